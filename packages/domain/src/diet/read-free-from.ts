import { foodNameKey } from '../food/food-name-key.ts';
import { NOT_VEGAN, NOT_VEGETARIAN, type LineTrait } from './line-trait.ts';

export type FreeFrom = {
  /** The words without those that only say what is not in the food. */
  readonly words: readonly string[];
  readonly freed: ReadonlySet<LineTrait>;
};

/** "Dairy-free", "no eggs", "vegan": what a text says is not in the food. It holds for that text only, not for what comes with it. */
export function readFreeFrom(text: string): FreeFrom {
  const words = foodNameKey(text).split(' ').filter(Boolean);
  const freed = new Set<LineTrait>();
  const dropped = new Set<number>();
  const free = (of: readonly LineTrait[], places: readonly number[]) => {
    for (const trait of of) freed.add(trait);
    for (const place of places) dropped.add(place);
  };
  for (const [at, word] of words.entries()) {
    const claim = traitsOf(CLAIMS, word);
    if (claim && words[at - 1] !== 'not') free(claim, [at]);
    if (word === 'free' && words[at + 1] !== 'range') freeBefore(words, at, free);
    if (NEGATIONS.has(word) || (word === 'free' && (words[at + 1] === 'from' || words[at + 1] === 'of'))) freeAfter(words, at, free);
    if (word === 'plant' && words[at + 1] === 'based') free(NOT_FROM_PLANTS, [at, at + 1]);
  }
  return { words: words.filter((_, at) => !dropped.has(at)), freed };
}

/** Only the table's own words: "constructor" is a word of every object. */
const traitsOf = (table: Readonly<Record<string, readonly LineTrait[]>>, word: string): readonly LineTrait[] | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

type Free = (of: readonly LineTrait[], places: readonly number[]) => void;

/** "Tree nut free", "gluten and dairy free". */
function freeBefore(words: readonly string[], at: number, free: Free): void {
  // "Not gluten-free", "isn't dairy or nut free".
  const first = words.findLastIndex((word, before) => before < at && !JOINING.has(word) && !traitsOf(FREED_BY_WORD, word));
  if (DENIES.test(words[first] ?? '')) return;
  for (let before = at - 1; before >= Math.max(0, at - MOST_LISTED); before--) {
    const word = words[before] ?? '';
    if (JOINING.has(word)) continue;
    const traits = traitsOf(FREED_BY_WORD, word);
    if (!traits) return;
    free(traits, [before, at]);
    if (!JOINING.has(words[before - 1] ?? '')) return;
  }
}

function freeAfter(words: readonly string[], at: number, free: Free): void {
  const isTwoWords = words[at] === 'free';
  for (let after = at + (isTwoWords ? 2 : 1); after <= at + MOST_LISTED && after < words.length; after++) {
    const word = words[after] ?? '';
    if (word === 'and' || word === 'or' || word === 'added' || word === 'any') continue;
    const traits = traitsOf(FREED_BY_WORD, word);
    if (!traits) return;
    free(traits, [after, at]);
  }
}

const MOST_LISTED = 6;
const JOINING: ReadonlySet<string> = new Set(['and', 'or', 'free', 'tree']);
const DENIES = /^(?:not|never|isnt|arent|nt)$/u;
const NEGATIONS: ReadonlySet<string> = new Set(['no', 'non', 'without', 'omit', 'minus', 'zero'].map(foodNameKey));

/** Said of meat and fish alone, so "vegetarian" answers for them too. */
const OF_FLESH: readonly LineTrait[] = ['liver', 'deli-meat', 'high-mercury'];
const ANIMAL: readonly LineTrait[] = [...NOT_VEGETARIAN, ...OF_FLESH];
const NOT_FROM_PLANTS: readonly LineTrait[] = [
  ...NOT_VEGAN,
  ...OF_FLESH,
  'raw-animal',
  'mold-ripened',
  'unpasteurised',
  'not-kosher',
  'not-halal',
];

/** Words that claim something of the whole food. */
const CLAIMS: Readonly<Record<string, readonly LineTrait[]>> = {
  vegan: NOT_FROM_PLANTS,
  vegetarian: ANIMAL,
  veggie: ANIMAL,
  meatless: ANIMAL,
  eggless: ['egg'],
  dairyless: ['dairy'],
  flourless: ['gluten'],
  nondairy: ['dairy'],
  alcoholfree: ['alcohol'],
  pasteurized: ['unpasteurised', 'raw-animal'],
  pasteurised: ['unpasteurised', 'raw-animal'],
};

const FREED_BY_WORD: Readonly<Record<string, readonly LineTrait[]>> = {
  gluten: ['gluten'],
  wheat: ['gluten'],
  dairy: ['dairy', 'mold-ripened'],
  milk: ['dairy'],
  casein: ['dairy'],
  butter: ['dairy'],
  cheese: ['dairy'],
  cream: ['dairy'],
  egg: ['egg'],
  nut: ['tree-nut', 'peanut'],
  almond: [],
  peanut: ['peanut'],
  soy: ['soy'],
  soya: ['soy'],
  sesame: ['sesame'],
  fish: ['fish'],
  shellfish: ['crustacean', 'mollusc'],
  meat: ['meat', 'pork'],
  pork: ['pork'],
  beef: ['meat'],
  alcohol: ['alcohol'],
  wine: ['alcohol'],
  beer: ['alcohol'],
  bacon: ['pork', 'meat'],
  gelatin: ['gelatin'],
  gelatine: ['gelatin'],
  honey: ['bee'],
  mustard: ['mustard'],
  celery: ['celery'],
  sulfite: ['sulphite'],
  sulphite: ['sulphite'],
  sugar: ['sugar'],
  grain: ['grain'],
};
