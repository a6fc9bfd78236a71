import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { expect, test } from 'vitest';
import { readMeal, readPlan } from '../../lib/wire/read-plan.ts';
import { listAlong, listDifferences, type Place, splitDifferences } from './model.ts';

const MONDAY = '2026-11-30' as PlainDate;
const TUESDAY = '2026-12-01' as PlainDate;
const meal = (title: string, calories = 400) => readMeal({ title, calories, protein: 10, carbs: 10, fat: 10 });
const day = (date: PlainDate, meals: object) => ({ date, plan: readPlan({ title: 'A day', meals }) });
const DINNER = { dinner: meal('Bean chili') };

test('two versions of a week differ in the meals that are others, at whatever time of the day', () => {
  const mine = { days: [day(MONDAY, { breakfast: meal('Oats'), ...DINNER }), day(TUESDAY, { lunch: meal('Soup'), ...DINNER })] };
  const theirs = { days: [day(MONDAY, { breakfast: meal('Eggs'), ...DINNER }), day(TUESDAY, DINNER)] };
  expect(listDifferences(mine, theirs)).toEqual([
    { date: MONDAY, slot: 'breakfast', mine: 'Oats', theirs: 'Eggs' },
    { date: TUESDAY, slot: 'lunch', mine: 'Soup', theirs: undefined },
  ]);
  expect(listDifferences(mine, mine)).toEqual([]);
});

test('a meal is the same in whatever order its fields arrived', () => {
  const theirs = { days: [day(MONDAY, { dinner: Object.fromEntries(Object.entries(meal('Bean chili')).toReversed()) })] };
  expect(Object.keys(theirs.days[0]!.plan.meals.dinner!)).not.toEqual(Object.keys(DINNER.dinner));
  expect(listDifferences({ days: [day(MONDAY, DINNER)] }, theirs)).toEqual([]);
});

test('the same dish in other amounts is a difference', () => {
  const mine = { days: [day(MONDAY, DINNER)] };
  const theirs = { days: [day(MONDAY, { dinner: meal('Bean chili', 650) })] };
  expect(listDifferences(mine, theirs)).toEqual([{ date: MONDAY, slot: 'dinner', mine: 'Bean chili', theirs: 'Bean chili' }]);
});

test('other dishes are told apart from other amounts of the same', () => {
  const mine = { days: [day(MONDAY, { breakfast: meal('Oats'), lunch: meal('Soup'), ...DINNER })] };
  const theirs = { days: [day(MONDAY, { breakfast: meal('Eggs'), lunch: meal('Soup', 500), dinner: meal('Bean chili', 650) })] };
  expect(splitDifferences(listDifferences(mine, theirs))).toEqual({
    dishes: [{ date: MONDAY, slot: 'breakfast', mine: 'Oats', theirs: 'Eggs' }],
    amounts: 2,
  });
});

test('a change of one meal tells which others are other dishes since', () => {
  const before = { days: [day(MONDAY, { breakfast: meal('Oats'), lunch: meal('Soup') }), day(TUESDAY, DINNER)] };
  const after = { days: [day(MONDAY, { breakfast: meal('Eggs'), lunch: meal('Soup', 500) }), day(TUESDAY, { dinner: meal('Dal') })] };
  const isAsked = ({ date, slot }: Place): boolean => date === MONDAY && slot === 'breakfast';
  expect(listAlong(before, after, isAsked)).toEqual([{ date: TUESDAY, slot: 'dinner' }]);
});
