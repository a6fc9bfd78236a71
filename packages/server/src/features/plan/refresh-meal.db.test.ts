import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { expect, test } from 'vitest';
import { describeOnBothEngines, makeTestScope } from '../../../tests/support/test-database.ts';
import { makeSearchStore } from '../search/search-store.ts';
import type { PlanDeps } from './generate-plan.ts';
import { embeddedEngine } from './plan-engine.ts';
import { makePlanStore } from './plan-store.ts';
import { refreshMeal } from './refresh-meal.ts';

const QUERY = 'vegetarian 1800 calories';

describeOnBothEngines('refreshing meals of one day', (database) => {
  test.each([
    ['shown before', true],
    ['that is open no longer', false],
  ])('keeps each of those asked for at once, of a day %s', async (_name, isShown) => {
    const scope = await makeTestScope(database());
    const store = makePlanStore(database());
    const deps: PlanDeps = {
      plans: store,
      searches: makeSearchStore(database()),
      eaters: { find: () => Promise.resolve(undefined) },
      engine: embeddedEngine,
      now: () => new Date(),
      onRejected: (day) => expect.fail(JSON.stringify(day)),
    };
    const refresh = async (mealType: (typeof MEAL_SLOTS)[number]) => {
      const refreshed = await refreshMeal(deps, scope, { mealType, query: { words: QUERY, targets: null }, refreshCount: 1 });
      if (!refreshed.ok) throw new Error(refreshed.fault.type);
      return refreshed.value.meal.dishId;
    };
    if (isShown) await refresh('snack');
    const asked = ['breakfast', 'lunch', 'dinner'] as const;
    const dishIds = await Promise.all(asked.map(refresh));
    const { current, refreshes } = (await store.findOpenPlan(scope, QUERY))!;
    expect(asked.map((slot) => current.meals[slot]?.dishId)).toEqual(dishIds);
    expect(refreshes).toEqual({ ...(isShown && { snack: 1 }), breakfast: 1, lunch: 1, dinner: 1 });
  });
});
