import { expect, test } from 'vitest';
import { makePlainDate, weekdayOf } from './plain-date.ts';
import { findWeekday, nameWeekday, numberWeekdays, shortenWeekday } from './weekday.ts';

// Of a printed calendar: 22 November 2026 is a Sunday.
test.each([
  [22, 'Sunday', 'Sun'],
  [23, 'Monday', 'Mon'],
  [25, 'Wednesday', 'Wed'],
  [28, 'Saturday', 'Sat'],
])('%i November 2026 is a %s', (day, name, short) => {
  const weekday = weekdayOf(makePlainDate(2026, 11, day));
  expect([nameWeekday(weekday), shortenWeekday(weekday)]).toEqual([name, short]);
});

test.each([
  ['sun', 0],
  ['tues', 2],
  ['thursdays', 4],
  ['today', undefined],
  ['', undefined],
])('the word "%s" names weekday %s', (word, weekday) => expect(findWeekday(word)).toBe(weekday));

test('what is said by name is found by number', () =>
  expect(numberWeekdays<number, number>({ monday: 20, saturday: 45 }, (minutes) => minutes * 2)).toEqual({ 1: 40, 6: 90 }));
