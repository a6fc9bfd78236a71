import type { IdeaUnit } from './idea-unit.ts';
import { describe, expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { EMPTY_INTENT } from '../intent/intent.ts';
import { checkPlan } from '../plan/check/check-plan.ts';
import { sumDayNutrition } from '../plan/portion/meal-nutrition.ts';
import type { PlannedMeal } from '../plan/plan.ts';
import { readQuery, type PlanQuery } from '../plan/frame/plan-query.ts';
import { MEAL_SLOTS, type MealSlot } from '../recipe/meal-slot.ts';
import { completeDay } from './complete-day.ts';
import { makeIdeaMeal } from './make-idea-meal.ts';
import type { MealIdea } from './meal-idea.ts';
import { portionIdea } from './portion-idea.ts';

const idea = (title: string, foods: readonly (readonly [amount: number, unit: IdeaUnit, food: string])[]): MealIdea => ({
  title,
  cuisine: '',
  form: 'bowl',
  ingredients: foods.map(([amount, unit, food]) => ({ amount, unit, food, prep: null })),
  steps: [],
  tip: '',
});

const IDEAS: Readonly<Record<MealSlot, MealIdea>> = {
  breakfast: idea('Oats', [
    [0.75, 'cup', 'rolled oats'],
    [0.8, 'cup', 'Greek yogurt'],
    [0.5, 'cup', 'blueberry'],
    [0.2, 'cup', 'walnut'],
  ]),
  lunch: idea('Chickpea bowl', [
    [0.95, 'cup', 'canned chickpeas'],
    [0.35, 'cup', 'quinoa'],
    [2.7, 'cup', 'spinach'],
    [1, 'tbsp', 'olive oil'],
    [6, 'piece', 'cherry tomato'],
  ]),
  dinner: idea('Salmon plate', [
    [1, 'piece', 'salmon'],
    [0.4, 'cup', 'white rice'],
    [1.65, 'cup', 'broccoli'],
    [1.5, 'tsp', 'sesame oil'],
  ]),
  snack: idea('Pear', [
    [1, 'piece', 'pear'],
    [1.25, 'tbsp', 'almond butter'],
  ]),
};

const queryFor = (protein: number, carbs: number, fat: number): PlanQuery => ({
  intent: EMPTY_INTENT,
  eater: UNKNOWN_EATER,
  targets: { protein, carbs, fat, calories: 4 * protein + 4 * carbs + 9 * fat },
  seed: 1,
});

function gather(query: PlanQuery, slots: readonly MealSlot[]): readonly PlannedMeal[] {
  const { rules, style } = readQuery(query);
  return slots.reduce<readonly PlannedMeal[]>((kept, slot) => {
    const made = makeIdeaMeal(IDEAS[slot], { slot, rules, style, maxMinutes: null });
    const portioned = made.ok ? portionIdea(made.value, { query, kept }) : made;
    return portioned.ok ? [...kept, portioned.value] : kept;
  }, []);
}

const countIdeas = (meals: readonly PlannedMeal[]): number => meals.filter(({ dishId }) => dishId.startsWith('idea~')).length;

describe('a day of ideas', () => {
  test.each([
    [100, 225, 78],
    [110, 200, 75],
    [90, 250, 70],
  ])('comes to %d g protein, %d g carbs and %d g fat by its portions', (protein, carbs, fat) => {
    const query = queryFor(protein, carbs, fat);
    const day = completeDay(gather(query, MEAL_SLOTS), query);
    expect(day.ok && day.value.misses).toEqual([]);
    expect(day.ok && checkPlan(day.value, readQuery(query))).toMatchObject({ ok: true });
    expect(day.ok && countIdeas(Object.values(day.value.meals))).toBeGreaterThanOrEqual(3);
  });

  test('keeps the amounts that were shown while the day meets its targets', () => {
    const shown = gather(queryFor(100, 225, 78), MEAL_SLOTS);
    const { protein, carbs, fat } = sumDayNutrition(shown);
    const day = completeDay(shown, queryFor(protein, carbs, fat));
    expect(day.ok && Object.values(day.value.meals)).toEqual(shown);
  });

  test('fills the slots without an idea with kits', () => {
    const query = queryFor(100, 225, 78);
    const day = completeDay(gather(query, ['lunch']), query);
    expect(day.ok && Object.keys(day.value.meals)).toEqual(['breakfast', 'lunch', 'dinner', 'snack']);
    expect(day.ok && countIdeas(Object.values(day.value.meals))).toBe(1);
    expect(day.ok && day.value.misses).toEqual([]);
  });

  test('takes kits where the ideas cannot meet the targets', () => {
    const query = queryFor(200, 150, 60);
    const day = completeDay(gather(query, MEAL_SLOTS), query);
    expect(day.ok && Math.abs(day.value.totals.protein - 200)).toBeLessThan(40);
    expect(day.ok && checkPlan(day.value, readQuery(query))).toMatchObject({ ok: true });
  });

  test('is all kits when an idea breaks a rule after all', () => {
    const query = queryFor(100, 225, 78);
    const vegan: PlanQuery = { ...query, intent: { ...EMPTY_INTENT, diets: ['vegan'] } };
    const day = completeDay(gather(query, MEAL_SLOTS), vegan);
    expect(day.ok && countIdeas(Object.values(day.value.meals))).toBe(0);
  });
});

test('an idea far from its share of the day goes back', () => {
  const query = queryFor(100, 225, 78);
  const { rules, style } = readQuery(query);
  const tiny = makeIdeaMeal(idea('Lettuce', [[2.7, 'cup', 'spinach'], [3, 'piece', 'cherry tomato']]), { slot: 'dinner', rules, style, maxMinutes: null }); // prettier-ignore
  expect(tiny.ok && portionIdea(tiny.value, { query, kept: [] })).toMatchObject({ ok: false, fault: [{ type: 'share' }] });
});
