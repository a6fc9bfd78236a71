import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { expect, test } from 'vitest';
import { zonedInstant } from './find-instant.ts';

// Offsets from the time zone database: https://www.iana.org/time-zones
test.each([
  ['America/Los_Angeles', '2026-03-07', '08:00', '2026-03-07T16:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-08', '08:00', '2026-03-08T15:00:00.000Z'],
  ['America/Los_Angeles', '2026-10-31', '18:30', '2026-11-01T01:30:00.000Z'],
  ['America/Los_Angeles', '2026-11-01', '18:30', '2026-11-02T02:30:00.000Z'],
  ['America/Los_Angeles', '2026-12-31', '18:30', '2027-01-01T02:30:00.000Z'],
  ['Pacific/Auckland', '2026-04-04', '08:00', '2026-04-03T19:00:00.000Z'],
  ['Pacific/Auckland', '2026-04-05', '08:00', '2026-04-04T20:00:00.000Z'],
  ['Pacific/Auckland', '2026-09-27', '08:00', '2026-09-26T19:00:00.000Z'],
  ['Pacific/Auckland', '2027-01-01', '08:00', '2026-12-31T19:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-21', '08:00', '2026-11-21T02:15:00.000Z'],
  ['Asia/Kathmandu', '2027-01-01', '00:00', '2026-12-31T18:15:00.000Z'],
  ['UTC', '2026-11-21', '12:30', '2026-11-21T12:30:00.000Z'],
])('in %s, %s %s is %s', (timeZone, date, time, instant) => {
  expect(zonedInstant(date as PlainDate, time, timeZone).toISOString()).toBe(instant);
});
