import type { RecipeYield } from './imported-recipe.ts';

/**
 * What a recipe gives, of one text ("Serves 4-6", "2 dozen cookies", "4 Portionen") or of several of the same: of
 * "8" and "8 loaves" the one that says more.
 */
export function readYield(values: readonly unknown[]): RecipeYield | null {
  const read = values.flatMap((value) => readOne(value) ?? []);
  return read.find(({ isServings, noun }) => isServings && noun !== null) ?? read.find(({ noun }) => noun !== null) ?? read[0] ?? null;
}

/** "6 doses 2h05", beside whatever else it says. */
export function saysServings(text: string): boolean {
  const gives = readYield([text]);
  return gives !== null && gives.isServings && gives.noun !== null;
}

function readOne(value: unknown): RecipeYield | null {
  if (typeof value === 'number') return isCount(value) ? { min: value, max: value, noun: null, isServings: true } : null;
  if (typeof value !== 'string') return null;
  const text = replaceNumberWords(value.slice(0, LONGEST).replaceAll(/\s+/g, ' ').trim());
  const all = [...text.matchAll(COUNT)].flatMap((found) => readCount(found, text) ?? []);
  // Of "1 loaf, 10 slices" the slices are eaten.
  const pieces = all[0]?.max === 1 && all[0].noun !== null ? all.find(({ min, noun }) => min > 1 && noun !== null) : undefined;
  return all.find(({ isServings, noun }) => isServings && noun !== null) ?? pieces ?? all[0] ?? null;
}

const LONGEST = 300;
const COUNT =
  /(\d{1,4}(?:[.,]\d{1,2})?|½)(?:\s?(?:-|–|—|to|bis|à|a|of|tot|do|or|ou|\/)\s?(\d{1,4}(?:[.,]\d{1,2})?))?(\s*(?:dozen|doz\b\.?))?/gi;

function readCount(found: RegExpMatchArray, text: string): RecipeYield | null {
  const before = text.slice(0, found.index).toLowerCase();
  const after = text.slice(found.index! + found[0].length);
  const times = found[3] ? 12 : 1;
  const min = toNumber(found[1]!) * times;
  const max = found[2] === undefined ? min : toNumber(found[2]) * times;
  if (!isCount(min) || !isCount(max)) return null;
  // "(8-inch cake)" and "12 x 15 cm" count nothing that is eaten.
  const noun = /^[\s(-]*(\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’-]*){0,3})/u.exec(after)?.[1] ?? null;
  if (noun !== null && NO_COUNT.test(noun)) return null;
  const isServings = (noun !== null && SERVINGS.test(noun)) || SERVES.test(before) || (noun === null && !MAKES.test(before));
  return { min: Math.min(min, max), max: Math.max(min, max), noun: noun === null ? null : noun.replace(/[.)]+$/, ''), isServings };
}

const toNumber = (text: string): number => (text === '½' ? 0.5 : Number(text.replace(',', '.')));
const isCount = (value: number): boolean => Number.isFinite(value) && value > 0 && value <= 2_000;

const NO_COUNT =
  /^(?:x|inch(?:es)?|in|cm|mm|g|kg|grams?|gr|oz|ounces?|ml|cl|dl|l|lit(?:er|re)s?|lbs?|pounds?|quarts?|minut\p{L}*|min|mins|hours?|votes?)\b/iu;

/** Words for one eater's share, by language. */
const SERVINGS =
  /^(?:serv\p{L}*|portion\p{L}*|porci\p{L}*|porzion\p{L}*|porç\p{L}*|porsjon\p{L}*|porcj\p{L}*|porc[ej]\p{L}*|doses?|annos\p{L}*|adag\p{L}*|fő(?:re)?|person\p{L}*|people|persone|persoas|pers|pessoas?|osób|osob[y]?|osoby|eaters?|adults?|guests?|convives?|parts?|comensal\p{L}*|raci\p{L}*|порц\p{L}*|persoon|personen|plates?|кişi|kişi\p{L}*|人分?|份)/iu;
