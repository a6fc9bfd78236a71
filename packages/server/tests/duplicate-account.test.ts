import { randomUUID } from 'node:crypto';
import { DELETE_WORDS } from '@larder/contract/account.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller, LarderApp } from './support/larder-app.ts';
import { startLarderApp } from './support/larder-app.ts';
import { planBodyOf } from './support/plan-body.ts';

const MONDAY = '2026-11-16';
const TUESDAY = '2026-11-17';

describe.each(['pglite', 'postgres'] as const)('an account that a change of address made, on %s', (engine) => {
  let larder: LarderApp;
  beforeAll(async () => {
    larder = await startLarderApp(engine);
  }, 60_000);
  afterAll(() => larder.close());

  let eater: Caller;
  let younger: string;
  beforeEach(async () => {
    eater = await larder.newEater();
    await save(eater, 'Older', MONDAY);
    // As an earlier release kept it: the same person, who signed in at another address.
    const other = await larder.newEater();
    await save(other, 'Younger on a taken day', MONDAY);
    await save(other, 'Younger on a free day', TUESDAY);
    await other.call('POST', '/api/grocery-lists', { name: 'Week' });
    const own = await readId(eater);
    younger = await readId(other);
    const { kysely } = larder.database;
    await sql`update users set issuer = 'https://pantry.example/oidc', subject = ${randomUUID()} where id = ${younger}`.execute(kysely);
    await sql`insert into duplicate_users (user_id, kept_user_id) values (${younger}, ${own})`.execute(kysely);
  });

  async function save({ call }: Caller, title: string, date: string): Promise<void> {
    const { body } = await call<{ data: { id: string } }>('POST', '/api/meal-plans/save', planBodyOf(title));
    expect((await call('POST', '/api/weekly-plan-days', { date, mealPlanId: body.data.id })).status).toBe(200);
  }
  const readId = async ({ call }: Caller) => (await call<{ id: string }>('GET', '/api/auth/user')).body.id;
  const readOffer = async ({ call }: Caller) => (await call<{ data: unknown }>('GET', '/api/account/duplicate')).body.data;
  const listTitles = async () => {
    const { body } = await eater.call<{ data: readonly { title: string }[] }>('GET', '/api/meal-plans/saved');
    return body.data.map(({ title }) => title).toSorted();
  };
  const countPlansOfYounger = async () => {
    const rows = await larder.database.kysely
      .selectFrom('meal_plans')
      .innerJoin('users', 'users.home_household_id', 'household_id')
      .select('meal_plans.id')
      .where('users.id', '=', younger)
      .execute();
    return rows.length;
  };
  const OFFER = { plans: 2, days: 2, lists: 1, addresses: ['https://pantry.example'], isLeft: false };

  test('is offered to its person, and to nobody else', async () => {
    expect(await readOffer(eater)).toEqual(OFFER);
    expect(await readOffer(await larder.newEater())).toBeNull();
    expect((await larder.visitor.call('GET', '/api/account/duplicate')).status).toBe(401);
  });

  test('is added once, however often that is asked: plans, lists and the days that are free', async () => {
    const answers = await Promise.all([1, 2].map(() => eater.call<{ data: object }>('POST', '/api/account/duplicate/add')));
    const counts = answers.map(({ body }) => JSON.stringify(body.data)).toSorted();
    expect(counts.map((text) => JSON.parse(text) as object)).toEqual([
      { plans: 0, days: 0, lists: 0, items: 0, recipes: 0, weeks: 0, photos: 0, photosLeft: 0, people: 0, peopleLeft: 0, profile: [] },
      { plans: 2, days: 1, lists: 1, items: 0, recipes: 0, weeks: 0, photos: 0, photosLeft: 0, people: 0, peopleLeft: 0, profile: [] },
    ]);
    expect(await listTitles()).toEqual(['Older', 'Younger on a free day', 'Younger on a taken day']);
    const { text: days } = await eater.call('GET', `/api/weekly-plan-days/${MONDAY}?endDate=2026-11-30`);
    expect(days).not.toContain('Younger on a taken day');
    expect(days).toContain('Younger on a free day');
    expect(await readOffer(eater)).toBeNull();
    expect(await countPlansOfYounger()).toBe(2);
  });

  test('is left where it is when its person does not want it, and can be added later', async () => {
    expect((await eater.call('POST', '/api/account/duplicate/leave')).status).toBe(200);
    expect(await readOffer(eater)).toEqual({ ...OFFER, isLeft: true });
    expect(await listTitles()).toEqual(['Older']);
    expect(await countPlansOfYounger()).toBe(2);
    await eater.call('POST', '/api/account/duplicate/add');
    expect(await listTitles()).toHaveLength(3);
  });

  test('goes with the account when its person deletes that', async () => {
    expect((await eater.call('DELETE', '/api/account', { confirmation: DELETE_WORDS })).status).toBe(200);
    expect(await countPlansOfYounger()).toBe(0);
    expect(await larder.database.kysely.selectFrom('users').select('id').where('id', '=', younger).execute()).toEqual([]);
  });
});
