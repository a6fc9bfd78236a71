import { randomUUID } from 'node:crypto';
import { GUEST_SEARCH_HEADER } from '@larder/contract/account.ts';
import { PERSON_HEADER } from '@larder/contract/endpoint.ts';
import { ENDPOINTS } from '@larder/contract/endpoints.ts';
import { formatWish, type GeneratedPlan, type Meal, type Meals } from '@larder/contract/plan.ts';
import type { ProblemReply } from '@larder/contract/problem.ts';
import type { DetailedRecipe } from '@larder/contract/recipe.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LlmEmulator, startLlmEmulator } from '../emulators/llm/start-llm.ts';
import { type LarderApp, startLarderApp } from './support/larder-app.ts';
import { readEvents } from './support/read-events.ts';

const GENERATE = '/api/meal-plans/generate';
const RECIPE = '/api/recipes/generate';
const REFRESH = '/api/meal-plans/refresh-meal';
const SWAP = '/api/meal-plans/swap-options';

const mealsIn = (day: Meals): readonly Meal[] => Object.values(day).flatMap((meal) => meal ?? []);

type Changed = { data: { meal: Meal; day: { title: string } } };

let emulator: LlmEmulator;
let open: LarderApp;
let closed: LarderApp;
beforeAll(async () => {
  emulator = await startLlmEmulator();
  [open, closed] = await Promise.all([startLarderApp('pglite', { ...emulator.variables, GUEST_SEARCH: 'on' }), startLarderApp()]);
});
afterAll(async () => {
  await Promise.all([open.close(), closed.close()]);
  await emulator.stop();
});

test('a guest gets the day that a new member gets, whole or as a stream, and its recipes', async () => {
  const wish = { query: 'vegan, 1800 calories, no mushrooms' };
  const { status, body } = await open.visitor.call<{ data: GeneratedPlan }>('POST', GENERATE, wish);
  expect(status).toBe(200);
  const member = await closed.newEater();
  expect(body).toEqual((await member.call('POST', GENERATE, wish)).body);
  const streamed = await open.visitor.call('POST', GENERATE, wish, { accept: 'text/event-stream' });
  expect(readEvents(streamed.text).at(-1)).toEqual({ name: 'done', data: body });

  const { title, description, ingredients, difficulty } = body.data.meals.dinner!;
  const recipe = await open.visitor.call<{ data: DetailedRecipe }>('POST', RECIPE, { title, description, ingredients, difficulty });
  expect([recipe.status, recipe.body.data.ingredients.length]).toEqual([200, ingredients.length]);
});

test('a guest changes one meal, chooses among three and moves the numbers of the day as it stands on the screen', async () => {
  const query = 'vegan, 1800 calories';
  const { meals } = (await open.visitor.call<{ data: GeneratedPlan }>('POST', GENERATE, { query })).body.data;
  const wish = { mealType: 'dinner', query, day: meals };
  const changed = (await open.visitor.call<Changed>('POST', REFRESH, { ...wish, refreshCount: 1 })).body.data;
  expect(changed.meal.dishId).not.toBe(meals.dinner!.dishId);
  expect(changed.day.title).toBeTruthy();

  const day = { ...meals, dinner: changed.meal };
  const { options } = (await open.visitor.call<{ data: { options: { meal: Meal }[] } }>('POST', SWAP, { ...wish, day })).body.data;
  expect(options.map(({ meal }) => meal.dishId)).not.toContain(changed.meal.dishId);
  const chosen = options.at(-1)!.meal;
  const placed = (await open.visitor.call<Changed>('POST', REFRESH, { ...wish, day, refreshCount: 2, chosen })).body.data;
  expect(placed.meal.dishId).toBe(chosen.dishId);

  const sum = (key: 'protein' | 'carbs' | 'fat') => mealsIn(day).reduce((grams, meal) => grams + meal[key], 0);
  const targets = { protein: sum('protein'), carbs: sum('carbs') + 25, fat: sum('fat') };
  const moved = { query: formatWish({ words: query, targets }), day };
  const portioned = (await open.visitor.call<{ data: GeneratedPlan }>('POST', GENERATE, moved)).body.data;
  const dishes = (of: Meals) => mealsIn(of).map(({ dishId }) => dishId);
  expect(dishes(portioned.meals)).toEqual(dishes(day));
  expect(portioned.nutritionOverview.carbs).toBeGreaterThan(sum('carbs') + 12);
});

