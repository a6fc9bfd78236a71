import { afterEach, expect, test, vi } from 'vitest';
import { readToday } from './today.ts';

const zone = process.env['TZ'];
afterEach(() => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

// Each just before and just after midnight there: on ordinary days, at changes of the clocks, and at the end of the year.
test.each([
  ['America/Los_Angeles', '2026-11-21T07:59:00Z', '2026-11-20'],
  ['America/Los_Angeles', '2026-11-21T08:01:00Z', '2026-11-21'],
  ['America/Los_Angeles', '2026-03-08T07:59:00Z', '2026-03-07'],
  ['America/Los_Angeles', '2026-03-09T06:59:00Z', '2026-03-08'],
  ['America/Los_Angeles', '2026-11-02T07:59:00Z', '2026-11-01'],
  ['America/Los_Angeles', '2027-01-01T07:59:00Z', '2026-12-31'],
  ['Pacific/Auckland', '2026-12-31T10:59:00Z', '2026-12-31'],
  ['Pacific/Auckland', '2026-12-31T11:01:00Z', '2027-01-01'],
  ['Pacific/Auckland', '2026-04-04T12:01:00Z', '2026-04-05'],
  ['Pacific/Auckland', '2026-09-26T12:01:00Z', '2026-09-27'],
  ['Asia/Kathmandu', '2026-11-20T18:14:00Z', '2026-11-20'],
  ['Asia/Kathmandu', '2026-11-20T18:16:00Z', '2026-11-21'],
  ['Asia/Kathmandu', '2026-12-31T18:16:00Z', '2027-01-01'],
])('in %s, at %s, today is %s', (timeZone, instant, today) => {
  process.env['TZ'] = timeZone;
  vi.useFakeTimers({ now: new Date(instant) });
  expect(readToday()).toBe(today);
});
