import type { GeneratedPlan, Meal } from '@larder/contract/plan.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeShopper, MONDAY } from './support/grocery-shopper.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';

let larder: LarderApp;
let eater: Caller;
beforeAll(async () => {
  larder = await startLarderApp();
});
beforeEach(async () => {
  eater = await larder.newEater();
});
afterAll(() => larder.close());

const { ask, makeList, readList, readPatch, setItem } = makeShopper(() => eater);
const QUERY = 'vegetarian, 2000 calories';

type Options = { options: { meal: Meal; adds?: string[] }[]; list?: string };
const look = (planId: string) => ask<Options>('POST', '/api/meal-plans/swap-options', { mealType: 'dinner', query: QUERY, planId });

async function saveDay(): Promise<string> {
  const { chips: _chips, notUnderstood: _not, ...plan } = await ask<GeneratedPlan>('POST', '/api/meal-plans/generate', { query: QUERY });
  return (await ask<{ id: string }>('POST', '/api/meal-plans/save', plan)).id;
}

const put = (planId: string) => ask('POST', '/api/weekly-plan-days', { date: MONDAY, mealPlanId: planId });

it('says what each dish would add to the list that the day is on', async () => {
  const planId = await saveDay();
  await put(planId);
  const listId = await makeList([MONDAY]);
  const { options, list } = await look(planId);
  expect(list).toBe('Week');
  const onList = new Set((await readList(listId)).items.map(({ ingredient }) => ingredient));
  for (const { adds = [] } of options) for (const thing of adds) expect(onList).not.toContain(thing);
  expect(options.flatMap(({ adds }) => adds ?? [])).not.toEqual([]);

  // Chosen, it is that which the list is offered.
  const [first] = options;
  const chosen = { mealType: 'dinner', query: QUERY, planId, refreshCount: 1, chosen: first!.meal };
  await ask('POST', '/api/meal-plans/refresh-meal', chosen);
  const saved = await ask<GeneratedPlan>('GET', `/api/meal-plans/${planId}`);
  await ask('PUT', `/api/meal-plans/${planId}`, { ...saved, meals: { ...saved.meals, dinner: first!.meal } });
  const { entries } = (await readPatch(listId))!;
  const added = entries.filter(({ type }) => type === 'added').map(({ ingredient }) => ingredient);
  // What most kitchens have is not counted.
  const preview = await ask<{ ingredients: { ingredient: string; isStaple: string }[] }>('GET', `/api/grocery-preview?dates=${MONDAY}`);
  const staples = preview.ingredients.filter(({ isStaple }) => isStaple === 'true').map(({ ingredient }) => ingredient);
  expect(added.filter((ingredient) => !staples.includes(ingredient)).toSorted()).toEqual(first!.adds?.toSorted());
});

it('says nothing of lists for a day that is on none', async () => {
  const planId = await saveDay();
  expect(Object.keys((await look(planId)).options[0] ?? {})).toEqual(['meal']);
  // No id at all is no fault of the server's.
  expect((await look('')).list).toBeUndefined();
  await put(planId);
  expect((await look(planId)).list).toBeUndefined();
});

it('says nothing of a list that was bought to its end, at home or in the cart', async () => {
  const planId = await saveDay();
  await put(planId);
  const first = (await ask<{ ingredients: { ingredient: string }[] }>('GET', `/api/grocery-preview?dates=${MONDAY}`)).ingredients[0]!;
  const listId = await makeList([MONDAY], [first.ingredient]);
  await ask('POST', `/api/grocery-lists/${listId}/approve`, { name: 'Week' });
  for (const item of (await readList(listId)).items) if (item.atHome === 'false') await setItem(item, { checked: true });
  // Nor is it to be changed for another plan of its day.
  await put(await saveDay());
  expect(await readPatch(listId)).toBeNull();
  await put(planId);
  expect((await look(planId)).list).toBeUndefined();
});
