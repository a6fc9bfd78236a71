import { expect, test } from 'vitest';
import { makePlainDate } from '../calendar/plain-date.ts';
import { dietRule, type DietRule } from '../diet/diet-rule.ts';
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

test('what one chip says of several foods or cuisines is planned where the day of a plan would have it so', () => {
  const monday = makePlainDate(2026, 11, 23);
  const told = (words: string, meal: object, rules?: readonly DietRule[]): readonly string[] => {
    const dinner = {
      slot: 'dinner',
      dishId: 'some',
      ideaClass: '',
      cookMinutes: 5,
      equipment: [],
      instructions: [],
      portions: [],
      ...meal,
    };
    const week = [{ date: monday, plan: { meals: { dinner } } }] as unknown as readonly DayOfWeek[];
    return describeWeekdays(words, week, rules).map(({ label }) => label);
  };
  expect(told('Asian dinner on Monday', { title: 'Red curry', cuisine: 'thai' })).toEqual(['Asian for dinner on Monday: planned']);
  expect(told('Asian dinner on Monday', { title: 'Pasta', cuisine: 'italian' })).toEqual(['Asian for dinner on Monday: not planned']);
  const salmon = { portions: [{ foodId: 'salmon' }] };
  expect(told('poached salmon on Monday', { ...salmon, title: 'Poached salmon' })).toEqual(['Poached salmon on Monday: planned']);
  expect(told('poached salmon on Monday', { ...salmon, title: 'Baked salmon' })).toEqual(['Poached salmon on Monday: not planned']);
  const yogurt = { title: 'A bowl', portions: [{ foodId: 'soy-yogurt' }] };
  expect(told('yogurt on Monday', yogurt)).toEqual(['With yogurt on Monday: not planned']);
  expect(told('yogurt on Monday', yogurt, [dietRule('vegan')])).toEqual(['With yogurt on Monday: planned']);
});
