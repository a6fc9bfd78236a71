// What is read of text that people paste: sets written before the reader was opened, each in two halves: what half b says
// is worth more, as only the failures of half a were looked at for mends (docs/measurements/recipes.md says by whom).
//   node bench/pastes.ts [--set 2|3] [--half a|b] [--from FILE] [--show 20]: --show prints what was read wrongly, with its text
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readText } from '@larder/domain/import/read-text.ts';

type Row = {
  readonly id: string;
  readonly form: 'headed' | 'bare';
  readonly half: 'a' | 'b';
  readonly text: string;
  /** Any of the titles is right; null where the text states no title, no servings or no minutes. */
  readonly expected: {
    readonly title: readonly string[] | null;
    readonly ingredients: readonly string[];
    readonly instructions: readonly string[];
    readonly servings: number | null;
    readonly totalMinutes: number | null;
  };
};

const LEAST_ALIKE = 0.9;

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: '3' },
    half: { type: 'string' },
    from: { type: 'string' },
    show: { type: 'string', default: '0' },
  },
});
const rows = readFileSync(values.from ?? new URL(`./pastes/pastes-${values.set}.jsonl`, import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)
  .filter(({ half }) => values.half === undefined || values.half === half);
const scored = rows.map((row) => ({ row, ...scoreRow(row) }));

for (const [name, part] of [
  ['all', scored],
  ['headed', scored.filter(({ row }) => row.form === 'headed')],
  ['bare', scored.filter(({ row }) => row.form === 'bare')],
  ['half a', scored.filter(({ row }) => row.half === 'a')],
  ['half b', scored.filter(({ row }) => row.half === 'b')],
] as const) {
  const figures = (['whole', 'title', 'lines', 'steps', 'servings', 'minutes', 'invented'] as const).map((key) => {
    const stated = part.flatMap(({ right }) => right[key] ?? []);
    return `${key} ${stated.length === 0 ? '-' : ((stated.filter(Boolean).length / stated.length) * 100).toFixed(1)}`;
  });
  console.log(`${name.padEnd(7)} ${String(part.length).padStart(3)}  ${figures.join('  ')}`);
}
for (const { row, read } of scored.filter(({ right }) => !right.whole).slice(0, Number(values.show)))
  console.log(`\n${row.id}\n${row.text}\n${JSON.stringify(read, null, 1)}`);

function scoreRow({ text, expected }: Row) {
  const read = readRow(text);
  const { servings, totalMinutes } = expected;
  const title = expected.title === null ? read.title === '' : expected.title.some((name) => lettersOf(name) === lettersOf(read.title));
  const lines = read.ingredients.length === expected.ingredients.length && isSameList(read.ingredients, expected.ingredients);
  const steps = likeness(wordPairs(read.instructions.join('\n')), wordPairs(expected.instructions.join('\n'))) >= LEAST_ALIKE;
  const feeds = servings === null ? undefined : read.servings.includes(servings);
  const minutes = totalMinutes === null ? undefined : read.totalMinutes === totalMinutes;
  const invented = servings === null ? read.servings.length > 0 : undefined;
  return { read, right: { whole: title && lines && steps && feeds !== false, title, lines, steps, servings: feeds, minutes, invented } };
}

function readRow(text: string) {
  const found = readText(text);
  if (!found.ok) return { title: '', ingredients: [], instructions: [], servings: [], totalMinutes: null };
  const { title, ingredients, steps, yield: gives, minutes } = found.value;
  return {
    title,
    ingredients: ingredients.flatMap(({ lines }) => lines),
    instructions: steps.flatMap(({ heading, lines }) => (heading === null ? lines : [heading, ...lines])),
    servings: gives === null ? [] : [gives.min, gives.max],
    totalMinutes: minutes.total,
  };
}

/** As the open cases have it: letters and numbers count, and of a line nine tenths of its pairs of letters. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function isSameList(read: readonly string[], expected: readonly string[]): boolean {
  const left = read.map(lettersOf);
  return expected.map(lettersOf).every((line) => {
    const same = left.indexOf(line);
    const at = same >= 0 ? same : left.findIndex((other) => likeness(letterPairs(line), letterPairs(other)) >= LEAST_ALIKE);
    return at >= 0 && left.splice(at, 1).length === 1;
  });
}

function letterPairs(text: string): readonly string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}

function wordPairs(text: string): readonly string[] {
  const words = lettersOf(text).split(' ');
  return words.map((word, at) => `${word} ${words[at + 1] ?? ''}`);
}

function likeness(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const shared = one.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return one.length + other.length === 0 ? 1 : (2 * shared.length) / (one.length + other.length);
}
