import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { checkPlan } from './check-plan.ts';
import { EMPTY_INTENT } from '../../intent/intent.ts';
import { makePlan } from '../make-plan.ts';
import type { DayPlan, PlannedMeal } from '../plan.ts';
import type { PlanQuery } from '../frame/plan-query.ts';

const query: PlanQuery = {
  intent: EMPTY_INTENT,
  eater: UNKNOWN_EATER,
  targets: { protein: 100, carbs: 225, fat: 78, calories: 2002 },
  seed: 3,
};
const made = makePlan(query);
if (!made.ok) throw new Error(made.fault.sentence);
const plan = made.value;
const { lunch, dinner } = plan.meals;
if (!lunch || !dinner) throw new Error('a day has lunch and dinner');

const typesOf = (changed: DayPlan, asked = query): readonly string[] => checkPlan(changed, asked).map(({ type }) => type);
const withLunch = (change: Partial<PlannedMeal>): DayPlan => ({ ...plan, meals: { ...plan.meals, lunch: { ...lunch, ...change } } });
const eaten = lunch.portions[0]?.foodId ?? '';

test('a day as it was made has no broken rule', () => {
  expect(checkPlan(plan, query).filter(({ severity }) => severity === 'broken')).toEqual([]);
});

// One thing made wrong at a time.
test.each<[string, DayPlan, PlanQuery, string]>([
  ['totals that do not add up', { ...plan, totals: { ...plan.totals, protein: plan.totals.protein + 1 } }, query, 'sum'],
  [
    'a meal that is not its portions',
    withLunch({ nutrition: { ...lunch.nutrition, protein: lunch.nutrition.protein + 9 } }),
    query,
    'meal-sum',
  ],
  ['lines that are not its portions', withLunch({ ingredients: lunch.ingredients.slice(1) }), query, 'lines'],
  ['a food the eater leaves out', plan, { ...query, eater: { ...UNKNOWN_EATER, excludedFoodIds: [eaten] } }, 'excluded-food'],
  ['food that breaks a diet', plan, { ...query, intent: { ...EMPTY_INTENT, diets: ['carnivore'] } }, 'rule'],
  ['a missed target that nobody mentions', { ...plan, targets: { ...plan.targets, protein: 180 } }, query, 'silent-miss'],
  ['a placeholder in the steps', withLunch({ instructions: ['Fry the {meat}.'] }), query, 'words'],
  ['one idea twice', { ...plan, meals: { ...plan.meals, lunch: { ...dinner, slot: 'lunch' } } }, query, 'same-idea'],
  [
    'a food that is not in the table',
    withLunch({ portions: lunch.portions.map((portion, index) => (index === 0 ? { ...portion, foodId: 'moon-cheese' } : portion)) }),
    query,
    'unknown-food',
  ],
])('finds %s', (_, changed, asked, type) => {
  expect(typesOf(changed, asked)).toContain(type);
});
