import { type PlainDate, parsePlainDate } from '@larder/domain/calendar/plain-date.ts';
import { listWeekDays } from '@larder/domain/calendar/week.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { describeOnBothEngines, makeTestScope } from '../../../tests/support/test-database.ts';
import type { Scope } from '../../db/scope.ts';
import { type DayStore, makeDayStore } from './day-store.ts';
import { duplicateWeek } from './duplicate-week.ts';
import { movePlanDay } from './move-plan-day.ts';
import { setPlanDays } from './set-plan-days.ts';

// East of Greenwich: there a day that passes through an instant becomes the one before, which in UTC nothing would show.
vi.stubEnv('TZ', 'Pacific/Auckland');
afterAll(() => vi.unstubAllEnvs());

const day = (text: string): PlainDate => {
  const parsed = parsePlainDate(text);
  if (!parsed.ok) throw new Error(`${text} is no day`);
  return parsed.value;
};

describeOnBothEngines('day store', (database) => {
  let days: DayStore;
  let ada: Scope;
  let bob: Scope;

  const savePlan = async (scope: Scope, title: string): Promise<string> => {
    const id = randomUUID();
    const meals = {
      breakfast: { title: 'Oats', dishId: 'oats~berries', calories: 410, ingredients: ['oats'], portions: [] },
      dinner: { title: 'Dal', recipeId: 'our-dal' },
    };
    const plan = JSON.stringify({ nutritionOverview: { totalCalories: 1800, protein: 90, carbs: 200, fat: 60 }, meals });
    await database()
      .kysely.insertInto('meal_plans')
      .values({ id, household_id: scope.householdId, title, description: `About ${title}`, search_query: '', plan })
      .execute();
    return id;
  };
  const shown = async (scope: Scope, first = '2026-01-01', last = '2027-12-31') =>
    (await days.listDays(scope, day(first), day(last))).map(({ date, plan }) => `${date} ${plan.title}`);

  beforeEach(async () => {
    days = makeDayStore(database());
    ada = await makeTestScope(database());
    bob = await makeTestScope(database());
  });

  test('gives a day back with what the calendar shows of its plan and no more', async () => {
    const planId = await savePlan(ada, 'Alpha');
    const set = await days.setDay(ada, { date: day('2026-11-21'), planId, notes: 'guests', weeklyPlanId: 'w1' });
    expect(set).toEqual({
      id: expect.any(String),
      date: '2026-11-21',
      notes: 'guests',
      weeklyPlanId: 'w1',
      plan: {
        id: planId,
        title: 'Alpha',
        description: 'About Alpha',
        nutritionOverview: { totalCalories: 1800, protein: 90, carbs: 200, fat: 60 },
        meals: { breakfast: { title: 'Oats', dishId: 'oats~berries', calories: 410 }, dinner: { title: 'Dal', recipeId: 'our-dal' } },
      },
      createdAt: expect.any(Date),
      changedAt: expect.any(Date),
      revision: expect.any(String),
    });
    expect(await days.findDay(ada, day('2026-11-21'))).toEqual(set);
    // As it was saved before plans had summaries.
    await sql`update meal_plans set summary = null where id = ${planId}`.execute(database().kysely);
    expect(await days.findDay(ada, day('2026-11-21'))).toEqual(set);
    expect(await days.findDay(ada, day('2026-11-20'))).toBeUndefined();
  });

  test('names who eats of a meal that several share', async () => {
    const planId = await savePlan(ada, 'Alpha');
    await days.setDay(ada, { date: day('2026-11-21'), planId });
    const plates = JSON.stringify([{ name: 'Ann' }, { name: 'Ben' }]);
    await sql`update meal_plans set plan = jsonb_set(plan, '{meals,dinner,plates}', ${plates}::jsonb) where id = ${planId}`.execute(
      database().kysely,
    );
    const { meals } = (await days.findDay(ada, day('2026-11-21')))!.plan;
    expect(meals.dinner).toEqual({ title: 'Dal', recipeId: 'our-dal', eaters: ['Ann', 'Ben'] });
    expect(meals.breakfast).not.toHaveProperty('eaters');
  });

  test('lists both ends of a range, in order, of one account', async () => {
    const planId = await savePlan(ada, 'Alpha');
    for (const date of ['2026-12-31', '2026-11-01', '2027-01-01', '2026-10-31']) await days.setDay(ada, { date: day(date), planId });
    await days.setDay(bob, { date: day('2026-11-02'), planId: await savePlan(bob, 'Bob') });
    expect(await shown(ada, '2026-11-01', '2026-12-31')).toEqual(['2026-11-01 Alpha', '2026-12-31 Alpha']);
    expect((await days.listLatestDays(ada, 2)).map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-01']);
  });

  test('replaces the plan of a day and keeps one entry with its id', async () => {
    const [alpha, beta] = [await savePlan(ada, 'Alpha'), await savePlan(ada, 'Beta')];
    const first = await days.setDay(ada, { date: day('2026-11-21'), planId: alpha, notes: 'guests' });
    const second = await days.setDay(ada, { date: day('2026-11-21'), planId: beta });
    expect(second).toMatchObject({ id: first?.id, notes: null, plan: { title: 'Beta' } });
    expect(second?.changedAt.getTime()).toBeGreaterThanOrEqual(first?.changedAt.getTime() ?? Infinity);
    expect(await shown(ada)).toEqual(['2026-11-21 Beta']);
  });

  test.each(['not-an-id', randomUUID()])('sets no day to the unknown plan %s', async (planId) => {
    expect(await days.setDay(ada, { date: day('2026-11-21'), planId })).toBeUndefined();
    expect(await shown(ada)).toEqual([]);
  });

  test("treats another account's plans and days as if there were none", async () => {
    const planId = await savePlan(ada, 'Alpha');
    const set = await days.setDay(ada, { date: day('2026-11-21'), planId });
    expect(await days.setDay(bob, { date: day('2026-11-21'), planId })).toBeUndefined();
    expect(await days.deleteDay(bob, set?.id ?? '')).toBe(false);
    expect(await days.clearDates(bob, [day('2026-11-21')])).toEqual([]);
    expect((await movePlanDay(days, bob, { fromDate: day('2026-11-21'), toDate: day('2026-11-22') })).ok).toBe(false);
    expect(await days.listPlannedPlanIds(bob)).toEqual([]);
    expect(await shown(ada)).toEqual(['2026-11-21 Alpha']);
  });

  test('deletes a day once', async () => {
    const set = await days.setDay(ada, { date: day('2026-11-21'), planId: await savePlan(ada, 'Alpha') });
    expect(await days.deleteDay(ada, 'not-an-id')).toBe(false);
    expect(await days.deleteDay(ada, set?.id ?? '')).toBe(true);
    expect(await days.deleteDay(ada, set?.id ?? '')).toBe(false);
  });

  test('clears the given dates and says which had a plan', async () => {
    const planId = await savePlan(ada, 'Alpha');
    for (const date of ['2026-11-14', '2026-11-15', '2026-11-21', '2026-11-22']) await days.setDay(ada, { date: day(date), planId });
    expect(await days.clearDates(ada, listWeekDays(day('2026-11-18')))).toEqual(['2026-11-15', '2026-11-21']);
    expect(await shown(ada)).toEqual(['2026-11-14 Alpha', '2026-11-22 Alpha']);
    expect(await days.clearDates(ada, listWeekDays(day('2026-11-18')))).toEqual([]);
  });

  test('a deleted plan leaves its days', async () => {
    const planId = await savePlan(ada, 'Alpha');
    await days.setDay(ada, { date: day('2026-11-21'), planId });
    await database().kysely.deleteFrom('meal_plans').where('id', '=', planId).execute();
    expect(await shown(ada)).toEqual([]);
  });

  test('names each planned plan once, however many days it is on', async () => {
    const [alpha, beta] = [await savePlan(ada, 'Alpha'), await savePlan(ada, 'Beta')];
    await savePlan(ada, 'Gamma');
    for (const date of ['2026-11-21', '2030-01-01']) await days.setDay(ada, { date: day(date), planId: alpha });
    await days.setDay(ada, { date: day('2020-01-01'), planId: beta });
    expect(await days.listPlannedPlanIds(ada)).toEqual([alpha, beta].toSorted());
  });

  test('moves an entry with its id and notes, in place of what is there, and moving again changes nothing', async () => {
    const [alpha, beta] = [await savePlan(ada, 'Alpha'), await savePlan(ada, 'Beta')];
    const from = await days.setDay(ada, { date: day('2026-11-21'), planId: alpha, notes: 'guests' });
    await days.setDay(ada, { date: day('2026-11-23'), planId: beta });
    const move = { fromDate: day('2026-11-21'), toDate: day('2026-11-23') };
    for (const time of ['first', 'second']) {
      expect({ time, ...(await movePlanDay(days, ada, move)) }).toMatchObject({
        time,
        ok: true,
        value: [{ id: from?.id, notes: 'guests', date: '2026-11-23' }],
      });
      expect(await shown(ada)).toEqual(['2026-11-23 Alpha']);
    }
    expect(await movePlanDay(days, ada, { fromDate: day('2026-11-23'), toDate: day('2026-11-23') })).toMatchObject({ ok: true });
    expect(await movePlanDay(days, ada, { fromDate: day('2026-11-01'), toDate: day('2026-11-02') })).toMatchObject({ ok: false });
  });

  test('copies a week over days that have a counterpart only, twice as once', async () => {
    const [alpha, beta, gamma] = [await savePlan(ada, 'Alpha'), await savePlan(ada, 'Beta'), await savePlan(ada, 'Gamma')];
    await days.setDay(ada, { date: day('2026-11-21'), planId: alpha });
    await days.setDay(ada, { date: day('2026-11-19'), planId: beta });
    await days.setDay(ada, { date: day('2026-12-05'), planId: gamma });
    await days.setDay(ada, { date: day('2026-12-01'), planId: gamma });
    const weeks = { from: listWeekDays(day('2026-11-15')), to: listWeekDays(day('2026-11-29')) };
    for (const time of ['first', 'second']) {
      expect([time, ...(await duplicateWeek(days, ada, weeks)).map(({ date }) => date)]).toEqual([time, '2026-12-03', '2026-12-05']);
      expect(await shown(ada)).toEqual(['2026-11-19 Beta', '2026-11-21 Alpha', '2026-12-01 Gamma', '2026-12-03 Beta', '2026-12-05 Alpha']);
    }
  });

  test('sets days all together, or none when one of the plans is unknown', async () => {
    const [alpha, beta] = [await savePlan(ada, 'Alpha'), await savePlan(ada, 'Beta')];
    await days.setDay(ada, { date: day('2026-11-21'), planId: alpha });
    const wishes = [
      { date: day('2026-11-21'), mealPlanId: null },
      { date: day('2026-11-22'), mealPlanId: beta, notes: 'late' },
    ];
    expect(await setPlanDays(days, ada, { wishes: [...wishes, { date: day('2026-11-23'), mealPlanId: randomUUID() }] })).toEqual({
      ok: false,
      fault: { type: 'plan-not-found' },
    });
    expect(await shown(ada)).toEqual(['2026-11-21 Alpha']);
    expect(await setPlanDays(days, ada, { wishes })).toMatchObject({ ok: true, value: [{ date: '2026-11-22', notes: 'late' }] });
    expect(await shown(ada)).toEqual(['2026-11-22 Beta']);
  });

  test('many changes of one calendar at once leave one plan per day and lose none', async () => {
    const ids = [await savePlan(ada, 'Alpha'), await savePlan(ada, 'Beta'), await savePlan(ada, 'Gamma')];
    await Promise.all(
      ids.flatMap((planId, index) => [
        days.setDay(ada, { date: day('2026-11-21'), planId }),
        days.setDay(ada, { date: day(`2026-11-0${index + 1}`), planId }),
        movePlanDay(days, ada, { fromDate: day('2026-11-21'), toDate: day('2026-11-22') }),
        duplicateWeek(days, ada, { from: listWeekDays(day('2026-11-01')), to: listWeekDays(day('2026-11-08')) }),
      ]),
    );
    const dates = (await days.listDays(ada, day('2026-11-01'), day('2026-11-30'))).map(({ date }) => date);
    expect(new Set(dates).size).toBe(dates.length);
    expect(dates).toEqual(expect.arrayContaining(['2026-11-01', '2026-11-02', '2026-11-03']));
  });
});
