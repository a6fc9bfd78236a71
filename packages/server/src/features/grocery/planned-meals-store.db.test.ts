import { makePlainDate, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { writeList } from '@larder/domain/grocery/write-list.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { describeOnBothEngines, makeTestScope } from '../../../tests/support/test-database.ts';
import type { Database } from '../../db/database.ts';
import type { Scope } from '../../db/scope.ts';
import { makePlannedMealsStore } from './planned-meals-store.ts';

const day = (date: number, month = 11): PlainDate => makePlainDate(2026, month, date);

describeOnBothEngines('planned meals', (database) => {
  let ada: Scope;
  beforeEach(async () => {
    ada = await makeTestScope(database());
  });

  const plan = (date: PlainDate, slot: string, pot: { cookedOn: string; cookedFor: string; eatenOn: string }, scope = ada) =>
    put(date, { [slot]: { title: 'Stew', dishId: 'stew', ingredients: ['beans'], portions: [], pot: { share: 0.5, ...pot } } }, scope);
  const put = async (date: PlainDate, meals: object, scope = ada) => {
    const id = randomUUID();
    const { kysely } = database();
    const row = { id, household_id: scope.householdId, title: 'Day', description: '', search_query: '', plan: JSON.stringify({ meals }) };
    await kysely.insertInto('meal_plans').values(row).execute();
    await kysely
      .insertInto('weekly_plan_days')
      .values({ id: randomUUID(), household_id: scope.householdId, date, meal_plan_id: id })
      .execute();
  };
  const cook = (on: PlainDate, slot = 'dinner', at = on, scope = ada) =>
    plan(at, slot, { cookedOn: on, cookedFor: slot, eatenOn: on }, scope);
  const eat = (date: PlainDate, cookedOn: string, cookedFor = 'dinner') => plan(date, 'lunch', { cookedOn, cookedFor, eatenOn: date });
  /** Of the days asked for, those whose meal is still of a pot. */
  const listFed = async (dates: readonly PlainDate[], of: Database = database()) =>
    (await makePlannedMealsStore(of).listDays(ada, dates)).flatMap(({ date, meals }) => (meals.lunch?.pot ? [date] : []));

  test('are of a pot that is cooked on a day outside, also once it was moved', async () => {
    await Promise.all([cook(day(9)), cook(day(10), 'dinner', day(8)), eat(day(11), day(9)), eat(day(12), day(10))]);
    expect(await listFed([day(11), day(12)])).toEqual([day(11), day(12)]);
  });

  test('are of no pot that is on no day near, at another meal, of another household, or on what is no date', async () => {
    const ben = await makeTestScope(database());
    await Promise.all([
      cook(day(9), 'lunch'),
      cook(day(10), 'dinner', day(1, 9)),
      cook(day(8), 'dinner', day(8), ben),
      eat(day(11), day(9)),
      eat(day(12), day(10)),
      eat(day(13), day(8)),
      eat(day(14), "x'; --"),
    ]);
    expect(await listFed([day(11), day(12), day(13), day(14)])).toEqual([]);
  });

  test('are read with the labels of what all their plates are of', async () => {
    const oats = { foodId: 'rolled-oats', grams: 50, from: 'pot' };
    const lines = ['100 g certified gluten-free rolled oats'];
    const apart = { eaterId: 'ben', name: 'Ben', told: '', nutrition: {}, portions: [oats] };
    await put(day(11), { breakfast: { title: 'Porridge', ingredients: [], portions: [], plates: [apart], forAll: lines } });
    await put(day(12), { breakfast: { title: 'Porridge', ingredients: [], portions: [], plates: [{ ...apart, own: { lines } }] } });
    await put(day(13), {
      breakfast: { title: 'Porridge', ingredients: [], portions: [], plates: [{ ...apart, side: { text: lines[0] } }] },
    });
    const days = await makePlannedMealsStore(database()).listDays(ada, [day(11), day(12), day(13)]);
    expect(days.map((one) => writeList([one], 'us').map(({ ingredient }) => ingredient))).toEqual(
      Array.from({ length: 3 }, () => ['Certified gluten-free rolled oats']),
    );
  });

  test('are looked up by one statement for all their pots', async () => {
    const dates = [11, 12, 13, 14].map((date) => day(date));
    await Promise.all(dates.map((date) => eat(date, `2026-10-${date.slice(-2)}`)));
    const statements: string[] = [];
    const kysely = database().kysely.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await listFed(dates, { ...database(), kysely });
    // The days, their plans, and their pots.
    expect(statements).toHaveLength(3);
  });
});
