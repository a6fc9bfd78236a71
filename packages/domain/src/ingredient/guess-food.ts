import { findFood, findFoodByName } from '../food/find-food.ts';
import { foodNameKey } from '../food/food-name-key.ts';
import type { Food } from '../food/food.ts';
import { PART_WORDS, PLAIN_WORDS, STATE_WORDS, SUBSTITUTE_WORDS } from './ground-words.table.ts';
import type { IngredientLine } from './ingredient-line.ts';
import { USUAL_FOODS } from './usual-foods.table.ts';

/**
 * The nearest food for a line that no name of the table stands in: the longest run of its words that is one, the last
 * such first, as the noun stands last; then what its noun usually is. Good enough to count energy on, and marked as a
 * guess: it never says that a line fits a diet or is free of an allergen, since "vegan ham" would be ham.
 */
export function guessFood({ name, comment }: IngredientLine): Food | undefined {
  const words = foodNameKey(name).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  if (words.some(isSubstitute)) return undefined;
  return findInBrackets(comment) ?? findRun(words) ?? findUsual(words);
}

/** Below every match by name, so that a person is asked. */
export const GUESS_CONFIDENCE = 0.3;

const MOST_WORDS = 12;

/** What these words stand beside is not what is eaten. */
const isSubstitute = (word: string): boolean => SUBSTITUTE_WORDS.has(word) || REPLACING.has(word);
const REPLACING: ReadonlySet<string> = new Set([
  'free',
  'substitute',
  'alternative',
  'replacement',
  'replacer',
  'analogue',
  'less',
  'non',
  'flavored',
  'flavoured',
  'flavor',
  'extract',
  'color',
  'coloring',
  'colouring',
]);

/** "Fermented pepper paste (gochujang)": the brackets give the name. */
function findInBrackets(comment: string | null): Food | undefined {
  const text = comment?.replaceAll(/[()*]/g, ' ').trim() ?? '';
  return text !== '' && text.split(/\s+/).length <= 3 ? findFoodByName(text) : undefined;
}

function findRun(words: readonly string[]): Food | undefined {
  for (let end = words.length; end > 0; end--) {
    for (let start = 0; start < end; start++) {
      const run = words.slice(start, end);
      if (run.length === 1 && isNoNoun(run[0]!)) continue;
      const food = findFoodByName(run.join(' '));
      if (food) return food;
    }
  }
  return undefined;
}

const isNoNoun = (word: string): boolean => PLAIN_WORDS.has(word) || PART_WORDS.has(word) || STATE_WORDS.has(word) || word.length < 3;

function findUsual(words: readonly string[]): Food | undefined {
  for (const word of words.toReversed()) {
    const id = USUAL_FOODS[word];
    if (id !== undefined) return findFood(id);
  }
  return undefined;
}
