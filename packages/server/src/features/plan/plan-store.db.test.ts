import { asStored, emptyDay } from '@larder/domain/plan/shown-day.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Scope } from '../../db/scope.ts';
import { describeOnBothEngines, makeTestScope } from '../../../tests/support/test-database.ts';
import type { OpenPlan } from './open-plan-store.ts';
import type { PlanContent } from '../../db/tables.ts';
import { makePlanStore, type PlanToSave } from './plan-store.ts';
import { collectPages } from '../../../tests/support/collect.ts';

const OATS_CONTENT: PlanContent = {
  nutritionOverview: { totalCalories: 410.5, protein: 14, carbs: 68, fat: 9 },
  meals: {
    breakfast: {
      title: 'Oats',
      description: '',
      ingredients: ['1/2 cup (41 g) rolled oats'],
      instructions: ['Soak.'],
      calories: 410.5,
      protein: 14,
      carbs: 68,
      fat: 9,
      difficulty: 'Easy',
    },
  },
};

const OATS: PlanToSave = {
  title: 'Oats first',
  description: 'A day that starts with oats',
  searchQuery: 'oats',
  content: OATS_CONTENT,
};

const dayNamed = (title: string) => asStored({ ...emptyDay('', 0), title, reasons: [`"quoted"`, 'ünïcødé 🥑'] });
const openNamed = (title: string): OpenPlan => ({ first: dayNamed(title), current: dayNamed(title), refreshes: { lunch: 2 } });

