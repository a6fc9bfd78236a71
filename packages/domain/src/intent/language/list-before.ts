import { isFood, type Item } from './read-items.ts';

/** A word that closes the list before it: "soy, egg and dairy free". */
export const CLOSES_LIST = /(?:free|frei|intolerant|intolerance|allerg(?:y|ies|ic))$/u;

export const isJoiner = (item: Item | undefined): boolean =>
  item?.effect?.cue === 'and' || item?.mark === ',' || item?.mark === '/' || item?.mark === '+';

/** The list a word closes, from its end: "banana and avocado" before "allergy". */
export function listFoodsBefore(items: readonly Item[], at: number, { crossCommas }: { readonly crossCommas: boolean }): readonly number[] {
  const found: number[] = [];
  let mustJoin = false;
  for (let index = at - 1; index >= 0; index--) {
    if (isFood(items[index])) {
      if (mustJoin && !isOfBareList(items, { index, end: at })) break;
      found.push(index);
      mustJoin = true;
    } else if (isJoiner(items[index]) && (items[index]?.mark !== ',' || crossCommas || isOfOneList(items, { comma: index, end: at }))) {
      mustJoin = false;
    } else if (mustJoin || !isPassed(items, { index, end: at })) {
      break;
    }
  }
  return found;
}

/** One small word may stand between: "eggs they are fine". What is unknown ends no list: "lactose, fructose and gluten intolerance". */
function isPassed(items: readonly Item[], { index, end }: { readonly index: number; readonly end: number }): boolean {
  const item = items[index];
  if (item?.unknown) return isJoiner(items[index + 1]) && isJoiner(items[index - 1]);
  return item?.mark === undefined && item?.effect === undefined && end - index <= 3;
}

/**
 * "Dairy, egg, nut and fish allergy", "egg, soy, gluten free": all of the list, but not the salmon of "love salmon, nut
 * allergy". What is allergenic counts as listed without an "and" too: better a dish less.
 */
function isOfOneList(items: readonly Item[], { comma, end }: { readonly comma: number; readonly end: number }): boolean {
  const [before, food] = [items[comma - 2]?.effect?.cue, items[comma - 1]];
  if (!closesList(items, end) || !isFood(food) || before === 'yes') return false;
  return (
    food?.foodClass?.allergens !== undefined || (before !== 'and' && [end - 2, end - 1].some((at) => items[at]?.effect?.cue === 'and'))
  );
}

/** "Milk egg soy allergy", without a mark. */
const isOfBareList = (items: readonly Item[], { index, end }: { readonly index: number; readonly end: number }): boolean =>
  closesList(items, end) &&
  items[index]?.foodClass?.allergens !== undefined &&
  isFood(items[index + 1]) &&
  items[index - 1]?.effect?.cue !== 'yes';

/** Also behind a mark: "eggs, milk - allergic". */
const closesList = (items: readonly Item[], end: number): boolean =>
  CLOSES_LIST.test((items[end]?.mark === undefined ? items[end] : items[end + 1])?.words ?? '');
