import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, firstDayOfMonth, isSameMonth, listMonthsAround, makeMonthGrid } from './month-grid.ts';
import { addDays, makePlainDate, weekdayOf } from './plain-date.ts';

const anyDay = fc.integer({ min: -20_000, max: 60_000 }).map((days) => addDays(makePlainDate(1990, 1, 1), days));

describe('makeMonthGrid', () => {
  test.each([
    // From any printed calendar: February 2026 is four whole weeks, yet has six rows.
    [2026, 11, '2026-11-01', '2026-12-12'],
    [2026, 12, '2026-11-29', '2027-01-09'],
    [2026, 2, '2026-02-01', '2026-03-14'],
    [2027, 1, '2026-12-27', '2027-02-06'],
    [2024, 2, '2024-01-28', '2024-03-09'],
    [2026, 8, '2026-07-26', '2026-09-05'],
  ])('%i-%i runs from %s to %s', (year, month, first, last) => {
    const grid = makeMonthGrid(makePlainDate(year, month, 15));
    expect(grid).toHaveLength(42);
    expect([grid[0], grid.at(-1)]).toEqual([first, last]);
  });

  test('holds the whole month in 42 days in a row, Sunday first, with the 1st in the first week', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const grid = makeMonthGrid(date);
        expect(grid.map((day, index) => day === addDays(grid[0] ?? date, index))).not.toContain(false);
        expect(weekdayOf(grid[0] ?? date)).toBe(0);
        expect(grid.indexOf(firstDayOfMonth(date))).toBeLessThan(7);
        expect(grid).toContain(addDays(addMonths(date, 1), -1));
      }),
    );
  });
});

test.each([
  ['2026-01-31', -1, '2025-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-11-20', 0, '2026-11-01'],
  ['2026-11-20', 16, '2028-03-01'],
  ['2026-03-01', -15, '2024-12-01'],
])('%s and %i months is %s', (text, months, expected) => {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  expect(addMonths(makePlainDate(year, month, day), months)).toBe(expected);
});

test('the months around a day are whole years on both sides', () => {
  const months = listMonthsAround(makePlainDate(2026, 11, 20), 2);
  expect(months).toHaveLength(60);
  expect([months[0], months.at(-1)]).toEqual(['2024-01-01', '2028-12-01']);
  expect(months.every((month, index) => index === 0 || addMonths(months[index - 1] ?? month, 1) === month)).toBe(true);
});

test('the same month of another year is another month', () => {
  expect(isSameMonth(makePlainDate(2026, 11, 1), makePlainDate(2026, 11, 30))).toBe(true);
  expect(isSameMonth(makePlainDate(2026, 11, 1), makePlainDate(2027, 11, 1))).toBe(false);
});
