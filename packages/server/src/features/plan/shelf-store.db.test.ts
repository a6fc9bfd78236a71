import { beforeEach, expect, test } from 'vitest';
import type { Scope } from '../../db/scope.ts';
import { describeOnBothEngines, makeTestScope } from '../../../tests/support/test-database.ts';
import { makePlanStore, type PlanStore, type PlanToSave } from './plan-store.ts';
import { formatPlace, parsePlace, type ShelfPlace } from './shelf-store.ts';
import { collectPages } from '../../../tests/support/collect.ts';

const MEAL = {
  title: 'Lentils',
  description: '',
  ingredients: ['1 cup lentils'],
  instructions: ['Simmer.'],
  calories: 400,
  protein: 20,
  carbs: 60,
  fat: 8,
  difficulty: 'Easy',
  dishId: 'lentils',
  portions: [
    { foodId: 'l', base: 0, chosen: 0, steps: [{ grams: 80, text: '80 g' }], per100g: { protein: 9, carbs: 20, fat: 1 }, group: 'a' },
  ],
} as const;

const planNamed = (title: string, more: Partial<PlanToSave> = {}): PlanToSave => ({
  title,
  description: '',
  searchQuery: '',
  content: { nutritionOverview: { totalCalories: 400, protein: 20, carbs: 60, fat: 8 }, meals: { lunch: structuredClone(MEAL) as never } },
  ...more,
});

describeOnBothEngines('a page of the shelf', (database) => {
  let store: PlanStore;
  let ada: Scope;
  beforeEach(async () => {
    store = makePlanStore(database());
    ada = await makeTestScope(database());
  });

  async function readAll(size: number, words?: string): Promise<readonly (readonly string[])[]> {
    const pages: string[][] = [];
    let after: ShelfPlace | undefined;
    do {
      const page = await store.listShelfPage(ada, { size, after, words });
      pages.push(page.plans.map(({ title }) => title));
      after = page.next && parsePlace(formatPlace(page.next));
    } while (after);
    return pages;
  }

  /** A second apart: PGlite's clock counts milliseconds, of which two plans may share one. */
  async function saveInTurn(titles: readonly string[]): Promise<void> {
    for (const [at, title] of titles.entries()) {
      const { id } = await store.savePlan(ada, planNamed(title));
      const created_at = new Date(Date.UTC(2026, 10, 20, 12, 0, at));
      await database()
        .kysely.updateTable('meal_plans')
        .set({ created_at } as never)
        .where('id', '=', id)
        .execute();
    }
  }

  test('goes through all plans once, favorites first, then the newest', async () => {
    await saveInTurn(['a', 'b', 'c', 'd', 'e']);
    await store.savePlan(await makeTestScope(database()), planNamed("another's"));
    const [, newest] = await collectPages(store.readPlans(ada));
    await store.setFavorite(ada, newest!.id, true);
    expect(await readAll(2)).toEqual([['d', 'e'], ['c', 'b'], ['a']]);
    expect(await readAll(5)).toEqual([['d', 'e', 'c', 'b', 'a']]);
    expect((await store.listShelfPage(ada, { size: 2 })).total).toBe(5);
  });

  test('tells plans of the same moment apart', async () => {
    for (const title of ['a', 'b', 'c', 'd']) await store.savePlan(ada, planNamed(title));
    await database()
      .kysely.updateTable('meal_plans')
      .set({ created_at: new Date('2026-11-20T12:00:00.123Z') } as never)
      .where('household_id', '=', ada.householdId)
      .execute();
    expect((await readAll(1)).flat().toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('neither skips nor repeats when a plan before it is deleted', async () => {
    await saveInTurn(['a', 'b', 'c', 'd']);
    const first = await store.listShelfPage(ada, { size: 2 });
    await store.deletePlan(ada, first.plans[1]!.id);
    const second = await store.listShelfPage(ada, { size: 2, after: first.next });
    expect(second.plans.map(({ title }) => title)).toEqual(['b', 'a']);
  });

  test.each([
    ['title', 'ALPHA', ['Alpha Keto']],
    ['description', 'Salmon', ['Gamma']],
    ['query', 'mediterranean', ['Gamma']],
    ['a percent sign as itself', '100%', ['100% oats']],
    ['an underscore as itself', 'a_b', []],
    ['a backslash as itself', '\\', ['Back\\slash']],
    ['nothing', 'zzzz', []],
  ])('finds by %s', async (_what, words, titles) => {
    await store.savePlan(ada, planNamed('Alpha Keto'));
    await store.savePlan(ada, planNamed('Gamma', { description: 'with salmon', searchQuery: 'a Mediterranean day' }));
    await store.savePlan(ada, planNamed('100% oats'));
    await store.savePlan(ada, planNamed('1000 oats, axb'));
    await store.savePlan(ada, planNamed('Back\\slash'));
    expect((await readAll(10, words)).flat()).toEqual(titles);
    expect((await store.listShelfPage(ada, { size: 1, words })).total).toBe(titles.length);
  });

  test('leaves out the portions and nothing else', async () => {
    await store.savePlan(ada, planNamed('whole'));
    const [plan] = (await store.listShelfPage(ada, { size: 1 })).plans;
    const { portions: _portions, ...lean } = MEAL;
    expect(plan?.content).toEqual({ ...planNamed('whole').content, meals: { lunch: lean } });
  });

  test.each(['', 'x', Buffer.from('[true,"x","y"]').toString('base64url'), Buffer.from('null').toString('base64url')])(
    'knows no place %j',
    (text) => {
      expect(parsePlace(text)).toBeUndefined();
    },
  );
});
