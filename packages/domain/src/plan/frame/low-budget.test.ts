import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { findFood } from '../../food/find-food.ts';
import { EMPTY_INTENT } from '../../intent/intent.ts';
import { makePlan } from '../make-plan.ts';

const TARGETS = { calories: 2002, protein: 100, carbs: 225, fat: 78 };
const DAYS = 40;

/** Foods of the dearest class in forty days, pinches left aside. */
function countDearFoods(budget: 'low' | null): number {
  const plans = Array.from({ length: DAYS }, (_, seed) => {
    const made = makePlan({ intent: { ...EMPTY_INTENT, budget }, eater: UNKNOWN_EATER, targets: TARGETS, seed });
    if (!made.ok) throw new Error(made.fault.sentence);
    return made.value;
  });
  const portions = plans.flatMap(({ meals }) => Object.values(meals).flatMap((meal) => meal.portions));
  return portions.filter(({ foodId, steps, chosen }) => findFood(foodId)?.cost === 3 && (steps[chosen]?.grams ?? 0) >= 10).length;
}

test('a day on a small budget does without salmon, steak and pistachios', () => {
  const usual = countDearFoods(null);
  expect(usual).toBeGreaterThan(DAYS / 5);
  expect(countDearFoods('low')).toBeLessThanOrEqual(usual / 4);
});
