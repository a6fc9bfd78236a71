import { randomUUID } from 'node:crypto';
import { SavedPlan, savePlan } from '@larder/contract/plan.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toJsonb } from '../src/db/storable.ts';
import { formatSaved } from '../src/features/plan/format-saved.ts';
import type { PlanId } from '../src/features/plan/plan-store.ts';
import type { PlanContent } from '../src/db/tables.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { arbitraryOf } from './support/schema-arbitrary.ts';

/** 30,000 by hand. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 1000);

let larder: LarderApp;
let eater: Caller;
beforeAll(async () => {
  larder = await startLarderApp();
  eater = await larder.newEater();
});
afterAll(() => larder.close());

const FIGURES = { totalCalories: 0, protein: 0, carbs: 0, fat: 0 };
const plan = (title: string, meals: object = {}) => ({ title, description: '', searchQuery: '', nutritionOverview: FIGURES, meals });

it.each(['\0', '\ud800', '\udd51\0'])('a title of %j alone is refused as none, where it would be kept as an empty one', async (title) => {
  expect((await eater.call('POST', '/api/meal-plans/save', plan(title))).status).toBe(400);
  const meal = { title, description: '', ingredients: [], instructions: [], difficulty: 'Easy', calories: 1, protein: 1, carbs: 1, fat: 1 };
  expect((await eater.call('POST', '/api/meal-plans/save', plan('Day', { lunch: meal }))).status).toBe(400);
});

it('keeps the rest of a text, pairs written as escapes included', async () => {
  const answer = await larder.app.inject({
    method: 'POST',
    url: '/api/meal-plans/save',
    headers: { cookie: eater.cookie, origin: 'http://localhost:5000', 'content-type': 'application/json' },
    payload: String.raw`{"title":"Pan\u0000 \ud83e\udd51\ud83e","description":"\\u0000","searchQuery":"","nutritionOverview":${JSON.stringify(FIGURES)},"meals":{}}`,
  });
  const { id } = answer.json<{ data: { id: string } }>().data;
  const { body } = await eater.call<{ data: SavedPlan }>('GET', `/api/meal-plans/${id}`);
  expect([body.data.title, body.data.description]).toEqual(['Pan 🥑', String.raw`\u0000`]);
});

it('a key that is none but for its NUL is refused as it would be without', async () => {
  const answer = await larder.app.inject({
    method: 'POST',
    url: '/api/meal-plans/save',
    headers: { cookie: eater.cookie, origin: 'http://localhost:5000', 'content-type': 'application/json' },
    payload: String.raw`{"__pro\u0000to__":{"title":"x"}}`,
  });
  expect(answer.statusCode).toBe(400);
});

it('a shelf with a plan that was kept without a title is read whole', async () => {
  const keeper = await larder.newEater();
  await keeper.call('POST', '/api/meal-plans/save', plan('Before'));
  const row = await larder.database.kysely.selectFrom('meal_plans').selectAll().where('title', '=', 'Before').executeTakeFirstOrThrow();
  const meal = {
    title: '',
    description: '',
    ingredients: [],
    instructions: [],
    difficulty: 'Easy',
    calories: 1,
    protein: 1,
    carbs: 1,
    fat: 1,
  };
  const content = JSON.stringify({ nutritionOverview: FIGURES, meals: { dinner: meal } });
  const { household_id, created_by, created_at, updated_at, description, search_query } = row;
  const own = { household_id, created_by, created_at, updated_at, description, search_query };
  await larder.database.kysely
    .insertInto('meal_plans')
    .values({ ...own, id: randomUUID(), title: '', plan: content })
    .execute();
  const { status, body } = await keeper.call<{ data: SavedPlan[] }>('GET', '/api/meal-plans/saved');
  expect([status, body.data.map(({ title }) => title).toSorted()]).toEqual([200, ['', 'Before']]);
});

it('whatever is saved can be read', { timeout: 60_000 + CASES * 10 }, () => {
  fc.assert(
    fc.property(arbitraryOf(savePlan.body!, []), (body) => {
      const parsed = savePlan.body!.safeParse(JSON.parse(toJsonb(body ?? null)));
      if (!parsed.success) return;
      const { title, description, searchQuery, ...content } = parsed.data;
      const kept = JSON.parse(toJsonb(content)) as PlanContent;
      const head = { id: 'a' as PlanId, isFavorited: false, createdAt: new Date(), updatedAt: new Date(), revision: '1' };
      const read = SavedPlan.safeParse(formatSaved({ ...head, title, description, searchQuery, content: kept }));
      expect(read.success, JSON.stringify(read.error?.issues)).toBe(true);
    }),
    { numRuns: CASES },
  );
});
