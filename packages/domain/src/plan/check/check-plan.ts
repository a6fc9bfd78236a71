import { MACROS } from '../../food/nutrients.ts';
import { foodBreaksRule } from '../../diet/check-diet.ts';
import { dayBreaksRule, togetherBreaksRule } from '../../diet/check-dish.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { findCarbLimit } from '../../intent/target/hold-to-rules.ts';
import { MEAL_PLACES, namePlace, slotAt, type MealPlace } from '../../recipe/meal-slot.ts';
import { mealsOf } from '../../recipe/meals-of.ts';
import { isCutFor, weighHeld } from '../frame/is-allowed.ts';
import type { PlanContext } from '../frame/plan-query.ts';
import { listOverGrams } from '../frame/plan-rules.ts';
import { placeOf, type DayDraft, type DayFault, type Plan } from '../plan.ts';
import { sumDayNutrition } from '../portion/meal-nutrition.ts';
import { toleratedGrams } from '../portion/tolerance.ts';
import { checkMeal, FIGURES } from './check-meal.ts';

/** What a day is checked against. */
export type Checks = Pick<PlanContext, 'corpus' | 'rules' | 'rulesAt' | 'frame' | 'kept' | 'wishes'> & {
  /** Meals that the eater keeps: they count as they are, under the rules. Those of `kept` unless said. */
  readonly asKept?: ReadonlySet<MealPlace>;
};

/**
 * The one door between what was put together and what is shown: every rule of the eater, sums that add up, amounts that can
 * be measured, and a word about every target that is missed. Whether a sound day is also a good one `tests/check-day-quality` says.
 */
export function checkPlan(draft: DayDraft, checks: Checks): Result<Plan, readonly DayFault[]> {
  const asKept = checks.asKept ?? new Set(checks.kept.map(placeOf));
  const faults = [
    ...checkSlots(draft, checks),
    ...checkRules(draft, checks),
    ...checkChoking(draft, checks),
    ...checkDayRules(draft, checks),
    ...checkTotals(draft),
    ...checkMisses(draft),
    ...checkSnacks(draft, asKept),
    ...mealsOf(draft).flatMap(({ place, meal }) => (asKept.has(place) ? [] : checkMeal(meal))),
  ];
  return faults.length === 0 ? ok(draft as Plan) : fail(faults);
}

/** With a word more, which breaks no check: it may be one that was missing. What the day was before it still is. */
export const withNote = <Day extends DayDraft>(day: Day, note: string): Day => ({ ...day, notes: [...day.notes, note] });

/** Every meal that was asked for, each in its place, and no other. */
function checkSlots({ meals }: DayDraft, { frame, kept }: Checks): readonly DayFault[] {
  const asked = new Set([...frame.open, ...kept].map(placeOf));
  return MEAL_PLACES.flatMap((slot): readonly DayFault[] => {
    const meal = meals[slot];
    const name = namePlace(slot);
    if (asked.has(slot) !== (meal !== undefined))
      return [{ type: 'slots', slot, message: meal ? `${name} was not asked for.` : `${name} was asked for and is not there.` }];
    if (meal === undefined || (placeOf(meal) === slot && meal.slot === slotAt(slot))) return [];
    return [{ type: 'slots', slot, message: `The meal at ${name} says it is ${namePlace(placeOf(meal))}.` }];
  });
}

/** A dish that is a snack twice a day was not chosen; two that the eater keeps were. */
function checkSnacks(draft: DayDraft, asKept: ReadonlySet<MealPlace>): readonly DayFault[] {
  const snacks = mealsOf(draft).filter(({ slot }) => slot === 'snack');
  return snacks.flatMap(({ place, meal: { dishId, title } }): readonly DayFault[] => {
    const isTwice = !asKept.has(place) && snacks.some((other) => other.place !== place && other.meal.dishId === dishId);
    return isTwice ? [{ type: 'twice', slot: place, message: `${title} is a snack twice.` }] : [];
  });
}

function checkRules({ meals }: DayDraft, { corpus: { foodsById }, rulesAt }: Checks): readonly DayFault[] {
  return mealsOf({ meals }).flatMap(({ place: slot, slot: kind, meal: { portions, title } }): readonly DayFault[] => {
    const { rules, excludedFoodIds, mostGrams } = rulesAt[kind];
    const foods = portions.flatMap(({ foodId }) => foodsById.get(foodId) ?? []);
    const faults: DayFault[] = [];
    if (foods.length < portions.length)
      faults.push({ type: 'unknown-food', slot, message: `${title} has a food that is not in the table.` });
    for (const food of foods) {
      if (excludedFoodIds.has(food.id)) faults.push({ type: 'excluded-food', slot, message: `${title} has ${food.names.noun}.` });
    }
    for (const foodId of listOverGrams(weighHeld(portions), { mostGrams }))
      faults.push({ type: 'rule', slot, message: `${title} has more ${foodId} than one plate may hold.` });
    for (const rule of rules) {
      const broken = foods.map((food) => foodBreaksRule(food, rule)).filter((fault) => fault?.outcome === 'breaks');
      for (const fault of [...broken, togetherBreaksRule(foods, rule)])
        if (fault) faults.push({ type: 'rule', slot, message: `${title}: ${fault.sentence}` });
    }
    return faults;
  });
}

/** Of a meal that is dished out the pot and each plate are asked by whoever eats of them (`table/check-table`). */
const checkChoking = ({ meals }: DayDraft, checks: Checks): readonly DayFault[] =>
  mealsOf({ meals }).flatMap(({ place: slot, meal }): readonly DayFault[] =>
    isCutFor(meal, checks) ? [] : [{ type: 'choking', slot, message: `${meal.title}: a small child may choke on it.` }],
  );

/** Keto, carnivore and low-carb are also a matter of the day's total; what else only a whole day tells has to be said at least. */
function checkDayRules({ totals, notes }: DayDraft, { rules }: Checks): readonly DayFault[] {
  const limit = findCarbLimit(rules.rules);
  if (limit && totals.carbs > limit.grams)
    return [{ type: 'carb-limit', message: `${totals.carbs} g of carbs is more than ${limit.name} allows (${limit.grams} g).` }];
  return rules.rules.flatMap((rule) => {
    const fault = dayBreaksRule(totals, rule);
    return fault && !notes.includes(fault.sentence) ? [{ type: 'silent-rule', message: fault.sentence }] : [];
  });
}

function checkTotals({ totals, meals }: DayDraft): readonly DayFault[] {
  const sum = sumDayNutrition(mealsOf({ meals }).map(({ meal }) => meal));
  return FIGURES.filter((key) => sum[key] !== totals[key]).map((key) => ({
    type: 'sum',
    message: `The day says ${totals[key]} ${key}, its meals ${sum[key]}.`,
  }));
}

/** Off target without a word about it. A target that no day reaches is a miss that is said, and no fault. */
const checkMisses = ({ totals, targets, misses }: DayDraft): readonly DayFault[] =>
  MACROS.filter(
    (macro) => Math.abs(totals[macro] - targets[macro]) > toleratedGrams(macro, targets) && !misses.some((miss) => miss.macro === macro),
  ).map((macro) => ({ type: 'silent-miss', message: `${macro} is ${totals[macro]} g for ${targets[macro]} g, and no miss says so.` }));
