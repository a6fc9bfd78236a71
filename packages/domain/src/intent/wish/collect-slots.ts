import { MEAL_SLOTS, MORE_SNACKS, type MealSlot } from '../../recipe/meal-slot.ts';
import { countOf, MOST_MEALS } from '../figure/read-counts.ts';
import type { Intent } from '../intent.ts';
import type { Item } from '../language/read-items.ts';
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
  let [alone, one] = [false, false];
  items.forEach(({ effect }, at) => {
    if (!effect?.slot) return;
    (scope.modes.get(at) === 'exclude' && !sizes[effect.slot] ? skipped : named).add(effect.slot);
    alone ||= isAlone(items, at);
    one ||= isOne(items, at);
  });
  const moreSnacks = skipped.has('snack') ? 0 : Math.max(0, Math.min(MOST_SNACKS_BESIDE_MEALS, numbers.snacks ?? 1) - 1);
  if (skipped.size > 0) {
    // "Lunch and dinner, no breakfast" names the whole day; "fish for dinner, no breakfast" does not.
    const isWhole = MAIN_MEALS.every((slot) => named.has(slot) || skipped.has(slot)) && named.size > 0;
    const slots = MEAL_SLOTS.filter((slot) => !skipped.has(slot) && (!isWhole || named.has(slot)));
    return { slots, moreSnacks, focus: [], isPart: false };
  }
  const meals = MEAL_SLOTS.filter((slot) => named.has(slot));
  alone ||= one && meals.length === 1;
  const counted = countedMeals(meals, numbers);
  if (counted) return { ...counted, focus: [], isPart: false };
  // "Vegan breakfast only, I eat meat at dinner": the "only" is of the rule.
  if (!alone || Object.keys(mealRules).length > 0 || asksForRest(items.map(({ words }) => words).join(' ')))
    // A snack that is counted is a part of the day, and nothing else is said of it.
    return { slots: null, moreSnacks, focus: numbers.snacks === null ? meals : meals.filter((slot) => slot !== 'snack'), isPart: false };
  return { slots: meals, moreSnacks: countSnacksAlone(items, { meals, numbers }) - 1, focus: [], isPart: meals.length === 1 };
}

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

/** So many meals, of which so many are snacks; without a word of those, what is beyond three. */
function arrange(meals: number, saidSnacks: number | null): Pick<Intent, 'slots' | 'moreSnacks'> {
  const count = Math.min(MOST_MEALS, meals);
  const snacksWanted = saidSnacks ?? Math.max(0, count - MAIN_MEALS.length);
  const mains = MAINS_OF[Math.max(0, Math.min(MAIN_MEALS.length, meals - snacksWanted))]!;
  const snacks = Math.min(1 + MORE_SNACKS.length, count - mains.length);
  return { slots: snacks > 0 ? [...mains, 'snack'] : mains, moreSnacks: Math.max(0, snacks - 1) };
}

const MAIN_MEALS: readonly MealSlot[] = ['breakfast', 'lunch', 'dinner'];
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

/** "Only dinner", "just need breakfast and lunch", "dinner only". */
function isAlone(items: readonly Item[], at: number): boolean {
  if (ALONE.test(items[at + 1]?.words ?? '')) return true;
  for (let index = at - 1; index >= Math.max(0, at - 3); index--) {
    const { words, value, mark, foodClass, food } = items[index]!;
    if (ALONE.test(words)) return true;
    if (value !== undefined || mark !== undefined || foodClass || food) return false;
  }
  return false;
}

/** "One dinner", "one vegan supper": of a sentence that names no other meal. */
function isOne(items: readonly Item[], at: number): boolean {
  let index = at - 1;
  while (index >= 0 && items[index]!.effect?.diets) index--;
  return items[index]?.value === 1 && items[at]!.effect?.slot !== 'snack';
}

const ALONE = /^(?:only|just|nothing but|solo|nur|seulement)$/u;
