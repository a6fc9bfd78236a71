import { createHash } from 'node:crypto';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type GoogleEmulator, startGoogleEmulator } from '../emulators/google/start-google.ts';
import type { FaultKind } from '../emulators/google/faults.ts';
import { connectGoogle } from '../src/adapters/google/index.ts';
import { formatEventId, parseEventId } from '../src/adapters/google/event-id.ts';
import type { CalendarFault, OutsideCalendar, OutsideEvent } from '../src/ports/outside-calendar.ts';
import { readEnv } from '../src/config/env.ts';

const REDIRECT = 'http://localhost:5000/api/google/callback';
const CODE_VERIFIER = 'v'.repeat(43);

let google: GoogleEmulator;
let calendar: OutsideCalendar;
let now: number;

beforeEach(async () => {
  google = await startGoogleEmulator();
  now = Date.now();
  calendar = connectGoogle(settings(), () => now);
});
afterEach(() => google.stop());

function settings() {
  const env = readEnv(google.variables);
  if (!env.ok || !env.value.google) throw new Error('The emulator offers no settings.');
  return env.value.google;
}

const eventOf = (title: string, more: Partial<OutsideEvent> = {}): OutsideEvent => ({
  entryId: '0192f3c4-0000-4000-8000-0000000000ff',
  date: '2026-11-21' as PlainDate,
  title,
  description: 'Breakfast: Oats\nhttps://larder.example/print-plan/1',
  url: 'https://larder.example/print-plan/1',
  ...more,
});

const codeOf = (address: string) => new URL(address).searchParams.get('code') ?? '';

async function connect(as?: string) {
  const authUrl = calendar.formatConsentUrl({ redirectUri: REDIRECT, state: 's', codeVerifier: CODE_VERIFIER });
  const code = codeOf(google.giveConsent(authUrl, as === undefined ? {} : { as }));
  const consent = await calendar.finishConsent({ code, redirectUri: REDIRECT, codeVerifier: CODE_VERIFIER });
  if (!consent.ok) throw new Error(JSON.stringify(consent.fault));
  return { refreshToken: consent.value, access: calendar.open(consent.value) };
}

async function connectWithCalendar() {
  const { access, refreshToken } = await connect();
  const made = await access.ensureCalendar(undefined);
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return { access, refreshToken, calendarId: made.value };
}

const shown = () => google.calendars.listShown().map(({ summary, start }) => [summary, (start as { date: string }).date]);

describe('consent', () => {
  it('asks for nothing but calendars of its own, with a proof key, and is asked again each time', () => {
    const address = new URL(calendar.formatConsentUrl({ redirectUri: REDIRECT, state: 'abc', codeVerifier: CODE_VERIFIER }));
    expect(address.pathname).toBe('/o/oauth2/v2/auth');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'larder-emulator',
      redirect_uri: REDIRECT,
      response_type: 'code',
      scope: 'https://www.googleapis.com/auth/calendar.app.created',
      access_type: 'offline',
      prompt: 'consent',
      state: 'abc',
      code_challenge: createHash('sha256').update(CODE_VERIFIER).digest('base64url'),
      code_challenge_method: 'S256',
    });
  });

  it('gives a token that opens a calendar, once, and only to who holds the proof', async () => {
    const authUrl = calendar.formatConsentUrl({ redirectUri: REDIRECT, state: 's', codeVerifier: CODE_VERIFIER });
    const code = codeOf(google.giveConsent(authUrl));
    const stolen = await calendar.finishConsent({ code, redirectUri: REDIRECT, codeVerifier: 'w'.repeat(43) });
    expect(stolen).toMatchObject({ ok: false, fault: { type: 'consent-over' } });
    const again = await calendar.finishConsent({ code, redirectUri: REDIRECT, codeVerifier: CODE_VERIFIER });
    expect(again).toMatchObject({ ok: false, fault: { type: 'consent-over' } });
    const { access } = await connect();
    expect((await access.ensureCalendar(undefined)).ok).toBe(true);
  });

  it('is over before it began when the permission is left unticked, and nothing stays granted', async () => {
    const authUrl = calendar.formatConsentUrl({ redirectUri: REDIRECT, state: 's', codeVerifier: CODE_VERIFIER });
    const code = codeOf(google.giveConsent(authUrl, { scope: 'openid' }));
    const consent = await calendar.finishConsent({ code, redirectUri: REDIRECT, codeVerifier: CODE_VERIFIER });
    expect(consent).toMatchObject({ ok: false, fault: { type: 'consent-over' } });
    expect(google.consent.countPermissions()).toBe(0);
  });

  it('blames our own credentials for what the person cannot mend', async () => {
    const wrong = connectGoogle({ ...settings(), clientSecret: 'wrong' });
    const consent = await wrong.finishConsent({ code: 'x', redirectUri: REDIRECT, codeVerifier: CODE_VERIFIER });
    expect(consent).toMatchObject({ ok: false, fault: { type: 'misconfigured' } });
  });

  it('is revoked, and revoking what is revoked is no failure', async () => {
    const { refreshToken, access } = await connect();
    expect((await calendar.revoke(refreshToken)).ok).toBe(true);
    expect((await calendar.revoke(refreshToken)).ok).toBe(true);
    expect(await access.ensureCalendar(undefined)).toMatchObject({ ok: false, fault: { type: 'consent-over' } });
  });
});

