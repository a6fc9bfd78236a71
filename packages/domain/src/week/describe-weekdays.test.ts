import { expect, test } from 'vitest';
import { makePlainDate } from '../calendar/plain-date.ts';
import { describeWeekdays, type DayOfWeek } from './describe-weekdays.ts';

const labels = (words: string, days?: readonly DayOfWeek[]): readonly string[] => describeWeekdays(words, days).map(({ label }) => label);

test('what is said of a weekday has a chip that names the day', () => {
  expect(labels('vegetarian, tacos on Tuesday, no fish on Friday')).toEqual(['Taco on Tuesday', 'No fish on Friday']);
  expect(labels('quick weekday dinners, salmon on Monday and Thursday').at(-1)).toBe('With salmon on Monday and Thursday');
  expect(labels('quick weekday dinners')[0]).toMatch(/ on weekdays$/);
  expect(labels('vegetarian')).toEqual([]);
});

test('and of a week that is made says whether it is on the plates of that day', () => {
  const meal = (title: string, foodId: string, slot = 'dinner') =>
    ({ slot, title, dishId: 'some', ideaClass: '', cookMinutes: 5, equipment: [], instructions: [], portions: [{ foodId }] }) as never;
  // A Monday is the first.
  const week = (tuesday: never, friday: never): readonly DayOfWeek[] =>
    [meal('Bean stew', 'beans'), tuesday, meal('Beef tacos with salsa', 'beef'), meal('Soup', 'leek'), friday].map((dinner, at) => ({
      date: makePlainDate(2026, 11, 23 + at),
      plan: { meals: { dinner } },
    }));
  const words = 'tacos on Tuesday, salmon for dinner on Friday, no eggs on Sunday';
  const [planned, missed] = [
    week(meal('Fish tacos', 'cod'), meal('Baked salmon', 'salmon')),
    week(meal('Curry', 'leek'), meal('Rice', 'rice')),
  ];
  expect(labels(words, planned)).toEqual(['Taco on Tuesday: planned', 'With salmon for dinner on Friday: planned', 'No eggs on Sunday']);
  expect(labels(words, missed)).toEqual([
    'Taco on Tuesday: not planned',
    'With salmon for dinner on Friday: not planned',
    'No eggs on Sunday',
  ]);
  expect(labels(words, week(meal('Fish tacos', 'cod'), meal('Baked salmon', 'salmon', 'lunch')))[1]).toContain('not planned');
});
