import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { energyKcal, type Macros } from '../../food/nutrients.ts';
import { sumDayNutrition, sumMealNutrition } from './meal-nutrition.ts';
import type { MealSlot } from '../../recipe/meal-slot.ts';
import { splitDay } from '../../intent/target/meal-split.ts';
import type { Portion } from '../plan.ts';
import { solvePortions, sumPortions, type PortionedMeal } from './solve-portions.ts';

const portion = (
  foodId: string,
  per100g: [number, number, number],
  grams: readonly number[],
  options: { base?: number; group?: string } = {},
): Portion => ({
  foodId,
  base: options.base ?? Math.floor(grams.length / 2),
  chosen: options.base ?? Math.floor(grams.length / 2),
  steps: grams.map((weight) => ({ grams: weight, text: `${weight} g ${foodId}` })),
  per100g: { protein: per100g[0], carbs: per100g[1], fat: per100g[2] },
  group: options.group ?? foodId,
});

const by = (step: number, from: number, to: number): number[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);

const DAY: readonly PortionedMeal[] = [
  {
    slot: 'breakfast',
    portions: [
      portion('oats', [13, 68, 6.5], by(10, 30, 90)),
      portion('milk', [3.4, 5, 2], by(60, 120, 360)),
      portion('nuts', [21, 22, 50], by(7, 7, 35)),
    ],
  },
  {
    slot: 'lunch',
    portions: [
      portion('chicken', [22.5, 0, 2.6], by(25, 100, 250)),
      portion('rice', [7, 80, 0.7], by(15, 45, 120)),
      portion('oil', [0, 0, 100], by(4.5, 4.5, 27)),
    ],
  },
  {
    slot: 'dinner',
    portions: [
      portion('salmon', [20, 0, 13], by(25, 100, 250)),
      portion('potato', [2, 17, 0.1], by(25, 100, 400)),
      portion('oil', [0, 0, 100], by(4.5, 4.5, 27)),
    ],
  },
];

const totalOf = (meals: readonly PortionedMeal[]): Macros =>
  meals
    .map(({ portions }) => sumPortions(portions))
    .reduce((a, b) => ({ protein: a.protein + b.protein, carbs: a.carbs + b.carbs, fat: a.fat + b.fat }));

/** Targets that are met by the day with each dish a little smaller or larger, so that they are known to be reachable. */
const reachable = fc.array(fc.double({ min: 0.8, max: 1.3, noNaN: true }), { minLength: 3, maxLength: 3 }).map((sizes): Macros => {
  const parts = DAY.map(({ portions }, meal) => ({ macros: sumPortions(portions), size: sizes[meal] ?? 1 }));
  const sum = (macro: keyof Macros): number => parts.reduce((total, { macros, size }) => total + macros[macro] * size, 0);
  return { protein: sum('protein'), carbs: sum('carbs'), fat: sum('fat') };
});