test('nothing of a guest is kept, and no model is paid for one', async () => {
  await open.visitor.call('POST', GENERATE, { query: 'something that only this guest asks for, with salmon' });
  const { rows } = await sql`
    select 1 from plan_drafts union all select 1 from shown_dishes union all select 1 from searches`.execute(open.database.kysely);
  expect(rows).toEqual([]);
  expect(emulator.calls).toEqual([]);
});

test('all else stays closed to a guest', async () => {
  const others = ENDPOINTS.filter(({ access }) => access === 'user');
  for (const { method, path, body } of others) {
    const { status } = await open.visitor.call(method, path.replaceAll(/:\w+/g, '2026-11-21'), body ? {} : undefined);
    expect(status, `${method} ${path}`).toBe(401);
  }
  expect(
    ENDPOINTS.filter(({ access }) => access === 'guest')
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual([GENERATE, REFRESH, SWAP, RECIPE]);
});

test('what a guest took along is what the member goes on with, whatever the same sentence gave before', async () => {
  const query = 'vegan, 1800 calories';
  const { meals } = (await open.visitor.call<{ data: GeneratedPlan }>('POST', GENERATE, { query })).body.data;
  const asked = { query, mealType: 'lunch', day: meals, refreshCount: 1 };
  const { meal: lunch } = (await open.visitor.call<Changed>('POST', REFRESH, asked)).body.data;
  const member = await open.newEater();
  await member.call('POST', GENERATE, { query });
  await member.call('POST', REFRESH, { query, mealType: 'dinner', day: { ...meals, lunch }, refreshCount: 1 });
  const { rows } = await sql<{ plan: { current: { meals: Meals } } }>`select plan from plan_drafts`.execute(open.database.kysely);
  expect(rows.map(({ plan }) => plan.current.meals.lunch?.dishId)).toEqual([lunch.dishId]);
});

test('a visitor is told whether guests may plan, a member is not', async () => {
  const headerOf = async ({ app }: LarderApp, cookie = '') => {
    const { headers } = await app.inject({ url: '/api/auth/user', headers: { cookie, prefer: 'handling=lenient' } });
    return headers[GUEST_SEARCH_HEADER];
  };
  expect([await headerOf(open), await headerOf(closed)]).toEqual(['on', undefined]);
  expect(await headerOf(open, (await open.newEater()).cookie)).toBeUndefined();
});

test('nobody is planned for as a guest in a window that somebody opened who is signed out by now', async () => {
  const named = { [PERSON_HEADER]: randomUUID() };
  for (const [path, body] of [
    [GENERATE, { query: 'vegan' }],
    [RECIPE, { title: 'Soup', description: '', ingredients: ['1 onion'], difficulty: 'Easy' }],
  ] as const) {
    const { status, body: answer } = await open.visitor.call<ProblemReply>('POST', path, body, named);
    expect([path, status, answer.message]).toEqual([path, 401, 'Unauthorized']);
  }
  // Who is there is still answered: nobody.
  expect((await open.visitor.call('GET', '/api/auth/user', undefined, { ...named, prefer: 'handling=lenient' })).status).toBe(200);
});

test('one address plans less often than a member, and a member of that address is not held up by it', async () => {
  const recipe = { title: 'Lentil soup', ingredients: [] };
  const statuses: number[] = [];
  for (let n = 0; n < 61; n++) statuses.push((await open.visitor.call('POST', RECIPE, recipe)).status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(60);
  expect((await (await open.newEater()).call('POST', RECIPE, recipe)).status).toBe(200);
});
