import type { PlanDay } from '@larder/contract/calendar.ts';
import { sayWhatWasSeen } from '@larder/contract/seen.ts';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assign, DAYS, savePlan } from './support/calendar-calls.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { ENGINES } from './support/test-database.ts';

type Problem = { success: false; error: { code: string; message: string } };
type Write = readonly [method: string, path: string, body?: unknown];

const SAT = '2026-11-21';
const MON = '2026-11-23';

describe.each(ENGINES)('a window that has not seen what another one did, on %s', (engine) => {
  let larder: LarderApp;
  let ada: Caller;
  let plans: Readonly<Record<'Alpha' | 'Beta' | 'Gamma', string>>;

  beforeAll(async () => {
    larder = await startLarderApp(engine);
  }, 60_000);
  afterAll(() => larder.close());
  beforeEach(async () => {
    ada = await larder.newEater();
    plans = { Alpha: await savePlan(ada, 'Alpha'), Beta: await savePlan(ada, 'Beta'), Gamma: await savePlan(ada, 'Gamma') };
  });

  const read = async (): Promise<readonly PlanDay[]> =>
    (await ada.call<{ data: PlanDay[] }>('GET', `${DAYS}/2026-11-01?endDate=2026-12-31`)).body.data;
  const shown = async () => (await read()).map(({ date, mealPlan }) => `${date} ${mealPlan.title}`);
  const write = async ([method, path, body]: Write, seen: readonly string[]) => {
    const answer = await ada.call<Problem>(method, `${DAYS}${path}`, body, sayWhatWasSeen(seen));
    return answer.status === 200 ? 200 : `${answer.status} ${answer.body.error.code}`;
  };
  const put = async (date: string, planId: string): Promise<PlanDay> => (await assign(ada, date, planId)).body.data;

  /** Every call that changes days, on a day that was seen with Alpha, and what it touches besides. */
  const writes = (day: PlanDay): readonly Write[] => [
    ['POST', '', { date: SAT, mealPlanId: plans.Gamma, weeklyPlanId: null }],
    ['DELETE', `/date/${SAT}`],
    ['DELETE', `/${day.id}`],
    ['POST', '/move', { fromDate: SAT, toDate: MON }],
    ['POST', '/move', { fromDate: '2026-11-20', toDate: SAT }],
    ['POST', '/duplicate-week', { fromWeekStart: '2026-11-15', toWeekStart: '2026-11-29' }],
    ['POST', '/duplicate-week', { fromWeekStart: '2026-11-22', toWeekStart: '2026-11-15' }],
    ['POST', '/clear-week', { weekStart: '2026-11-15' }],
    [
      'PUT',
      '',
      {
        days: [
          { date: SAT, mealPlanId: null },
          { date: MON, mealPlanId: plans.Gamma },
        ],
      },
    ],
  ];

  it('changes nothing by any call when the plan of the day is another by now', async () => {
    const seen = await put(SAT, plans.Alpha);
    await put(SAT, plans.Beta);
    for (const change of writes(seen)) {
      expect([change, await write(change, [seen.revision])]).toEqual([change, '409 days-changed']);
      expect([change, await shown()]).toEqual([change, [`${SAT} Beta`]]);
    }
  });

  it('fills no day that was free when it was looked at', async () => {
    await put(SAT, plans.Beta);
    expect(await write(['POST', '', { date: SAT, mealPlanId: plans.Gamma }], [])).toBe('409 days-changed');
    const from = await put(MON, plans.Alpha);
    expect(await write(['POST', '/move', { fromDate: MON, toDate: SAT }], [from.revision])).toBe('409 days-changed');
    expect(await shown()).toEqual([`${SAT} Beta`, `${MON} Alpha`]);
  });

  it('changes what is as it was seen, and the entry keeps its id', async () => {
    const first = await put(SAT, plans.Alpha);
    expect(await write(['POST', '', { date: SAT, mealPlanId: plans.Beta }], [first.revision])).toBe(200);
    const [second] = await read();
    expect([second?.id, second?.mealPlan.title]).toEqual([first.id, 'Beta']);
    const target = await put(MON, plans.Gamma);
    expect(await write(['POST', '/move', { fromDate: SAT, toDate: MON }], [target.revision, second?.revision ?? ''])).toBe(200);
    const [moved] = await read();
    expect([moved?.id, moved?.date, moved?.mealPlan.title]).toEqual([first.id, MON, 'Beta']);
    expect(await write(['DELETE', `/date/${MON}`], [moved?.revision ?? ''])).toBe(200);
    expect(await write(['POST', '', { date: MON, mealPlanId: plans.Alpha }], [])).toBe(200);
    expect(await shown()).toEqual([`${MON} Alpha`]);
  });

  it('is told that what it removes is gone already, as without saying what it saw', async () => {
    const seen = await put(SAT, plans.Alpha);
    await ada.call('DELETE', `${DAYS}/date/${SAT}`);
    expect(await write(['DELETE', `/date/${SAT}`], [seen.revision])).toBe('404 day-not-found');
    expect(await write(['DELETE', `/${seen.id}`], [seen.revision])).toBe('404 day-not-found');
    // To put another in its place is something else: somebody wanted the day free.
    expect(await write(['POST', '', { date: SAT, mealPlanId: plans.Beta }], [seen.revision])).toBe('409 days-changed');
  });

  it('takes the same plan put there again, or starred or renamed, for no change of the day', async () => {
    const seen = await put(SAT, plans.Alpha);
    await put(SAT, plans.Alpha);
    await ada.call('PATCH', `/api/meal-plans/${plans.Alpha}/favorite`, { isFavorited: 'true' });
    await savePlan(ada, 'Alpha, renamed', plans.Alpha);
    expect(await write(['DELETE', `/date/${SAT}`], [seen.revision])).toBe(200);
  });

  it('knows what was stored before rows had versions, until it changes', async () => {
    const { id } = await put(SAT, plans.Alpha);
    await sql`alter table weekly_plan_days disable trigger renew_version_id`.execute(larder.database.kysely);
    await sql`update weekly_plan_days set version_id = null where id = ${id}`.execute(larder.database.kysely);
    await sql`alter table weekly_plan_days enable trigger renew_version_id`.execute(larder.database.kysely);
    const seen = (await read())[0]?.revision ?? '';
    await put(SAT, plans.Beta);
    expect(await write(['DELETE', `/date/${SAT}`], [seen])).toBe('409 days-changed');
  });

  it('loses to the other of two that change one day at once', async () => {
    const seen = await put(SAT, plans.Alpha);
    const [beta, gamma] = await Promise.all(
      [plans.Beta, plans.Gamma].map((mealPlanId) => write(['POST', '', { date: SAT, mealPlanId }], [seen.revision])),
    );
    expect(new Set([beta, gamma])).toEqual(new Set([200, '409 days-changed']));
    expect(await shown()).toEqual([`${SAT} ${beta === 200 ? 'Beta' : 'Gamma'}`]);
  });

  it.each(['revision', '"a" "b"', 'W/"a"', '""', `"${'x'.repeat(65)}"`])('is told when If-Match is %s', async (match) => {
    const answer = await ada.call<Problem>('DELETE', `${DAYS}/date/${SAT}`, undefined, { 'if-match': match });
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid-request']);
  });

  it('saves nothing over a plan that was saved elsewhere', async () => {
    type Plan = { data: { revision: string; title: string } };
    const path = `/api/meal-plans/${plans.Alpha}`;
    const { revision, ...before } = (await ada.call<Plan>('GET', path)).body.data;
    await savePlan(ada, 'Theirs', plans.Alpha);
    const stale = await ada.call<Problem>('PUT', path, { ...before, title: 'Mine' }, sayWhatWasSeen([revision]));
    expect([stale.status, stale.body.error.code]).toEqual([409, 'plan-changed']);
    const now = (await ada.call<Plan>('GET', path)).body.data;
    expect(now.title).toBe('Theirs');
    const saved = await ada.call<Plan>('PUT', path, { ...before, title: 'Mine' }, sayWhatWasSeen([now.revision]));
    expect(saved.status).toBe(200);
    expect((await ada.call<Plan>('GET', path)).body.data).toMatchObject({ title: 'Mine', revision: saved.body.data.revision });
    // Who says nothing saves as the specification has it.
    expect((await ada.call('PUT', path, { ...before, title: 'Ours' })).status).toBe(200);
    await ada.call('DELETE', path);
    expect((await ada.call('PUT', path, before, sayWhatWasSeen([now.revision]))).status).toBe(404);
  });

  it('never loses a plan nobody has seen, whatever two windows do in whatever order', async () => {
    type Step = { readonly tab: 0 | 1; readonly act: 'look' | 'assign' | 'clear' | 'move'; readonly at: 0 | 1; readonly plan: 0 | 1 | 2 };
    const dates = [SAT, MON];
    const step: fc.Arbitrary<Step> = fc.record({
      tab: fc.constantFrom(0, 1),
      act: fc.constantFrom('look', 'assign', 'clear', 'move'),
      at: fc.constantFrom(0, 1),
      plan: fc.constantFrom(0, 1, 2),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        for (const date of dates) await ada.call('DELETE', `${DAYS}/date/${date}`);
        const ids = Object.values(plans);
        const views: (readonly PlanDay[])[] = [[], []];
        for (const { tab, act, at, plan } of steps) {
          const [from, to] = at === 0 ? [SAT, MON] : [MON, SAT];
          const view = views[tab] ?? [];
          const touched = view.filter(({ date }) => date === from || (act === 'move' && date === to));
          const before = await read();
          const isFresh =
            JSON.stringify(touched.map(({ revision }) => revision)) ===
            JSON.stringify(before.filter(({ date }) => date === from || (act === 'move' && date === to)).map(({ revision }) => revision));
          const calls: Record<Step['act'], Write | undefined> = {
            look: undefined,
            assign: ['POST', '', { date: from, mealPlanId: ids[plan] }],
            clear: ['DELETE', `/date/${from}`],
            move: ['POST', '/move', { fromDate: from, toDate: to }],
          };
          const call = calls[act];
          const status =
            call &&
            (await write(
              call,
              touched.map(({ revision }) => revision),
            ));
          expect([act, status !== 200 || isFresh]).toEqual([act, true]);
          expect([act, status === 200 || isDeepStrictEqual(await read(), before)]).toEqual([act, true]);
          if (status === undefined || status === 200) views[tab] = await read();
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('what was seen', () => {
  it('says each entry or that there was none', () => {
    expect(sayWhatWasSeen([])).toEqual({ 'if-none-match': '*' });
    expect(sayWhatWasSeen(['a', 'b'])).toEqual({ 'if-match': '"a", "b"' });
  });
});