describe('solvePortions', () => {
  test('reaches targets the dishes can reach, within a few grams', () => {
    fc.assert(
      fc.property(reachable, (targets) => {
        const total = totalOf(solvePortions(DAY, targets));
        expect(Math.abs(total.protein - targets.protein)).toBeLessThanOrEqual(Math.max(5, targets.protein * 0.05));
        expect(Math.abs(total.carbs - targets.carbs)).toBeLessThanOrEqual(Math.max(7, targets.carbs * 0.05));
        expect(Math.abs(total.fat - targets.fat)).toBeLessThanOrEqual(Math.max(5, targets.fat * 0.05));
      }),
      { numRuns: 60 },
    );
  });

  test('takes amounts from the ladders only, whatever is asked', () => {
    const anything = fc.record({
      protein: fc.integer({ min: 0, max: 400 }),
      carbs: fc.integer({ min: 0, max: 600 }),
      fat: fc.integer({ min: 0, max: 250 }),
    });
    fc.assert(
      fc.property(anything, (targets) => {
        for (const { portions } of solvePortions(DAY, targets)) {
          for (const { chosen, steps } of portions) expect(steps[chosen]).toBeDefined();
        }
      }),
      { numRuns: 60 },
    );
  });

  test('keeps a dish together: no food drifts 2.6 times from another of the recipe for a reachable day', () => {
    fc.assert(
      fc.property(reachable, (targets) => {
        for (const { portions } of solvePortions(DAY, targets)) {
          const ratios = portions.map(({ steps, chosen, base }) => (steps[chosen]?.grams ?? 0) / (steps[base]?.grams ?? 1));
          expect(Math.max(...ratios) / Math.min(...ratios)).toBeLessThanOrEqual(2.8);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('gives the same answer again, also from where it last stood', () => {
    fc.assert(
      fc.property(reachable, reachable, (targets, others) => {
        const once = solvePortions(DAY, targets);
        expect(solvePortions(DAY, targets)).toEqual(once);
        expect(solvePortions(solvePortions(DAY, others), targets)).toEqual(once);
      }),
      { numRuns: 30 },
    );
  });

  test('leaves a locked meal alone and lets the others make up for it', () => {
    const locked = new Set<MealSlot>(['lunch']);
    const solved = solvePortions(DAY, { protein: 110, carbs: 220, fat: 75 }, { locked });
    expect(solved[1]).toEqual(DAY[1]);
    expect(Math.abs(totalOf(solved).protein - 110)).toBeLessThanOrEqual(5.5);
  });

  test('moves tied portions by the same step and never a portion with a single amount', () => {
    const batter: PortionedMeal = {
      slot: 'breakfast',
      portions: [
        portion('egg', [12.6, 0.7, 9.5], [50, 100, 150], { group: 'batter' }),
        portion('flour', [10, 76, 1], [30, 60, 90], { group: 'batter' }),
        portion('salt', [0, 0, 0], [1]),
      ],
    };
    for (const targets of [
      { protein: 10, carbs: 24, fat: 5 },
      { protein: 28, carbs: 70, fat: 15 },
    ]) {
      const [solved] = solvePortions([batter], targets);
      expect(solved?.portions[0]?.chosen).toBe(solved?.portions[1]?.chosen);
      expect(solved?.portions[2]?.chosen).toBe(0);
    }
  });

  test('gives each meal about its share of the energy', () => {
    const targets = { protein: 105, carbs: 215, fat: 72 };
    const split = splitDay(['breakfast', 'lunch', 'dinner']);
    for (const { slot, portions } of solvePortions(DAY, targets)) {
      const share = energyKcal(sumPortions(portions)) / energyKcal(targets);
      expect(share / split[slot]).toBeGreaterThan(0.6);
      expect(share / split[slot]).toBeLessThan(1.45);
    }
  });

  test('obeys a wish for one meal before the usual share', () => {
    const limits = { breakfast: { energyKcal: { low: 180, high: 300, wished: true as const } } };
    const [breakfast] = solvePortions(DAY, { protein: 105, carbs: 200, fat: 70 }, { limits });
    expect(energyKcal(sumPortions(breakfast?.portions ?? []))).toBeLessThanOrEqual(330);
  });
});

describe('sumMealNutrition', () => {
  const known = portion('oats', [13, 68, 6.5], [100]);

  test('rounds for display and counts 4/4/9', () => {
    expect(sumMealNutrition([known])).toMatchObject({ protein: 13, carbs: 68, fat: 7, calories: Math.round(13 * 4 + 68 * 4 + 6.5 * 9) });
  });

  test('says the least of sugar when a food that could hold some has no figure', () => {
    const withSugar = { ...known, per100g: { ...known.per100g, sugar: 1, fiber: 10 } };
    expect(sumMealNutrition([withSugar]).sugar).toBe(1);
    expect(sumMealNutrition([withSugar, known])).toMatchObject({ sugar: 1, known: { sugar: 0.5 } });
    expect(sumMealNutrition([withSugar, portion('cumin', [18, 44, 22], [2])]).sugar).toBe(1);
  });

  test('the day is the sum of the meals as shown, and the least there is where one does not tell', () => {
    const nutrition = { calories: 333, protein: 20, carbs: 40, fat: 9, fiber: 4, sugar: null, sodium: 300, saturatedFat: 2 };
    const other = { ...nutrition, calories: 501, sugar: 5 };
    expect(sumDayNutrition([{ nutrition }, { nutrition: other }])).toMatchObject({
      calories: 834,
      protein: 40,
      fiber: 8,
      sugar: 5,
      known: { sugar: 0.5 },
      sodium: 600,
    });
  });
});
