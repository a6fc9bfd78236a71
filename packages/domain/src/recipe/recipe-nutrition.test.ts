import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { energyKcal } from '../food/nutrients.ts';
import { computeLineNutrition, computeRecipeNutrition, scaleNutrients } from './recipe-nutrition.ts';

// Protein, carbohydrate and fat of USDA SR28 for its number and measure.
test.each([
  ['1 large egg', 6.28, 0.36, 4.76, '01123, 50 g'],
  ['1 cup cooked white rice', 4.25, 44.51, 0.44, '20045, 158 g'],
  ['1 medium banana', 1.29, 26.95, 0.39, '09040, 118 g'],
  ['1 cup whole milk', 7.69, 11.71, 7.93, '01077, 244 g'],
  ['1 tbsp olive oil', 0, 0, 13.5, '04053, 13.5 g'],
  ['100 g salmon', 20.42, 0, 13.42, '15236'],
  ['100 g spinach', 2.86, 3.63, 0.39, '11457'],
])('%s has the nutrients of SR28', (line, protein, carbs, fat) => {
  const { nutrients } = computeLineNutrition(line);
  expect(nutrients?.protein).toBeCloseTo(protein, 0);
  expect(nutrients?.carbs).toBeCloseTo(carbs, 0);
  expect(nutrients?.fat).toBeCloseTo(fat, 0);
});

describe('what the sum leaves out is told', () => {
  const reasonsOf = (...lines: string[]) => computeRecipeNutrition(lines, 1).gaps.map(({ reason }) => reason);
  test.each([
    ['1 cup unicorn tears', 'no-food'],
    ['2 recipes pie crust', 'no-weight'],
    ['vegetable oil, for frying', 'not-stated'],
    ['1 packet taco seasoning', 'guessed-weight'],
    ['4 oz Cabot Seriously Sharp Cheddar', 'unsure-food'],
  ])('%s: %s', (line, reason) => {
    expect(reasonsOf('1 large egg', line)).toEqual([reason]);
  });

  test.each(['salt and pepper, to taste', 'chopped parsley, for garnish', 'water'])('%s is nothing to tell', (line) => {
    expect(reasonsOf(line)).toEqual([]);
  });

  test('coverage counts the lines that state an amount', () => {
    const { coverage } = computeRecipeNutrition(['2 eggs', '1 cup unicorn tears', 'salt'], 1);
    expect(coverage).toBe(0.5);
  });

  test('each gap quotes its line', () => {
    const [gap] = computeRecipeNutrition(['3 tbsp pixie dust'], 1).gaps;
    expect(gap?.sentence).toBe('"3 tbsp pixie dust" is not counted: Larder does not know this food.');
  });

  test('a nutrient that too much of the recipe does not state is not summed', () => {
    const { total, understated } = computeRecipeNutrition(['100 g acorn squash'], 1);
    expect(total.sugar).toBeNull();
    expect(understated).not.toContain('sugar');
    expect(computeRecipeNutrition(['400 g sugar', '30 g acorn squash'], 1).understated).toContain('sugar');
  });

  test('an unknown nutrient hides no more than what it is part of', () => {
    // SR28 states no sugar of ground pork, nor any carbohydrate that it could be in.
    const { total, understated } = computeRecipeNutrition(['400 g ground pork', '100 g strawberries'], 1);
    expect(total.sugar).toBeCloseTo(4.9, 1);
    expect(understated).not.toContain('sugar');
  });
});

const LINES = [
  '2 eggs',
  '1 cup cooked rice',
  '200 g chicken breast',
  '1 tbsp olive oil',
  '1 cup spinach',
  '1 (15 oz) can black beans, drained',
  'salt',
];

test('a recipe is the sum of its lines, divided by its servings', () => {
  fc.assert(
    fc.property(fc.subarray(LINES, { minLength: 1 }), fc.integer({ min: 1, max: 12 }), (lines, servings) => {
      const { total, perServing } = computeRecipeNutrition(lines, servings);
      const sum = lines.reduce((protein, line) => protein + (computeLineNutrition(line).nutrients?.protein ?? 0), 0);
      expect(total.protein).toBeCloseTo(sum, 6);
      expect(perServing.fat * servings).toBeCloseTo(total.fat, 6);
      expect(total.energyKcal).toBeCloseTo(energyKcal(total), 6);
    }),
  );
});

test('scaling up and down again changes nothing', () => {
  const { total } = computeRecipeNutrition(LINES, 1);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), (factor) => {
      const back = scaleNutrients(scaleNutrients(total, factor), 1 / factor);
      expect(back.carbs).toBeCloseTo(total.carbs, 6);
      expect(back.iron === null).toBe(total.iron === null);
    }),
  );
});

test('an empty recipe is nothing, with nothing missing', () => {
  expect(computeRecipeNutrition([], 0)).toMatchObject({ coverage: 1, gaps: [], total: { energyKcal: 0 } });
});
