import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlanDayId, PlannedDay } from './day-store.ts';
import { escapeText, foldLine, formatFeed } from './format-feed.ts';

const dayOn = (date: string, title = 'Alpha Keto'): PlannedDay => ({
  id: `id-of-${date}` as PlanDayId,
  date: date as PlainDate,
  notes: null,
  weeklyPlanId: null,
  plan: {
    id: 'plan-1',
    title,
    description: '',
    nutritionOverview: { totalCalories: 1800.6, protein: 120.4, carbs: 80, fat: 100 },
    meals: { breakfast: { title: 'Oats; with, berries' }, dinner: { title: 'Dal' } },
  },
  createdAt: new Date('2026-11-01T08:00:00.123Z'),
  changedAt: new Date('2026-11-20T10:15:00.999Z'),
  revision: 'revision-1',
});
const feedOf = (...days: readonly PlannedDay[]) => formatFeed({ days, baseUrl: 'https://larder.example' });

/** What a reader makes of the text: unfolded lines, by the rules of RFC 5545 section 3.1. */
const unfold = (text: string): readonly string[] => text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
const unescape = (text: string): string => text.replaceAll(/\\([\\;,nN])/g, (_all, mark: string) => (/n/i.test(mark) ? '\n' : mark));

test('writes a day as an all-day event that makes nobody look busy', () => {
  expect(unfold(feedOf(dayOn('2026-11-21')))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Larder//Meal calendar//EN',
    'CALSCALE:GREGORIAN',
    'NAME:Larder meals',
    'X-WR-CALNAME:Larder meals',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    'BEGIN:VEVENT',
    'UID:day-id-of-2026-11-21@larder.example',
    'DTSTAMP:20261120T101500Z',
    'CREATED:20261101T080000Z',
    'LAST-MODIFIED:20261120T101500Z',
    'SEQUENCE:217332900',
    'DTSTART;VALUE=DATE:20261121',
    'DTEND;VALUE=DATE:20261122',
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    'SUMMARY:Alpha Keto',
    String.raw`DESCRIPTION:Breakfast: Oats\; with\, berries\nDinner: Dal\n1801 kcal\, 120 g protein\, 80 g carbs\, 100 g fat\nhttps://larder.example/print-plan/plan-1`,
    'URL:https://larder.example/print-plan/plan-1',
    'TRANSP:TRANSPARENT',
    'STATUS:CONFIRMED',
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

test('says of what is left of a pot when that is cooked, or that it is not', () => {
  const pot = { cookedOn: '2026-11-23', cookedFor: 'dinner', eatenOn: '2026-11-24' } as const;
  const [cooks, eats] = [dayOn('2026-11-23'), dayOn('2026-11-24')].map((day, at) => ({
    ...day,
    plan: {
      ...day.plan,
      meals: at === 0 ? { dinner: { title: 'Dal', pot: { ...pot, eatenOn: pot.cookedOn } } } : { lunch: { title: 'Dal', pot } },
    },
  }));
  const whole = (...days: readonly PlannedDay[]) => unescape(unfold(feedOf(...days)).join('\n'));
  expect(whole(cooks!, eats!)).toContain("Lunch: Dal (what is left of Monday's dinner, Nov 23)");
  expect(whole(dayOn('2026-11-23'), eats!)).toContain("Lunch: Dal (to be cooked: nothing is left of Monday's dinner, Nov 23)");
  const ofMeals = formatFeed({ days: [eats!], baseUrl: 'https://larder.example', mealsIn: 'Etc/UTC' });
  expect(unescape(unfold(ofMeals).join('\n'))).toContain("SUMMARY:Lunch: Dal (to be cooked: nothing is left of Monday's dinner, Nov 23)");
});

test('says of what several eat for how many it is, and whose the figures are', () => {
  const day = dayOn('2026-11-21');
  const dinner = { title: 'Dal', calories: 610.2, eaters: ['Ann', 'Ben', 'Mia'] };
  const table = { ...day, plan: { ...day.plan, meals: { breakfast: { title: 'Oats', calories: 400 }, dinner } } };
  const ofDay = unescape(feedOf(table).replaceAll('\r\n ', ''));
  expect(ofDay).toContain('Breakfast: Oats\nDinner: Dal, for 3\nAnn: 1801 kcal');
  const ofMeals = formatFeed({ days: [table], baseUrl: 'https://larder.example', mealsIn: 'Etc/UTC' });
  expect(unescape(ofMeals.replaceAll('\r\n ', ''))).toContain('SUMMARY:Dinner: Dal, for 3');
});

test.each([
  ['2026-12-31', '20270101'],
  ['2024-02-28', '20240229'],
  ['2024-02-29', '20240301'],
  ['2026-03-08', '20260309'],
  ['2026-11-01', '20261102'],
])('the event of %s ends before %s', (date, end) => expect(feedOf(dayOn(date))).toContain(`DTEND;VALUE=DATE:${end}\r\n`));

test('a later change has a higher sequence, and the same days the same text', () => {
  const day = dayOn('2026-11-21');
  const later = { ...day, changedAt: new Date(day.changedAt.getTime() + 1000) };
  const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
  expect(sequence(feedOf(later))).toBeGreaterThan(sequence(feedOf(day)));
  expect(feedOf(day)).toBe(feedOf({ ...day }));
});

test('a calendar without a day has a component all the same', () => {
  expect(feedOf()).toContain('BEGIN:VTIMEZONE');
  expect(feedOf()).not.toContain('VEVENT');
});

describe('escaping and folding', () => {
  test.each([
    ['a\\b;c,d:e"f', String.raw`a\\b\;c\,d:e"f`],
    ['two\r\nlines\rand\nmore', String.raw`two\nlines\nand\nmore`],
    ['nul\0 and bell\u0007', 'nul and bell'],
    ['tab\tstays', 'tab\tstays'],
  ])('%j is written %j', (text, written) => expect(escapeText(text)).toBe(written));

  test('lines have at most 75 octets, and no character is cut, at any place of a fold', () => {
    for (let before = 60; before < 80; before++) {
      const line = `${'x'.repeat(before)}🥑é中${'🍅'.repeat(40)}`;
      const folded = foldLine(line).split('\r\n');
      expect(folded.every((part) => Buffer.byteLength(part) <= 75)).toBe(true);
      expect(folded.map((part, index) => (index === 0 ? part : part.slice(1))).join('')).toBe(line);
    }
  });

  test('whatever a title is, a reader gets it back and every line is well formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat(3000), (title, offset) => {
        const text = feedOf(dayOn(addDays('2026-01-01' as PlainDate, offset), title));
        expect(text.endsWith('\r\n')).toBe(true);
        expect(/[^\r]\n|\r[^\n]/.test(text)).toBe(false);
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const summary = unfold(text).find((line) => line.startsWith('SUMMARY:')) ?? '';
        // oxlint-disable-next-line no-control-regex -- what the format forbids is left out
        const readable = title.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
        expect(unescape(summary.slice('SUMMARY:'.length))).toBe(readable);
      }),
    );
  });
});