describe('tokens', () => {
  it('are asked for once an hour', async () => {
    const { access, calendarId } = await connectWithCalendar();
    const countRefreshes = () => google.calls.filter((call) => call === 'POST /token').length;
    const before = countRefreshes();
    await access.listEvents(calendarId);
    await access.listEvents(calendarId);
    expect(countRefreshes()).toBe(before);
    now += 3600_000;
    await access.listEvents(calendarId);
    expect(countRefreshes()).toBe(before + 1);
  });

  it('are renewed when Google ends one early', async () => {
    const { access, calendarId } = await connectWithCalendar();
    google.consent.endAccessTokens();
    expect((await access.putEvent(calendarId, eventOf('Alpha'), true)).ok).toBe(true);
    expect(shown()).toEqual([['Alpha', '2026-11-21']]);
  });

  it('end with the permission', async () => {
    const { access, calendarId } = await connectWithCalendar();
    google.consent.endPermission();
    expect(await access.putEvent(calendarId, eventOf('Alpha'), true)).toMatchObject({ ok: false, fault: { type: 'consent-over' } });
  });
});

describe('events', () => {
  it('are whole days that end before the next one and make nobody look busy', async () => {
    const { access, calendarId } = await connectWithCalendar();
    await access.putEvent(calendarId, eventOf('Alpha', { date: '2026-12-31' as PlainDate }), true);
    expect(google.calendars.listShown()).toEqual([
      expect.objectContaining({
        id: formatEventId(eventOf('').entryId),
        start: { date: '2026-12-31' },
        end: { date: '2027-01-01' },
        transparency: 'transparent',
        status: 'confirmed',
        summary: 'Alpha',
      }),
    ]);
  });

  it.each([
    ['new', true, true],
    ['new', true, false],
    ['not new', false, true],
    ['not new', false, false],
  ])('thought to be %s are written once, whether that is so or not (%s, %s)', async (_name, isNew, isThere) => {
    const { access, calendarId } = await connectWithCalendar();
    if (isThere) await access.putEvent(calendarId, eventOf('Before'), true);
    expect((await access.putEvent(calendarId, eventOf('After'), isNew)).ok).toBe(true);
    expect(shown()).toEqual([['After', '2026-11-21']]);
  });

  it('come back after their owner has deleted them in Google', async () => {
    const { access, calendarId } = await connectWithCalendar();
    await access.putEvent(calendarId, eventOf('Alpha'), true);
    google.calendars.removeEvent(calendarId, formatEventId(eventOf('').entryId));
    for (const isNew of [true, false]) {
      expect((await access.putEvent(calendarId, eventOf(`Again ${isNew}`), isNew)).ok).toBe(true);
      expect(shown()).toEqual([[`Again ${isNew}`, '2026-11-21']]);
    }
  });

  it('are deleted once and then as often as one likes', async () => {
    const { access, calendarId } = await connectWithCalendar();
    await access.putEvent(calendarId, eventOf('Alpha'), true);
    for (const time of [1, 2, 3]) expect([time, (await access.deleteEvent(calendarId, eventOf('').entryId)).ok]).toEqual([time, true]);
    expect((await access.deleteEvent(calendarId, '0192f3c4-0000-4000-8000-000000000000')).ok).toBe(true);
    expect(shown()).toEqual([]);
  });

  it('are listed over pages, ours told from those of others', async () => {
    const { access, calendarId } = await connectWithCalendar();
    const ids = Array.from({ length: 2600 }, (_, index) => `0192f3c4-0000-4000-8000-${String(index).padStart(12, '0')}`);
    for (const entryId of ids) {
      google.calendars.addEvent(calendarId, {
        id: formatEventId(entryId),
        status: 'confirmed',
        summary: entryId,
        start: { date: '2026-11-21' },
        extendedProperties: { private: { app: 'larder' } },
      });
    }
    google.calendars.addEvent(calendarId, {
      id: 'dentist',
      status: 'confirmed',
      summary: 'Dentist',
      start: { dateTime: '2026-11-21T09:00:00Z' },
    });
    const found = await access.listEvents(calendarId);
    if (!found.ok) throw new Error('not listed');
    expect(found.value.map(({ entryId }) => entryId)).toEqual([...ids, undefined]);
    expect(found.value.at(-1)).toMatchObject({ title: 'Dentist', date: undefined });
  });

  it('have an id by which their entry is found again', () => {
    fc.assert(
      fc.property(fc.uuid(), (entryId) => {
        expect(formatEventId(entryId)).toMatch(/^[0-9a-v]{26}$/);
        expect(parseEventId(formatEventId(entryId))).toBe(entryId);
      }),
    );
    for (const foreign of ['dentist', 'w'.repeat(26), 'v'.repeat(26), '']) expect(parseEventId(foreign)).toBeUndefined();
  });
});

