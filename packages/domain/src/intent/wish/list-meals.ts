import type { MealSlot } from '../../recipe/meal-slot.ts';
import { isFood, type Item } from '../language/read-items.ts';

/**
 * Whether a sentence says which meals there are to be: "lunch and dinner, nothing spicy", "iftar and suhoor", "breakfast: eggs, lunch:
 * wraps". Meals of which something is said ("wraps for lunch and dinner") are a part of the day, and the rest of it is planned too.
 */
export const arrangesMeals = (items: readonly Item[]): boolean => listsMeals(items) || headsMeals(items);

/** Meals joined and no more: from where to where, and which. */
type Run = { readonly from: number; readonly to: number; readonly slots: ReadonlySet<MealSlot> };

const listsMeals = (items: readonly Item[]): boolean => listRuns(items).some((run) => isForItself(items, run));

function listRuns(items: readonly Item[]): readonly Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < items.length; at++) {
    const from = at;
    const slots = new Set<MealSlot>();
    for (let slot = slotAt(items, at); slot !== undefined; slot = slotAt(items, at)) {
      slots.add(slot);
      at++;
      while (JOINS.test(items[at]?.words ?? '') && at - from < MOST_OF_LIST) at++;
      // "Lunch plus 2 snacks".
      if (items[at]?.value !== undefined && items[at + 1]?.effect?.slot === 'snack') at++;
    }
    if (slots.size > 1) runs.push({ from, to: at, slots });
  }
  return runs;
}
const MOST_OF_LIST = 12;
const slotAt = (items: readonly Item[], at: number): MealSlot | undefined => items[at]?.effect?.slot;
const JOINS = /^(?:and|n|y|und|et|plus|also|then|,|&|\+|\/|-|my|a)$/u;

/** Nothing is wished or refused of these meals alone. */
function isForItself(items: readonly Item[], { from, to }: Run): boolean {
  const start = items.findLastIndex(({ mark }, at) => at < from && mark !== undefined && ENDS.test(mark));
  const before = items.slice(start + 1, from);
  const lead = before.at(-1)?.words ?? '';
  if (EATEN.test(before.map(({ words }) => words).join(' ')) || BESIDE.test(lead)) return false;
  if (before.some(({ effect }) => effect?.cue === 'no')) return false;
  // "Polish lunch and dinner", "breakfast and dinner, both Indian".
  if (namesKitchen(before.at(-1)) || (/^(?:both|all)$/u.test(items[to]?.words ?? '') && items.some(namesKitchen))) return false;
  return !FOR.test(lead) || !before.some(tellsSomething);
}
const namesKitchen = (item: Item | undefined): boolean =>
  item?.effect?.cuisines !== undefined || item?.effect?.nearestCuisine !== undefined;
const ENDS = /^[,.;:!?]$/u;
const FOR = /^(?:for|at|in|on|to)$/u;
const BESIDE = /^(?:between|after|before|from|like|than|with|until|till|during|of|same|skip|skipping)$/u;
const EATEN = /\b(?:had|ate|eaten|already|skip|skipping|skipped|covered|sorted|provided|eat out|eating out|out for)\b/u;
const tellsSomething = (item: Item): boolean => {
  const { effect, words } = item;
  if (isFood(item) || /^(?:same|it|that|them|this|these|those|everything|something|enough|leftovers?)$/u.test(words)) return true;
  return [
    effect?.cuisines,
    effect?.diets,
    effect?.restrictions,
    effect?.dish,
    effect?.aims,
    effect?.macro,
    effect?.minutes,
    effect?.excludes,
  ].some((told) => told !== undefined);
};

/** "Breakfast: eggs, lunch: wraps": headings of a day. */
const headsMeals = (items: readonly Item[]): boolean =>
  new Set(items.flatMap(({ effect }, at) => (effect?.slot !== undefined && items[at + 1]?.mark === ':' ? [effect.slot] : []))).size > 1;

/** "Chili, and also breakfast and lunch": what is wished is of the meal that is not named. */
export const namesOtherMeals = (items: readonly Item[]): boolean =>
  listRuns(items).some(
    ({ from, slots }) => !slots.has('dinner') && items.slice(Math.max(0, from - 5), from).some(({ words }) => words === 'also'),
  );
