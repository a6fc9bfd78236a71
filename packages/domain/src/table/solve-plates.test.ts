import { expect, test } from 'vitest';
import { energyKcal, type Macros } from '../food/nutrients.ts';
import type { PotProblem } from './plate-problem.ts';
import { solvePlates } from './solve-plates.ts';

const WHOLE: Macros = { protein: 60, carbs: 200, fat: 50 };
const kcal = energyKcal(WHOLE);
const potOf = (mostShare: number): PotProblem => ({
  whole: WHOLE,
  ladle: { type: 'cups', units: 64 },
  wantKcal: [(kcal * 2) / 3, kcal / 3],
  swaps: [],
  sides: [[[], []]],
  mostShare: [[mostShare, Infinity]],
});
const targets = [2 / 3, 1 / 3].map((part): Macros => ({ protein: 60 * part, carbs: 200 * part, fat: 50 * part }));
const serve = (pot: PotProblem): readonly number[] => {
  const { served } = solvePlates({ pots: [pot], targets, mostSides: [1, 1] });
  return served.at(0)!.map(({ units }) => units);
};

test('everyone has what they need of the pot, in as many cups as it is', () => {
  const [first = 0, second = 0] = serve(potOf(Infinity));
  expect(first / (first + second)).toBeCloseTo(2 / 3, 1);
  expect(Math.abs(first + second - 64)).toBeLessThanOrEqual(2);
});

test.each([0.6, 0.5, 0.3])('no plate is more than %d of the pot where a rule holds it to that', (most) => {
  const [first = 0, second = 0] = serve(potOf(most));
  expect(first / (first + second)).toBeLessThanOrEqual(most);
  expect(first / (first + second)).toBeGreaterThan(most - 0.05);
});

const recipeOf = (mostShare: number): PotProblem => ({
  ...potOf(mostShare),
  ladle: { type: 'portions', units: 8, servings: [2, 3, 4, 5, 6, 7, 8] },
  wantKcal: [kcal * 0.9, kcal * 0.4],
});

test('of a recipe everyone has the serving nearest to what they need, whatever of it is left or cooked again', () => {
  const { served } = solvePlates({ pots: [recipeOf(Infinity)], targets: [null, null], mostSides: [1, 1] });
  expect(served.at(0)!.map(({ units }) => units)).toEqual([7, 3]);
});

test('a rule holds a plate to its part of the recipe, and not of what is eaten', () => {
  const { served } = solvePlates({ pots: [recipeOf(0.5)], targets: [null, null], mostSides: [1, 1] });
  expect(served.at(0)!.map(({ units }) => units)).toEqual([4, 3]);
});
