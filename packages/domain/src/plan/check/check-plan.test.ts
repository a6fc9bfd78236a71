import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { energyKcal } from '../../food/nutrients.ts';
import { EMPTY_INTENT } from '../../intent/intent.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import { readQuery, type PlanQuery } from '../frame/plan-query.ts';
import { makePlan } from '../make-plan.ts';
import type { DayDraft, Plan, PlannedMeal, Portion } from '../plan.ts';
import { makeMeal } from '../write/make-meal.ts';
import { checkDayQuality } from '../../../tests/check-day-quality.ts';
import { checkPlan } from './check-plan.ts';

const query: PlanQuery = {
  intent: EMPTY_INTENT,
  eater: UNKNOWN_EATER,
  targets: { protein: 100, carbs: 225, fat: 78, calories: 2002 },
  seed: 3,
};
const made = makePlan(query);
if (!made.ok) throw new Error(made.fault.sentence);
const plan: DayDraft = made.value;
const { lunch, dinner } = plan.meals;
if (!lunch || !dinner) throw new Error('a day has lunch and dinner');

const typesOf = (changed: DayDraft, asked = query): readonly string[] => {
  const checked = checkPlan(changed, readQuery(asked));
  return checked.ok ? [] : [...new Set(checked.fault.map(({ type }) => type))];
};
const withLunch = (change: Partial<PlannedMeal>): DayDraft => ({ ...plan, meals: { ...plan.meals, lunch: { ...lunch, ...change } } });
const withPortion = (change: Partial<Portion>): DayDraft =>
  withLunch({ portions: lunch.portions.map((portion, at) => (at === 0 ? { ...portion, ...change } : portion)) });
const withNutrition = (change: Partial<Omit<PlannedMeal['nutrition'], 'known'>>): DayDraft => {
  const totals = Object.entries(change).map(([key, value]) => {
    const of = key as keyof typeof change;
    return [key, (plan.totals[of] ?? 0) + (value ?? 0) - (lunch.nutrition[of] ?? 0)];
  });
  return { ...withLunch({ nutrition: { ...lunch.nutrition, ...change } }), totals: { ...plan.totals, ...Object.fromEntries(totals) } };
};
/** Of the printed grams: rounding puts the printed calories some apart, so a gram is moved towards them. */
const energyOfLunch = energyKcal(lunch.nutrition);
const eaten = lunch.portions[0]?.foodId ?? '';
const { lunch: _lunch, ...withoutLunch } = plan.meals;

test('a day as it was made passes and is the same day', () => {
  const checked = checkPlan({ ...plan }, readQuery(query));
  expect(checked).toEqual({ ok: true, value: plan });
});

test('a changed copy of a plan is no plan until it is checked again', () => {
  // oxlint-disable-next-line typescript/no-misused-spread -- what a spread leaves behind is what is looked for
  const copy = { ...made.value, notes: [] };
  // @ts-expect-error -- a spread leaves the mark of the check behind
  const unchecked: Plan = copy;
  expect(unchecked).toEqual(copy);
});

// One thing made wrong at a time, and nothing else is found.
test.each<[what: string, day: DayDraft, asked: PlanQuery, type: string]>([
  ['totals that do not add up', { ...plan, totals: { ...plan.totals, protein: plan.totals.protein + 1 } }, query, 'sum'],
  ['a total of sodium that does not', { ...plan, totals: { ...plan.totals, sodium: (plan.totals.sodium ?? 0) + 1 } }, query, 'sum'],
  [
    "protein that is not the portions'",
    withNutrition({ protein: lunch.nutrition.protein + (lunch.nutrition.calories < energyOfLunch ? -1 : 1) }),
    query,
    'meal-sum',
  ],
  [
    'carbs that are not',
    withNutrition({ carbs: lunch.nutrition.carbs + (lunch.nutrition.calories < energyOfLunch ? -1 : 1) }),
    query,
    'meal-sum',
  ],
  ['fat that is not', withNutrition({ fat: lunch.nutrition.fat + (lunch.nutrition.calories < energyOfLunch ? -1 : 1) }), query, 'meal-sum'],
  ['a line that is missing', withLunch({ ingredients: lunch.ingredients.slice(1) }), query, 'lines'],
  ['a line of another amount', withLunch({ ingredients: ['1 cup of air', ...lunch.ingredients.slice(1)] }), query, 'lines'],
  ['an amount beyond its ladder', withPortion({ chosen: 99 }), query, 'off-ladder'],
  ['an amount between two steps', withPortion({ chosen: 0.5 }), query, 'off-ladder'],
  ['a base beyond its ladder', withPortion({ base: -1 }), query, 'off-ladder'],
  ['a ladder that goes down', withPortion({ steps: (lunch.portions[0]?.steps ?? []).toReversed() }), query, 'off-ladder'],
  ['a food the eater leaves out', plan, { ...query, eater: { ...UNKNOWN_EATER, excludedFoodIds: [eaten] } }, 'excluded-food'],
  ['a missed target that nobody mentions', { ...plan, targets: { ...plan.targets, protein: 180 } }, query, 'silent-miss'],
  ['a placeholder in the steps', withLunch({ instructions: ['Fry the {meat}.'] }), query, 'words'],
  ['a word twice in the title', withLunch({ title: 'Salad of of beans' }), query, 'words'],
  ['a meal in the place of another', withLunch({ slot: 'snack' }), query, 'slots'],
  ['a meal nobody asked for', plan, { ...query, intent: { ...EMPTY_INTENT, slots: ['breakfast', 'dinner', 'snack'] } }, 'slots'],
])('finds %s', (_, changed, asked, type) => {
  expect(typesOf(changed, asked)).toEqual([type]);
});

