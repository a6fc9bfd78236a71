import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  listDays,
  makePlainDate,
  parsePlainDate,
  type PlainDate,
  readParts,
  toEpochDay,
  weekdayOf,
} from './plain-date.ts';

const day = (text: string): PlainDate => {
  const parsed = parsePlainDate(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.fault.type}`);
  return parsed.value;
};
/** 1900-01-01 to 2199-12-31. */
const anyDay = fc.integer({ min: -25_567, max: 84_005 }).map((days) => addDays(day('1970-01-01'), days));

describe('parsePlainDate', () => {
  test.each(['2026-11-20', '2024-02-29', '2000-02-29', '1999-12-31', '1000-01-01', '9999-12-31'])('takes %s as it is', (text) =>
    expect(parsePlainDate(text)).toEqual({ ok: true, value: text }),
  );

  test.each([
    '2026-13-45',
    '2026-00-10',
    '2026-11-00',
    '2026-11-31',
    '2026-02-29',
    '2100-02-29',
    '1900-02-29',
    '2026-12-32',
    // These roll over into a year of five digits, and of three.
    '9999-12-32',
    '9999-99-99',
    '1000-00-00',
  ])('%s has the form of a day but is none', (text) =>
    expect(parsePlainDate(text)).toEqual({ ok: false, fault: { type: 'no-such-day', text } }),
  );

  test.each([
    'garbage',
    '',
    '2026-1-2',
    '26-11-20',
    '2026/11/20',
    '2026-11-20T00:00:00Z',
    ' 2026-11-20',
    '2026-11-20\n',
    '0026-11-20',
    '+012026-11-20',
    '２０２６-11-20',
  ])('%j is no date', (text) => expect(parsePlainDate(text)).toEqual({ ok: false, fault: { type: 'unreadable', text } }));
});

test('makePlainDate throws on a day that is none', () => {
  expect(makePlainDate(2026, 2, 28)).toBe('2026-02-28');
  expect(() => makePlainDate(2026, 2, 29)).toThrow('2026-02-29');
});

describe('addDays', () => {
  test.each([
    // Ends of months and years, leap years by the Gregorian rule.
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2000-02-28', 1, '2000-02-29'],
    // Where Los Angeles has 23 and 25 hours, and Auckland.
    ['2026-03-07', 1, '2026-03-08'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2026-09-27', 1, '2026-09-28'],
    ['2026-04-05', -1, '2026-04-04'],
    // Samoa had no 2011-12-30; a calendar day knows no such thing.
    ['2011-12-29', 1, '2011-12-30'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %i days is %s', (from, days, to) => expect(addDays(day(from), days)).toBe(to));

  test('is undone by the same number of days back, and counted by daysBetween', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -10_000, max: 10_000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  test('keeps the order of days as the order of their text', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(a < b).toBe(toEpochDay(a) < toEpochDay(b));
      }),
    );
  });

  test('refuses to leave the years of four digits', () => expect(() => addDays(day('9999-12-31'), 1)).toThrow('four digits'));
});

test.each([
  // Computed by Zeller's congruence; the last is before 1970.
  ['2026-11-20', 5],
  ['2026-11-01', 0],
  ['2024-02-29', 4],
  ['2000-01-01', 6],
  ['1969-12-31', 3],
  ['1900-01-01', 1],
])('%s is on weekday %i', (text, weekday) => expect(weekdayOf(day(text))).toBe(weekday));

test('weekdays follow each other', () => {
  fc.assert(
    fc.property(anyDay, (date) => {
      expect(weekdayOf(addDays(date, 1))).toBe((weekdayOf(date) + 1) % 7);
    }),
  );
});

test('parts make the same day again', () => {
  fc.assert(
    fc.property(anyDay, (date) => {
      const { year, month, day: dayOfMonth } = readParts(date);
      expect(makePlainDate(year, month, dayOfMonth)).toBe(date);
    }),
  );
});

test.each(['America/Los_Angeles', 'Pacific/Auckland', 'Pacific/Kiritimati', 'Africa/Casablanca', 'UTC'])(
  'a year of days has no gap and no repeat when the machine is in %s',
  (zone) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      const days = listDays(day('2026-01-01'), 366);
      expect(new Set(days).size).toBe(366);
      expect(days.at(-1)).toBe('2027-01-01');
      for (const date of days) expect(parsePlainDate(date)).toEqual({ ok: true, value: date });
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  },
);