describe('a calendar', () => {
  it('that is known and there is not made a second time', async () => {
    const { access, calendarId } = await connectWithCalendar();
    expect(await access.ensureCalendar(calendarId)).toEqual({ ok: true, value: calendarId });
    expect(google.calendars.listCalendarIds()).toEqual([calendarId]);
  });

  it("that is gone, or another account's, is made anew", async () => {
    const { calendarId } = await connectWithCalendar();
    const other = await connect('other@example.com');
    expect(await other.access.ensureCalendar(calendarId)).toMatchObject({ ok: true, value: expect.not.stringMatching(calendarId) });
    expect(google.calendars.listCalendarIds()).toHaveLength(2);
  });

  it('that its owner deleted is told from an event that is not there', async () => {
    const { access, calendarId } = await connectWithCalendar();
    google.calendars.removeCalendar(calendarId);
    const gone = { ok: false, fault: { type: 'calendar-gone' } };
    expect(await access.putEvent(calendarId, eventOf('Alpha'), true)).toEqual(gone);
    expect(await access.putEvent(calendarId, eventOf('Alpha'), false)).toEqual(gone);
    expect(await access.listEvents(calendarId)).toEqual(gone);
    expect((await access.deleteEvent(calendarId, eventOf('').entryId)).ok).toBe(true);
    expect((await access.deleteCalendar(calendarId)).ok).toBe(true);
  });
});

const AS_FAULT: readonly [FaultKind, CalendarFault['type']][] = [
  ['rateLimitExceeded-403', 'rate-limited'],
  ['rateLimitExceeded-429', 'rate-limited'],
  ['quotaExceeded', 'quota-exhausted'],
  ['insufficientPermissions', 'consent-over'],
  ['accessNotConfigured', 'misconfigured'],
  ['invalid', 'refused'],
  ['conflict', 'unavailable'],
  ['conditionNotMet', 'unavailable'],
  ['backendError-500', 'unavailable'],
  ['backendError-503', 'unavailable'],
  ['html-502', 'unavailable'],
  ['not-json', 'unavailable'],
  ['reset', 'unavailable'],
  ['reset-after', 'unavailable'],
  ['backendError-after', 'unavailable'],
];

describe('on a bad day', () => {
  it.each(AS_FAULT)('%s is a fault of type %s', async (kind, type) => {
    const { access, calendarId } = await connectWithCalendar();
    google.faults.failNext(kind);
    expect(await access.putEvent(calendarId, eventOf('Alpha'), true)).toMatchObject({ ok: false, fault: { type } });
    // Whatever was done meanwhile, doing it again leaves one event.
    expect((await access.putEvent(calendarId, eventOf('Alpha'), true)).ok).toBe(true);
    expect(shown()).toEqual([['Alpha', '2026-11-21']]);
  });

  it('waits as long as Google says', async () => {
    const { access, calendarId } = await connectWithCalendar();
    google.faults.failNext('rateLimitExceeded-429');
    expect(await access.listEvents(calendarId)).toMatchObject({ fault: { retryAfterSeconds: 1 } });
  });

  it('one refused token is renewed, two end the permission', async () => {
    const { access, calendarId } = await connectWithCalendar();
    google.faults.failNext('authError');
    expect((await access.listEvents(calendarId)).ok).toBe(true);
    google.faults.failNext('authError', 'authError');
    expect(await access.listEvents(calendarId)).toMatchObject({ ok: false, fault: { type: 'consent-over' } });
  });

  it('a token renewed is not refused by chance, which would be the end of the permission', async () => {
    await google.stop();
    const drawn: number[] = [];
    google = await startGoogleEmulator({ random: () => drawn.shift() ?? 1 });
    calendar = connectGoogle(settings(), () => now);
    const { access, calendarId } = await connectWithCalendar();
    google.faults.failShare(0.5);
    // A call fails with the first of all faults, the renewing of its token does not, and the call fails with the first again.
    drawn.push(0, 0, 1, 0, 0);
    expect(await access.listEvents(calendarId)).toMatchObject({ ok: false, fault: { type: 'rate-limited' } });
    expect((await access.listEvents(calendarId)).ok).toBe(true);
  });

  it('nobody at home is a fault that passes', async () => {
    const { access, calendarId } = await connectWithCalendar();
    await google.stop();
    expect(await access.listEvents(calendarId)).toMatchObject({ ok: false, fault: { type: 'unavailable' } });
    google = await startGoogleEmulator();
  });
});
