import { randomUUID } from 'node:crypto';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { collectPages } from '../../tests/support/collect.ts';
import { describeOnBothEngines, makeTestScope, makeTestUser } from '../../tests/support/test-database.ts';
import { makeRemovalStore } from '../features/account/removal-store.ts';
import { makeUserStore } from '../features/account/user-store.ts';
import { makeConnectionStore } from '../features/calendar/connection-store.ts';
import { makeDayStore } from '../features/calendar/day-store.ts';
import { makeGroceryStore } from '../features/grocery/grocery-store.ts';
import { makePlanStore } from '../features/plan/plan-store.ts';
import { makeSeal } from '../http/seal.ts';
import { makeSessionStore } from '../http/session-store.ts';
import type { Scope } from './scope.ts';

const DAY = '2026-11-21' as PlainDate;
const PLAN = {
  title: 'Soup',
  description: '',
  searchQuery: '',
  content: { nutritionOverview: { totalCalories: 1, protein: 0, carbs: 0, fat: 0 }, meals: {} },
};
const LIST = { name: 'Week', description: '', dateRange: '', mealPlansIncluded: [], status: 'draft' } as const;

const SEAL = makeSeal('a secret of more than thirty-two characters', 'session-id-token');

describeOnBothEngines('a household', (database) => {
  let ada: Scope;
  let bob: Scope;
  beforeEach(async () => {
    ada = await makeTestScope(database());
    bob = await makeTestScope(database());
  });
  const { plans, days, lists } = {
    plans: () => makePlanStore(database()),
    days: () => makeDayStore(database()),
    lists: () => makeGroceryStore(database()),
  };
  const forgetNobody = async () => undefined;
  const remove = ({ userId }: Scope) => makeRemovalStore(database(), forgetNobody).deleteAccount(userId);
  /** Bob eats with Ada from now on; his own household is at rest. */
  const join = async (): Promise<Scope> => {
    const { householdId } = ada;
    await database()
      .kysely.updateTable('household_members')
      .set({ household_id: householdId, role: 'member' })
      .where('user_id', '=', bob.userId)
      .execute();
    return { userId: bob.userId, householdId };
  };
  const countHouseholds = async (...ids: readonly string[]): Promise<number> => {
    const { rows } = await sql`select from households where id in (${sql.join(ids)})`.execute(database().kysely);
    return rows.length;
  };

  test('is made with the account, once, with its person as owner and eater', async () => {
    const identity = {
      issuer: 'https://issuer.test',
      subject: randomUUID(),
      email: null,
      firstName: 'Ada',
      lastName: null,
      pictureUrl: null,
      idToken: '',
    };
    const userId = await makeUserStore(database()).findOrCreate(identity, async () => true);
    expect(await makeUserStore(database()).findOrCreate(identity, async () => true)).toBe(userId);
    const { rows } = await sql`
      select member.role, eater.name, eater.kind, home_household_id = member.household_id and member.household_id = eater.household_id as is_one
      from users join household_members as member on member.user_id = users.id join eaters as eater on eater.user_id = users.id
      where users.id = ${userId}`.execute(database().kysely);
    expect(rows).toEqual([{ role: 'owner', name: 'Ada', kind: 'adult', is_one: true }]);
  });

  test('is found by the session, as it is at the moment', async () => {
    const sessions = makeSessionStore(database(), SEAL);
    const id = await sessions.create(bob.userId, {});
    expect(await sessions.find(id)).toMatchObject(bob);
    const both = await join();
    expect(await sessions.find(id)).toMatchObject(both);
  });

  test('shares plans, days and lists, and knows whose hand made them', async () => {
    const both = await join();
    const { id } = await plans().savePlan(both, PLAN);
    await days().setDay(ada, { date: DAY, planId: id });
    await lists().createList(both, LIST);
    expect((await collectPages(plans().readPlans(ada))).map((plan) => plan.id)).toEqual([id]);
    expect((await days().listAllDays(both)).map(({ plan }) => plan.id)).toEqual([id]);
    expect(await lists().listLists(ada)).toHaveLength(1);
    const made = await database().kysely.selectFrom('meal_plans').select('created_by').where('id', '=', id).execute();
    expect(made).toEqual([{ created_by: bob.userId }]);
  });

  test('has one plan a day, whoever plans it', async () => {
    const both = await join();
    const [first, second] = [await plans().savePlan(ada, PLAN), await plans().savePlan(both, { ...PLAN, title: 'Stew' })];
    await days().setDay(ada, { date: DAY, planId: first.id });
    await days().setDay(both, { date: DAY, planId: second.id });
    expect((await days().listAllDays(ada)).map(({ plan }) => plan.title)).toEqual(['Stew']);
  });

  test('at rest stays as it was', async () => {
    const { id } = await plans().savePlan(bob, PLAN);
    const both = await join();
    expect(await collectPages(plans().readPlans(both))).toEqual([]);
    expect((await collectPages(plans().readPlans(bob))).map((plan) => plan.id)).toEqual([id]);
  });

  test('has its days copied to the calendar of each member', async () => {
    const both = await join();
    for (const { userId } of [ada, both]) await makeConnectionStore(database()).saveConnection(userId, 'sealed');
    const { id } = await plans().savePlan(ada, PLAN);
    const day = await days().setDay(ada, { date: DAY, planId: id });
    const queued = await database().kysely.selectFrom('calendar_outbox').select('user_id').where('entry_id', '=', day!.id).execute();
    expect(queued.map((row) => row.user_id).toSorted()).toEqual([ada.userId, bob.userId].toSorted());
  });

  test('goes with the account of its only member, and stays for the others', async () => {
    await plans().savePlan(bob, PLAN);
    await remove(bob);
    expect(await countHouseholds(bob.householdId)).toBe(0);
    const carl = { userId: await makeTestUser(database()), householdId: ada.householdId };
    await database()
      .kysely.updateTable('household_members')
      .set({ household_id: ada.householdId, role: 'member' })
      .where('user_id', '=', carl.userId)
      .execute();
    const { id } = await plans().savePlan(ada, PLAN);
    await remove(ada);
    expect((await collectPages(plans().readPlans(carl))).map((plan) => plan.id)).toEqual([id]);
  });
});
