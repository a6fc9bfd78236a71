import { OF_OTHER_WEEKS } from '../../calendar/said-days.ts';
import { arrangesMeals, namesOtherMeals } from './list-meals.ts';
import { MEAL_SLOTS, MORE_SNACKS, type MealSlot } from '../../recipe/meal-slot.ts';
import { countOf, MOST_MEALS } from '../figure/read-counts.ts';
import type { Intent } from '../intent.ts';
import { isFood, type Item } from '../language/read-items.ts';
import type { NumberReading } from '../figure/number-reading.ts';
import type { Scope } from './read-scope.ts';
import { asksForRest } from './rest-of-day.ts';

type Collected = Pick<Intent, 'slots' | 'moreSnacks' | 'focus' | 'isPart'>;

/** "Dinner ideas" is a day with a thought-out dinner; "just dinner" and "no breakfast" are days with fewer meals, "6 meals" one with more. */
export function collectSlots(
  items: readonly Item[],
  { scope, mealRules, sizes, numbers }: { readonly scope: Scope; readonly numbers: NumberReading } & Pick<Intent, 'mealRules' | 'sizes'>,
): Collected {
  const named = new Set<MealSlot>();
  const skipped = new Set<MealSlot>();
  let alone = false;
  const single = new Set<MealSlot>();
  // "2 breakfasts and one dinner" is no two days.
  const isOfDays = (numbers.days ?? numbers.spannedDays ?? 1) > 1 && !items.some((_, at) => isOne(items, at)) && !describesMeals(items);
  items.forEach(({ effect, words }, at) => {
    if (!effect?.slot) return;
    (scope.modes.get(at) === 'exclude' && !sizes[effect.slot] ? skipped : named).add(effect.slot);
    alone ||= isAlone(items, at);
    if (isOne(items, at) || (isOfDays && MANY_OF_A_KIND.test(words))) single.add(effect.slot);
  });
  const moreSnacks = skipped.has('snack') ? 0 : Math.max(0, Math.min(MOST_SNACKS_BESIDE_MEALS, numbers.snacks ?? 1) - 1);
  if (skipped.size > 0) {
    // "Lunch and dinner, no breakfast" names the whole day; "fish for dinner, no breakfast" does not.
    const isWhole = MAIN_MEALS.every((slot) => named.has(slot) || skipped.has(slot)) && named.size > 0;
    const slots = MEAL_SLOTS.filter((slot) => !skipped.has(slot) && (!isWhole || named.has(slot)));
    return { slots, moreSnacks, focus: [], isPart: false };
  }
  const meals = MEAL_SLOTS.filter((slot) => named.has(slot));
  alone ||= meals.length > 0 && meals.every((slot) => single.has(slot));
  const counted = countedMeals(meals, numbers) ?? arrangedMeals(items, { meals, numbers, mealRules, moreSnacks });
  if (counted) return { ...counted, focus: [], isPart: false };
  // "Vegan breakfast only, I eat meat at dinner": the "only" is of the rule.
  if (!alone || Object.keys(mealRules).length > 0 || asksForRest(items.map(({ words }) => words).join(' ')))
    // A snack that is counted is a part of the day, and nothing else is said of it.
    return { slots: null, moreSnacks, focus: numbers.snacks === null ? meals : meals.filter((slot) => slot !== 'snack'), isPart: false };
  return { slots: meals, moreSnacks: countSnacksAlone(items, { meals, numbers }) - 1, focus: [], isPart: meals.length === 1 };
}

/**
 * "Plan my week, breakfast always the same", "a week with small breakfasts": asks for whole days and tells how a meal of them is. Meals
 * that are named and no more ("plan my week: dinners"), or in one breath with the days ("a week of quick dinners"), are those to plan.
 */
export function describesMeals(items: readonly Item[]): boolean {
  const clauses: Item[][] = [[]];
  for (const item of items)
    if (item.mark !== undefined || item.words === 'with') clauses.push([]);
    else clauses.at(-1)!.push(item);
  const namesMeal = (clause: readonly Item[]): boolean => clause.some(({ effect }) => effect?.slot !== undefined);
  const ofMeals = clauses.filter(namesMeal);
  const asksForDays = clauses.some(
    (clause) => !namesMeal(clause) && clause.some(({ words }, at) => OF_WHOLE_DAYS.test(words) && !SINCE.test(clause[at + 1]?.words ?? '')),
  );
  const isDescribed = ({ effect, value, words }: Item): boolean => effect?.slot === undefined && value === undefined && !BARE.test(words);
  return asksForDays && ofMeals.length > 0 && ofMeals.every((clause) => clause.some(isDescribed));
}

const OF_WHOLE_DAYS = /\b(?:plans?|planning|menus?|weeks?|weekly|fortnight)\b/u;
const SINCE = new RegExp(`^(?:${OF_OTHER_WEEKS})$`, 'u');
const BARE =
  /^(?:and|or|plus|just|only|nothing but|please|for|of|the|an?|my|our|us|me|all|every|each|whole|week|days?|nights?|people|persons?|family)$/u;

/** "Just a vegan lunch", "one good lunch": all that is planned. */
export const isOfSomeMeals = (items: readonly Item[]): boolean =>
  items.some(({ effect }, at) => effect?.slot !== undefined && (isAlone(items, at) || isOne(items, at)));

