import { makePlainDate } from '@larder/domain/calendar/plain-date.ts';
import { afterEach, expect, test } from 'vitest';
import { formatFullDay, formatLongDay, formatMonth, formatShortDay, formatWeek } from './day.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each(['America/Los_Angeles', 'Pacific/Auckland', 'UTC'])('a day reads the same in %s', (timeZone) => {
  process.env['TZ'] = timeZone;
  const date = makePlainDate(2026, 11, 21);
  expect(formatFullDay(date)).toBe('Saturday, November 21, 2026');
  expect(formatLongDay(date)).toBe('Saturday, November 21');
  expect(formatShortDay(date)).toBe('Sat, Nov 21');
  expect(formatMonth(makePlainDate(2026, 12, 1))).toBe('December 2026');
});

test.each([
  [2026, 11, 15, 'Nov 15 – 21'],
  [2026, 11, 29, 'Nov 29 – Dec 5'],
  [2026, 12, 27, 'Dec 27 – Jan 2'],
])('the week of %i-%i-%i is %s', (year, month, day, text) => expect(formatWeek(makePlainDate(year, month, day))).toBe(text));
