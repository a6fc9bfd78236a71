import { LEAF_PLURALS } from './leaf-plurals.ts';

/**
 * The form in which food names are compared: lower case, no accents or punctuation, every word in the singular,
 * US spelling. Two names with one key are one name. A key is not meant for reading ("cookies" and "cookie" both give "cooky").
 */
export function foodNameKey(text: string): string {
  const lower = text.toLowerCase();
  // Most names are plain words, and the table has some 6,000 to index at start-up.
  const plain = /^[a-z ]*$/.test(lower) ? lower : stripPunctuation(lower);
  return plain.split(' ').filter(Boolean).map(wordKey).join(' ');
}

const stripPunctuation = (lower: string): string =>
  lower
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/['’`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/%/g, ' percent ')
    .replace(/[^a-z0-9/.]+/g, ' ')
    .replace(/\.(?!\d)/g, ' ');

function wordKey(word: string): string {
  const singular = singularKey(word);
  return SPELLINGS.get(singular) ?? singular;
}

// Keys to keys, so that a spelling needs one entry for singular and plural.
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['yoghurt', 'yogurt'],
  ['yoghourt', 'yogurt'],
  ['chilli', 'chili'],
  ['chile', 'chili'],
  ['chily', 'chili'],
  ['chilly', 'chili'],
  ['fibre', 'fiber'],
  ['flavour', 'flavor'],
  ['colour', 'color'],
  ['litre', 'liter'],
  ['omelette', 'omelet'],
  ['houmous', 'hummus'],
  ['houmou', 'hummus'],
  ['humous', 'hummus'],
  ['wholewheat', 'whole wheat'],
  ['wholemeal', 'whole wheat'],
  ['wholegrain', 'whole grain'],
  ['unsulphured', 'unsulfured'],
]);

const LEAF_LIKE: ReadonlyMap<string, string> = new Map(Object.entries(LEAF_PLURALS));

// Ordered: the first ending that fits decides. Singulars in "-ie" and "-se" are shortened too, so that cookie and cheese need no list.
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies?$/, 'y'],
  [/(ss|us)$/, '$1'],
  [/(s|x|z|ch|sh)es?$/, '$1'],
  [/oes$/, 'o'],
  [/s$/, ''],
];

function singularKey(word: string): string {
  const leaf = LEAF_LIKE.get(word);
  if (leaf !== undefined) return leaf;
  if (word.length <= 3 || !/[es]$/.test(word)) return word;
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  return ending ? word.replace(ending[0], ending[1]) : word;
}
