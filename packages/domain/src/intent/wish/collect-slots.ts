import { MEAL_SLOTS, type MealSlot } from '../../recipe/meal-slot.ts';
import type { Intent } from '../intent.ts';
import type { Item } from '../language/read-items.ts';
import type { NumberReading } from '../figure/number-reading.ts';
import type { Scope } from './read-scope.ts';

/** "Dinner ideas" is a day with a thought-out dinner; "just dinner" and "no breakfast" are days with fewer meals. */
export function collectSlots(
  items: readonly Item[],
  { scope, mealRules, sizes, numbers }: { readonly scope: Scope; readonly numbers: NumberReading } & Pick<Intent, 'mealRules' | 'sizes'>,
): Pick<Intent, 'slots' | 'focus' | 'isPart'> {
  const named = new Set<MealSlot>();
  const skipped = new Set<MealSlot>();
  let alone = false;
  items.forEach(({ effect }, at) => {
    if (!effect?.slot) return;
    (scope.modes.get(at) === 'exclude' && !sizes[effect.slot] ? skipped : named).add(effect.slot);
    alone ||= isAlone(items, at);
  });
  if (skipped.size > 0) {
    // "Lunch and dinner, no breakfast" names the whole day; "fish for dinner, no breakfast" does not.
    const isWhole = MAIN_MEALS.every((slot) => named.has(slot) || skipped.has(slot)) && named.size > 0;
    return { slots: MEAL_SLOTS.filter((slot) => !skipped.has(slot) && (!isWhole || named.has(slot))), focus: [], isPart: false };
  }
  const meals = MEAL_SLOTS.filter((slot) => named.has(slot));
  const counted = countedSlots(meals, numbers);
  if (counted) return { slots: counted, focus: [], isPart: false };
  // "Vegan breakfast only, I eat meat at dinner": the "only" is of the rule.
  return alone && Object.keys(mealRules).length === 0
    ? { slots: meals, focus: [], isPart: meals.length === 1 }
    : { slots: null, focus: meals, isPart: false };
}

/** "3 meals", "OMAD"; or a figure for each of the three meals, to which no snack is added. */
function countedSlots(named: readonly MealSlot[], { meals, perMeal }: NumberReading): readonly MealSlot[] | undefined {
  if (meals !== null) return meals === named.length ? named : SLOTS_OF[meals];
  const hasFigures = MAIN_MEALS.every((slot) => perMeal[slot]?.calories?.target !== undefined);
  return hasFigures && named.length === MAIN_MEALS.length && !named.includes('snack') ? MAIN_MEALS : undefined;
}

const MAIN_MEALS: readonly MealSlot[] = ['breakfast', 'lunch', 'dinner'];
const SLOTS_OF: Readonly<Record<number, readonly MealSlot[]>> = {
  1: ['dinner'],
  2: ['lunch', 'dinner'],
  3: MAIN_MEALS,
  4: MEAL_SLOTS,
  5: MEAL_SLOTS,
  6: MEAL_SLOTS,
};

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

const ALONE = /^(?:only|just|nothing but|solo|nur|seulement)$/u;
