// What is heard in sentences that people wrote who had not read the reader: refusals and allergies kept out, ordinary wishes
// understood, wordings of refusals that are read as wishes, allergies in other languages. --show 20 prints what fails.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

type Heard = {
  readonly outcome: string;
  readonly diets: readonly string[];
  readonly chips: readonly string[];
  readonly targets: Readonly<Record<string, number>>;
  readonly meals: number | null;
  readonly people: number | null;
  readonly days: number | null;
  readonly leftOut: (name: string) => boolean | undefined;
  readonly wished: (name: string) => boolean | undefined;
};

const { values } = parseArgs({ options: { show: { type: 'string', default: '0' } } });
// What scorers call is plain JavaScript, without types.
const adapter: string = './adapters/reader.mjs';
const { read: hear } = (await import(adapter)) as { readonly read: (sentence: string) => Heard };
const rowsOf = (name: string): readonly unknown[] =>
  readFileSync(new URL(`./reader/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

function report(name: string, failed: readonly string[], count: number): void {
  console.log(`${name}: ${count - failed.length} of ${count} (${((100 * (count - failed.length)) / count).toFixed(1)} %)`);
  for (const sentence of failed.slice(0, Number(values.show))) console.log(`  ${sentence.replaceAll('\n', ' / ')}`);
}

/** Served nothing of what was refused: left out, or no plan at all. Of what is no food of the table nothing can be told. */
const isKeptOut = (heard: Heard, foods: readonly string[]): boolean =>
  foods.every(
    (food) =>
      heard.leftOut(food) === undefined || (heard.wished(food) !== true && (heard.outcome !== 'plan' || heard.leftOut(food) === true)),
  );

for (const set of ['safety', 'safety-2', 'safety-3', 'safety-4', 'safety-5', 'safety-6', 'safety-7', 'safety-8', 'safety-9']) {
  const rows = rowsOf(`${set}.jsonl`) as readonly { s: string; out: readonly string[]; may?: readonly string[] }[];
  report(
    set,
    rows.filter(({ s, out }) => !isKeptOut(hear(s), out)).map(({ s }) => s),
    rows.length,
  );
  const fine = rows.flatMap(({ s, may = [] }) => may.map((food) => ({ s, food })));
  const isLeftOut = ({ s, food }: (typeof fine)[number]): boolean => hear(s).outcome !== 'plan' || hear(s).leftOut(food) === true;
  if (fine.length > 0)
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
  chips.some((chip) => !/^No |: left out$/.test(chip) && plain(chip).includes(plain(name).replace(/s$/, '')));

function isUnderstood(row: Ordinary): boolean {
  const heard = hear(row.s);
  const names = [...heard.diets, ...heard.chips].map(plain);
  return (
    heard.outcome === 'plan' &&
    (row.diets ?? []).every(
      (diet) => names.some((name) => name.includes(plain(diet))) || (diet === 'nut-free' && heard.leftOut('almonds') === true),
    ) &&
    (row.wished ?? []).every((food) => heard.wished(food) === true || hasChip(heard, food)) &&
    (row.out ?? []).every((food) => heard.leftOut(food) !== false) &&
    (row.calories === undefined || Math.abs(heard.targets['calories']! - row.calories) <= row.calories * 0.02) &&
    (['meals', 'people', 'days'] as const).every((key) => row[key] === undefined || heard[key] === row[key])
  );
}

for (const set of [
  'ordinary',
  'ordinary-2',
  'ordinary-3',
  'ordinary-4',
  'ordinary-5',
  'ordinary-6',
  'ordinary-7',
  'ordinary-8',
  'ordinary-9',
]) {
  const rows = rowsOf(`${set}.jsonl`) as readonly Ordinary[];
  report(
    set,
    rows.filter((row) => !isUnderstood(row)).map(({ s }) => s),
    rows.length,
  );
}

const languages = rowsOf('languages.jsonl') as readonly { lang: string; s: string }[];
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
