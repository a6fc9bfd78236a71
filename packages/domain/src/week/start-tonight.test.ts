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
