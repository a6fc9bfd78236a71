// What is heard in sentences that people wrote who had not read the reader: refusals and allergies kept out, ordinary wishes
// understood, wordings of refusals that are read as wishes, allergies in other languages. --show 20 prints what fails. --set 9
// scores one set alone; --from FOLDER takes it from there, so that it is run before anybody reads it, and --half a what a seed
// draws of it, so that half b never is.
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { seededRandom } from '../packages/domain/src/base/random.ts';

type Heard = {
  readonly outcome: string;
  readonly asks: readonly unknown[];
  readonly diets: readonly string[];
  readonly chips: readonly string[];
  readonly targets: Readonly<Record<string, number>>;
  readonly meals: number | null;
  readonly people: number | null;
  readonly days: number | null;
  readonly leftOut: (name: string) => boolean | undefined;
  readonly wished: (name: string) => boolean | undefined;
};

const { values } = parseArgs({
  options: { show: { type: 'string', default: '0' }, set: { type: 'string' }, from: { type: 'string' }, half: { type: 'string' } },
});
// What scorers call is plain JavaScript, without types.
const adapter: string = './adapters/reader.mjs';
const { read: hear } = (await import(adapter)) as { readonly read: (sentence: string) => Heard };
const folder = values.from ? pathToFileURL(`${values.from}/`) : new URL('./reader/', import.meta.url);

function rowsOf(name: string): readonly unknown[] {
  const random = seededRandom(20);
  return readFileSync(new URL(name, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ row: JSON.parse(line) as unknown, half: random() < 0.5 ? 'a' : 'b' }))
    .flatMap(({ row, half }) => (values.half === undefined || values.half === half ? [row] : []));
}

/** `safety`, `safety-2` and on; of one set alone where `--set` names it. */
function setsOf(kind: string): readonly string[] {
  const numbers = values.set === undefined ? Array.from({ length: 99 }, (_, at) => String(at + 1)) : [values.set];
  return numbers
    .map((number) => (number === '1' ? kind : `${kind}-${number}`))
    .filter((set) => existsSync(new URL(`${set}.jsonl`, folder)));
}

function report(name: string, failed: readonly string[], count: number): void {
  if (count === 0) return;
  console.log(`${name}: ${count - failed.length} of ${count} (${((100 * (count - failed.length)) / count).toFixed(1)} %)`);
  for (const sentence of failed.slice(0, Number(values.show))) console.log(`  ${sentence.replaceAll('\n', ' / ')}`);
}

/** Served nothing of what was refused: left out, or no plan at all. Of what is no food of the table nothing can be told. */
const isKeptOut = (heard: Heard, foods: readonly string[]): boolean =>
  foods.every(
    (food) =>
      heard.leftOut(food) === undefined || (heard.wished(food) !== true && (heard.outcome !== 'plan' || heard.leftOut(food) === true)),
  );

type Safety = { readonly s: string; readonly out: readonly string[]; readonly may?: readonly string[] };

for (const set of setsOf('safety')) {
  const rows = rowsOf(`${set}.jsonl`) as readonly Safety[];
  const refusing = rows.filter(({ out }) => out.length > 0);
  const failing = (isGood: (heard: Heard, out: readonly string[]) => boolean): string[] =>
    refusing.filter(({ s, out }) => !isGood(hear(s), out)).map(({ s, out }) => `${s} [${out.join(', ')}]`);
  report(set, failing(isKeptOut), refusing.length);
  const isTrue = failing((heard, out) => !out.some((food) => heard.wished(food) === true));
  report(`${set}, no chip says the opposite`, isTrue, refusing.length);
  const fine = rows.flatMap(({ s, may = [] }) => may.map((food) => ({ s, food })));
  const isLeftOut = ({ s, food }: (typeof fine)[number]): boolean => hear(s).outcome !== 'plan' || hear(s).leftOut(food) === true;
  report(
    `${set}, what is said to be fine`,
    fine.filter(isLeftOut).map(({ s, food }) => `${s} [${food}]`),
    fine.length,
  );
}

type Ordinary = {
  s: string;
  diets?: string[];
  wished?: string[];
  out?: string[];
  calories?: number;
  meals?: number;
  people?: number;
  days?: number;
};

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** A dish is no food of the table: it is heard when a chip names it. */
const hasChip = ({ chips }: Heard, name: string): boolean =>
  chips.some((chip) => !/^No |: left out$/.test(chip) && plain(chip).includes(stemOf(name)));

