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
  readonly leftOutAll: (name: string) => boolean | undefined;
  readonly wishedAny: (name: string) => boolean | undefined;
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

/** A food, a class of foods or a kind of dish. Of other names nothing can be told: they are counted apart. */
const isKnown = (heard: Heard, name: string): boolean => heard.leftOutAll(name) !== undefined;

/** Served nothing of what was refused: left out, or no plan at all. */
const isKeptOut = (heard: Heard, names: readonly string[]): boolean =>
  names.every((name) => heard.wishedAny(name) !== true && (heard.outcome !== 'plan' || heard.leftOutAll(name) === true));

/** A wish for what was refused, or a dish on a chip that is named by it: "No duck | Peking duck". */
const saysOpposite = (heard: Heard, name: string): boolean =>
  heard.wishedAny(name) === true || heard.chips.some((chip) => namesDish(chip) && holdsWords(chip, name));

/** Foods have chips that begin with "With", and tell whether they are wished; "Low sugar" and "Vegan cheese pizza" hold none of it. */
const namesDish = (chip: string): boolean =>
  !isRefusal(chip) && !/^With | kcal|: \d|\b(?:low|free|vegan|meatless|plant|less|no|without)\b/iu.test(chip);

const isRefusal = (chip: string): boolean => /^No(?:thing)? |: left out$/u.test(chip);

/** By words: "pumpkin" is not heard in "Pumpernickel", nor "chicken soup" in "With chicken". */
const holdsWords = (text: string, name: string): boolean => {
  const said = new Set(wordsOf(text));
  return wordsOf(name).every((word) => said.has(word));
};

/** Spelt otherwise they are the same. */
const SAME_WORDS: Readonly<Record<string, string>> = {
  omelet: 'omelette',
  lasagne: 'lasagna',
  yoghurt: 'yogurt',
  chilli: 'chili',
  chile: 'chili',
  diabetic: 'diabetes',
  donut: 'doughnut',
  hummu: 'hummus',
  houmou: 'hummus',
  veggie: 'vegetable',
  veg: 'vegetable',
  barbecue: 'bbq',
  porridge: 'oatmeal',
};

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M}']/gu, '')
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '' && !/^(?:and|with|of|the|a)$/u.test(word))
    .map((word) => word.replace(/ies$/u, 'y').replace(/(?<=ch|sh|ss|x|o)es$|(?<!s)s$/u, ''))
    .map((word) => SAME_WORDS[word] ?? word);

type Safety = { readonly s: string; readonly out: readonly string[]; readonly may?: readonly string[] };

/** How many names of a set are in no table, and taken out of what is counted. */
function reportUnknown(set: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`${set}, not counted as in no table: ${names.length} (${[...new Set(names)].slice(0, 12).join(', ')})`);
}

for (const set of setsOf('safety')) {
  const rows = rowsOf(`${set}.jsonl`) as readonly Safety[];
  const unknown: string[] = [];
  const refusing = rows.flatMap(({ s, out }) => {
    const heard = hear(s);
    unknown.push(...out.filter((name) => !isKnown(heard, name)));
    const known = out.filter((name) => isKnown(heard, name));
    return known.length > 0 ? [{ s, heard, out: known }] : [];
  });
  const failing = (isGood: (heard: Heard, out: readonly string[]) => boolean): string[] =>
    refusing.filter(({ heard, out }) => !isGood(heard, out)).map(({ s, out }) => `${s} [${out.join(', ')}]`);
  report(set, failing(isKeptOut), refusing.length);
  report(
    `${set}, no chip says the opposite`,
    failing((heard, out) => !out.some((name) => saysOpposite(heard, name))),
    refusing.length,
  );
  reportUnknown(set, unknown);
  const fine = rows.flatMap(({ s, may = [] }) => may.map((food) => ({ s, food })));
  const isLeftOut = ({ s, food }: (typeof fine)[number]): boolean => hear(s).outcome !== 'plan' || hear(s).leftOutAll(food) === true;
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

/** Wished as a food, or as a dish that a chip names; and not left out beside it. */
const isWished = (heard: Heard, name: string): boolean =>
  (heard.wishedAny(name) === true
    ? heard.leftOutAll(name) !== true
    : heard.chips.some((chip) => !isRefusal(chip) && holdsWords(chip, name))) &&
  !heard.chips.some(
    (chip) => isRefusal(chip) && isSame(wordsOf(chip.replace(/^No(?:thing)? |: left out$| \(.*\)$| (?:at|for) .*$/gu, '')), wordsOf(name)),
  );

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join(' ') === other.join(' ');

const isOfDiet = (heard: Heard, diet: string): boolean =>
  [...heard.diets, ...heard.chips.filter((chip) => !isRefusal(chip))].some((name) => holdsWords(name, diet)) ||
  (diet === 'nut-free' && heard.leftOutAll('almonds') === true);

/** "Breakfast without eggs" is of that meal, and its chip says so. Where it may harm, the day is asked for. */
const isOutAtMeal = (heard: Heard, name: string): boolean =>
  heard.chips.some((chip) => isSame(wordsOf(/^No (.+) at (?:breakfast|lunch|dinner|snack)\b/u.exec(chip)?.[1] ?? ''), wordsOf(name)));

function isUnderstood(row: Ordinary): boolean {
  const heard = hear(row.s);
  return (
    heard.outcome === 'plan' &&
    (row.diets ?? []).every((diet) => isOfDiet(heard, diet)) &&
    (row.wished ?? []).every((name) => isWished(heard, name)) &&
    (row.out ?? []).every((name) => !isKnown(heard, name) || isKeptOut(heard, [name]) || isOutAtMeal(heard, name)) &&
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
  probes.filter(({ sentence, name }) => hear(sentence).wishedAny(name) === true).map(({ sentence }) => sentence),
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