/** "3 meals", "OMAD"; or a figure for each of the three meals, to which no snack is added. */
function countedMeals(
  named: readonly MealSlot[],
  { meals, snacks, perMeal }: NumberReading,
): Pick<Intent, 'slots' | 'moreSnacks'> | undefined {
  if (meals !== null) return meals === named.length && snacks === null ? { slots: named, moreSnacks: 0 } : arrange(meals, snacks);
  const hasFigures = MAIN_MEALS.every((slot) => perMeal[slot]?.calories?.target !== undefined);
  const isWhole = hasFigures && named.length === MAIN_MEALS.length && !named.includes('snack');
  return isWhole ? { slots: MAIN_MEALS, moreSnacks: 0 } : undefined;
}

/** "Lunch and dinner, nothing spicy": these alone. */
function arrangedMeals(
  items: readonly Item[],
  {
    meals,
    numbers,
    mealRules,
    moreSnacks,
  }: Pick<Intent, 'mealRules' | 'moreSnacks'> & Readonly<{ meals: readonly MealSlot[]; numbers: NumberReading }>,
): Pick<Intent, 'slots' | 'moreSnacks'> | undefined {
  if (numbers.meals !== null || Object.keys(mealRules).length > 0 || !arrangesMeals(items) || describesMeals(items)) return undefined;
  if (asksForRest(items.map(({ words }) => words).join(' '))) return undefined;
  const slots = MEAL_SLOTS.filter((slot) => meals.includes(slot) || (slot === 'dinner' && namesOtherMeals(items)));
  return { slots, moreSnacks: slots.includes('snack') ? moreSnacks : 0 };
}

/** So many meals, of which so many are snacks; without a word of those, what is beyond three. */
function arrange(meals: number, saidSnacks: number | null): Pick<Intent, 'slots' | 'moreSnacks'> {
  const count = Math.min(MOST_MEALS, meals);
  const snacksWanted = saidSnacks ?? Math.max(0, count - MAIN_MEALS.length);
  const mains = MAINS_OF[Math.max(0, Math.min(MAIN_MEALS.length, meals - snacksWanted))]!;
  const snacks = Math.min(1 + MORE_SNACKS.length, count - mains.length);
  return { slots: snacks > 0 ? [...mains, 'snack'] : mains, moreSnacks: Math.max(0, snacks - 1) };
}

export const MAIN_MEALS: readonly MealSlot[] = ['breakfast', 'lunch', 'dinner'];
const MAINS_OF: readonly (readonly MealSlot[])[] = [[], ['dinner'], ['lunch', 'dinner'], MAIN_MEALS];
const MOST_SNACKS_BESIDE_MEALS = MOST_MEALS - MAIN_MEALS.length;

/** "Just snacks", "3 snacks only". */
function countSnacksAlone(
  items: readonly Item[],
  { meals, numbers }: { readonly meals: readonly MealSlot[]; readonly numbers: NumberReading },
): number {
  if (!meals.includes('snack')) return 1;
  const word = items.find(({ effect }) => effect?.slot === 'snack');
  return Math.min(1 + MORE_SNACKS.length, numbers.snacks ?? (word && meals.length === 1 ? countOf(word) : 1));
}

/** "Only dinner", "just need breakfast and lunch", "dinner only", "just a quick vegetarian dinner". */
function isAlone(items: readonly Item[], at: number): boolean {
  if (ALONE.test(items[at + 1]?.words ?? '')) return true;
  // An article stands before what describes the meal.
  for (let index = at - 1; index >= Math.max(0, at - MOST_DESCRIBING - 1); index--) {
    const { words, value, mark, foodClass, food } = items[index]!;
    if (ALONE.test(words)) return true;
    if (value !== undefined || mark !== undefined || foodClass || food) return false;
  }
  return false;
}

/** "One good lunch", "what would make a nice light supper": of a sentence that names each of its meals so. */
function isOne(items: readonly Item[], at: number): boolean {
  const { effect } = items[at]!;
  if (!effect?.slot || effect.slot === 'snack') return false;
  let index = at - 1;
  while (index >= Math.max(0, at - MOST_DESCRIBING) && describes(items[index]!)) index--;
  const isAsked = () => items.slice(Math.max(0, index - ASKED_WITHIN), index).some((item) => /^whats?\b/u.test(item.words));
  return items[index]?.value === 1 || (/^an?$/u.test(items[index]?.words ?? '') && isAsked());
}

/** "Dinners for the whole week": a day has one of each. */
export const MANY_OF_A_KIND = /^(?:breakfasts|brunches|lunches|dinners|suppers|lunch ?boxes|packed lunches)$/u;
const MOST_DESCRIBING = 4;
const ASKED_WITHIN = 5;

/** "Good", "vegan", "quick": of the meal, where a figure, a mark or another meal is not. */
const describes = (item: Item): boolean =>
  item.value === undefined &&
  item.mark === undefined &&
  !isFood(item) &&
  !item.effect?.slot &&
  !item.effect?.cue &&
  !BINDS.test(item.words);

const BINDS = /^(?:an?|the|for|of|at|in|on|my|our)$/u;

const ALONE = /^(?:only|just|nothing but|solo|nur|seulement)$/u;