test.each<[what: string, day: DayDraft, asked: PlanQuery, type: string]>([
  ['a meal that is not there', { ...plan, meals: withoutLunch }, query, 'slots'],
  ['calories that are not 4/4/9', withNutrition({ calories: energyOfLunch + 12 }), query, 'energy'],
  ['food that breaks a diet', plan, { ...query, intent: { ...EMPTY_INTENT, diets: ['carnivore'] } }, 'rule'],
  ['carbs beyond the diet', plan, { ...query, intent: { ...EMPTY_INTENT, diets: ['keto'] } }, 'carb-limit'],
  ['a food that is not in the table', withPortion({ foodId: 'moon-cheese' }), query, 'unknown-food'],
  [
    'a rule of the day that is broken in silence',
    plan,
    { ...query, eater: { ...UNKNOWN_EATER, restrictions: ['High-Protein'] } },
    'silent-rule',
  ],
])('finds %s among what comes with it', (_, changed, asked, type) => {
  expect(typesOf(changed, asked)).toContain(type);
});

test('a rule of one meal is held at that meal', () => {
  const rule = { diets: [], exclude: [{ words: 'it', foodIds: [eaten] }] };
  expect(typesOf(plan, { ...query, intent: { ...EMPTY_INTENT, mealRules: { lunch: rule } } })).toEqual(['excluded-food']);
});

test('a slider at its end is a miss that is said, and no fault', () => {
  const targets = { protein: 300, carbs: 0, fat: 20, calories: 1380 };
  const bent = makePlan({ ...query, targets });
  expect(bent.ok && bent.value.misses.length).toBeGreaterThan(0);
});

test('a meal that the eater keeps counts as it is, under the rules', () => {
  const kept = { ...lunch, ingredients: ['as grandmother writes it'], instructions: ['Do do it.'] };
  const day = { ...plan, meals: { ...plan.meals, lunch: kept } };
  const asked = { ...query, locked: { lunch: kept } };
  expect(typesOf(day, asked)).toEqual([]);
  expect(typesOf(day, { ...asked, eater: { ...UNKNOWN_EATER, excludedFoodIds: [eaten] } })).toContain('excluded-food');
});

test('one idea twice is poor, though it is sound', () => {
  const twice = { ...plan, meals: { ...plan.meals, lunch: { ...dinner, slot: 'lunch' as const } } };
  expect(checkDayQuality(twice, query).map(({ type }) => type)).toContain('same-idea');
});

test('what a small child may choke on is no meal of its day, and is planned anew where it was locked', () => {
  const { foodsById } = DEFAULT_CORPUS;
  const hazard = [...DEFAULT_CORPUS.dishesById.values()].find(
    ({ slots, foods }) => slots.includes('lunch') && foods.includes(foodsById.get('walnuts')!) && !foods.includes(foodsById.get('salt')!),
  )!;
  const asked: PlanQuery = { ...query, intent: { ...EMPTY_INTENT, dishWords: ['toddler'] } };
  const chosen = makeMeal(hazard, { slot: 'lunch', steps: hazard.groups.map(({ base }) => base), style: { system: 'us', rules: [] } });
  const day = makePlan({ ...query, locked: { lunch: chosen } });
  if (!day.ok) throw new Error(day.fault.sentence);
  expect(day.value.meals.lunch?.dishId).toBe(hazard.dishId);
  expect(typesOf(day.value, asked)).toContain('choking');
  const forChild = makePlan({ ...asked, locked: { lunch: chosen } });
  expect(forChild.ok && forChild.value.meals.lunch?.dishId).not.toBe(hazard.dishId);
});
