import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { PlanDayId, PlannedDay } from './day-store.ts';
import { formatFeed } from './format-feed.ts';

// Another's reading of RFC 5545: a feed of ours must say to it what it says to us.

const dayOn = (date: string, title: string, notes: string | null = null): PlannedDay => ({
  id: `0192f3c4-0000-4000-8000-${date.replaceAll('-', '').padStart(12, '0')}` as PlanDayId,
  date: date as PlainDate,
  notes,
  weeklyPlanId: null,
  plan: {
    id: 'plan-1',
    title,
    description: '',
    nutritionOverview: { totalCalories: 1800.6, protein: 120.4, carbs: 80, fat: 100 },
    meals: { breakfast: { title: 'Oats; with, berries', calories: 400 }, dinner: { title: 'Dal \\ rice' } },
  },
  createdAt: new Date('2026-11-01T08:00:00.123Z'),
  changedAt: new Date('2026-11-20T10:15:00.999Z'),
  revision: 'revision-1',
});

const eventsOf = (days: readonly PlannedDay[], mealsIn?: string) => {
  const text = formatFeed({ days, baseUrl: 'https://larder.example', mealsIn });
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
};

describe('read by a strict parser', () => {
  test.each([
    ['2026-12-31', '2027-01-01'],
    ['2024-02-29', '2024-03-01'],
    ['2026-03-08', '2026-03-09'],
    ['2026-11-01', '2026-11-02'],
  ])('%s is that whole day and ends with it', (date, end) => {
    const [event] = eventsOf([dayOn(date, 'Alpha')]);
    expect([event?.startDate.isDate, event?.startDate.toString(), event?.endDate.toString()]).toEqual([true, date, end]);
  });

  test('meals are at their hours where their owner is, across a change of the clocks and of the year', () => {
    const starts = eventsOf(
      [dayOn('2026-10-31', 'Alpha'), dayOn('2026-11-01', 'Alpha'), dayOn('2026-12-31', 'Alpha')],
      'America/Los_Angeles',
    ).map((event) => `${event.startDate.toJSDate().toISOString()} ${event.summary}`);
    expect(starts).toEqual([
      '2026-10-31T15:00:00.000Z Breakfast: Oats; with, berries',
      '2026-11-01T01:30:00.000Z Dinner: Dal \\ rice',
      '2026-11-01T16:00:00.000Z Breakfast: Oats; with, berries',
      '2026-11-02T02:30:00.000Z Dinner: Dal \\ rice',
      '2026-12-31T16:00:00.000Z Breakfast: Oats; with, berries',
      '2027-01-01T02:30:00.000Z Dinner: Dal \\ rice',
    ]);
  });

  test('every event has an id of its own, in either style', () => {
    const days = Array.from({ length: 60 }, (_, index) => dayOn(addDays('2026-11-01' as PlainDate, index), 'Alpha'));
    for (const events of [eventsOf(days), eventsOf(days, 'Pacific/Auckland')]) {
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    }
  });

  test('no title or note is lost or breaks out of its line', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
        (title, notes) => {
          // oxlint-disable-next-line no-control-regex -- what the format forbids is left out
          const readable = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
          const events = eventsOf([dayOn('2026-11-21', title, notes)]);
          expect(events).toHaveLength(1);
          expect(events[0]?.summary ?? '').toBe(readable(title));
          expect(events[0]?.description).toContain(readable(notes));
        },
      ),
    );
  });

  test('a calendar without a day is a calendar', () => {
    expect(eventsOf([])).toEqual([]);
  });
});
