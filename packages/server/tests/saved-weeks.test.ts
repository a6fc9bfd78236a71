import type { GroceryList, GroceryListCard } from '@larder/contract/grocery.ts';
import type { ListPatch } from '@larder/contract/grocery-patch.ts';
import type { SavedPlan } from '@larder/contract/plan.ts';
import { sayWhatWasSeen } from '@larder/contract/seen.ts';
import type { UnsavedWeek, Week, WeekCard } from '@larder/contract/week.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assign, savePlan } from './support/calendar-calls.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { ENGINES } from './support/test-database.ts';
import { change, draft, read, readDays, save, START, takenOf, trySaving, type Wire } from './support/week-calls.ts';

const DATES = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];

describe.each(ENGINES)('a saved week on %s', (engine) => {
  let larder: LarderApp;
  let ada: Caller;
  let week: Week;

  beforeAll(async () => {
    larder = await startLarderApp(engine);
  }, 60_000);
  afterAll(() => larder.close());
  beforeEach(async () => {
    ada = await larder.newEater();
    week = await draft(ada);
  }, 60_000);

  const shown = async () => (await readDays(ada)).map(({ date, mealPlan }) => `${date} ${mealPlan.title}`);
  const planned = (of: Week) => of.plans.map(({ date, title }) => `${date} ${title}`);
  const listCards = async () => (await ada.call<Wire<WeekCard[]>>('GET', '/api/weeks')).body.data;
  const listPlans = async () => (await ada.call<Wire<SavedPlan[]>>('GET', '/api/meal-plans/saved')).body.data;

  it('puts all its days on the calendar, tied by its id, and none of them among My Plans', async () => {
    const saved = await save(ada, week.id);
    expect(await shown()).toEqual(planned(week));
    expect((await readDays(ada)).map(({ weeklyPlanId }) => weeklyPlanId)).toEqual(DATES.map(() => week.id));
    expect(await listPlans()).toEqual([]);
    expect(saved).toMatchObject({ id: week.id, isChanged: false });
    expect(saved.plans.every(({ isOnCalendar, mealPlanId }) => isOnCalendar && mealPlanId)).toBe(true);
    expect(await listCards()).toMatchObject([{ id: week.id, start: START, days: 4, things: week.list.things, revision: saved.revision }]);
    expect((await listCards())[0]?.dinners.map(({ title }) => title)).toEqual(week.plans.map(({ meals }) => meals.dinner?.title));
    const plan = await ada.call<Wire<SavedPlan>>('GET', `/api/meal-plans/${saved.plans[1]?.mealPlanId}`);
    expect(plan.body.data.meals.lunch?.portions?.length).toBeGreaterThan(1);
    expect(plan.body.data.meals.lunch?.pot?.cookedOn).toBe(START);
    // The summary that calendars show knows the pot too.
    expect((await readDays(ada))[1]?.mealPlan.meals.lunch).toMatchObject({
      pot: { cookedOn: START, cookedFor: 'dinner', eatenOn: DATES[1] },
    });
  });

  it('says on its card that a day to come does not suit the table by now', async () => {
    const start = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const coming = await draft(ada, { start, query: 'chicken dinners' });
    await save(ada, week.id);
    await save(ada, coming.id);
    const against = async () => Object.fromEntries((await listCards()).map(({ id, isAgainstRules }) => [id, isAgainstRules]));
    expect(await against()).toEqual({ [week.id]: false, [coming.id]: false });
    await ada.call('PUT', '/api/profile', { dietaryRestrictions: ['Vegan'] });
    expect((await against())[coming.id]).toBe(true);
  });

  it('is found again as long as it is not saved, and says on its card that it has changes which are not', async () => {
    const unsaved = async () => (await ada.call<Wire<UnsavedWeek[]>>('GET', '/api/unsaved-weeks')).body.data;
    const areChanged = async () => (await listCards()).map(({ hasChanges }) => hasChanges);
    expect(await unsaved()).toEqual([{ id: week.id, searchQuery: week.searchQuery, start: START, days: 4 }]);
    await save(ada, week.id);
    expect([await unsaved(), await areChanged()]).toEqual([[], [false]]);
    await change(ada, week.id, 'refresh', { date: START, slot: 'dinner', count: 1 });
    expect([await unsaved(), await areChanged()]).toEqual([[], [true]]);
    const again = (await change(ada, week.id, 'duplicate', { start: '2026-12-07' })).week;
    expect((await unsaved()).map(({ id, start }) => [id, start])).toEqual([[again.id, '2026-12-07']]);
    await ada.call('DELETE', `/api/weeks/${again.id}`, undefined, sayWhatWasSeen([]));
    expect(await unsaved()).toEqual([]);
  });

  it('is one week however often it is saved', async () => {
    const first = await save(ada, week.id);
    const [second, third] = await Promise.all([save(ada, week.id), save(ada, week.id)]);
    expect([second.plans, third.plans]).toEqual([first.plans, first.plans]);
    expect(await listCards()).toHaveLength(1);
    expect(await readDays(ada)).toHaveLength(4);
  });

  it('is the week that is asked for again, as by a page that was loaded anew meanwhile, while it leaves no day free', async () => {
    const saved = await save(ada, week.id);
    expect(await draft(ada)).toMatchObject({ id: week.id, revision: saved.revision, isChanged: false });
    expect((await ada.call('DELETE', `/api/weekly-plan-days/date/${DATES[1]}`)).status).toBe(200);
    const other = await draft(ada);
    expect(other).toMatchObject({ revision: null });
    expect(other.id).not.toBe(week.id);
    expect(other.plans.map(({ from }) => from)).toEqual(['kept', 'planned', 'kept', 'kept']);
  });

  it('is not written over by who has seen none, as a page that was loaded before it was saved', async () => {
    const first = await save(ada, week.id);
    const blind = await ada.call<{ error: { code: string } }>('POST', `/api/weeks/${week.id}/save`, {}, sayWhatWasSeen([]));
    expect([blind.status, blind.body.error.code]).toEqual([409, 'week-changed']);
    expect((await read(ada, week.id)).revision).toBe(first.revision);
    const other = await draft(ada, { start: '2026-12-07' });
    expect((await ada.call('POST', `/api/weeks/${other.id}/save`, {}, sayWhatWasSeen([]))).status).toBe(200);
  });

  it('asks once for days that are taken, and writes as it is answered', async () => {
    const own = await savePlan(ada, 'Mine');
    await assign(ada, DATES[1]!, own);
    const other = await draft(ada, { query: 'vegan', replan: [DATES[1]] });
    const asked = await trySaving(ada, other.id);
    expect([asked.status, asked.body.error.code]).toEqual([409, 'days-taken']);
    const taken = takenOf(asked);
    expect(taken).toMatchObject([{ date: DATES[1], title: 'Mine' }]);
    expect(await shown()).toEqual([`${DATES[1]} Mine`]);
    expect(await listCards()).toEqual([]);

    const kept = await save(ada, other.id, { taken: { answer: 'keep', days: taken } });
    expect((await shown())[1]).toBe(`${DATES[1]} Mine`);
    expect(kept.plans.map(({ isOnCalendar }) => isOnCalendar)).toEqual([true, false, true, true]);
    const back = await trySaving(ada, other.id, { putBack: [DATES[1]] });
    expect(back.status).toBe(409);
    await save(ada, other.id, { putBack: [DATES[1]], taken: { answer: 'replace', days: takenOf(back) } });
    expect(await shown()).toEqual(planned(other));
    // What was replaced is where it was kept.
    expect((await listPlans()).map(({ title }) => title)).toEqual(['Mine']);
  });

  it('asks anew, and changes nothing, where the days are others than those asked about', async () => {
    const [mine, hers] = [await savePlan(ada, 'Mine'), await savePlan(ada, 'Hers')];
    await assign(ada, DATES[0]!, mine);
    const other = await draft(ada, { query: 'vegan', replan: [DATES[0]] });
    const taken = takenOf(await trySaving(ada, other.id));
    await assign(ada, DATES[0]!, hers);
    const late = await trySaving(ada, other.id, { taken: { answer: 'replace', days: taken } });
    expect(late.status).toBe(409);
    expect(takenOf(late)).toMatchObject([{ date: DATES[0], title: 'Hers' }]);
    expect(await shown()).toEqual([`${DATES[0]} Hers`]);
    expect(await listCards()).toEqual([]);
  });

  it('plans around days of the calendar, and leaves them as they are', async () => {
    const own = await savePlan(ada, 'Mine');
    await assign(ada, DATES[2]!, own);
    const around = await draft(ada, { query: 'pescatarian' });
    expect(around.plans.map(({ from }) => from)).toEqual(['planned', 'planned', 'kept', 'planned']);
    expect(around.plans[2]).toMatchObject({ title: 'Mine', mealPlanId: own, isOnCalendar: true });
    const saved = await save(ada, around.id);
    expect((await shown())[2]).toBe(`${DATES[2]} Mine`);
    expect((await read(ada, saved.id)).plans).toEqual(saved.plans);
  });

  it('has guests at one meal, whose pot and list grow, and forgets them by undo', async () => {
    await save(ada, week.id);
    const listed = async () => {
      const { body } = await ada.call<Wire<{ lists: GroceryListCard[] }>>('POST', `/api/weeks/${week.id}/grocery-lists`, {});
      return body.data.lists[0]!.id;
    };
    const id = await listed();
    const dinner = { date: START, slot: 'dinner' };
    const { week: four, touched } = await change(ada, week.id, 'people', { ...dinner, people: 4 });
    const platesAt = ({ plans }: Week, at: number, slot: 'dinner' | 'lunch') =>
      plans[at]?.meals[slot]?.plates?.map(({ name }) => name.split(' ')[0]);
    expect(platesAt(four, 0, 'dinner')?.slice(1)).toEqual(['Guest', 'Guest', 'Guest']);
    // What is left of the pot on the next day is a smaller part of a larger one.
    expect(touched).toEqual([START, DATES[1]]);
    expect(four.plans[1]?.meals.lunch?.pot?.share).toBeLessThan(week.plans[1]!.meals.lunch!.pot!.share);
    expect(planned(four)).toEqual(planned(week));
    const saved = await save(ada, week.id);
    // Read anew, as on another device: the guests are a part of the week.
    const { week: other } = await change(ada, week.id, 'refresh', { date: START, slot: 'breakfast', count: 1 });
    expect(platesAt(other, 0, 'dinner')).toEqual(platesAt(saved, 0, 'dinner'));
    const patch = (await ada.call<Wire<ListPatch>>('GET', `/api/grocery-lists/${id}/patch`)).body.data;
    expect(patch.entries.filter(({ type }) => type === 'changed' || type === 'added').length).toBeGreaterThan(3);
    const { week: undone } = await change(ada, week.id, 'undo');
    const { week: before } = await change(ada, week.id, 'undo');
    expect(platesAt(undone, 0, 'dinner')).toHaveLength(4);
    expect(platesAt(before, 0, 'dinner')).toBeUndefined();
  });

  it('keeps as many guests where somebody joins the table', async () => {
    const dinner = { date: START, slot: 'dinner' } as const;
    await change(ada, week.id, 'people', { ...dinner, people: 3 });
    await save(ada, week.id);
    expect((await ada.call('POST', '/api/household/eaters', { kind: 'adult', name: 'Bo' })).status).toBe(200);
    const { week: anew } = await change(ada, week.id, 'refresh', { ...dinner, count: 1 });
    const names = anew.plans[0]?.meals.dinner?.plates?.map(({ name }) => name);
    expect(names).toEqual([expect.anything(), 'Bo', 'Guest 1', 'Guest 2']);
  });

  it('is changed on the screen first, and its days when it is saved again', async () => {
    const saved = await save(ada, week.id);
    const { week: changed } = await change(ada, week.id, 'refresh', { date: START, slot: 'dinner', count: 1 });
    expect(changed).toMatchObject({ isChanged: true, revision: saved.revision });
    expect(await shown()).toEqual(planned(saved));
    const again = await save(ada, week.id);
    expect(again.plans.map(({ mealPlanId }) => mealPlanId)).toEqual(saved.plans.map(({ mealPlanId }) => mealPlanId));
    expect(again.plans[0]?.meals.dinner?.title).toBe(changed.plans[0]?.meals.dinner?.title);
    expect(again.revision).not.toBe(saved.revision);
    expect(await shown()).toEqual(planned(again));
    const plan = await ada.call<Wire<SavedPlan>>('GET', `/api/meal-plans/${again.plans[0]?.mealPlanId}`);
    expect(plan.body.data.meals.dinner?.title).toBe(changed.plans[0]?.meals.dinner?.title);
  });

  it('writes only the days that are others than before', async () => {
    const saved = await save(ada, week.id);
    const revisions = async () =>
      Promise.all(
        saved.plans.map(
          async ({ mealPlanId }) => (await ada.call<Wire<SavedPlan>>('GET', `/api/meal-plans/${mealPlanId}`)).body.data.revision,
        ),
      );
    const before = await revisions();
    await save(ada, week.id);
    expect(await revisions()).toEqual(before);
    const { touched } = await change(ada, week.id, 'refresh', { date: DATES[3], slot: 'dinner', count: 1 });
    await save(ada, week.id);
    const after = await revisions();
    expect(DATES.filter((_, at) => after[at] !== before[at])).toEqual(touched);
  });

  it('has a day as it was changed by itself, and saves over none that its window has not seen so', async () => {
    const saved = await save(ada, week.id);
    const { mealPlanId } = saved.plans[2] ?? {};
    const { body } = await ada.call<Wire<SavedPlan>>('GET', `/api/meal-plans/${mealPlanId}`);
    const { title, description, searchQuery, nutritionOverview, meals } = body.data;
    const { snack: _snack, ...rest } = meals;
    const put = { title, description, searchQuery, nutritionOverview, meals: rest };
    expect((await ada.call('PUT', `/api/meal-plans/${mealPlanId}`, put)).status).toBe(200);
    expect((await trySaving(ada, week.id, {}, saved.revision ?? '')).status).toBe(409);
    const seen = await read(ada, week.id);
    expect(Object.keys(seen.plans[2]?.meals ?? {}).toSorted()).toEqual(Object.keys(rest).toSorted());
    expect((await trySaving(ada, week.id, {}, seen.revision ?? '')).status).toBe(200);
    expect((await read(ada, week.id)).plans[2]?.meals.snack).toBeUndefined();
  });

  it('saves over nothing that its window has not seen', async () => {
    const first = await save(ada, week.id);
    await change(ada, week.id, 'refresh', { date: START, slot: 'snack', count: 1 });
    const second = await save(ada, week.id);
    const stale = await trySaving(ada, week.id, {}, first.revision ?? '');
    expect([stale.status, stale.body.error.code]).toEqual([409, 'week-changed']);
    expect((await trySaving(ada, week.id, {}, second.revision ?? '')).status).toBe(200);
    const seen = sayWhatWasSeen([first.revision ?? '']);
    const refused = await ada.call<{ error: { code: string } }>('DELETE', `/api/weeks/${week.id}?days=clear`, undefined, seen);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'week-changed']);
    expect(await readDays(ada)).toHaveLength(4);
  });

  it('shows what is saved to whoever has changes of their own, and lets go of those when asked to', async () => {
    const first = await save(ada, week.id);
    const { week: mine } = await change(ada, week.id, 'refresh', { date: START, slot: 'dinner', count: 1 });
    const dinner = ({ plans }: Week): string | undefined => plans[0]?.meals.dinner?.title;
    expect(dinner(mine)).not.toBe(dinner(first));
    const asSaved = async () => (await ada.call<Wire<Week>>('GET', `/api/weeks/${week.id}?as=saved`)).body.data;
    expect(await asSaved()).toMatchObject({ revision: first.revision, isChanged: false });
    expect(dinner(await asSaved())).toBe(dinner(first));
    expect(dinner(await read(ada, week.id))).toBe(dinner(mine));
    const dropped = await ada.call<Wire<Week>>('DELETE', `/api/weeks/${week.id}/changes`);
    expect(dinner(dropped.body.data)).toBe(dinner(first));
    expect(await read(ada, week.id)).toMatchObject({ isChanged: false, plans: first.plans });
    expect((await ada.call('DELETE', `/api/weeks/${(await draft(ada, { query: 'keto' })).id}/changes`)).status).toBe(404);
  });

  it('keeps a day that is cleared from the calendar, and puts it back when asked to', async () => {
    const saved = await save(ada, week.id);
    await ada.call('DELETE', `/api/weekly-plan-days/date/${DATES[2]}`);
    const seen = await read(ada, week.id);
    expect(seen.plans.map(({ isOnCalendar }) => isOnCalendar)).toEqual([true, true, false, true]);
    expect(seen.plans[2]?.meals).toEqual(saved.plans[2]?.meals);
    await save(ada, week.id);
    expect(await readDays(ada)).toHaveLength(3);
    await save(ada, week.id, { putBack: [DATES[2]] });
    expect(await shown()).toEqual(planned(saved));
  });

  it('says where a day of it stands that was moved on the calendar, and nothing of one that was cleared', async () => {
    await save(ada, week.id);
    const days = await readDays(ada);
    const [first, second] = [days[0]!, days[1]!];
    await assign(ada, first.date, second.mealPlanId);
    await assign(ada, second.date, first.mealPlanId);
    await ada.call('DELETE', `/api/weekly-plan-days/date/${DATES[2]}`);
    const seen = await read(ada, week.id);
    expect(seen.plans.map(({ isOnCalendar, nowOn }) => [isOnCalendar, nowOn])).toEqual([
      [false, DATES[1]],
      [false, DATES[0]],
      [false, undefined],
      [true, undefined],
    ]);
  });

  it('moves a day back that was moved on the calendar, and asks where another plan has taken its place', async () => {
    const saved = await save(ada, week.id);
    const move = async (fromDate: string, toDate: string) =>
      expect((await ada.call('POST', '/api/weekly-plan-days/move', { fromDate, toDate })).status).toBe(200);
    await move(DATES[1]!, '2026-12-10');
    const back = await save(ada, week.id, { putBack: [DATES[1]] });
    expect(await shown()).toEqual(planned(saved));
    expect(back.plans.map(({ isOnCalendar, nowOn }) => [isOnCalendar, nowOn])).toEqual(DATES.map(() => [true, undefined]));

    await move(DATES[1]!, '2026-12-10');
    await assign(ada, DATES[1]!, await savePlan(ada, 'Mine'));
    const away = await shown();
    const asked = await trySaving(ada, week.id, { putBack: [DATES[1]] });
    expect(asked.status).toBe(409);
    await save(ada, week.id, { putBack: [DATES[1]], taken: { answer: 'keep', days: takenOf(asked) } });
    expect(await shown()).toEqual(away);
    await save(ada, week.id, { putBack: [DATES[1]], taken: { answer: 'replace', days: takenOf(asked) } });
    expect(await shown()).toEqual(planned(saved));
  });

  it('puts a day back that was cleared, and leaves another plan where it stood before', async () => {
    const saved = await save(ada, week.id);
    await ada.call('POST', '/api/weekly-plan-days/move', { fromDate: DATES[1], toDate: '2026-12-10' });
    await assign(ada, '2026-12-10', await savePlan(ada, 'Mine'));
    await save(ada, week.id, { putBack: [DATES[1]] });
    expect(await shown()).toEqual([...planned(saved), '2026-12-10 Mine']);
  });

  it('leaves a copy of its days where it was put when its own days are cleared', async () => {
    const saved = await save(ada, week.id);
    await assign(ada, '2026-12-10', saved.plans[1]!.mealPlanId!);
    expect((await ada.call('DELETE', `/api/weeks/${week.id}?days=clear`)).status).toBe(200);
    expect((await readDays(ada)).map(({ date, mealPlan }) => [date, mealPlan.title])).toEqual([['2026-12-10', saved.plans[1]!.title]]);
    expect((await listPlans()).map(({ id }) => id)).toEqual([saved.plans[1]!.mealPlanId]);
  });

  it('goes, and its days with it or not, as is said', async () => {
    await save(ada, week.id);
    const other = await save(ada, (await draft(ada, { start: '2026-12-07' })).id);
    await ada.call('DELETE', '/api/weekly-plan-days/date/2026-12-07');
    expect((await ada.call('DELETE', `/api/weeks/${week.id}?days=clear`)).status).toBe(200);
    expect((await readDays(ada)).map(({ date }) => date)).toEqual(['2026-12-08', '2026-12-09', '2026-12-10']);
    expect((await ada.call('DELETE', `/api/weeks/${other.id}`)).status).toBe(200);
    const left = await readDays(ada);
    expect(left.map(({ weeklyPlanId }) => weeklyPlanId)).toEqual([null, null, null]);
    // They are plans of their own now, and the day that was on no calendar is gone.
    expect((await listPlans()).map(({ id }) => id).toSorted()).toEqual(left.map(({ mealPlanId }) => mealPlanId).toSorted());
    expect(await listCards()).toEqual([]);
    for (const id of [week.id, other.id]) {
      expect((await ada.call('GET', `/api/weeks/${id}`)).status).toBe(404);
      expect((await ada.call('DELETE', `/api/weeks/${id}`)).status).toBe(404);
      expect((await trySaving(ada, id)).status).toBe(404);
    }
  });

  it.each(['keep', 'clear'])('comes back once it is deleted, be its days told to go or to stay: %s', async (days) => {
    const saved = await save(ada, week.id);
    await ada.call('DELETE', `/api/weekly-plan-days/date/${DATES[2]}`);
    // What could be taken back of it is forgotten, and a day that was untied is another row than was seen.
    const look = async () => {
      const { lastChange: _forgotten, ...is } = await read(ada, week.id);
      return [is, await listPlans(), (await readDays(ada)).map((day) => ({ ...day, revision: undefined }))];
    };
    const before = await look();
    expect((await ada.call('DELETE', `/api/weeks/${week.id}?days=${days}`)).status).toBe(200);
    expect(await listCards()).toEqual([]);
    const bob = await larder.newEater();
    expect((await bob.call('POST', `/api/weeks/${week.id}/restore`)).status).toBe(404);
    expect((await ada.call('POST', `/api/weeks/${week.id}/restore`)).status).toBe(200);
    expect(await look()).toEqual(before);
    expect(await listCards()).toMatchObject([{ id: saved.id }]);
    expect((await ada.call('POST', `/api/weeks/${week.id}/restore`)).status).toBe(404);
  });

  const PLAN_AND_WEEK = ['plan', 'week'] as const;
  const ORDERS = [PLAN_AND_WEEK, PLAN_AND_WEEK.toReversed()];
  it.each(ORDERS.flatMap((deleted) => ORDERS.map((restored) => ({ deleted, restored }))))(
    'comes back whole where a day of it was deleted by itself too: $deleted deleted, $restored brought back',
    async ({ deleted, restored }) => {
      const saved = await save(ada, week.id);
      const look = async () => {
        const { lastChange: _forgotten, ...is } = await read(ada, week.id);
        return [is, await listPlans(), (await readDays(ada)).map((day) => ({ ...day, revision: undefined }))];
      };
      const before = await look();
      const paths = { plan: `/api/meal-plans/${saved.plans[1]!.mealPlanId}`, week: `/api/weeks/${week.id}` };
      for (const what of deleted) expect((await ada.call('DELETE', `${paths[what]}?days=keep`)).status).toBe(200);
      for (const what of restored) {
        const answer = await ada.call('POST', `${paths[what]}/restore`);
        expect(answer.status, answer.text).toBe(200);
      }
      expect(await look()).toEqual(before);
    },
  );

  it('does not come back over what was saved in its place since', async () => {
    const saved = await save(ada, week.id);
    await change(ada, week.id, 'refresh', { date: DATES[0], slot: 'dinner', count: 1 });
    await ada.call('DELETE', `/api/weeks/${week.id}?days=clear`);
    const anew = await save(ada, week.id);
    expect((await ada.call('POST', `/api/weeks/${week.id}/restore`)).status).toBe(404);
    expect(planned(await read(ada, week.id))).toEqual(planned(anew));
    expect(planned(anew)).not.toEqual(planned(saved));
  });

  it('leaves what its person has changed and not saved, to be saved as a new week by who knows that it was deleted', async () => {
    const saved = await save(ada, week.id);
    const changed = await change(ada, week.id, 'refresh', { date: DATES[0], slot: 'dinner', count: 1 });
    expect(planned(changed.week)).not.toEqual(planned(saved));
    await ada.call('DELETE', `/api/weeks/${week.id}?days=keep`);
    expect((await trySaving(ada, week.id, {}, saved.revision!)).status).toBe(404);
    expect(await read(ada, week.id)).toMatchObject({ revision: null, isChanged: true });

    const asked = await trySaving(ada, week.id);
    expect([asked.status, asked.body.error.code]).toEqual([409, 'days-taken']);
    const anew = await save(ada, week.id, { taken: { answer: 'replace', days: takenOf(asked) } });
    expect(await shown()).toEqual(planned(changed.week));
    expect(anew.plans.map(({ mealPlanId }) => mealPlanId)).not.toEqual(saved.plans.map(({ mealPlanId }) => mealPlanId));
    expect(await listCards()).toHaveLength(1);
    // The days of before are plans of their own.
    expect(new Set((await listPlans()).map(({ id }) => id))).toEqual(new Set(saved.plans.map(({ mealPlanId }) => mealPlanId)));
  });

  it('has its grocery list in one call, pots bought once, and the same list when asked again', async () => {
    await save(ada, week.id);
    const shop = async () => ada.call<Wire<{ lists: GroceryListCard[] }>>('POST', `/api/weeks/${week.id}/grocery-lists`, {});
    const made = await shop();
    expect(made.body.data.lists, made.text).toHaveLength(1);
    const [list] = made.body.data.lists;
    const { body } = await ada.call<Wire<GroceryList>>('GET', `/api/grocery-lists/${list?.id}`);
    expect(body.data.items.filter(({ isStaple }) => isStaple === 'false')).toHaveLength(week.list.things);
    const leftovers = week.plans.flatMap(({ date, meals }) =>
      Object.entries(meals).flatMap(([slot, meal]) => (meal?.pot && meal.pot.cookedOn !== date ? [`${date} ${slot}`] : [])),
    );
    expect(leftovers.length).toBeGreaterThan(0);
    const bought = new Set(body.data.items.flatMap(({ parts }) => parts.map(({ day, slot }) => `${day} ${slot}`)));
    expect(leftovers.filter((meal) => bought.has(meal))).toEqual([]);
    expect((await shop()).body.data.lists.map(({ id }) => id)).toEqual([list?.id]);
    await ada.call('DELETE', `/api/grocery-lists/${list?.id}`);
    expect((await shop()).body.data.lists.map(({ id }) => id)).not.toEqual([list?.id]);
  });

  it('counts what is to be bought as its list does, for a table too where each has parts and dishes of their own', async () => {
    await ada.call('POST', '/api/household/eaters', { kind: 'adult', name: 'Ben', restrictions: ['Vegan', 'Gluten-Free'] });
    await ada.call('POST', '/api/household/eaters', { kind: 'child', name: 'Mia', birthYear: 2019, restrictions: [] });
    await ada.call('PUT', '/api/profile', { dietaryRestrictions: ['High-Protein'] });
    for (const wish of [
      { query: '2600 calories with chicken', start: '2026-12-07' },
      { query: '', start: '2026-12-14' },
    ]) {
      const laid = await draft(ada, wish);
      await save(ada, laid.id);
      const made = await ada.call<Wire<{ lists: GroceryListCard[] }>>('POST', `/api/weeks/${laid.id}/grocery-lists`, {});
      const [card] = made.body.data.lists;
      const { body } = await ada.call<Wire<GroceryList>>('GET', `/api/grocery-lists/${card?.id}`);
      const toBuy = body.data.items.filter(({ isStaple }) => isStaple === 'false');
      expect(laid.list.things).toBe(toBuy.length);
      expect(card?.toBuyCount).toBe(toBuy.length);
      expect(body.data.items.filter(({ isStaple, atHome }) => isStaple !== atHome)).toEqual([]);
    }
  });

  it('buys what is eaten of a pot for the meal that eats it, once the day of the pot is cleared', async () => {
    await save(ada, week.id);
    const bought = async (dates: readonly string[]) => {
      const { body } = await ada.call<Wire<{ ingredients: { parts: { day: string; slot: string }[] }[] }>>(
        'POST',
        '/api/grocery-lists/generate',
        { dates },
      );
      return new Set(body.data.ingredients.flatMap(({ parts }) => parts.map(({ day, slot }) => `${day} ${slot}`)));
    };
    // Of a pot that another day cooks, on another list or this one, nothing.
    expect(await bought(DATES.slice(1))).not.toContain(`${DATES[1]} lunch`);
    await ada.call('DELETE', `/api/weekly-plan-days/date/${START}`);
    expect(await bought(DATES.slice(1))).toContain(`${DATES[1]} lunch`);
    await save(ada, week.id, { putBack: [START] });
    expect(await bought(DATES.slice(1))).not.toContain(`${DATES[1]} lunch`);
  });

  it('buys what is eaten of a pot for the meal that eats it, once the pot is cooked only after it', async () => {
    await save(ada, week.id);
    await ada.call('POST', '/api/weekly-plan-days/move', { fromDate: START, toDate: '2026-12-08' });
    const { body } = await ada.call<Wire<{ left: unknown[] }>>('GET', `/api/grocery-preview?dates=${DATES[1]}`);
    expect(body.data.left).toEqual([]);
    const generated = await ada.call<Wire<{ ingredients: { parts: { day: string; slot: string }[] }[] }>>(
      'POST',
      '/api/grocery-lists/generate',
      { dates: [DATES[1]] },
    );
    const meals = generated.body.data.ingredients.flatMap(({ parts }) => parts.map(({ slot }) => slot));
    expect(meals).toContain('lunch');
  });

  it('tells a list of the day that cooks what it does not buy, also where that day was moved', async () => {
    const saved = await save(ada, week.id);
    const left = async () => {
      const { body } = await ada.call<Wire<{ left: unknown[] }>>('GET', `/api/grocery-preview?dates=${DATES[1]}`);
      return body.data.left;
    };
    const lunch = { day: DATES[1], slot: 'lunch', title: week.plans[1]?.meals.lunch?.title };
    expect(await left()).toEqual([{ ...lunch, boughtOn: START }]);
    await ada.call('DELETE', `/api/weekly-plan-days/date/${START}`);
    expect(await left()).toEqual([]);
    await assign(ada, '2026-11-22', saved.plans[0]!.mealPlanId!);
    expect(await left()).toEqual([{ ...lunch, boughtOn: '2026-11-22' }]);
  });

  it('survives its days being copied and moved in the calendar: each still buys its pot', async () => {
    await save(ada, week.id);
    const things = async (dates: readonly string[]) => {
      const { body } = await ada.call<Wire<{ ingredients: { ingredient: string; quantity: string }[] }>>(
        'POST',
        '/api/grocery-lists/generate',
        { dates },
      );
      return body.data.ingredients.map(({ ingredient, quantity }) => `${ingredient} ${quantity}`).toSorted();
    };
    const before = await things(DATES);
    await ada.call('POST', '/api/weekly-plan-days/duplicate-week', { fromWeekStart: START, toWeekStart: '2026-12-07' });
    expect(await things(['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10'])).toEqual(before);
  });

  it('names the pot and its day where a calendar program reads the leftover', async () => {
    await save(ada, week.id);
    const { body } = await ada.call<Wire<{ url: string }>>('POST', '/api/calendar/link');
    const feed = await larder.app.inject({ method: 'GET', url: new URL(body.data.url).pathname });
    const text = feed.body.replaceAll('\r\n ', '');
    expect(text).toContain(
      String.raw`Lunch: ${week.plans[1]?.meals.lunch?.title.replaceAll(',', String.raw`\,`)} (what is left of Monday's dinner\, Nov 23)`,
    );
  });

  it('brings back a deleted day as a day of the week, or as a plan of its own where the week is gone', async () => {
    const saved = await save(ada, week.id);
    const id = saved.plans[0]?.mealPlanId ?? '';
    await ada.call('DELETE', `/api/meal-plans/${id}`);
    expect((await read(ada, week.id)).plans[0]?.isOnCalendar).toBe(false);
    await ada.call('POST', `/api/meal-plans/${id}/restore`);
    expect((await read(ada, week.id)).plans[0]?.isOnCalendar).toBe(true);
    await ada.call('DELETE', `/api/meal-plans/${id}`);
    await ada.call('DELETE', `/api/weeks/${week.id}?days=clear`);
    expect((await ada.call('POST', `/api/meal-plans/${id}/restore`)).status).toBe(200);
    expect((await listPlans()).map((plan) => plan.id)).toEqual([id]);
  });

  it('is nobody else’s', async () => {
    await save(ada, week.id);
    const eve = await larder.newEater();
    expect((await eve.call<Wire<WeekCard[]>>('GET', '/api/weeks')).body.data).toEqual([]);
    for (const [method, path, body] of [
      ['GET', ''],
      ['GET', '?as=saved'],
      ['DELETE', '/changes'],
      ['DELETE', '?days=clear'],
      ['POST', '/save', {}],
      ['POST', '/refresh', { date: START, count: 1 }],
      ['POST', '/undo', {}],
      ['POST', '/grocery-lists', {}],
      ['GET', `/swaps?date=${START}&slot=dinner`],
    ] as const) {
      const answer = await eve.call(method, `/api/weeks/${week.id}${path}`, body);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.text).not.toContain(week.plans[0]?.meals.dinner?.title ?? '?');
    }
    expect((await eve.call('POST', '/api/weeks/draft', { query: '', start: START, days: 4, weekId: week.id, anew: true })).status).toBe(
      404,
    );
    expect(await readDays(ada)).toHaveLength(4);
  });
});
