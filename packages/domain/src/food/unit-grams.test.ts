import { describe, expect, it } from 'vitest';
import { sampleFood } from '../../tests/sample-food.ts';
import { getFood } from './find-food.ts';
import { FOODS } from './food-table.ts';
import { gramsPerUnit, type MeasureUnit } from './unit-grams.ts';

describe('gramsPerUnit', () => {
  it.each<[string, MeasureUnit, number, string]>([
    ['onion', 'medium', 110, 'USDA: one medium onion'],
    ['onion', 'cup-chopped', 160, 'SR28 11282'],
    ['onion', 'cup', 160, 'a bare cup of something cut is chopped'],
    ['butter', 'tbsp', 14.2, 'SR28 01001'],
    ['butter', 'stick', 113, 'a US stick is a quarter pound'],
    ['garlic', 'clove', 3, 'SR28: one clove'],
    ['egg', 'large', 50, 'SR28 01123'],
    ['milk', 'cup', 244, 'SR28 01079'],
    ['salmon', 'lb', 453.59237, 'the international pound'],
    ['salmon', 'oz', 28.349523125, 'a sixteenth of it'],
    ['salmon', 'kg', 1000, ''],
  ])('weighs one %s %s as %d g', (id, unit, grams) => {
    expect(gramsPerUnit(getFood(id), unit)).toBeCloseTo(grams, 6);
  });

  it('follows volumes from the cup: 16 tablespoons, 48 teaspoons, 236.588 ml', () => {
    const flour = sampleFood('some-flour', 'flour', { unitGrams: { cup: 120 } });
    expect(gramsPerUnit(flour, 'tbsp')).toBeCloseTo(7.5, 9);
    expect(gramsPerUnit(flour, 'tsp')).toBeCloseTo(2.5, 9);
    expect(gramsPerUnit(flour, 'ml')).toBeCloseTo(120 / 236.588, 5);
    expect(gramsPerUnit(flour, 'pint')).toBeCloseTo(240, 9);
  });

  it('follows the cup from a spoon where only the spoon is known', () => {
    expect(gramsPerUnit(sampleFood('some-spice', 'spice', { unitGrams: { tsp: 2 } }), 'cup')).toBeCloseTo(96, 9);
  });

  it('prefers what the table says to what would follow', () => {
    expect(gramsPerUnit(sampleFood('dense', 'spice', { unitGrams: { cup: 100, tbsp: 9 } }), 'tbsp')).toBe(9);
  });

  it('takes a rasher for a slice and a pinch for a sixteenth of a teaspoon', () => {
    expect(gramsPerUnit(sampleFood('ham', 'processed-meat', { unitGrams: { slice: 28 } }), 'rasher')).toBe(28);
    expect(gramsPerUnit(sampleFood('salt', 'salt', { unitGrams: { tsp: 6 } }), 'pinch')).toBeCloseTo(0.375, 9);
  });

  it('knows nothing of a unit that leads nowhere', () => {
    expect(gramsPerUnit(getFood('salmon'), 'clove')).toBeUndefined();
    expect(gramsPerUnit(getFood('salmon'), 'cup')).toBeUndefined();
  });

  it('weighs every food in the unit it prefers', () => {
    expect(FOODS.filter((food) => gramsPerUnit(food, food.preferredUnit) === undefined).map(({ id }) => id)).toEqual([]);
  });

  it('keeps small below medium below large', () => {
    const sizes = FOODS.map((food) => ({
      id: food.id,
      grams: (['small', 'medium', 'large'] as const).map((unit) => gramsPerUnit(food, unit)).filter((grams) => grams !== undefined),
    }));
    expect(sizes.filter(({ grams }) => grams.some((size, index) => size < (grams[index - 1] ?? 0))).map(({ id }) => id)).toEqual([]);
  });
});