describeOnBothEngines('plan store', (database) => {
  let store: ReturnType<typeof makePlanStore>;
  let ada: Scope;
  let bob: Scope;
  beforeEach(async () => {
    store = makePlanStore(database());
    ada = await makeTestScope(database());
    bob = await makeTestScope(database());
  });

  test('gives a saved plan back as it was saved', async () => {
    const saved = await store.savePlan(ada, OATS);
    expect(saved.createdAt).toBeInstanceOf(Date);
    expect(saved.isFavorited).toBe(false);
    expect(await store.findPlan(ada, saved.id)).toEqual({ ...saved, ...OATS });
  });

  test('lists the plans of one account, newest first', async () => {
    const titles = ['first', 'second', 'third'];
    for (const title of titles) await store.savePlan(ada, { ...OATS, title });
    await store.savePlan(bob, OATS);
    expect((await collectPages(store.readPlans(ada))).map(({ title }) => title)).toEqual(titles.toReversed());
  });

  test('updates what a person wrote and keeps the favorite mark and the place', async () => {
    const older = await store.savePlan(ada, OATS);
    await store.savePlan(ada, { ...OATS, title: 'newer' });
    await store.setFavorite(ada, older.id, true);
    const updated = await store.updatePlan(ada, older.id, { ...OATS, title: 'renamed', content: { ...OATS_CONTENT, meals: {} } });
    expect(updated).toMatchObject({ id: older.id, title: 'renamed', isFavorited: true, createdAt: older.createdAt });
    expect((await store.findPlan(ada, older.id))?.content).toEqual({ ...OATS_CONTENT, meals: {} });
    expect(updated?.updatedAt.getTime()).toBeGreaterThanOrEqual(older.updatedAt.getTime());
    expect((await collectPages(store.readPlans(ada))).map(({ title }) => title)).toEqual(['newer', 'renamed']);
  });

  test('marks and unmarks a favorite', async () => {
    const { id } = await store.savePlan(ada, OATS);
    expect(await store.setFavorite(ada, id, true)).toBe(true);
    expect((await store.findPlan(ada, id))?.isFavorited).toBe(true);
    expect(await store.setFavorite(ada, id, false)).toBe(true);
    expect((await store.findPlan(ada, id))?.isFavorited).toBe(false);
  });

  test('deletes a plan once', async () => {
    const { id } = await store.savePlan(ada, OATS);
    expect(await store.deletePlan(ada, id)).toBe(true);
    expect(await store.findPlan(ada, id)).toBeUndefined();
    expect(await store.deletePlan(ada, id)).toBe(false);
  });

  test("treats another account's plan as one that does not exist", async () => {
    const { id } = await store.savePlan(ada, OATS);
    expect(await store.findPlan(bob, id)).toBeUndefined();
    expect(await store.updatePlan(bob, id, { ...OATS, title: 'taken' })).toBeUndefined();
    expect(await store.setFavorite(bob, id, true)).toBe(false);
    expect(await store.deletePlan(bob, id)).toBe(false);
    expect(await store.findPlan(ada, id)).toMatchObject({ title: OATS.title, isFavorited: false });
  });

  test.each(['', 'saved', '1', "' or true --", `${randomUUID()}x`, '\0'])('knows no plan with the id %j', async (id) => {
    expect(await store.findPlan(ada, id)).toBeUndefined();
    expect(await store.updatePlan(ada, id, OATS)).toBeUndefined();
    expect(await store.setFavorite(ada, id, true)).toBe(false);
    expect(await store.deletePlan(ada, id)).toBe(false);
  });

  test('stores text PostgreSQL cannot hold without the offending character', async () => {
    const { id } = await store.savePlan(ada, {
      title: 'a\0b',
      description: 'half a \ud83e pair',
      searchQuery: '\\u0000 stays',
      content: { ...OATS_CONTENT, reasons: ['c\0d\udd51'] },
    });
    const saved = await store.findPlan(ada, id);
    expect(saved).toMatchObject({ title: 'ab', description: 'half a  pair', searchQuery: '\\u0000 stays' });
    expect(saved?.content.reasons).toEqual(['cd']);
  });

  test("does not let one account's calendar point at another's plan", async () => {
    const { id } = await store.savePlan(ada, OATS);
    const day = { id: randomUUID(), household_id: bob.householdId, date: '2026-11-21', meal_plan_id: id };
    await expect(database().kysely.insertInto('weekly_plan_days').values(day).execute()).rejects.toMatchObject({ code: '23503' });
  });

  test('takes a deleted plan off the calendar', async () => {
    const { id } = await store.savePlan(ada, OATS);
    const days = database().kysely;
    await days
      .insertInto('weekly_plan_days')
      .values({ id: randomUUID(), household_id: ada.householdId, date: '2026-11-21', meal_plan_id: id })
      .execute();
    await store.deletePlan(ada, id);
    expect(await days.selectFrom('weekly_plan_days').selectAll().where('household_id', '=', ada.householdId).execute()).toEqual([]);
  });

  test('finds the plan last open for a query, however it is typed', async () => {
    await store.saveOpenPlan(ada, 'High  Protein', openNamed('old'));
    await store.saveOpenPlan(ada, ' high protein ', openNamed('new'));
    expect(await store.findOpenPlan(ada, 'HIGH PROTEIN')).toEqual(openNamed('new'));
    expect(await store.findOpenPlan(ada, 'low protein')).toBeUndefined();
    expect(await store.findOpenPlan(bob, 'high protein')).toBeUndefined();
  });

  test('keeps the twenty newest drafts of an account', async () => {
    await store.saveOpenPlan(bob, 'query 0', openNamed('of bob'));
    for (let i = 0; i < 22; i++) await store.saveOpenPlan(ada, `query ${i}`, openNamed(String(i)));
    await store.saveOpenPlan(ada, 'query 2', openNamed('again'));
    await store.saveOpenPlan(ada, 'one more', openNamed('one more'));
    const kept = await Promise.all(Array.from({ length: 22 }, (_, i) => store.findOpenPlan(ada, `query ${i}`)));
    expect(kept.flatMap((open, i) => (open === undefined ? [i] : []))).toEqual([0, 1, 3]);
    expect(await store.findOpenPlan(bob, 'query 0')).toEqual(openNamed('of bob'));
  });

  test('keeps a plan whose query is longer than an index entry', async () => {
    const query = 'no '.repeat(2_000);
    await store.saveOpenPlan(ada, query, openNamed('long'));
    expect(await store.findOpenPlan(ada, query)).toEqual(openNamed('long'));
    expect(await store.findOpenPlan(ada, `${query}nuts`)).toBeUndefined();
  });

  test('lists the dishes shown since a time, latest first, each once', async () => {
    const [early, late, later] = [new Date('2026-10-01T08:00:00Z'), new Date('2026-11-01T08:00:00Z'), new Date('2026-11-02T08:00:00Z')];
    await store.rememberShown(ada, ['soup', 'salad', 'soup'], early);
    await store.rememberShown(ada, ['curry'], late);
    await store.rememberShown(ada, ['salad'], later);
    await store.rememberShown(ada, ['salad'], early);
    await store.rememberShown(ada, [], later);
    await store.rememberShown(bob, ['stew'], later);
    expect(await store.listShown(ada, late)).toEqual([
      { dishId: 'salad', shownAt: later },
      { dishId: 'curry', shownAt: late },
    ]);
    await store.forgetShown(late);
    expect((await store.listShown(ada, new Date(0))).map(({ dishId }) => dishId)).toEqual(['salad', 'curry']);
  });

  test('remembers dishes of many requests at once', async () => {
    const dishes = Array.from({ length: 12 }, (_, i) => `dish-${i}`);
    const now = new Date();
    await Promise.all(dishes.map((_, i) => store.rememberShown(ada, i % 2 === 0 ? dishes : dishes.toReversed(), now)));
    expect(await store.listShown(ada, now)).toHaveLength(12);
  });

  test('joins a transaction it is made over', async () => {
    await expect(
      database().transaction(async (tx) => {
        await makePlanStore(tx).savePlan(ada, OATS);
        await makePlanStore(tx).saveOpenPlan(ada, 'oats', openNamed('gone'));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await collectPages(store.readPlans(ada))).toEqual([]);
    expect(await store.findOpenPlan(ada, 'oats')).toBeUndefined();
  });
});
