import { check, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANYTHING } from './solve-portions.ts';
import type { LadderGroup, LadderMeal, LadderProblem } from './ladder-problem.ts';
import { solveLadders } from './solve-ladders.ts';

const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2];

type Grams = readonly [protein: number, carbs: number, fat: number];

const group = (at: number, [protein, carbs, fat]: Grams, produce = 0): LadderGroup => {
  const ladder = (amount: number): Float64Array => Float64Array.from(STEPS, (step) => amount * step);
  return {
    meal: at,
    protein: ladder(protein),
    carbs: ladder(carbs),
    fat: ladder(fat),
    sodium: ladder(0),
    grams: ladder(100),
    vegetables: produce > 0 ? ladder(produce) : null,
    produce: produce > 0 ? ladder(produce) : null,
    log: Float64Array.from(STEPS, Math.log),
    base: 2,
  };
};

const meal = (leastVegetables = 0): LadderMeal => ({
  fixed: { protein: 0, carbs: 0, fat: 0 },
  fixedSodium: 0,
  fixedVegetables: 0,
  fixedProduce: 0,
  leastVegetables,
  mostGrams: Infinity,
  energyKcal: ANYTHING,
  protein: null,
  share: null,
  ratioFree: Math.log(1.6),
});

const DAY = { meals: [meal(), meal()], sodiumMax: 2300, leastProduce: 0 };
const CHICKEN: Grams = [30, 0, 4];
const RICE: Grams = [4, 45, 1];
const GREENS: Grams = [2, 4, 0];

const gramsOf = ({ groups }: LadderProblem, chosen: Int32Array): number =>
  groups.reduce((sum, { produce }, at) => sum + (produce?.at(chosen.at(at)!) ?? 0), 0);

describe('vegetables', () => {
  const problem = (limits: Partial<LadderProblem>): LadderProblem => ({
    ...DAY,
    targets: { protein: 66, carbs: 90, fat: 10 },
    groups: [group(0, CHICKEN), group(0, RICE), group(0, GREENS, 60), group(1, CHICKEN), group(1, RICE), group(1, GREENS, 120)],
    ...limits,
  });
  test('grow on a plate that is bare of them', () => {
    const free = solveLadders(problem({}), 'full');
    const held = solveLadders(problem({ meals: [meal(77), meal(77)] }), 'full');
    expect(60 * STEPS.at(free.chosen.at(2)!)!).toBeLessThan(77);
    expect(60 * STEPS.at(held.chosen.at(2)!)!).toBeGreaterThanOrEqual(75);
  });
  test('grow on a day that is short of them', () => {
    const short = problem({ leastProduce: 300 });
    expect(gramsOf(short, solveLadders(short, 'full').chosen)).toBeGreaterThan(gramsOf(short, solveLadders(problem({}), 'full').chosen));
  });
});

test('the sums it reports are those of the steps it chose', () => {
  const macro = tuple(integer({ min: 0, max: 40 }), integer({ min: 0, max: 60 }), integer({ min: 0, max: 25 }));
  const sums = property(
    tuple(macro, macro, macro, macro),
    constantFrom('quick' as const, 'full' as const, 'fine' as const),
    integer({ min: 50, max: 150 }),
    (foods, effort, percent) => {
      const groups = foods.map((food, at) => group(at < 2 ? 0 : 1, food));
      const written = (macroAt: number): number => foods.reduce((sum, food) => sum + food.at(macroAt)!, 0);
      const targets = { protein: (written(0) * percent) / 100, carbs: (written(1) * percent) / 100, fat: (written(2) * percent) / 100 };
      const { chosen, macros } = solveLadders({ ...DAY, groups, targets }, effort);
      const sum = (of: 'protein' | 'carbs' | 'fat'): number => groups.reduce((total, own, at) => total + own[of].at(chosen.at(at)!)!, 0);
      // Rounded meal by meal once the day counts as shown.
      return (['protein', 'carbs', 'fat'] as const).every((of) => Math.abs(macros[of] - sum(of)) <= 1 + 1e-6);
    },
  );
  expect(check(sums, { numRuns: 300 }).counterexample).toBeNull();
});

test('two foods of different meals move together where neither could alone', () => {
  // 55 g of protein need one up and one down: any single step is 7 g or more off.
  const coarse = (at: number, grams: readonly number[]): LadderGroup => ({
    ...group(at, [0, 0, 0]),
    protein: Float64Array.from(grams),
    carbs: Float64Array.from(grams, () => 0),
    fat: Float64Array.from(grams, () => 0),
    sodium: Float64Array.from(grams, () => 0),
    log: Float64Array.from(grams, (_, step) => (step - 1) * 0.1),
    base: 1,
  });
  const groups = [coarse(0, [10, 30, 50]), coarse(1, [25, 38, 45])];
  const { macros } = solveLadders({ ...DAY, groups, targets: { protein: 55, carbs: 0, fat: 0 } }, 'full');
  expect(Math.round(macros.protein)).toBe(55);
});

test('a drink ends where its glass does, and the day is met by its other meals', () => {
  // Each food is 100 g as it was written.
  const groups = [group(0, CHICKEN), group(0, RICE), group(1, CHICKEN), group(1, RICE)];
  const poured = (mostGrams: number): number => {
    const meals = [{ ...meal(), mostGrams }, meal()];
    const { chosen } = solveLadders({ ...DAY, meals, groups, targets: { protein: 98, carbs: 130, fat: 14 } }, 'full');
    return 100 * (STEPS.at(chosen.at(0)!)! + STEPS.at(chosen.at(1)!)!);
  };
  expect(poured(Infinity)).toBeGreaterThan(220);
  expect(poured(220)).toBeLessThanOrEqual(220);
});
