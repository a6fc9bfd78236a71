import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Scope } from '../../db/scope.ts';
import { describeOnBothEngines, makeTestScope } from '../../../tests/support/test-database.ts';
import { makePlanStore, type PlanId, type PlanStore, type PlanToSave } from './plan-store.ts';
import { collectPages } from '../../../tests/support/collect.ts';

const SOUP: PlanToSave = {
  title: 'Soup "day"',
  description: 'ünïcødé 🥣',
  searchQuery: 'soup',
  content: { nutritionOverview: { totalCalories: 1800.5, protein: 90, carbs: 200, fat: 60 }, meals: {}, reasons: ['warm'] },
};

describeOnBothEngines('plan trash', (database) => {
  let store: PlanStore;
  let ada: Scope;
  let bob: Scope;
  beforeEach(async () => {
    store = makePlanStore(database());
    ada = await makeTestScope(database());
    bob = await makeTestScope(database());
  });

  const planDay = (scope: Scope, date: string, planId: PlanId) =>
    database()
      .kysely.insertInto('weekly_plan_days')
      .values({ id: randomUUID(), household_id: scope.householdId, date, meal_plan_id: planId, notes: 'n' })
      .execute();
  const listDays = (scope: Scope) =>
    database().kysely.selectFrom('weekly_plan_days').selectAll().where('household_id', '=', scope.householdId).orderBy('date').execute();

  test('brings a deleted plan back as it was, with its star, its place and its calendar days', async () => {
    const older = await store.savePlan(ada, SOUP);
    await store.savePlan(ada, { ...SOUP, title: 'newer' });
    await store.setFavorite(ada, older.id, true);
    for (const date of ['2026-11-21', '2026-11-24']) await planDay(ada, date, older.id);
    const before = { plan: await store.findPlan(ada, older.id), days: await listDays(ada) };
    expect(await store.deletePlan(ada, older.id)).toBe(true);
    expect([await store.findPlan(ada, older.id), await listDays(ada)]).toEqual([undefined, []]);
    expect(await store.restorePlan(ada, older.id)).toBe(true);
    expect({ plan: await store.findPlan(ada, older.id), days: await listDays(ada) }).toEqual(before);
    expect((await collectPages(store.readPlans(ada))).map(({ title }) => title)).toEqual(['newer', SOUP.title]);
  });

  test('leaves a day alone that was given to another plan meanwhile', async () => {
    const [gone, other] = [await store.savePlan(ada, SOUP), await store.savePlan(ada, { ...SOUP, title: 'other' })];
    for (const date of ['2026-11-21', '2026-11-22']) await planDay(ada, date, gone.id);
    await store.deletePlan(ada, gone.id);
    await planDay(ada, '2026-11-21', other.id);
    await store.restorePlan(ada, gone.id);
    expect((await listDays(ada)).map(({ date, meal_plan_id }) => [date, meal_plan_id])).toEqual([
      ['2026-11-21', other.id],
      ['2026-11-22', gone.id],
    ]);
  });

  test('restores once, and again after another deletion', async () => {
    const { id } = await store.savePlan(ada, SOUP);
    expect(await store.restorePlan(ada, id)).toBe(false);
    for (const round of [1, 2]) {
      expect(await store.deletePlan(ada, id), `round ${round}`).toBe(true);
      expect(await store.restorePlan(ada, id), `round ${round}`).toBe(true);
      expect(await store.restorePlan(ada, id), `round ${round}`).toBe(false);
    }
    expect(await collectPages(store.readPlans(ada))).toHaveLength(1);
  });

  test("does not bring another account's plan back", async () => {
    const { id } = await store.savePlan(ada, SOUP);
    await store.deletePlan(ada, id);
    expect(await store.restorePlan(bob, id)).toBe(false);
    expect(await store.restorePlan(ada, id)).toBe(true);
  });

  test.each(['', 'saved', "' or true --", '\0'])('knows no deleted plan with the id %j', async (id) => {
    expect(await store.restorePlan(ada, id)).toBe(false);
  });

  test('forgets what was deleted long enough ago', async () => {
    const { id } = await store.savePlan(ada, SOUP);
    await store.deletePlan(ada, id);
    await store.forgetDeleted(new Date(Date.now() - 3_600_000));
    expect(await store.restorePlan(ada, id)).toBe(true);
    await store.deletePlan(ada, id);
    expect(await store.forgetDeleted(new Date(Date.now() + 3_600_000))).toBeGreaterThanOrEqual(1);
    expect(await store.restorePlan(ada, id)).toBe(false);
  });

  test('goes with its account', async () => {
    const { id } = await store.savePlan(ada, SOUP);
    await store.deletePlan(ada, id);
    await database().kysely.deleteFrom('users').where('id', '=', ada.userId).execute();
    expect(await database().kysely.selectFrom('deleted_plans').select('id').where('id', '=', id).execute()).toEqual([]);
  });
});
