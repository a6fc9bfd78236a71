import { LEAF_PLURALS } from './leaf-plurals.ts';
import { MISSPELLINGS } from './misspellings.table.ts';

/**
 * The form in which food names are compared: lower case, no accents or punctuation, every word in the singular,
 * US spelling. Two names with one key are one name. A key is not meant for reading ("cookies" and "cookie" both give "cooky").
 */
export function foodNameKey(text: string): string {
  const lower = text.toLowerCase();
  // Most names are plain words, and the table has some 6,000 to index at start-up.
  const plain = /^[a-z ]*$/.test(lower) ? lower : stripPunctuation(lower);
  return plain.includes(' ') ? plain.split(' ').filter(Boolean).map(wordKey).join(' ') : plain === '' ? '' : wordKey(plain);
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

/** Names share their words: the table's 15,000 are 4,000 different ones. */
const wordKeys = new Map<string, string>();
const MOST_REMEMBERED = 20_000;

function wordKey(word: string): string {
  const known = wordKeys.get(word);
  if (known !== undefined) return known;
  const singular = singularKey(word);
  const key = SPELLINGS.get(singular) ?? MISSPELT.get(singular) ?? singular;
  if (wordKeys.size >= MOST_REMEMBERED) wordKeys.clear();
  wordKeys.set(word, key);
  return key;
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

// The first ending that fits decides. Singulars in "-ie" and "-se" are shortened too, so that cookie and cheese need no list.
// Plain comparisons, because five regular expressions for each word of the table could be felt at start.
function singularKey(word: string): string {
  const leaf = LEAF_LIKE.get(word);
  if (leaf !== undefined) return leaf;
  if (word.length <= 3 || !(word.endsWith('s') || word.endsWith('e'))) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ie')) return `${word.slice(0, -2)}y`;
  if (word.endsWith('ss') || word.endsWith('us')) return word;
  const stem = word.endsWith('es') ? word.slice(0, -2) : word.endsWith('e') ? word.slice(0, -1) : '';
  if (HISSING.some((ending) => stem.endsWith(ending))) return stem;
  if (word.endsWith('oes')) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

const HISSING = ['s', 'x', 'z', 'ch', 'sh'] as const;

const MISSPELT: ReadonlyMap<string, string> = new Map(
  Object.entries(MISSPELLINGS).flatMap(([right, wrong]) =>
    wrong.split(' ').map((each) => [singularKey(each), singularKey(right)] as const),
  ),
);
