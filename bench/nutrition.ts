// Ingredient lines, grounding, nutrition and diet verdicts on the open cases, one line a scorer.
//   node bench/nutrition.ts [--bench ../shared/bench]
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { groundLine } from '@larder/domain/ingredient/ground-line.ts';

const { values } = parseArgs({ options: { bench: { type: 'string', default: '../shared/bench' } } });
const bench = resolve(values.bench, 'nutrition');
if (!existsSync(bench)) {
  console.error(`No cases at ${bench}. Name the folder that holds them: node bench/nutrition.ts --bench <folder>`);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));

try {
  console.log(scoreLines());
  const { all, grams, coverage } = score('score.mjs', 'nutrition') as RecipeScores;
  print('recipes', {
    'kcal median error %': all.kcal.median,
    'kcal within 20 %': all.kcal.within20,
    'all four within 20 %': all.all4within20,
    'off by more than 2x %': all.grossErrorPct,
    'lines covered %': coverage * 100,
  });
  print('line weights', grams ? { 'median error %': grams.median, 'within 10 %': grams.within10, 'within 25 %': grams.within25 } : {});
  const diets = score('score-diets.mjs', 'diets') as DietScores;
  print('diets', {
    'safety passed as safe %': diets.safety.falseSafe,
    'all passed as safe %': diets.all.falseSafe,
    'precision %': diets.all.precision,
    'lines all right %': diets.exact,
  });
  print('speed', measureSpeed());
} finally {
  rmSync(folder, { recursive: true });
}

type RecipeScores = {
  all: { kcal: { median: number; within20: number }; all4within20: number; grossErrorPct: number };
  grams: { median: number; within10: number; within25: number } | null;
  coverage: number;
};
type Share = { falseSafe: number; precision: number };
type DietScores = { safety: Share; all: Share; exact: number };

/** The parser's scorer closes with one line of its own. */
function scoreLines(): string {
  const scorer = resolve(values.bench, 'ingredients/score.mjs');
  const printed = execFileSync(process.execPath, [scorer, resolve('bench/adapters/ingredients.mjs')], { encoding: 'utf8' });
  return `lines: ${/^SUMMARY \S+ (.*)$/m.exec(printed)?.[1] ?? 'the scorer printed no summary'}`;
}

/** The scorer's own figures, which it writes as JSON. */
function score(scorer: string, adapter: string): unknown {
  const out = join(folder, `${adapter}.json`);
  execFileSync(process.execPath, [join(bench, scorer), '--adapter', resolve(`bench/adapters/${adapter}.mjs`), '--json', out]);
  return JSON.parse(readFileSync(out, 'utf8'));
}

/** Beside the clock's figure the processor's: on a busy machine only the second says anything. */
function measureSpeed(): Readonly<Record<string, number>> {
  const recipes = readFileSync(join(bench, 'recipes.jsonl'), 'utf8').trim().split('\n');
  const lines = recipes.flatMap((recipe) => (JSON.parse(recipe) as { ingredients: string[] }).ingredients);
  for (const line of lines) groundLine(line);
  const startedAt = performance.now();
  const before = process.cpuUsage();
  for (let round = 0; round < 5; round++) for (const line of lines) groundLine(line);
  const { user, system } = process.cpuUsage(before);
  const elapsedMs = performance.now() - startedAt;
  return {
    'lines parsed and grounded per s': (5 * lines.length * 1000) / elapsedMs,
    'per processor second': (5 * lines.length * 1e6) / (user + system),
  };
}

function print(name: string, figures: Readonly<Record<string, number>>): void {
  const text = Object.entries(figures).map(([what, value]) => `${what} ${value >= 1000 ? Math.round(value) : value.toFixed(1)}`);
  console.log(`${name}: ${text.join(', ')}`);
}
