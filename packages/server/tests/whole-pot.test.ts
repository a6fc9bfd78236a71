import type { GeneratedPlan } from '@larder/contract/plan.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeShopper, MONDAY } from './support/grocery-shopper.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';

let larder: LarderApp;
let eater: Caller;
beforeAll(async () => {
  larder = await startLarderApp();
  eater = await larder.newEater();
});
afterAll(() => larder.close());

const { ask } = makeShopper(() => eater);

type Preview = { ingredients: { ingredient: string; quantity: string; parts: { slot: string; quantity: string }[] }[] };

it('lists what is eaten of a pot, and all of it once somebody cooks the whole pot', async () => {
  const {
    chips: _chips,
    notUnderstood: _not,
    ...plan
  } = await ask<GeneratedPlan>('POST', '/api/meal-plans/generate', {
    query: 'pot roast for dinner',
  });
  const { dinner } = plan.meals;
  expect(dinner?.makes).toBe(6);
  const { id } = await ask<{ id: string }>('POST', '/api/meal-plans/save', plan);
  await ask('POST', '/api/weekly-plan-days', { date: MONDAY, mealPlanId: id });
  const beef = async (): Promise<string> => {
    const { ingredients } = await ask<Preview>('GET', `/api/grocery-preview?dates=${MONDAY}`);
    return ingredients.find(({ ingredient }) => /beef|chuck/i.test(ingredient))?.quantity ?? '';
  };
  const forOne = await beef();
  await ask('PUT', `/api/meal-plans/${id}`, { ...plan, meals: { ...plan.meals, dinner: { ...dinner, cooksAll: true } } });
  const whole = await beef();
  const grams = (quantity: string): number => Number(/([\d.]+) (?:g|lb|oz)/.exec(quantity)?.[1] ?? Number.NaN);
  expect(forOne).not.toBe('');
  expect(whole, `${forOne} and ${whole}`).not.toBe(forOne);
  expect(Number.isNaN(grams(whole))).toBe(false);
  // It is kept: the plan is read as it was saved.
  expect((await ask<GeneratedPlan>('GET', `/api/meal-plans/${id}`)).meals.dinner).toMatchObject({ makes: 6, cooksAll: true });
});
