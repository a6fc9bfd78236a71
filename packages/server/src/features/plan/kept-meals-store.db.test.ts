import type { PlannedMeal } from '@larder/domain/plan/plan.ts';
import { beforeEach, expect, test } from 'vitest';
import { describeOnBothEngines, makeTestScope } from '../../../tests/support/test-database.ts';
import type { Scope } from '../../db/scope.ts';
import { makeKeptMealsStore } from './kept-meals-store.ts';
import { makePlanStore } from './plan-store.ts';
import type { PlanContent } from '../../db/tables.ts';

const portion = (foodId: string) => ({
  foodId,
  base: 0,
  chosen: 0,
  steps: [{ grams: 90, text: `90 g ${foodId}` }],
  per100g: {},
  group: foodId,
});
const plate = { eaterId: 'anna', name: 'Anna', share: 1, told: 'all of it', portions: [{ foodId: 'apple', grams: 90, from: 'pot' }] };
const mealOf = (title: string, foodIds: readonly string[], more: object = {}) =>
  ({
    title,
    description: '',
    ingredients: foodIds.map((id) => `90 g ${id}`),
    instructions: ['Cook it.'],
    calories: 300,
    protein: 10,
    carbs: 40,
    fat: 9,
    dishId: `${title}~plate`,
    cookMinutes: 20,
    portions: foodIds.map(portion),
    ...more,
  }) as unknown as PlannedMeal;

const WRITTEN = { times: 1, lines: [{ text: '1 carrot, with peanuts', foodId: 'carrot' }] };

const CONTENT = {
  nutritionOverview: { totalCalories: 600, protein: 20, carbs: 80.5, fat: 18 },
  meals: {
    lunch: mealOf('soup', ['carrot', 'leek'], { form: 'soup', written: WRITTEN }),
    dinner: mealOf('pan', ['apple'], { plates: [plate], forAll: ['90 g apple'] }),
  },
  moreSnacks: [mealOf('first', ['walnuts']), mealOf('second', ['grapes'])],
} as unknown as PlanContent;

describeOnBothEngines('what the rules are asked of many kept plans', (database) => {
  let ada: Scope;
  let bob: Scope;
  beforeEach(async () => {
    ada = await makeTestScope(database());
    bob = await makeTestScope(database());
  });
  const save = async (scope: Scope): Promise<string> =>
    (await makePlanStore(database()).savePlan(scope, { title: 'A day', description: '', searchQuery: '', content: CONTENT })).id;

  test('is every meal with its foods, its plates and how it is cooked, further snacks in their order', async () => {
    const id = await save(ada);
    const kept = (await makeKeptMealsStore(database()).readKept(ada, [id])).get(id);
    expect(kept?.totals.carbs).toBe(80.5);
    expect(kept?.meals.lunch).toMatchObject({
      dishId: 'soup~plate',
      cookMinutes: 20,
      form: 'soup',
      written: WRITTEN,
      portions: [{ foodId: 'carrot' }, { foodId: 'leek' }],
    });
    expect(kept?.meals.dinner).toMatchObject({ plates: [plate], forAll: ['90 g apple'], ingredients: ['90 g apple'] });
    expect(kept?.moreSnacks?.map(({ portions }) => portions?.map(({ foodId }) => foodId))).toEqual([['walnuts'], ['grapes']]);
  });

  test('is a household’s own, and nothing of no plan', async () => {
    const id = await save(ada);
    const store = makeKeptMealsStore(database());
    expect([...(await store.readKept(bob, [id])).keys()]).toEqual([]);
    expect((await store.readKept(ada, [])).size).toBe(0);
  });
});