/** Spelt otherwise or bent it is the same: "diabetic" is diabetes-friendly, an "omelette" an omelet. */
const stemOf = (name: string): string => plain(name).replace(/s$/, '').slice(0, LONGEST_STEM);
const LONGEST_STEM = 6;

function isUnderstood(row: Ordinary): boolean {
  const heard = hear(row.s);
  const names = [...heard.diets, ...heard.chips].map(plain);
  return (
    heard.outcome === 'plan' &&
    (row.diets ?? []).every(
      (diet) => names.some((name) => name.includes(stemOf(diet))) || (diet === 'nut-free' && heard.leftOut('almonds') === true),
    ) &&
    (row.wished ?? []).every((food) => heard.wished(food) === true || hasChip(heard, food)) &&
    (row.out ?? []).every((food) => heard.leftOut(food) !== false) &&
    (row.calories === undefined || Math.abs(heard.targets['calories']! - row.calories) <= row.calories * 0.02) &&
    (['meals', 'people', 'days'] as const).every((key) => row[key] === undefined || heard[key] === row[key])
  );
}

for (const set of setsOf('ordinary')) {
  const rows = rowsOf(`${set}.jsonl`) as readonly Ordinary[];
  const failing = (isGood: (row: Ordinary) => boolean): string[] => rows.filter((row) => !isGood(row)).map(({ s }) => s);
  report(set, failing(isUnderstood), rows.length);
  const isUnasked = ({ s }: Ordinary): boolean => hear(s).outcome === 'plan' && hear(s).asks.length === 0;
  report(`${set}, nothing is asked`, failing(isUnasked), rows.length);
}

if (values.set !== undefined) process.exit();

const languages = rowsOf('languages.jsonl') as readonly { readonly lang: string; readonly s: string }[];
report(
  'languages',
  languages.filter(({ s }) => !isKeptOut(hear(s), ['peanuts', 'chicken breast'])).map(({ lang }) => lang),
  languages.length,
);

const FOODS = [
  ['peanuts', 'peanut'],
  ['milk', 'milk'],
  ['eggs', 'egg'],
  ['shrimp', 'shrimp'],
  ['mushrooms', 'mushroom'],
  ['salmon', 'salmon'],
  ['tomatoes', 'tomato'],
  ['coconut', 'coconut milk'],
] as const;
const wordings = readFileSync(new URL('./reader/wordings.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const probes = wordings.flatMap((wording) =>
  FOODS.map(([food, name]) => ({
    sentence: wording.replaceAll('{f}', food).replaceAll('{s}', food.replace(/(?:es|s)$/, '')),
    food: food.replace(/(?:es|s)$/, ''),
    name,
  })),
);
report(
  'wordings not read as a wish',
  probes.filter(({ sentence, name }) => hear(sentence).wished(name) === true).map(({ sentence }) => sentence),
  probes.length,
);

/** One slip in the food, of each kind, at a place that follows from the probe's number. */
const SLIPS: Readonly<Record<string, (food: string, sentence: string, at: number) => string>> = {
  'a space in the food': (food, sentence, at) => sentence.replace(food, `${food.slice(0, cutAt(food, at))} ${food.slice(cutAt(food, at))}`),
  'a space lost before the food': (food, sentence) => sentence.replace(` ${food}`, food),
  'two letters swapped': (food, sentence, at) => {
    const cut = cutAt(food, at);
    return sentence.replace(food, `${food.slice(0, cut)}${food[cut + 1] ?? ''}${food[cut] ?? ''}${food.slice(cut + 2)}`);
  },
  'a letter lost': (food, sentence, at) => sentence.replace(food, food.slice(0, cutAt(food, at)) + food.slice(cutAt(food, at) + 1)),
};
const cutAt = (food: string, at: number): number => 1 + (at % (food.length - 1));
for (const [name, slip] of Object.entries(SLIPS)) {
  const slipped = probes.flatMap((probe, at) => {
    const sentence = slip(probe.food, probe.sentence, at);
    return sentence === probe.sentence ? [] : [{ ...probe, sentence }];
  });
  report(
    `wordings with ${name}, kept out`,
    slipped.filter(({ sentence, name: food }) => !isKeptOut(hear(sentence), [food])).map(({ sentence }) => sentence),
    slipped.length,
  );
}
