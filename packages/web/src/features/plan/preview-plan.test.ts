import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPlan, sumMeals } from '../../lib/wire/read-plan.ts';
import { previewPlan, withItsOwnWords } from './preview-plan.ts';

const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2];
const portion = (foodId: string, grams: number, [protein, carbs, fat]: readonly [number, number, number], group = foodId) => ({
  foodId,
  base: 2,
  chosen: 2,
  group,
  per100g: { protein, carbs, fat },
  steps: STEPS.map((share) => ({ grams: grams * share, text: `${grams * share} g ${foodId}` })),
});
const meal = (title: string) => ({
  title,
  ingredients: ['150 g chicken', '200 g rice', '15 g oil'],
  calories: 713,
  protein: 52,
  carbs: 56,
  fat: 21,
  portions: [portion('chicken', 150, [31, 0, 4]), portion('rice', 200, [2.7, 28, 0.3]), portion('oil', 15, [0, 0, 100])],
});
const DAY = readPlan({ title: 'Day', meals: { lunch: meal('Lunch'), dinner: meal('Dinner') } });
const wishes = fc.record({
  protein: fc.integer({ min: 0, max: 50 }).map((n) => n * 5),
  carbs: fc.integer({ min: 0, max: 40 }).map((n) => n * 10),
  fat: fc.integer({ min: 0, max: 30 }).map((n) => n * 5),
});

describe('previewPlan', () => {
  test('moves each macro towards a reachable wish', () => {
    const { totals } = previewPlan(DAY, { protein: 150, carbs: 80, fat: 30 }, []);
    expect(totals.protein).toBeGreaterThan(135);
    expect(totals.carbs).toBeLessThan(90);
    expect(Math.abs(totals.fat - 30)).toBeLessThan(8);
  });

  test('the lines say the new amounts', () => {
    const { meals } = previewPlan(DAY, { protein: 250, carbs: 112, fat: 42 }, []);
    expect(meals.lunch?.ingredients[0]).not.toBe('150 g chicken');
    expect(meals.lunch?.ingredients[0]).toMatch(/^\d+(\.\d+)? g chicken$/);
  });

  test('a preview that is saved says its own numbers', () => {
    const told = { ...DAY, description: `A day of ${DAY.totals.calories} kcal: rice twice.`, reasons: ['Right on the day’s targets.'] };
    const preview = withItsOwnWords(told, previewPlan(told, { protein: 150, carbs: 80, fat: 30 }, []));
    expect(preview.totals.calories).not.toBe(DAY.totals.calories);
    expect(preview).toMatchObject({ description: `A day of ${preview.totals.calories} kcal: rice twice.`, reasons: [] });
    expect(withItsOwnWords(told, told)).toBe(told);
  });

  test('a locked meal stays as it is', () =>
    expect(previewPlan(DAY, { protein: 200, carbs: 50, fat: 20 }, ['lunch']).meals.lunch).toBe(DAY.meals.lunch));

  test('portions of one group do not part', () => {
    const dough = { ...meal('Bread'), portions: [portion('flour', 100, [10, 76, 1], 'dough'), portion('milk', 60, [3, 5, 4], 'dough')] };
    const day = readPlan({ title: 'Day', meals: { breakfast: { ...dough, ingredients: ['100 g flour', '60 g milk'] } } });
    const [flour, milk] = previewPlan(day, { protein: 30, carbs: 160, fat: 5 }, []).meals.breakfast!.ingredients.map(Number.parseFloat);
    expect(flour).toBeGreaterThan(100);
    expect(flour! / milk!).toBeCloseTo(100 / 60, 6);
  });

  test('a plan without portions is shown as it is', () => {
    const foreign = readPlan({ title: 'Old', meals: { lunch: { title: 'Soup', calories: 300 } } });
    expect(previewPlan(foreign, { protein: 100, carbs: 100, fat: 100 }, [])).toBe(foreign);
  });

  test('whatever is wished, totals are the sums of the cards and no number is below zero', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const preview = previewPlan(DAY, wish, []);
        expect(preview.totals).toEqual(sumMeals(preview.meals));
        expect(Math.min(preview.totals.protein, preview.totals.carbs, preview.totals.fat)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
