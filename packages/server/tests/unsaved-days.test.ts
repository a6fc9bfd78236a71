import { formatWish, type GeneratedPlan, type Meal } from '@larder/contract/plan.ts';
import type { UnsavedPlan } from '@larder/contract/unsaved-plan.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { ENGINES } from './support/test-database.ts';

type Data<T> = { success: true; data: T };

const QUERY = 'vegetarian 1800 calories';

describe.each(ENGINES)('a day that is not saved, on %s', (engine) => {
  let larder: LarderApp;
  let ada: Caller;

  beforeAll(async () => {
    larder = await startLarderApp(engine);
  }, 60_000);
  afterAll(() => larder.close());
  beforeEach(async () => {
    ada = await larder.newEater();
  });

  const listUnsaved = async (caller = ada) => (await caller.call<Data<UnsavedPlan[]>>('GET', '/api/unsaved-plans')).body.data;
  const generate = async (body: object, caller = ada) => {
    const { body: answer, text } = await caller.call<Data<GeneratedPlan>>('POST', '/api/meal-plans/generate', body);
    expect(answer.success, text).toBe(true);
    return answer.data;
  };
  const titles = (plan: Pick<GeneratedPlan, 'meals'>) => mealsOf(plan).map(({ meal }) => meal.title);

  it('is led back to as it was left, by its own person alone', async () => {
    expect(await listUnsaved()).toEqual([]);
    const made = await generate({ query: QUERY });
    const body = { mealType: 'dinner', query: QUERY, refreshCount: 1 };
    const { meal } = (await ada.call<Data<{ meal: Meal }>>('POST', '/api/meal-plans/refresh-meal', body)).body.data;
    const left = await generate({ query: QUERY, reopens: true });
    expect(titles(left)).toEqual(titles({ meals: { ...made.meals, dinner: meal } }));
    expect(await listUnsaved()).toEqual([{ searchQuery: QUERY, title: left.title }]);

    const bob = await larder.newEater();
    expect(await listUnsaved(bob)).toEqual([]);
    expect((await bob.call('DELETE', `/api/unsaved-plans?searchQuery=${encodeURIComponent(QUERY)}`)).status).toBe(200);
    expect(await listUnsaved()).toHaveLength(1);
  });

  it('stays one when it is changed by a screen that tells the day it shows', async () => {
    const { meals } = await generate({ query: QUERY });
    const body = { mealType: 'dinner', query: QUERY, refreshCount: 1, day: meals };
    await ada.call('POST', '/api/meal-plans/refresh-meal', body);
    expect(await listUnsaved()).toHaveLength(1);
  });

  it('comes back with what its sliders stood at', async () => {
    await generate({ query: QUERY });
    const query = formatWish({ words: QUERY, targets: { protein: 150, carbs: 150, fat: 60 } });
    const moved = await generate({ query });
    const left = await generate({ query: QUERY, reopens: true });
    expect([left.searchQuery, left.nutritionOverview]).toEqual([query, moved.nutritionOverview]);
  });

  describe('with a name that its person gave it', () => {
    const nameIt = (title?: string) => ada.call('PATCH', `/api/unsaved-plans?searchQuery=${encodeURIComponent(QUERY)}`, { title });
    const nameLeft = async () => [(await listUnsaved())[0]?.title, (await generate({ query: QUERY, reopens: true })).title];

    it('keeps it wherever it is led back to, whatever its meals and sliders become', async () => {
      const { meals } = await generate({ query: QUERY });
      expect((await nameIt('For Grandma')).status).toBe(200);
      expect(await nameLeft()).toEqual(['For Grandma', 'For Grandma']);
      await ada.call('POST', '/api/meal-plans/refresh-meal', { mealType: 'dinner', query: QUERY, refreshCount: 1 });
      expect(await nameLeft()).toEqual(['For Grandma', 'For Grandma']);
      await generate({ query: formatWish({ words: QUERY, targets: { protein: 150, carbs: 150, fat: 60 } }) });
      expect(await nameLeft()).toEqual(['For Grandma', 'For Grandma']);
      await generate({ query: QUERY, day: meals, people: 2 });
      expect(await nameLeft()).toEqual(['For Grandma', 'For Grandma']);
    });

    it('is called as it was made once the name is taken back, and so is another day of the same words', async () => {
      const { title } = await generate({ query: QUERY });
      await nameIt('For Grandma');
      await nameIt();
      expect(await nameLeft()).toEqual([title, title]);
      await nameIt('For Grandma');
      const again = await generate({ query: QUERY });
      expect(await nameLeft()).toEqual([again.title, again.title]);
    });

    it('is named by nobody else, and not once it is saved', async () => {
      const plan = await generate({ query: QUERY });
      const bob = await larder.newEater();
      await bob.call('PATCH', `/api/unsaved-plans?searchQuery=${encodeURIComponent(QUERY)}`, { title: 'Of Bob' });
      expect(await listUnsaved()).toEqual([{ searchQuery: QUERY, title: plan.title }]);
      await ada.call('POST', '/api/meal-plans/save', plan);
      expect((await nameIt('Too late')).status).toBe(200);
      expect(await listUnsaved()).toEqual([]);
    });
  });

  it('stays one where a plan of the same words that was saved before is updated', async () => {
    const saved = await generate({ query: QUERY });
    const { id } = (await ada.call<Data<{ id: string }>>('POST', '/api/meal-plans/save', saved)).body.data;
    const newer = await generate({ query: QUERY, seed: 7 });
    expect(titles(newer)).not.toEqual(titles(saved));
    expect((await ada.call('PUT', `/api/meal-plans/${id}`, { ...saved, title: 'Another name' })).status).toBe(200);
    expect(await listUnsaved()).toEqual([{ searchQuery: QUERY, title: newer.title }]);
  });

  it('stays one where an older one of the same words is saved', async () => {
    const { meals } = await generate({ query: 'fish day' });
    const older = await generate({ query: QUERY });
    const query = formatWish({ words: QUERY, targets: { protein: 150, carbs: 150, fat: 60 } });
    await generate({ query, day: meals });
    await ada.call('POST', '/api/meal-plans/save', older);
    expect(await listUnsaved()).toMatchObject([{ searchQuery: query }, { searchQuery: 'fish day' }]);
  });

  it.each([
    ['is saved', async (plan: GeneratedPlan) => ada.call('POST', '/api/meal-plans/save', plan)],
    [
      'is saved under other words',
      async (plan: GeneratedPlan) => ada.call('POST', '/api/meal-plans/save', { ...plan, searchQuery: 'my day' }),
    ],
  ])('is no longer one once it %s, and neither is what was tried for its words before', async (_how, end) => {
    await generate({ query: formatWish({ words: QUERY, targets: { protein: 150, carbs: 150, fat: 60 } }) });
    const plan = await generate({ query: QUERY, seed: 7 });
    expect((await end(plan)).status).toBe(200);
    expect(await listUnsaved()).toEqual([]);
  });

  it.each(['vegan', QUERY, 'salmon for dinner'])('of three, with “%s” saved, leaves the other two as they were', async (query) => {
    const made = new Map<string, GeneratedPlan>();
    for (const words of ['vegan', QUERY, 'salmon for dinner']) {
      made.set(words, await generate({ query: words }));
      await ada.call('PATCH', `/api/unsaved-plans?searchQuery=${encodeURIComponent(words)}`, { title: `My ${words}` });
    }
    expect((await ada.call('POST', '/api/meal-plans/save', made.get(query))).status).toBe(200);
    const others = ['salmon for dinner', QUERY, 'vegan'].filter((words) => words !== query);
    expect(await listUnsaved()).toEqual(others.map((words) => ({ searchQuery: words, title: `My ${words}` })));
    for (const words of others) {
      const { meals } = made.get(words)!;
      expect(titles(await generate({ query: words, reopens: true }))).toEqual(titles({ meals }));
    }
  });

  it('stays one where a day of the same dishes is saved that was made for other words', async () => {
    const saved = await generate({ query: 'vegan' });
    await generate({ query: QUERY });
    await sql`update plan_drafts as other set plan = jsonb_set(other.plan, '{current}', one.plan -> 'current')
      from plan_drafts as one where one.user_id = other.user_id and one.household_id = other.household_id
        and one.plan -> 'unsaved' ->> 'query' = 'vegan' and other.plan -> 'unsaved' ->> 'query' = ${QUERY}`.execute(larder.database.kysely);
    expect(titles(await generate({ query: QUERY, reopens: true }))).toEqual(titles(saved));
    expect((await ada.call('POST', '/api/meal-plans/save', saved)).status).toBe(200);
    expect(await listUnsaved()).toMatchObject([{ searchQuery: QUERY }]);
  });

  it('leads back to those of other words too, each until it is let go by itself', async () => {
    for (const query of ['vegan', QUERY, 'salmon for dinner', 'indian vegetarian day']) await generate({ query });
    expect((await listUnsaved()).map(({ searchQuery }) => searchQuery)).toEqual(['indian vegetarian day', 'salmon for dinner', QUERY]);
    await ada.call('DELETE', `/api/unsaved-plans?searchQuery=${encodeURIComponent('salmon for dinner')}`);
    expect((await listUnsaved()).map(({ searchQuery }) => searchQuery)).toEqual(['indian vegetarian day', QUERY, 'vegan']);
  });

  it('stays one where an older one is saved', async () => {
    const older = await generate({ query: 'vegan' });
    await generate({ query: QUERY });
    await ada.call('POST', '/api/meal-plans/save', older);
    expect(await listUnsaved()).toMatchObject([{ searchQuery: QUERY }]);
  });

  it('is made as ever where none was left', async () => {
    expect(titles(await generate({ query: QUERY, reopens: true })).length).toBeGreaterThan(2);
  });
});
