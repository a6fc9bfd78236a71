import { CalendarSync, PlanDay } from '@larder/contract/calendar.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { assign, type Changed, DAYS, savePlan } from './support/calendar-calls.ts';
import { type Answer, type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';

type Problem = { success: false; error: { code: string; message: string } };

// West of Greenwich; the day store's own tests run east of it. In UTC no day could be shifted.
vi.stubEnv('TZ', 'America/Los_Angeles');
afterAll(() => vi.unstubAllEnvs());

const NOTHING_CONNECTED = { showToUser: false, synced: false, reason: 'not-connected' };

let larder: LarderApp;
let ada: Caller;

beforeAll(async () => {
  larder = await startLarderApp();
});
afterAll(() => larder.close());

async function readDays(eater: Caller, path: string): Promise<readonly string[]> {
  const { body } = await eater.call<{ success: boolean; data: PlanDay[] }>('GET', `${DAYS}/${path}`);
  return body.data.map(({ date, mealPlan }) => `${date} ${mealPlan.title}`);
}

const NOVEMBER = '2026-11-01?endDate=2026-12-12';

describe('days', () => {
  beforeEach(async () => {
    ada = await larder.newEater();
  });

  it('API-CAL-01 ENT-13 are read by range with both ends, and carry their plan', async () => {
    const alpha = await savePlan(ada, 'Alpha');
    for (const date of ['2026-10-31', '2026-11-01', '2026-12-12', '2026-12-13']) await assign(ada, date, alpha);
    const { status, body } = await ada.call<{ success: boolean; data: PlanDay[] }>('GET', `${DAYS}/${NOVEMBER}`);
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect(body.data.map(({ date }) => date)).toEqual(['2026-11-01', '2026-12-12']);
    expect(body.data[0]).toEqual({
      id: expect.any(String),
      date: '2026-11-01',
      mealPlanId: alpha,
      notes: null,
      weeklyPlanId: null,
      revision: expect.any(String),
      mealPlan: {
        id: alpha,
        title: 'Alpha',
        description: 'About Alpha',
        nutritionOverview: { totalCalories: 400, protein: 14, carbs: 60, fat: 9 },
        meals: { breakfast: { title: 'Oats', dishId: 'oats', calories: 400 } },
      },
    });
  });

  it('API-CAL-02 are read one by one without an end', async () => {
    const alpha = await savePlan(ada, 'Alpha');
    await assign(ada, '2026-11-21', alpha);
    await assign(ada, '2026-11-22', alpha);
    expect(await readDays(ada, '2026-11-21')).toEqual(['2026-11-21 Alpha']);
    expect(await readDays(ada, '2026-11-20')).toEqual([]);
  });

  it('API-CAL-03 ENT-16 are stored, and the answer says how the sync went', async () => {
    const answer = await assign(ada, '2026-11-21', await savePlan(ada, 'Alpha'));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ success: true, data: { date: '2026-11-21', weeklyPlanId: null }, calendarSync: NOTHING_CONNECTED });
    expect(CalendarSync.safeParse(answer.body.calendarSync).success).toBe(true);
    expect(PlanDay.safeParse(answer.body.data).success).toBe(true);
  });

  it('API-CAL-04 take notes in place of a weekly plan', async () => {
    const mealPlanId = await savePlan(ada, 'Alpha');
    const answer = await ada.call<Changed<PlanDay>>('POST', DAYS, { date: '2026-11-21', mealPlanId, notes: 'guests' });
    expect(answer.body.data).toMatchObject({ notes: 'guests', weeklyPlanId: null });
  });

  it('API-CAL-05 have one plan: another one replaces it', async () => {
    const [alpha, beta] = [await savePlan(ada, 'Alpha'), await savePlan(ada, 'Beta')];
    const first = await assign(ada, '2026-11-21', alpha);
    const second = await assign(ada, '2026-11-21', beta);
    expect(second.body.data.id).toBe(first.body.data.id);
    expect(await readDays(ada, NOVEMBER)).toEqual(['2026-11-21 Beta']);
  });

  it('API-CAL-06 API-CAL-07 are cleared by date, and 404 when there is nothing to clear', async () => {
    await assign(ada, '2026-11-21', await savePlan(ada, 'Alpha'));
    const cleared = await ada.call<Changed<unknown>>('DELETE', `${DAYS}/date/2026-11-21`);
    expect(cleared.status).toBe(200);
    expect(cleared.body.calendarSync).toEqual(NOTHING_CONNECTED);
    expect(await readDays(ada, NOVEMBER)).toEqual([]);
    const again = await ada.call<Problem>('DELETE', `${DAYS}/date/2026-11-21`);
    expect([again.status, again.body.error.code]).toEqual([404, 'day-not-found']);
  });

  it('API-CAL-08 are deleted by id once', async () => {
    const { body } = await assign(ada, '2026-11-21', await savePlan(ada, 'Alpha'));
    const bob = await larder.newEater();
    expect((await bob.call('DELETE', `${DAYS}/${body.data.id}`)).status).toBe(404);
    expect((await ada.call('DELETE', `${DAYS}/${body.data.id}`)).status).toBe(200);
    expect((await ada.call('DELETE', `${DAYS}/${body.data.id}`)).status).toBe(404);
    expect(await readDays(ada, NOVEMBER)).toEqual([]);
  });

  it('are moved, copied by week and cleared by week in one call each', async () => {
    const [alpha, beta] = [await savePlan(ada, 'Alpha'), await savePlan(ada, 'Beta')];
    await assign(ada, '2026-11-21', alpha);
    await assign(ada, '2026-11-23', beta);
    const move = { fromDate: '2026-11-21', toDate: '2026-11-20' };
    for (const time of ['first', 'second']) expect([time, (await ada.call('POST', `${DAYS}/move`, move)).status]).toEqual([time, 200]);
    expect(await readDays(ada, NOVEMBER)).toEqual(['2026-11-20 Alpha', '2026-11-23 Beta']);
    expect((await ada.call('POST', `${DAYS}/move`, { fromDate: '2026-11-01', toDate: '2026-11-02' })).status).toBe(404);

    // Any day names its week.
    const duplicate = { fromWeekStart: '2026-11-18', toWeekStart: '2026-11-29' };
    for (const time of ['first', 'second'])
      expect([time, (await ada.call('POST', `${DAYS}/duplicate-week`, duplicate)).status]).toEqual([time, 200]);
    expect(await readDays(ada, NOVEMBER)).toEqual(['2026-11-20 Alpha', '2026-11-23 Beta', '2026-12-04 Alpha']);

    const clear = await ada.call<Changed<{ cleared: string[] }>>('POST', `${DAYS}/clear-week`, { weekStart: '2026-11-15' });
    expect(clear.body.data.cleared).toEqual(['2026-11-20']);
    expect((await ada.call('POST', `${DAYS}/clear-week`, { weekStart: '2026-11-15' })).status).toBe(200);
    expect(await readDays(ada, NOVEMBER)).toEqual(['2026-11-23 Beta', '2026-12-04 Alpha']);
  });

  it('tell who copies them what is marked "never again" on them, and who moves them nothing', async () => {
    const eater = await larder.newEater();
    const oats = await savePlan(eater, 'Oats Day');
    const never = async (call: Promise<Answer<{ never?: readonly string[] }>>) => (await call).body.never;
    const copy = { fromWeekStart: '2026-11-22', toWeekStart: '2026-11-29' };
    expect(await never(assign(eater, '2026-11-24', oats))).toBeUndefined();
    await eater.call('PUT', '/api/dish-opinions', { dishKey: 'oats', opinion: 'never' });
    expect(await never(assign(eater, '2026-11-25', oats))).toEqual(['Oats']);
    expect(await never(eater.call('POST', `${DAYS}/duplicate-week`, copy))).toEqual(['Oats']);
    expect(await never(eater.call('POST', `${DAYS}/move`, { fromDate: '2026-11-25', toDate: '2026-11-26' }))).toBeUndefined();
  });

  it('are set together or not at all', async () => {
    const alpha = await savePlan(ada, 'Alpha');
    const foreign = await savePlan(await larder.newEater(), 'Foreign');
    await assign(ada, '2026-11-21', alpha);
    const days = [
      { date: '2026-11-21', mealPlanId: null },
      { date: '2026-11-22', mealPlanId: alpha },
    ];
    const refused = await ada.call<Problem>('PUT', DAYS, { days: [...days, { date: '2026-11-23', mealPlanId: foreign }] });
    expect([refused.status, refused.body.error.code]).toEqual([404, 'plan-not-found']);
    expect(await readDays(ada, NOVEMBER)).toEqual(['2026-11-21 Alpha']);
    expect((await ada.call('PUT', DAYS, { days })).status).toBe(200);
    expect(await readDays(ada, NOVEMBER)).toEqual(['2026-11-22 Alpha']);
  });

  it("never take another person's plan, nor show another person's days", async () => {
    const bob = await larder.newEater();
    const foreign = await savePlan(bob, 'Foreign');
    await assign(bob, '2026-11-21', foreign);
    const refused = (await assign(ada, '2026-11-21', foreign)) as unknown as { status: number; body: Problem };
    expect([refused.status, refused.body.error.code]).toEqual([404, 'plan-not-found']);
    expect((await ada.call('DELETE', `${DAYS}/date/2026-11-21`)).status).toBe(404);
    expect(await readDays(ada, NOVEMBER)).toEqual([]);
    expect(await readDays(bob, NOVEMBER)).toEqual(['2026-11-21 Foreign']);
  });

  it('name the plans that are on any of them, for the suggestion', async () => {
    const [alpha] = [await savePlan(ada, 'Alpha'), await savePlan(ada, 'Beta')];
    await assign(ada, '2031-01-01', alpha);
    expect((await ada.call<{ data: string[] }>('GET', '/api/calendar/planned-plans')).body.data).toEqual([alpha]);
  });
});

