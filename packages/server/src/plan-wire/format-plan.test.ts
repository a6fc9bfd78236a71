import * as z from 'zod/mini';
import { Meal } from '@larder/contract/plan.ts';
import { UNKNOWN_EATER } from '@larder/domain/eater/eater.ts';
import { EMPTY_INTENT } from '@larder/domain/intent/intent.ts';
import { makePlan } from '@larder/domain/plan/make-plan.ts';
import type { PlannedMeal } from '@larder/domain/plan/plan.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import { expect, test } from 'vitest';
import { formatMeal, parseMeal } from './format-plan.ts';

test('a meal comes back from a screen as it went out', () => {
  const targets = { calories: 2000, protein: 100, carbs: 225, fat: 78 };
  const made = makePlan({ intent: EMPTY_INTENT, eater: UNKNOWN_EATER, targets, seed: 1 });
  const meals = made.ok ? mealsOf(made.value) : [];
  // What of a portion is more than its macros the table of foods knows.
  const told = ({ portions: _portions, ...meal }: PlannedMeal) => meal;
  const back = meals.map(({ place, meal }) => told(parseMeal(place, z.parse(Meal, formatMeal(meal)))!));
  expect(back).toEqual(meals.map(({ meal }) => told(meal)));
  expect(meals.every(({ meal }) => meal.form !== undefined)).toBe(true);
});

test('of a plan that was saved before shapes were, each meal has that of its dish', () => {
  const targets = { calories: 2000, protein: 100, carbs: 225, fat: 78 };
  const made = makePlan({ intent: EMPTY_INTENT, eater: UNKNOWN_EATER, targets, seed: 1 });
  const meals = made.ok ? mealsOf(made.value) : [];
  const saved = meals.map(({ place, meal }) => parseMeal(place, { ...z.parse(Meal, formatMeal(meal)), form: undefined }));
  expect(saved.map((meal) => meal?.form)).toEqual(meals.map(({ meal }) => meal.form));
  expect(saved).toHaveLength(4);
});
