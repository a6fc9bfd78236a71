// Reading and grounding of other people's recipes on the open cases: pages, pasted text, exports, and what their lines weigh.
//   node bench/recipes.ts [--bench ../shared/bench]
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { groundForeignLine } from '@larder/domain/ingredient/ground-foreign-line.ts';
import { findRecipeLanguage } from '@larder/domain/ingredient/language/find-recipe-language.ts';
import { SURE_CONFIDENCE } from '@larder/domain/ingredient/ground-line.ts';
import { computeRecipeNutrition } from '@larder/domain/recipe/recipe-nutrition.ts';

type Case = {
  readonly language: string | null;
  readonly expected: { readonly ingredients: readonly string[]; readonly servings: number | null };
};

const { values } = parseArgs({ options: { bench: { type: 'string', default: '../shared/bench' } } });
const bench = resolve(values.bench, 'import');
if (!existsSync(bench)) {
  console.error(`No cases at ${bench}. Name the folder that holds them: node bench/recipes.ts --bench <folder>`);
  process.exit(1);
}
const adapter = resolve('bench/adapters/import.mjs');
const score = (scorer: string, ...args: readonly string[]): string =>
  execFileSync(process.execPath, [join(bench, scorer), '--adapter', adapter, ...args], { encoding: 'utf8' }).trim();

console.log(`pages\n${score('score.mjs', '--split', 'open')}\n`);
console.log(`pages of the project's own set, first run blind\n${score('score.mjs', '--split', 'dev', '--data', resolve('bench/pages'))}\n`);
console.log(`pasted text\n${score('score.mjs', '--split', 'open', '--form', 'paste')}\n`);
console.log(`exports\n${score('score-exports.mjs').split('\n').at(-1)}\n`);
printCounted(
  readFileSync(join(bench, 'cases.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case),
);

/** By language: pages of which every amount is counted, lines that are, and the share of energy that rests on guessed foods. */
function printCounted(cases: readonly Case[]): void {
  const languages = new Map<string, Case[]>();
  for (const one of cases) {
    const language = (one.language ?? 'en').slice(0, 2);
    languages.set(language, [...(languages.get(language) ?? []), one]);
  }
  for (const [language, pages] of [...languages].toSorted((one, other) => other[1].length - one[1].length)) {
    const counted = pages.map(countPage);
    const lines = counted.reduce((sum, { stated }) => sum + stated, 0);
    const inSum = counted.reduce((sum, { known }) => sum + known, 0);
    const energy = counted.reduce((sum, { kcal }) => sum + kcal, 0);
    const guessed = counted.reduce((sum, { guessedKcal }) => sum + guessedKcal, 0);
    const whole = counted.filter(({ stated, known }) => stated === known).length;
    console.log(
      `${language}: ${pages.length} pages, every amount counted on ${percent(whole, pages.length)}, lines counted ${percent(inSum, lines)}, energy from guessed foods ${percent(guessed, energy)}`,
    );
  }
}

function countPage({ expected, language: declared }: Case): { stated: number; known: number; kcal: number; guessedKcal: number } {
  const language = findRecipeLanguage(expected.ingredients, declared);
  const { lines } = computeRecipeNutrition(expected.ingredients, 1, (text) => groundForeignLine(text, language));
  const stated = lines.filter(({ grounded }) => grounded.weight !== 'not-stated');
  const kcalOf = (line: (typeof lines)[number]): number =>
    line.nutrients ? 4 * line.nutrients.protein + 4 * line.nutrients.carbs + 9 * line.nutrients.fat : 0;
  return {
    stated: stated.length,
    known: stated.filter(({ nutrients }) => nutrients !== null).length,
    kcal: lines.reduce((sum, line) => sum + kcalOf(line), 0),
    guessedKcal: lines.filter(({ grounded }) => grounded.confidence < SURE_CONFIDENCE).reduce((sum, line) => sum + kcalOf(line), 0),
  };
}

function percent(part: number, of: number): string {
  return of === 0 ? '-' : `${((part / of) * 100).toFixed(1)} %`;
}
