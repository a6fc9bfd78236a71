import { makePlainDate } from '@larder/domain/calendar/plain-date.ts';
import { expect, test } from 'vitest';
import { readAskedWeek, usualWeek } from './asked-week.ts';

const today = makePlainDate(2026, 11, 22);

test.each([
  ['nothing', {}, { query: '', start: '2026-11-23', length: 7, keepsShownDay: false }],
  [
    'all of it',
    { q: ' vegan ', start: '2026-12-01', days: '5', from: 'plan' },
    { query: 'vegan', start: '2026-12-01', length: 5, keepsShownDay: true },
  ],
  ['a day that is none', { start: '2026-02-30', days: 'x' }, { query: '', start: '2026-11-23', length: 7, keepsShownDay: false }],
  ['too many days', { days: '99' }, { query: '', start: '2026-11-23', length: 14, keepsShownDay: false }],
  ['days in its words alone', { q: '4 days vegan' }, { query: '4 days vegan', start: '2026-11-23', length: 4, keepsShownDay: false }],
  ['too few', { days: '1' }, { query: '', start: '2026-11-23', length: 2, keepsShownDay: false }],
])('an address that says %s', (_what, address, expected) => expect(readAskedWeek(address, today)).toEqual(expected));

// Found by somebody who used the app: each of the first was offered as a week of seven.
test.each([
  ['4 days vegan', '4'],
  ['plan 3 days for me', '3'],
  ['three days of keto', '3'],
  ['two weeks, no fish', '14'],
  ['30 days', '14'],
  ['vegan', '7'],
  ['', '7'],
  ['fish 3 days a week', '7'],
])('the week planned for "%s" has %s days', (words, days) => expect(usualWeek(words, today)).toEqual({ start: '2026-11-23', days }));
