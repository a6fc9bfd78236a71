import type { PlanDay } from '@larder/contract/calendar.ts';
import { EVENT_STREAM } from '@larder/contract/event-stream.ts';
import { formatWish, type GeneratedPlan, type Meal, type SavedPlan } from '@larder/contract/plan.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';

type Wire<Data> = { readonly data: Data };
type Written = { readonly ingredient: string; readonly parts: readonly { readonly title: string; readonly slot: string }[] };

const QUERY = 'vegetarian, 6 meals, 2200 calories, peanut allergy';
const DATE = '2026-11-23';

let larder: LarderApp;
let ada: Caller;

beforeAll(async () => {
  larder = await startLarderApp();
  ada = await larder.newEater();
});
afterAll(() => larder.close());

async function ask<Data>(caller: Caller, method: string, path: string, body?: unknown): Promise<Data> {
  const answer = await caller.call<Wire<Data>>(method, path, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}
const generate = (caller: Caller, body: object) => ask<GeneratedPlan>(caller, 'POST', '/api/meal-plans/generate', body);
const save = async (caller: Caller, plan: object): Promise<string> =>
  (await ask<{ id: string }>(caller, 'POST', '/api/meal-plans/save', plan)).id;

const titlesOf = (plan: Pick<GeneratedPlan, 'meals' | 'moreSnacks'>): readonly string[] => mealsOf(plan).map(({ meal }) => meal.title);
const sumOf = (plan: Pick<GeneratedPlan, 'meals' | 'moreSnacks'>): number =>
  mealsOf(plan).reduce((sum, { meal }) => sum + meal.calories, 0);

describe('a day of six meals', () => {
  it('has four in their keys and two snacks beside them, all of them in its sums', async () => {
    const plan = await generate(ada, { query: QUERY });
    expect(Object.keys(plan.meals)).toEqual(['breakfast', 'lunch', 'dinner', 'snack']);
    expect(plan.moreSnacks).toHaveLength(2);
    expect(new Set(titlesOf(plan)).size).toBe(6);
    expect(plan.nutritionOverview.totalCalories).toBe(sumOf(plan));
    expect(Math.abs(sumOf(plan) - 2200)).toBeLessThanOrEqual(110);
    expect(JSON.stringify(mealsOf(plan).map(({ meal }) => meal.ingredients))).not.toMatch(/peanut|chicken|beef|pork|fish/i);
    expect(plan.chips.map(({ label }) => label)).toContain('Breakfast, Lunch, Dinner, 3 snacks');
  });

  it('a day of four has no such field', async () => {
    expect(await generate(ada, { query: 'vegetarian' })).not.toHaveProperty('moreSnacks');
  });

  it('streams each of its meals to its place', async () => {
    const headers = { accept: EVENT_STREAM };
    const { text } = await ada.call('POST', '/api/meal-plans/generate', { query: QUERY, seed: 3 }, headers);
    const events = text.split('\n\n').map((event) => [/^event: (.*)$/m.exec(event)?.[1], /^data: (.*)$/m.exec(event)?.[1]] as const);
    const dataOf = (name: string) => events.flatMap(([event, data]) => (event === name ? [JSON.parse(data ?? '') as unknown] : []));
    const places = ['breakfast', 'lunch', 'dinner', 'snack', 'snack-2', 'snack-3'];
    expect(dataOf('intent')).toEqual([expect.objectContaining({ slots: places })]);
    expect(dataOf('meal').map((meal) => (meal as { slot: string }).slot)).toEqual(places);
  });

  it('one of its snacks is refreshed, swapped and kept like any meal', async () => {
    const plan = await generate(ada, { query: QUERY });
    const wish = { mealType: 'snack-3', query: QUERY };
    const { meal } = await ask<{ meal: Meal }>(ada, 'POST', '/api/meal-plans/refresh-meal', { ...wish, refreshCount: 1 });
    expect(titlesOf(plan)).not.toContain(meal.title);
    const { options } = await ask<{ options: { meal: Meal }[] }>(ada, 'POST', '/api/meal-plans/swap-options', wish);
    expect(options.length).toBeGreaterThan(0);
    const chosen = options[0]!.meal;
    const swapped = await ask<{ meal: Meal }>(ada, 'POST', '/api/meal-plans/refresh-meal', { ...wish, refreshCount: 2, chosen });
    expect(swapped.meal.title).toBe(chosen.title);
    const locked = { 'snack-3': chosen, dinner: plan.meals.dinner };
    const anew = await generate(ada, { query: QUERY, seed: 12, locked });
    expect([anew.moreSnacks?.[1]?.title, anew.meals.dinner?.title]).toEqual([chosen.title, plan.meals.dinner?.title]);
    expect(anew.moreSnacks?.[1]?.ingredients).toEqual(chosen.ingredients);
  });

  it('sliders move all six, also of a day that is told with the call', async () => {
    const plan = await generate(ada, { query: QUERY, seed: 14 });
    const { breakfast, lunch, dinner, snack } = plan.meals;
    const day = { breakfast, lunch, dinner, snack, 'snack-2': plan.moreSnacks?.[0], 'snack-3': plan.moreSnacks?.[1] };
    const query = formatWish({ words: QUERY, targets: { protein: 120, carbs: 300, fat: 90 } });
    const moved = await generate(ada, { query, day });
    expect(moved.moreSnacks).toHaveLength(2);
    expect(Math.abs(sumOf(moved) - (4 * 120 + 4 * 300 + 9 * 90))).toBeLessThan(130);
    expect(moved.nutritionOverview.totalCalories).toBe(sumOf(moved));
  });

  it('is saved, read, listed, put away and brought back whole', async () => {
    const plan = await generate(ada, { query: QUERY, seed: 5 });
    const { chips: _chips, notUnderstood: _not, ...body } = plan;
    const id = await save(ada, body);
    const read = () => ask<SavedPlan>(ada, 'GET', `/api/meal-plans/${id}`);
    expect([(await read()).meals, (await read()).moreSnacks]).toEqual([plan.meals, plan.moreSnacks]);
    const listed = await ask<SavedPlan[]>(ada, 'GET', '/api/meal-plans/saved');
    expect(listed.find((one) => one.id === id)?.moreSnacks?.map(({ title }) => title)).toEqual(plan.moreSnacks?.map(({ title }) => title));
    const page = await ada.call<Wire<SavedPlan[]>>('GET', '/api/meal-plans/saved', undefined, { prefer: 'maxpagesize=20' });
    const [shelved] = page.body.data.filter((one) => one.id === id);
    expect(shelved?.moreSnacks?.map(({ title }) => title)).toEqual(plan.moreSnacks?.map(({ title }) => title));
    await ask(ada, 'POST', '/api/meal-plans/refresh-meal', { mealType: 'snack-2', query: QUERY, refreshCount: 1, planId: id });
    await ada.call('DELETE', `/api/meal-plans/${id}`);
    await ada.call('POST', `/api/meal-plans/${id}/restore`);
    expect((await read()).moreSnacks).toEqual(plan.moreSnacks);
  });

  it('is on the calendar, in the feed, on the list and behind a shared link with every snack', async () => {
    const plan = await generate(ada, { query: QUERY, seed: 6 });
    const id = await save(ada, plan);
    await ask(ada, 'POST', '/api/weekly-plan-days', { date: DATE, mealPlanId: id });
    const [day] = await ask<PlanDay[]>(ada, 'GET', `/api/weekly-plan-days/${DATE}`);
    expect(day?.mealPlan.moreSnacks?.map(({ title }) => title)).toEqual(plan.moreSnacks?.map(({ title }) => title));
    const list = await ask<{ ingredients: Written[] }>(ada, 'GET', `/api/grocery-preview?dates=${DATE}`);
    const needed = new Set(list.ingredients.flatMap(({ parts }) => parts.map(({ title }) => title)));
    expect([...needed]).toEqual(expect.arrayContaining([...titlesOf(plan)]));

    const third = plan.moreSnacks![1]!.title;
    const { url } = await ask<{ url: string }>(ada, 'POST', '/api/calendar/link');
    const fetchFeed = async () => (await larder.app.inject(new URL(url).pathname)).body.replaceAll(/\r\n /g, '');
    expect(await fetchFeed()).toContain(`Snack 3: ${third.replaceAll(',', String.raw`\,`)}`);
    await ask(ada, 'PATCH', '/api/calendar/link', { style: 'meals', timeZone: 'UTC' });
    expect(await fetchFeed()).toContain(`UID:snack-3-${day?.id}@`);
    const shared = await ask<{ url: string }>(ada, 'POST', '/api/shared-links', { what: 'plan', id });
    expect((await larder.app.inject(new URL(shared.url).pathname)).body).toContain('Snack 3: ');
  });

  it('goes out and comes back with its person', async () => {
    const eater = await larder.newEater();
    const plan = await generate(eater, { query: QUERY, seed: 8 });
    const id = await save(eater, plan);
    const file = await larder.app.inject({ method: 'GET', url: '/api/account/export', headers: { cookie: eater.cookie } });
    const files = unzipSync(file.rawPayload);
    const lines = strFromU8(files['meals.csv'] ?? new Uint8Array());
    for (const { title } of plan.moreSnacks ?? []) expect(lines).toContain(title);
    await eater.call('DELETE', `/api/meal-plans/${id}`);
    const again = await larder.newEater();
    const headers = { cookie: again.cookie, origin: 'http://localhost:5000', 'content-type': 'application/zip' };
    await larder.app.inject({ method: 'POST', url: '/api/account/import', headers, payload: file.rawPayload });
    const [back] = await ask<SavedPlan[]>(again, 'GET', '/api/meal-plans/saved');
    expect(back?.moreSnacks).toEqual(plan.moreSnacks);
  });
});

describe('what was asked for', () => {
  it('says which meals serve it, also once one of them is another', async () => {
    const query = 'salmon for dinner';
    const plan = await generate(ada, { query });
    expect(plan.served).toEqual({ 'wish:salmon': ['dinner'] });
    const wish = { mealType: 'lunch', query, refreshCount: 1 };
    const { day } = await ask<{ day: { served: unknown } }>(ada, 'POST', '/api/meal-plans/refresh-meal', wish);
    expect(day.served).toEqual({ 'wish:salmon': ['dinner'] });
  });

  it('a part of a day says that it is one, and the rest is planned around it', async () => {
    const part = await generate(ada, { query: 'just dinner' });
    expect([part.isPart, Object.keys(part.meals), part.title]).toEqual([true, ['dinner'], part.meals.dinner?.title]);
    const whole = await generate(ada, { query: 'just dinner, and the rest of the day', locked: part.meals });
    expect([whole.isPart, Object.keys(whole.meals)]).toEqual([undefined, ['breakfast', 'lunch', 'dinner', 'snack']]);
    expect(whole.meals.dinner).toMatchObject({ title: part.meals.dinner?.title, ingredients: part.meals.dinner?.ingredients });
    expect(Math.abs(whole.nutritionOverview.totalCalories - 2000)).toBeLessThanOrEqual(100);
  });
});

describe('what other programs write', () => {
  const meal = (title: string) => ({
    name: title,
    description: '',
    ingredients: '1 egg',
    instructions: 'Cook.',
    calories: 100,
    protein: 1,
    carbs: 1,
    fat: 1,
  });
  const planWith = (moreSnacks: unknown) => ({
    title: 'Elsewhere',
    description: '',
    searchQuery: 'eggs',
    nutritionOverview: { totalCalories: 300, protein: 3, carbs: 3, fat: 3 },
    dailyMeals: { Dinner: { ...meal('Egg'), difficulty: 'Easy' } },
    moreSnacks,
  });

  it('is read in any of its forms: names folded, and none where there is none', async () => {
    const snack = { ...meal('Egg cup'), difficulty: 'Easy' };
    const some = await ask<SavedPlan>(ada, 'GET', `/api/meal-plans/${await save(ada, planWith([snack, null]))}`);
    expect(some.moreSnacks).toEqual([expect.objectContaining({ title: 'Egg cup', ingredients: ['1 egg'] })]);
    for (const none of [undefined, null, []]) {
      const read = await ask<SavedPlan>(ada, 'GET', `/api/meal-plans/${await save(ada, planWith(none))}`);
      expect(read.moreSnacks ?? []).toEqual([]);
      expect(read.meals.dinner?.title).toBe('Egg');
    }
  });

  it('is refused beyond three, with the reason', async () => {
    const snack = { ...meal('Egg cup'), difficulty: 'Easy' };
    const answer = await ada.call('POST', '/api/meal-plans/save', planWith([snack, snack, snack, snack]));
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('moreSnacks: Too big')]);
  });
});