describe('the calendar link', () => {
  beforeEach(async () => {
    ada = await larder.newEater();
  });

  type Link = { data: { url: string | null } };
  const pathOf = (link: Link) => new URL(link.data.url ?? '').pathname;
  const fetchFeed = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    larder.app.inject({ method, url: path, headers });

  it('is made, read, replaced and revoked by its owner', async () => {
    expect((await ada.call<Link>('GET', '/api/calendar/link')).body.data.url).toBeNull();
    const first = (await ada.call<Link>('POST', '/api/calendar/link')).body;
    expect(first.data.url).toMatch(/^http:\/\/localhost:5000\/calendar\/[\w-]{43}\.ics$/);
    expect((await ada.call<Link>('GET', '/api/calendar/link')).body).toEqual(first);
    const second = (await ada.call<Link>('POST', '/api/calendar/link')).body;
    expect((await fetchFeed(pathOf(first))).statusCode).toBe(404);
    expect((await fetchFeed(pathOf(second))).statusCode).toBe(200);
    await ada.call('DELETE', '/api/calendar/link');
    expect((await fetchFeed(pathOf(second))).statusCode).toBe(404);
    expect((await ada.call<Link>('GET', '/api/calendar/link')).body.data.url).toBeNull();
  });

  it('is read without a session, always the same until something changes, and not again when unchanged', async () => {
    const alpha = await savePlan(ada, 'Alpha');
    await assign(ada, '2026-11-21', alpha);
    const path = pathOf((await ada.call<Link>('POST', '/api/calendar/link')).body);
    const first = await fetchFeed(path);
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=900',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(first.body).toContain('DTSTART;VALUE=DATE:20261121\r\n');
    expect(first.body).toContain('SUMMARY:Alpha\r\n');
    const again = await fetchFeed(path);
    expect(again.body).toBe(first.body);
    const etag = String(first.headers.etag);
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, etag.replace(/"$/, '-gzip"'), '*']) {
      const unchanged = await fetchFeed(path, { 'if-none-match': tag });
      expect([tag, unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([tag, 304, '', etag]);
    }
    expect((await fetchFeed(path, {}, 'HEAD')).headers.etag).toBe(etag);

    await assign(ada, '2026-11-22', alpha);
    const changed = await fetchFeed(path, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });
});

describe('where nothing is changed', () => {
  beforeAll(async () => {
    ada = await larder.newEater();
  });

  it.each([
    ['GET', `${DAYS}/garbage`],
    ['GET', `${DAYS}/2026-13-45`],
    ['GET', `${DAYS}/2026-11-21?endDate=2026-02-30`],
    ['GET', `${DAYS}/2026-11-21?endDate=2026-11-20`],
    ['GET', `${DAYS}/1950-01-01?endDate=2050-01-01`],
    ['GET', `${DAYS}/0001-01-01`],
    ['DELETE', `${DAYS}/date/tomorrow`],
  ])('days answer 400 to %s %s', async (method, path) => {
    const { status, body } = await ada.call<Problem>(method, path);
    expect([status, body.error.code]).toEqual([400, 'invalid-request']);
  });

  it.each([
    ['POST', DAYS, { date: '2026-11-31', mealPlanId: 'x' }],
    ['POST', DAYS, { date: '2026-11-30' }],
    ['POST', `${DAYS}/move`, { fromDate: '2026-11-21', toDate: '9999-12-31' }],
    ['POST', `${DAYS}/clear-week`, { weekStart: 20261121 }],
  ])('days answer 400 to %s %s with %j', async (method, path, sent) => {
    expect((await ada.call(method, path, sent)).status).toBe(400);
  });

  it('days need somebody signed in', async () => {
    for (const [method, path] of [
      ['GET', `${DAYS}/2026-11-21`],
      ['DELETE', `${DAYS}/date/2026-11-21`],
      ['GET', '/api/calendar/link'],
      ['GET', '/api/google/status'],
    ] as const) {
      expect([path, (await larder.visitor.call(method, path)).status]).toEqual([path, 401]);
    }
  });

  it('API-CAL-09 says that no Google calendar is connected', async () => {
    expect((await ada.call('GET', '/api/google/status')).body).toMatchObject({ success: true, connected: false, configured: false });
  });

  it.each(['/calendar/x.ics', '/calendar/.ics', `/calendar/${'A'.repeat(43)}.ics`, '/calendar/%2e%2e.ics'])(
    '%s leads nowhere',
    async (path) => {
      expect((await larder.app.inject({ url: path })).statusCode).toBe(404);
    },
  );
});
