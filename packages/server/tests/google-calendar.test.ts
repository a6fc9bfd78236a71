import type { CalendarSync, PlanDay } from '@larder/contract/calendar.ts';
import type { GoogleStatus } from '@larder/contract/google.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GoogleEmulator, startGoogleEmulator } from '../emulators/google/start-google.ts';
import { SYNC_CHANNEL } from '../src/features/calendar/connection-store.ts';
import { assign, DAYS, savePlan } from './support/calendar-calls.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { ENGINES } from './support/test-database.ts';
import { draft, save, START } from './support/week-calls.ts';

type Deletion = { calendarDeletion: { success: boolean; message: string } };

const readStatus = async (eater: Caller) => (await eater.call<GoogleStatus>('GET', '/api/google/status')).body;
const readSync = async (eater: Caller) => (await eater.call<{ calendarSync: CalendarSync }>('GET', '/api/google/sync')).body.calendarSync;

describe.each(ENGINES)('Google Calendar on %s', (engine) => {
  let google: GoogleEmulator;
  let larder: LarderApp;
  let ada: Caller;
  let account: string;
  let accounts = 0;

  beforeAll(async () => {
    google = await startGoogleEmulator();
    larder = await startLarderApp(engine, google.variables);
  });
  afterAll(async () => {
    await larder.close();
    await google.stop();
  });
  beforeEach(async () => {
    ada = await larder.newEater();
    accounts += 1;
    account = `eater-${accounts}@example.com`;
  });
  afterEach(() => {
    google.faults.failNext();
    google.faults.failShare(0);
  });

  const settled = async (eater: Caller) =>
    vi.waitFor(
      async () => {
        // What was put off is otherwise found at the job's next look, two seconds apart.
        await larder.database.notify(SYNC_CHANNEL, '');
        expect(await readSync(eater)).toEqual({ showToUser: true, synced: true });
      },
      { timeout: 15_000, interval: 50 },
    );

  const shown = () =>
    google.calendars
      .listShown(account)
      .map(({ summary, start }) => `${(start as { date: string }).date} ${String(summary)}`)
      .toSorted();

  async function askConsent(eater: Caller): Promise<string> {
    return (await eater.call<{ authUrl: string }>('GET', '/api/google/auth')).body.authUrl;
  }
  const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

  async function connect(eater = ada): Promise<void> {
    await eater.call('GET', pathOf(google.giveConsent(await askConsent(eater), { as: account })));
    expect(await readStatus(eater)).toMatchObject({ connected: true, state: 'connected' });
    await settled(eater);
  }

  it('API-CAL-09 API-CAL-10 offers a page to give permission on, and is connected once it was given', async () => {
    expect(await readStatus(ada)).toMatchObject({ success: true, connected: false, configured: true, state: 'disconnected' });
    const authUrl = await askConsent(ada);
    expect(authUrl).toMatch(new RegExp(`^${google.url}/o/oauth2/v2/auth\\?`));
    expect(await (await fetch(authUrl)).text()).toContain('calendar.app.created');
    await connect();
  });

  it('writes what is planned, however it is changed, and never twice', async () => {
    const [alpha, beta] = [await savePlan(ada, 'Alpha'), await savePlan(ada, 'Beta')];
    await assign(ada, '2026-11-19', alpha);
    await connect();
    expect(shown()).toEqual(['2026-11-19 Alpha']);
    const answer = await assign(ada, '2026-11-21', beta);
    expect(answer.body.calendarSync).toMatchObject({ showToUser: true });
    expect(answer.body.calendarSync.severity).toBeUndefined();
    await settled(ada);
    expect(shown()).toEqual(['2026-11-19 Alpha', '2026-11-21 Beta']);
    await assign(ada, '2026-11-21', alpha);
    await ada.call('POST', `${DAYS}/move`, { fromDate: '2026-11-19', toDate: '2026-11-20' });
    await settled(ada);
    expect(shown()).toEqual(['2026-11-20 Alpha', '2026-11-21 Alpha']);
    await ada.call('POST', `${DAYS}/duplicate-week`, { fromWeekStart: '2026-11-15', toWeekStart: '2026-11-29' });
    await ada.call('DELETE', `${DAYS}/date/2026-11-20`);
    await settled(ada);
    expect(shown()).toEqual(['2026-11-21 Alpha', '2026-12-04 Alpha', '2026-12-05 Alpha']);
    await ada.call('POST', `${DAYS}/clear-week`, { weekStart: '2026-11-29' });
    await settled(ada);
    expect(shown()).toEqual(['2026-11-21 Alpha']);
  });

  it('follows a plan that is renamed, and one that is deleted with its days', async () => {
    const alpha = await savePlan(ada, 'Alpha');
    await assign(ada, '2026-11-21', alpha);
    await connect();
    await savePlan(ada, 'Alpha, renamed', alpha);
    await settled(ada);
    expect(shown()).toEqual(['2026-11-21 Alpha, renamed']);
    await ada.call('DELETE', `/api/meal-plans/${alpha}`);
    await settled(ada);
    expect(shown()).toEqual([]);
  });

  it('tells of what is left of a pot that it is to be cooked once its day is cleared, and the other way round', async () => {
    const week = await save(ada, (await draft(ada)).id);
    await connect();
    const lunches = () =>
      google.calendars.listShown(account).flatMap(({ description }) => /^Lunch: .*Monday's dinner.*$/m.exec(String(description)) ?? []);
    expect(lunches()).toEqual([expect.stringMatching(/ \(what is left of /)]);
    await ada.call('DELETE', `${DAYS}/date/${START}`);
    await settled(ada);
    expect(lunches()).toEqual([expect.stringMatching(/ \(to be cooked: /)]);
    await assign(ada, START, week.plans[0]!.mealPlanId!);
    await settled(ada);
    expect(lunches()).toEqual([expect.stringMatching(/ \(what is left of /)]);
  });

  it('API-CAL-11 compares everything on demand: what was changed in Google is put right, other events stay', async () => {
    const alpha = await savePlan(ada, 'Alpha');
    for (const date of ['2026-11-21', '2026-11-22', '2026-11-23']) await assign(ada, date, alpha);
    await connect();
    const [calendarId = ''] = google.calendars.listCalendarIds(account);
    const [first, second] = google.calendars.listShown(account);
    google.calendars.removeEvent(calendarId, first?.id ?? '');
    google.calendars.addEvent(calendarId, { ...second!, summary: 'Renamed there' });
    google.calendars.addEvent(calendarId, { ...second!, id: `${second!.id.slice(0, -1)}7`, summary: 'A copy without a day' });
    google.calendars.addEvent(calendarId, { id: 'dentist', status: 'confirmed', summary: 'Dentist', start: { date: '2026-11-21' } });
    const { body } = await ada.call<{ syncedCount: number }>('POST', '/api/google/sync-existing-plans');
    expect(body.syncedCount).toBe(3);
    await settled(ada);
    expect(shown()).toEqual(['2026-11-21 Alpha', '2026-11-21 Dentist', '2026-11-22 Alpha', '2026-11-23 Alpha']);
  });

  it('API-CAL-12 disconnects with its events deleted and counted, and connects again to one calendar', async () => {
    const alpha = await savePlan(ada, 'Alpha');
    await assign(ada, '2026-11-21', alpha);
    await assign(ada, '2026-11-22', alpha);
    await connect();
    const { body } = await ada.call<Deletion>('POST', '/api/google/disconnect');
    expect(body.calendarDeletion).toEqual({ success: true, message: 'Deleted 2 entries from Google Calendar.' });
    expect(google.calendars.listCalendarIds(account)).toEqual([]);
    expect(await readStatus(ada)).toMatchObject({ connected: false, state: 'disconnected' });
    await assign(ada, '2026-11-23', alpha);
    expect(shown()).toEqual([]);
    await connect();
    expect(shown()).toEqual(['2026-11-21 Alpha', '2026-11-22 Alpha', '2026-11-23 Alpha']);
    expect(google.calendars.listCalendarIds(account)).toHaveLength(1);
  });

  it('leaves a calendar in which its owner has put something of their own', async () => {
    await assign(ada, '2026-11-21', await savePlan(ada, 'Alpha'));
    await connect();
    const [calendarId = ''] = google.calendars.listCalendarIds(account);
    google.calendars.addEvent(calendarId, { id: 'dentist', status: 'confirmed', summary: 'Dentist', start: { date: '2026-11-21' } });
    const { body } = await ada.call<Deletion>('POST', '/api/google/disconnect');
    expect(body.calendarDeletion).toEqual({ success: true, message: 'Deleted 1 entry from Google Calendar.' });
    expect(shown()).toEqual(['2026-11-21 Dentist']);
    await connect();
    expect(shown()).toEqual(['2026-11-21 Alpha', '2026-11-21 Dentist']);
  });

  it('says when deleting failed, is disconnected all the same, and does not double anything later', async () => {
    await assign(ada, '2026-11-21', await savePlan(ada, 'Alpha'));
    await connect();
    google.faults.failNext('quotaExceeded');
    const { body } = await ada.call<Deletion>('POST', '/api/google/disconnect');
    expect(body.calendarDeletion).toMatchObject({ success: false, message: expect.stringContaining('still in Google Calendar') });
    expect(await readStatus(ada)).toMatchObject({ connected: false });
    await connect();
    expect(shown()).toEqual(['2026-11-21 Alpha']);
    expect(google.calendars.listCalendarIds(account)).toHaveLength(1);
  });

  it('GCAL-21 an assignment is stored when Google fails, says so, and is sent once Google is back', async () => {
    const alpha = await savePlan(ada, 'Alpha');
    await connect();
    google.faults.failShare(1);
    const answer = await assign(ada, '2026-11-21', alpha);
    expect(answer.status).toBe(200);
    await vi.waitFor(async () => expect(await readSync(ada)).toMatchObject({ showToUser: true, synced: false, severity: 'warning' }), {
      timeout: 10_000,
    });
    expect((await ada.call<{ data: PlanDay[] }>('GET', `${DAYS}/2026-11-21`)).body.data).toHaveLength(1);
    google.faults.failShare(0);
    await settled(ada);
    expect(shown()).toEqual(['2026-11-21 Alpha']);
  });

  it('a dead permission is told as such, and connecting again catches up without doubling', async () => {
    const alpha = await savePlan(ada, 'Alpha');
    await assign(ada, '2026-11-21', alpha);
    await connect();
    google.consent.endPermission(account);
    await assign(ada, '2026-11-22', alpha);
    await vi.waitFor(async () => expect(await readStatus(ada)).toMatchObject({ connected: false, state: 'needs-reconnect' }), {
      timeout: 10_000,
    });
    expect((await readStatus(ada)).problem).toMatch(/Connect again/);
    const answer = await assign(ada, '2026-11-23', alpha);
    expect(answer.status).toBe(200);
    expect(answer.body.calendarSync).toMatchObject({ showToUser: true, synced: false, severity: 'error', reason: 'reconnect-needed' });
    await connect();
    expect(shown()).toEqual(['2026-11-21 Alpha', '2026-11-22 Alpha', '2026-11-23 Alpha']);
    expect(google.calendars.listCalendarIds(account)).toHaveLength(1);
  });

  it('a calendar deleted in Google is not made again unasked', async () => {
    const alpha = await savePlan(ada, 'Alpha');
    await assign(ada, '2026-11-21', alpha);
    await connect();
    google.calendars.removeCalendar(google.calendars.listCalendarIds(account)[0] ?? '');
    await assign(ada, '2026-11-22', alpha);
    await vi.waitFor(async () => expect(await readStatus(ada)).toMatchObject({ state: 'needs-reconnect' }), { timeout: 10_000 });
    expect((await readStatus(ada)).problem).toMatch(/deleted in Google/);
    expect(google.calendars.listCalendarIds(account)).toEqual([]);
    await connect();
    expect(shown()).toEqual(['2026-11-21 Alpha', '2026-11-22 Alpha']);
  });

  it('a permission given in answer to somebody else, twice, forged or denied connects nobody', async () => {
    const bob = await larder.newEater();
    const asked = await askConsent(ada);
    const answer = pathOf(google.giveConsent(asked, { as: account }));
    await bob.call('GET', answer);
    await larder.visitor.call('GET', answer);
    for (const path of [answer.replace(/state=[^&]*/, 'state=forged'), '/api/google/callback', `${answer}&error=access_denied`])
      await ada.call('GET', path);
    await ada.call('GET', pathOf(google.giveConsent(asked, { as: account, isAllowed: false })));
    await ada.call('GET', pathOf(google.giveConsent(asked, { as: account, scope: 'openid' })));
    expect([(await readStatus(ada)).connected, (await readStatus(bob)).connected]).toEqual([false, false]);
    await ada.call('GET', answer);
    await ada.call('GET', answer);
    expect((await readStatus(ada)).connected).toBe(true);
    expect((await readStatus(bob)).connected).toBe(false);
  });

  it('keeps the permission unreadable in the database', async () => {
    await connect();
    const rows = await larder.database.kysely.selectFrom('calendar_connections').select(['user_id', 'refresh_token']).execute();
    for (const { refresh_token: token } of rows) expect(token ?? '').not.toContain('1//');
    expect(rows.some(({ refresh_token: token }) => token !== null && token.length > 60)).toBe(true);
  });

  it('goes with the account', async () => {
    await assign(ada, '2026-11-21', await savePlan(ada, 'Alpha'));
    await connect();
    const { body } = await ada.call<{ user?: { id: string }; id?: string }>('GET', '/api/auth/user');
    const id = body.id ?? body.user?.id ?? '';
    await larder.database.kysely.deleteFrom('users').where('id', '=', id).execute();
    const left = await larder.database.kysely.selectFrom('calendar_outbox').selectAll().where('user_id', '=', id).execute();
    expect(left).toEqual([]);
  });
});

describe('without Google credentials', () => {
  let larder: LarderApp;
  let ada: Caller;
  beforeAll(async () => {
    larder = await startLarderApp();
    ada = await larder.newEater();
  });
  afterAll(() => larder.close());

  it('GCAL-20 says so, and everything else goes on', async () => {
    expect(await readStatus(ada)).toMatchObject({ connected: false, configured: false, state: 'not-configured' });
    const asked = await ada.call<{ error: { code: string } }>('GET', '/api/google/auth');
    expect([asked.status, asked.body.error.code]).toEqual([409, 'google-not-configured']);
    expect((await ada.call('POST', '/api/google/sync-existing-plans')).body).toEqual({ success: true, syncedCount: 0 });
    expect((await ada.call<Deletion>('POST', '/api/google/disconnect')).body.calendarDeletion.success).toBe(true);
    expect(await readSync(ada)).toEqual({ showToUser: false, synced: false, reason: 'not-connected' });
    expect((await assign(ada, '2026-11-21', await savePlan(ada, 'Alpha'))).status).toBe(200);
    expect((await ada.call('DELETE', `${DAYS}/date/2026-11-21`)).status).toBe(200);
  });
});
