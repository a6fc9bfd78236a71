import { expect, test } from 'vitest';
import type { PlannedMeal } from '../plan/plan.ts';
import { listEveningBefore, listTonight } from './start-tonight.ts';

const meal = (title: string, instructions: readonly string[]) => ({ title, instructions }) as PlannedMeal;

test('what takes a night stands on the day before, with the meal it is for', () => {
  const meals = {
    breakfast: meal('Overnight oats', ['Stir the oats into the milk and chill overnight.', 'Top with berries.']),
    lunch: meal('Lentil soup', ['Cook the lentils for 20 minutes.']),
    dinner: meal('Bean pot', ['The night before, soak the beans in plenty of water.', 'Drain and cook them.']),
  };
  expect(listTonight({ meals })).toEqual([
    "For tomorrow's breakfast, Overnight oats: Stir the oats into the milk and chill overnight.",
    "For tomorrow's dinner, Bean pot: The night before, soak the beans in plenty of water.",
  ]);
});

test('of a first day it stands on the day itself, as its evening before is in no week', () => {
  const breakfast = meal('Overnight oats', ['Stir the oats into the milk and chill overnight.', 'Top with berries.']);
  expect(listEveningBefore({ meals: { breakfast, dinner: meal('Rice', ['Boil the rice.']) } })).toEqual([
    'Start the evening before, for breakfast, Overnight oats: Stir the oats into the milk and chill overnight.',
  ]);
});

test('behind the last day, and before a day that starts in the morning, there is nothing to begin', () => {
  expect(listTonight(undefined)).toEqual([]);
  expect(listTonight({ meals: { dinner: meal('Rice', ['Boil the rice.']) } })).toEqual([]);
});

test('what waits for hours is begun the evening before as well, and what is left of it is not', () => {
  const steps = ['Cut the pork.', 'Marinate it for 4 hours.', 'Simmer for 1 hour.'];
  const dinner = { ...meal('Adobo', steps), slot: 'dinner', waitMinutes: 240 } as PlannedMeal;
  expect(listTonight({ meals: { dinner } })).toEqual(["For tomorrow's dinner, Adobo: Marinate it for 4 hours."]);
  const pot = { cookedOn: '2026-01-01', eatenOn: '2026-01-02' } as unknown as NonNullable<PlannedMeal['pot']>;
  expect(listTonight({ meals: { dinner: { ...dinner, pot } } })).toEqual([]);
});