const SERVES =
  /(?:serv\p{L}*|feeds|für|pour|para|per|voor|dla|pro|для|portion\p{L}*|porcion\p{L}*|porzion\p{L}*|personen?|raciones)\s*:?\s*(?:about |approximately |ca\.? |around |up to )?$/iu;
const MAKES = /(?:makes?|made|ergibt|donne)\s*:?\s*(?:about |approximately |ca\.? |around )?$/i;

/** As people write how many they feed, in the languages of the tables; "six" is one word in two of them. */
const WORDS_BY_NUMBER = [
  ['one', '1'],
  ['two|zwei|deux|dos', '2'],
  ['three|drei|trois|tres', '3'],
  ['four|vier|quatre|cuatro', '4'],
  ['five|fünf|cinq|cinco', '5'],
  ['six|sechs|seis', '6'],
  ['seven|sieben|sept|siete', '7'],
  ['eight|acht|huit|ocho', '8'],
  ['nine', '9'],
  ['eleven', '11'],
  ['ten|zehn', '10'],
  ['twelve|zwölf|douze|doce', '12'],
  ['fourteen|vierzehn|quatorze|catorce', '14'],
  ['sixteen|sechzehn', '16'],
  ['eighteen|achtzehn', '18'],
  ['twenty|zwanzig|vingt|veinte', '20'],
  ['thirty|dreißig|trente|treinta', '30'],
  ['forty|vierzig|quarante|cuarenta', '40'],
  ['half a dozen|half-a-dozen|ein halbes dutzend|une demi-douzaine|media docena', '6'],
  ['a dozen|ein dutzend|une douzaine|una docena', '1 dozen'],
  // "Zu viert" sit four, and a couple of people are two where one of days may be three.
  ['zweit', '2'],
  ['dritt', '3'],
  ['viert', '4'],
  ['fünft', '5'],
  ['sechst', '6'],
  [String.raw`a couple of(?=\s(?:us|people|friends|adults|eaters|servings)(?!\p{L}))`, '2'],
] as const;
export const NUMBER_WORD = WORDS_BY_NUMBER.map(([words]) => words).join('|');
const NUMBER_WORDS = WORDS_BY_NUMBER.map(([words, digits]) => [new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'), digits] as const);

const replaceEach = (text: string): string => NUMBER_WORDS.reduce((read, [word, digits]) => read.replaceAll(word, digits), text);

/** "Twenty-four", "vingt-quatre": one number, where "two to four" is a range. */
const wordsOf = (isMeant: (number: number) => boolean): string =>
  WORDS_BY_NUMBER.filter(([, digits]) => isMeant(Number(digits)))
    .map(([words]) => words)
    .join('|');
const TENS_AND_ONES = new RegExp(
  `(?<!\\p{L})(${wordsOf((number) => number >= 20)})(?:-| | y )(${wordsOf((number) => number < 10)})(?!\\p{L})`,
  'giu',
);
const joinTens = (text: string): string =>
  text.replaceAll(TENS_AND_ONES, (_, tens: string, ones: string) => String(Number(replaceEach(tens)) + Number(replaceEach(ones))));

const ANY_NUMBER_WORD = new RegExp(`(?<!\\p{L})(?:${NUMBER_WORD})(?!\\p{L})`, 'iu');

/** "A family of four" are four, half an hour is 30 minutes. */
export function replaceNumberWords(text: string): string {
  const mended = text
    .replaceAll(/(?:a |the )(?:family|group|party|crowd|table) of (?=\p{L}|\d)/giu, '')
    .replaceAll(/\b(?:half an hour|media hora|une demi-heure|eine halbe stunde)\b/gi, '30 minutes')
    .replaceAll(/\b(?:an|one) hour\b/gi, '1 hour');
  // Most lines of a paste hold none: one look instead of two dozen.
  return ANY_NUMBER_WORD.test(mended) ? replaceEach(joinTens(mended)) : mended;
}
