import type { WeekEvent } from '@larder/contract/week-stream.ts';
import { makePlainDate } from '@larder/domain/calendar/plain-date.ts';
import { expect, test } from 'vitest';
import { addWeekEvent, lastArrived, NOTHING_YET } from './arriving-week.ts';

const start = '2026-11-23';
const INTENT = {
  name: 'intent',
  data: { id: 'w', searchQuery: 'vegan', chips: [], notUnderstood: [], start, days: 3, shape: 'usual', slots: ['dinner'] },
} as const satisfies WeekEvent;
const SHAPE = {
  name: 'shape',
  data: {
    cooks: [
      {
        id: '0-dinner',
        kind: 'pot',
        slot: 'dinner',
        dishId: '',
        title: '',
        meals: [
          { date: start, slot: 'dinner' },
          { date: '2026-11-24', slot: 'lunch' },
        ],
      },
    ],
    kept: ['2026-11-25'],
  },
} as const satisfies WeekEvent;
const dayOf = (date: string, title: string): WeekEvent => ({
  name: 'day',
  data: {
    date,
    from: 'planned',
    mealPlanId: null,
    isOnCalendar: false,
    title,
    description: '',
    meals: {},
    nutritionOverview: { totalCalories: 2000, protein: 100, carbs: 200, fat: 80 },
    targets: { calories: 2000, protein: 100, carbs: 200, fat: 80 },
    reasons: [],
    notes: [],
    tonight: [],
  },
});

const afterAll = (...events: readonly WeekEvent[]) => events.reduce(addWeekEvent, NOTHING_YET);

test('a week has all its days from its first word on, and what they share before any dish', () => {
  const { week } = afterAll(INTENT, SHAPE);
  expect(week?.days.map(({ date, from, plan }) => [date, from, plan])).toEqual([
    [start, 'planned', undefined],
    ['2026-11-24', 'planned', undefined],
    ['2026-11-25', 'kept', undefined],
  ]);
  expect(addWeekEvent(NOTHING_YET, INTENT).week?.slots).toEqual(['dinner']);
  expect(week?.cooks[0]?.meals).toHaveLength(2);
  expect(lastArrived(week)).toBeUndefined();
});

test('a day takes its own place', () => {
  const { week } = afterAll(INTENT, SHAPE, dayOf('2026-11-24', 'Lentil day'));
  expect(week?.days.map(({ plan }) => plan?.title)).toEqual([undefined, 'Lentil day', undefined]);
  expect(lastArrived(week)).toBe(makePlainDate(2026, 11, 24));
});

test('who waits in a queue is told so until it begins', () => {
  const waiting = afterAll(INTENT, { name: 'waits', data: { ahead: 2 } });
  expect(waiting.ahead).toBe(2);
  expect(addWeekEvent(waiting, SHAPE).ahead).toBe(0);
});
