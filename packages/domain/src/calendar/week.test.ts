import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, makePlainDate, weekdayOf } from './plain-date.ts';
import { firstDayOfWeek, listTargetWeeks, listWeekDays, listWeeksAfter, listWeeksAround } from './week.ts';

const anyDay = fc.integer({ min: -20_000, max: 60_000 }).map((days) => addDays(makePlainDate(1990, 1, 1), days));

test('a week starts on the Sunday on or before the day', () => {
  expect(firstDayOfWeek(makePlainDate(2026, 11, 20))).toBe('2026-11-15');
  expect(firstDayOfWeek(makePlainDate(2026, 11, 15))).toBe('2026-11-15');
  expect(firstDayOfWeek(makePlainDate(2027, 1, 1))).toBe('2026-12-27');
  fc.assert(
    fc.property(anyDay, (date) => {
      expect(weekdayOf(firstDayOfWeek(date))).toBe(0);
      expect(daysBetween(firstDayOfWeek(date), date)).toBe(weekdayOf(date));
      expect(listWeekDays(date).map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    }),
  );
});

test('eight weeks on each side are seventeen', () => {
  const weeks = listWeeksAround(makePlainDate(2026, 11, 20), 8);
  expect(weeks).toHaveLength(17);
  expect([weeks[0], weeks[8], weeks[16]]).toEqual(['2026-09-20', '2026-11-15', '2027-01-10']);
});

test('the weeks after a day begin with the Sunday that follows it', () =>
  expect(listWeeksAfter(makePlainDate(2026, 12, 24), 3)).toEqual(['2026-12-27', '2027-01-03', '2027-01-10']));

test('a week is copied to the other five of the shown month', () => {
  const november = makePlainDate(2026, 11, 1);
  expect(listTargetWeeks(november, makePlainDate(2026, 11, 17))).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-22',
    '2026-11-29',
    '2026-12-06',
  ]);
});

test('a week outside the shown month leaves six', () =>
  expect(listTargetWeeks(makePlainDate(2026, 12, 1), makePlainDate(2026, 11, 17))).toEqual([
    '2026-11-29',
    '2026-12-06',
    '2026-12-13',
    '2026-12-20',
    '2026-12-27',
    '2027-01-03',
  ]));
