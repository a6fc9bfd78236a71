import type { PlanDay } from '@larder/contract/calendar.ts';
import type { ProblemReply } from '@larder/contract/problem.ts';
import type { SavedPlan } from '@larder/contract/plan.ts';
import { sayWhatWasSeen } from '@larder/contract/seen.ts';
import type { Week } from '@larder/contract/week.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { planBodyOf } from './support/plan-body.ts';
import { ENGINES } from './support/test-database.ts';
import { draft, save, START, type Wire } from './support/week-calls.ts';

const TUESDAY = '2026-11-24';
const DAYS = '/api/weekly-plan-days';

describe.each(ENGINES)('what is left of a pot that is not planned any more, on %s', (engine) => {
  let larder: LarderApp;
  let ada: Caller;
  let week: Week;

  beforeAll(async () => {
    larder = await startLarderApp(engine);
  }, 60_000);
  afterAll(() => larder.close());
  beforeEach(async () => {
    ada = await larder.newEater();
    // What is left of rice keeps but a day or two.
    week = await save(ada, (await draft(ada, { query: 'vegetarian, no rice, 2000 calories' })).id);
  }, 60_000);

  const readDay = async (date: string): Promise<PlanDay | undefined> =>
    (await ada.call<Wire<PlanDay[]>>('GET', `${DAYS}/${date}`)).body.data[0];
  const lostOn = async (date = TUESDAY) => (await readDay(date))?.lost;
  const cookLunch = (headers: object = {}) =>
    ada.call<Wire<PlanDay> & ProblemReply>('POST', `${DAYS}/date/${TUESDAY}/cook`, { place: 'lunch' }, { ...headers });
  const putOnMonday = async () => {
    const text = 'Rice pan\n\nServes 1\n\nIngredients\n1 cup rice\n2 onions\n\nMethod\nCook the rice with the onions.';
    const { recipes } = (await ada.call<Wire<{ recipes: { recipe: object }[] }>>('POST', '/api/recipes/read', { text })).body.data;
    const { id } = (await ada.call<Wire<{ id: string }>>('POST', '/api/recipes', { recipe: recipes[0]!.recipe, sourceKind: 'text' })).body
      .data;
    const put = await ada.call('POST', `/api/recipes/${id}/days`, { date: START, slot: 'dinner', plates: 1 });
    expect(put.status).toBe(200);
  };

  it('is told where its day is read, as long as no day before it cooks the pot', async () => {
    expect((await readDay(TUESDAY))?.mealPlan.meals.lunch?.pot).toMatchObject({ cookedOn: START, cookedFor: 'dinner' });
    expect(await lostOn()).toBeUndefined();
    await putOnMonday();
    expect(await lostOn()).toEqual(['lunch']);
    // A copy of the dinner a week later is none that this day could eat of, and the copy of the lunch has its own.
    await ada.call('PUT', DAYS, { days: [{ date: START, mealPlanId: week.plans[0]!.mealPlanId }] });
    await ada.call('POST', `${DAYS}/duplicate-week`, { fromWeekStart: START, toWeekStart: '2026-11-30' });
    expect(await lostOn('2026-12-01')).toBeUndefined();
    await ada.call('DELETE', `${DAYS}/date/2026-11-30`);
    expect(await lostOn('2026-12-01')).toEqual(['lunch']);
    expect(await lostOn()).toBeUndefined();
  });

  const readPots = async (id: string) => (await ada.call<Wire<SavedPlan>>('GET', `/api/meal-plans/${id}`)).body.data.pots;

  it('is told with the plan that its pot is cooked in, before that goes', async () => {
    const [monday, tuesday] = week.plans.map(({ mealPlanId }) => mealPlanId!);
    const eats = { date: TUESDAY, place: 'lunch', of: 'dinner', isElsewhere: true };
    const eaten = async () => (await readPots(monday!))?.eaten.filter(({ of }) => of === 'dinner');
    expect(await eaten()).toEqual([eats]);
    // A copy of the week has a pot of its own.
    await ada.call('POST', `${DAYS}/duplicate-week`, { fromWeekStart: START, toWeekStart: '2026-11-30' });
    expect(await eaten()).toEqual([eats, { ...eats, date: '2026-12-01' }]);
    // Where a day before it cooks the pot as well, nothing is lost.
    await ada.call('DELETE', `${DAYS}/date/2026-12-01`);
    expect(await eaten()).toEqual([eats]);
    expect((await readPots(tuesday!))?.lost).toEqual([]);
    await ada.call('DELETE', `${DAYS}/date/${START}`);
    expect((await readPots(tuesday!))?.lost).toEqual([{ date: TUESDAY, place: 'lunch' }]);
    expect(await eaten()).toEqual([]);
    const other = await larder.newEater();
    expect((await other.call('GET', `/api/meal-plans/${monday}`)).status).toBe(404);
  });

  it('is told with its own day, and with the one that cooks it, where it was moved to a day by which it keeps no longer', async () => {
    const [monday, tuesday] = week.plans.map(({ mealPlanId }) => mealPlanId!);
    expect((await readPots(monday!))?.uneaten).toEqual([]);
    const moveTo = async (from: string, to: string) => {
      await ada.call('DELETE', `${DAYS}/date/${from}`);
      await ada.call('POST', DAYS, { date: to, mealPlanId: tuesday! });
    };
    await moveTo(TUESDAY, '2026-11-27');
    const uneaten = async () => (await readPots(monday!))?.uneaten.filter(({ of }) => of === 'dinner');
    expect(await uneaten()).toEqual([]);
    expect(await lostOn('2026-11-27')).toBeUndefined();
    await moveTo('2026-11-27', '2026-11-28');
    expect(await lostOn('2026-11-28')).toEqual(['lunch']);
    expect(await uneaten()).toEqual([{ date: TUESDAY, slot: 'lunch', of: 'dinner', cookedOn: START }]);
    // A copy of the week has each its own.
    await moveTo('2026-11-28', TUESDAY);
    await ada.call('POST', `${DAYS}/duplicate-week`, { fromWeekStart: START, toWeekStart: '2026-11-30' });
    expect((await readPots(monday!))?.uneaten).toEqual([]);
  });

  it('is lost after two days where it holds rice, though its title does not say so', async () => {
    const share = { cookId: 'bowl', share: 0.5, cookedOn: START, cookedFor: 'dinner', servings: [], ingredients: ['1 cup rice'] };
    const dishId = 'black-bean-corn-avocado-bowl~black-beans-no-salt~white-rice-cooked';
    const keep = async (slot: 'lunch' | 'dinner', eatenOn: string): Promise<string> => {
      const { meals, ...plan } = planBodyOf('Bowls');
      const bowl = { ...meals[slot], title: 'Charred corn bowl with black beans and avocado', dishId, pot: { ...share, eatenOn } };
      const saved = await ada.call<Wire<{ id: string }>>('POST', '/api/meal-plans/save', { ...plan, meals: { ...meals, [slot]: bowl } });
      expect(saved.status, saved.text).toBe(200);
      return saved.body.data.id;
    };
    const lunch = await keep('lunch', TUESDAY);
    const [put, lists] = [DAYS, '/api/grocery-lists/generate'];
    await ada.call('POST', put, { date: START, mealPlanId: await keep('dinner', START) });
    const eatOn = async (date: string) => {
      await ada.call('POST', put, { date, mealPlanId: lunch });
      const day = await readDay(date);
      const { body } = await ada.call<Wire<{ ingredients: { parts: { slot: string }[] }[] }>>('POST', lists, { dates: [date] });
      const bought = body.data.ingredients.flatMap(({ parts }) => parts.map(({ slot }) => slot)).includes('lunch');
      return { lost: day?.lost, keepsDays: day?.mealPlan.meals.lunch?.pot?.keepsDays, bought };
    };
    expect(await eatOn('2026-11-25')).toEqual({ lost: undefined, keepsDays: 2, bought: false });
    expect(await eatOn('2026-11-26')).toEqual({ lost: ['lunch'], keepsDays: 2, bought: true });
  });

  it('is cooked no more, and bought once, where its meal was moved to a day by which it keeps no longer', async () => {
    const [monday, tuesday] = week.plans.map(({ mealPlanId }) => mealPlanId!);
    const readPlan = async (date: string) =>
      (await ada.call<Wire<SavedPlan>>('GET', `/api/meal-plans/${(await readDay(date))!.mealPlanId}`)).body.data;
    const before = await readPlan(START);
    const pot = before.meals.dinner!.pot!;
    expect(pot.servings).toHaveLength(2);
    const shrink = (headers: object = {}) =>
      ada.call<Wire<PlanDay> & ProblemReply>('POST', `${DAYS}/date/${START}/shrink`, { meals: [pot.servings[1]!] }, { ...headers });
    expect((await shrink()).body.data.mealPlanId).toBe(monday);
    await ada.call('DELETE', `${DAYS}/date/${TUESDAY}`);
    await ada.call('POST', DAYS, { date: '2026-11-28', mealPlanId: tuesday! });
    expect((await shrink({ ...sayWhatWasSeen(['stale']) })).body.error.code).toBe('days-changed');
    const shrunk = await shrink();
    expect(shrunk.status, shrunk.text).toBe(200);
    const after = await readPlan(START);
    expect(after.id).not.toBe(monday);
    expect(after.meals.dinner!.pot).toBeUndefined();
    expect(after.meals.dinner!.instructions.join(' ')).not.toContain('Put away');
    expect(after.meals.dinner).toMatchObject({ ingredients: before.meals.dinner!.ingredients, calories: before.meals.dinner!.calories });
    expect(after.nutritionOverview).toEqual(before.nutritionOverview);
    expect(after.meals.lunch).toEqual(before.meals.lunch);
    expect((await readPots(after.id))?.uneaten).toEqual([]);
    // What was left for lunch is bought for the day that it is eaten on now, and for no other.
    type List = { ingredients: { parts: { day: string; slot: string; title: string }[] }[] };
    const { body } = await ada.call<Wire<List>>('POST', '/api/grocery-lists/generate', { dates: [START, '2026-11-28'] });
    const title = before.meals.dinner!.title;
    const bought = body.data.ingredients.flatMap(({ parts }) => parts.filter((part) => part.title === title));
    expect(new Set(bought.map(({ day, slot }) => `${day} ${slot}`))).toEqual(new Set([`${START} dinner`, '2026-11-28 lunch']));
  });

  it('is not told of plans that have no pot', async () => {
    const { id } = (await ada.call<Wire<{ id: string }>>('POST', '/api/meal-plans/save', planBodyOf('Alone'))).body.data;
    await ada.call('POST', DAYS, { date: START, mealPlanId: id });
    expect(await readPots(id)).toBeUndefined();
  });

  it('is told in a calendar feed of the latest days also on the first of them', async () => {
    const { id } = (await ada.call<Wire<{ id: string }>>('POST', '/api/meal-plans/save', planBodyOf('Alone'))).body.data;
    await sql`
      insert into weekly_plan_days (id, household_id, date, meal_plan_id)
      select gen_random_uuid(), household_id, date '2026-11-24' + n, id from meal_plans, generate_series(1, 249) n where id = ${id}
      on conflict (household_id, date) do update set meal_plan_id = excluded.meal_plan_id`.execute(larder.database.kysely);
    const { url } = (await ada.call<Wire<{ url: string }>>('POST', '/api/calendar/link')).body.data;
    await ada.call('PATCH', '/api/calendar/link', { style: 'meals', timeZone: 'UTC' });
    const read = async () => {
      const { body } = await larder.app.inject({ url: new URL(url).pathname });
      return body.replaceAll('\r\n ', '').match(/^DTSTART:20261123|\((?:what is left|to be cooked)[^)]*\)/gmu);
    };
    expect(await read()).toEqual([String.raw`(what is left of Monday's dinner\, Nov 23)`]);
    await ada.call('DELETE', `${DAYS}/date/${START}`);
    expect(await read()).toEqual([String.raw`(to be cooked: nothing is left of Monday's dinner\, Nov 23)`]);
  });

  it('is bought on a copied week, too, whose pot went', async () => {
    await ada.call('POST', `${DAYS}/duplicate-week`, { fromWeekStart: START, toWeekStart: '2026-11-30' });
    await ada.call('DELETE', `${DAYS}/date/2026-11-30`);
    const { body } = await ada.call<Wire<{ ingredients: { parts: { day: string; slot: string }[] }[] }>>(
      'POST',
      '/api/grocery-lists/generate',
      { dates: ['2026-12-01'] },
    );
    expect(body.data.ingredients.flatMap(({ parts }) => parts.map(({ slot }) => slot))).toContain('lunch');
  });

  it('is cooked on its own day, with the steps of its dish and the amounts it had', async () => {
    const readPlan = async () =>
      (await ada.call<Wire<SavedPlan>>('GET', `/api/meal-plans/${(await readDay(TUESDAY))!.mealPlanId}`)).body.data;
    const before = await readPlan();
    expect(before.meals.lunch?.instructions).toEqual([expect.stringContaining("Monday's portion")]);
    await putOnMonday();
    const cooked = await cookLunch();
    expect(cooked.status).toBe(200);
    expect(cooked.body.data.mealPlan.meals.lunch?.pot).toBeUndefined();
    const after = await readPlan();
    expect(after.meals.lunch).toMatchObject({
      title: before.meals.lunch!.title,
      ingredients: before.meals.lunch!.ingredients,
      calories: before.meals.lunch!.calories,
    });
    expect(after.meals.lunch!.instructions.length).toBeGreaterThan(1);
    expect(after.meals.lunch!.instructions.join(' ')).not.toMatch(/portion|Put away/);
    expect(after.meals.lunch!.description).not.toContain("Monday's pot");
    expect(after.nutritionOverview).toEqual(before.nutritionOverview);
    expect(after.meals.dinner).toEqual(before.meals.dinner);
    // The week that it was planned with keeps what it has.
    expect(after.id).not.toBe(before.id);
  });

  it('is not cooked where the day was changed elsewhere, or has no such meal', async () => {
    expect((await cookLunch({ ...sayWhatWasSeen(['stale']) })).body.error.code).toBe('days-changed');
    await cookLunch();
    expect((await cookLunch()).body.error.code).toBe('not-left-of-a-pot');
    await ada.call('DELETE', `${DAYS}/date/${TUESDAY}`);
    expect((await cookLunch()).body.error.code).toBe('day-not-found');
  });
});
