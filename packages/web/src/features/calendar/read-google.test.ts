import type { CalendarSync } from '@larder/contract/calendar.ts';
import { expect, test } from 'vitest';
import { pickSync, readConnection, readField } from './read-google.ts';

test.each([
  [{ connected: false }, 'disconnected', false],
  [{ connected: true }, 'connected', true],
  [{ data: { connected: true } }, 'connected', true],
  [{ connected: false, configured: false }, 'not-configured', false],
  [{ connected: false, state: 'needs-reconnect' as const }, 'needs-reconnect', false],
])('%j is %s', (answer, state, connected) => {
  expect(readConnection(answer)).toMatchObject({ state, connected });
});

test('a field is found at the top and under data, and an empty answer has none', () => {
  expect(readField<{ authUrl: string }, 'authUrl'>(undefined, 'authUrl')).toBeUndefined();
  expect(readField<{ authUrl: string }, 'authUrl'>({ authUrl: 'a' }, 'authUrl')).toBe('a');
  expect(readField<{ authUrl: string }, 'authUrl'>({ data: { authUrl: 'b' } }, 'authUrl')).toBe('b');
});

const synced: CalendarSync = { showToUser: true, synced: true };
const warning: CalendarSync = { showToUser: true, synced: false, severity: 'warning', message: 'w' };
const error: CalendarSync = { showToUser: true, synced: false, severity: 'error', message: 'e' };
const silent: CalendarSync = { showToUser: false, synced: false, severity: 'error', message: 'hidden' };

test.each([
  [[synced, warning, synced], warning],
  [[error, warning], error],
  [[synced, undefined, synced], synced],
  [[silent, undefined], undefined],
  [[], undefined],
])('of several answers the worst that is to be shown counts', (syncs, worst) => {
  expect(pickSync(syncs)).toEqual(worst);
});
