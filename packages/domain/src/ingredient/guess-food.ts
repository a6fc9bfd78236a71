import { FLAVOR_KINDS, FLESH_KINDS } from '../food/food-kinds.ts';
import { findFood, findFoodByName } from '../food/find-food.ts';
import { foodNameKey } from '../food/food-name-key.ts';
import type { Food } from '../food/food.ts';
import { PART_WORDS, PLAIN_WORDS, STATE_WORDS, SUBSTITUTE_WORDS } from './ground-words.table.ts';
import type { IngredientLine } from './ingredient-line.ts';
import { USUAL_FOODS } from './usual-foods.table.ts';

/**
 * The nearest food for a line that no name of the table stands in: the longest run of its words that ends in its noun and
 * is a name; then what that noun usually is; then a food that is named before it. Good enough to count energy on, and marked as a
 * guess: it never says that a line fits a diet or is free of an allergen, since "vegan ham" would be ham.
 */
export function guessFood({ name, comment }: IngredientLine): Food | undefined {
  const words = foodNameKey(name).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  if (words.some(isSubstitute)) return undefined;
  const nouns = words.filter((word) => !isNoNoun(word) && !/\d/.test(word));
  const head = nouns.slice(-1);
  const whole = findInBrackets(comment) ?? (SHAPES.has(head[0] ?? '') ? findEndingBut(nouns, head) : findEnding(nouns));
  if (whole) return whole;
  const usual = findEnding(head) ?? findUsual(nouns);
  const earlier = findEarlier(nouns);
  if (nouns.length > 1 && OF_ANYTHING.has(head[0] ?? '')) return earlier;
  if (!usual || !SHAPES.has(head[0] ?? '')) return usual ?? earlier;
  const of = earlier ?? findUsual(nouns.slice(0, -1));
  if (!of || of.kind === usual.kind) return usual;
  return FLESH_KINDS.has(of.kind) ? of : undefined;
}

/** Of beef or pork until it is said of what: a roast of turkey is turkey, and one of nuts neither beef nor nuts. */
const SHAPES: ReadonlySet<string> = new Set('bacon burger ham mince roast sausage steak'.split(' '));

/** A paste of peanuts is no tomato paste, and of what nobody knows nothing is known; oils, and flours, are much alike. */
const OF_ANYTHING: ReadonlySet<string> = new Set(['paste', 'sauce']);

/** Below every match by name, so that a person is asked. */
export const GUESS_CONFIDENCE = 0.3;

const MOST_WORDS = 12;

/** What these words stand beside is not what is eaten. */
const isSubstitute = (word: string): boolean => SUBSTITUTE_WORDS.has(word) || REPLACING.has(word);
const REPLACING: ReadonlySet<string> = new Set(
  'free substitute alternative replacement replacer analogue less non flavor flavour flavored flavoured flavoring flavouring extract color coloring colouring'.split(
    ' ',
  ),
);

/** "Fermented pepper paste (gochujang)": the brackets give the name. */
function findInBrackets(comment: string | null): Food | undefined {
  const text = comment?.replaceAll(/[()*]/g, ' ').trim() ?? '';
  return text !== '' && text.split(/\s+/).length <= 3 ? findFoodByName(text) : undefined;
}

/** The longest run that ends in the last noun. */
function findEnding(words: readonly string[]): Food | undefined {
  for (let start = 0; start < words.length; start++) {
    const food = findFoodByName(words.slice(start).join(' '));
    if (food) return food;
  }
  return undefined;
}

/** A longer run than its end alone. */
const findEndingBut = (words: readonly string[], [head]: readonly string[]): Food | undefined => {
  const food = findEnding(words);
  return food === findFoodByName(head ?? '') ? undefined : food;
};

/** A food named before a noun that nobody knows: the chicken of nuggets, but not the vanilla of anything. */
function findEarlier(words: readonly string[]): Food | undefined {
  for (let end = words.length - 1; end > 0; end--) {
    const food = findEnding(words.slice(0, end));
    if (food && !FLAVOR_KINDS.has(food.kind)) return food;
  }
  return undefined;
}

const isNoNoun = (word: string): boolean => PLAIN_WORDS.has(word) || PART_WORDS.has(word) || STATE_WORDS.has(word) || word.length < 3;

const findUsual = (words: readonly string[]): Food | undefined => {
  const id = USUAL_FOODS[words.at(-1) ?? ''];
  return id === undefined ? undefined : findFood(id);
};
