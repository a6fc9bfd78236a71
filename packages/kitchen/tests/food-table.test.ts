import { describe, expect, it } from 'vitest';
import { getFood } from '@larder/domain/food/find-food.ts';
import { listFoodNameKeys } from '@larder/domain/food/food-name-keys.ts';
import type { Allergen, FoodFacet } from '@larder/domain/food/food.ts';
import { FOODS } from '@larder/domain/food/food-table.ts';
import type { Nutrient } from '@larder/domain/food/nutrients.ts';

describe('the food table', () => {
  // Read off SR28's own pages, so that a shifted column shows.
  it.each<[string, Nutrient, number]>([
    ['butter', 'protein', 0.85],
    ['butter', 'fat', 81.11],
    ['butter', 'saturatedFat', 51.368],
    ['butter', 'cholesterol', 215],
    ['butter', 'vitaminA', 684],
    ['egg', 'cholesterol', 372],
    ['egg', 'vitaminD', 2],
    ['banana', 'potassium', 358],
    ['banana', 'carbs', 22.84],
    ['banana', 'sugar', 12.23],
    ['orange', 'vitaminC', 53.2],
    ['spinach', 'folate', 194],
    ['spinach', 'vitaminK', 482.9],
    ['milk', 'calcium', 120],
    ['beef-liver', 'vitaminB12', 59.3],
    ['beef-liver', 'vitaminA', 4968],
    ['salmon', 'vitaminB6', 0.636],
    ['avocado', 'fiber', 6.7],
  ])('gives %s its %s', (id, nutrient, value) => {
    expect(getFood(id).per100g[nutrient]).toBe(value);
  });

  // 0.87 g in 21.30 g of carbs cooked (20137), of 64.16 g dry (20035); 0.88 in 44.64 (18363), of 46.60 (18449).
  it.each<[string, Nutrient, number]>([
    ['quinoa', 'sugar', 2.62],
    ['corn-tortilla', 'sugar', 0.919],
    ['edamame', 'saturatedFat', 0.566],
  ])('gives %s the %s of the same food in another state, by its carbs or its fat', (id, nutrient, value) => {
    expect(getFood(id).per100g[nutrient]).toBeCloseTo(value, 2);
  });

  it('leaves unknown what SR28 leaves blank, instead of calling it none', () => {
    expect(getFood('golden-kiwi').per100g.saturatedFat).not.toBe(0);
    const unknown = FOODS.filter(({ per100g }) => Object.values(per100g).includes(null));
    expect(unknown.length).toBeGreaterThan(50);
  });

  it('is looked up by the keys that its names have now', () => {
    const wrong = FOODS.filter(
      ({ names: { keys, noun, plural, aliases } }) => keys !== listFoodNameKeys({ noun, plural, aliases }).join('|'),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('mixes a composite by weight', () => {
    const [colby, monterey] = [23.76, 24.48];
    expect(getFood('colby-jack').per100g.protein).toBeCloseTo((colby + monterey) / 2, 2);
  });

  it('knows the macros of every food, and no more than 100 g of them in 100 g', () => {
    const wrong = FOODS.filter(
      ({ per100g: { protein, carbs, fat } }) => !(protein >= 0 && carbs >= 0 && fat >= 0 && protein + carbs + fat <= 101),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('never has a part of the carbohydrate or fat larger than the whole', () => {
    const wrong = FOODS.filter(
      ({ per100g: { carbs, fat, fiber, sugar, saturatedFat } }) =>
        (fiber ?? 0) > carbs + 1 || (sugar ?? 0) > carbs + 1 || (saturatedFat ?? 0) > fat + 0.1,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  // Someone's health or belief hangs on each of these.
  it.each<[string, FoodFacet]>([
    ['swordfish', 'high-mercury'],
    ['shark', 'high-mercury'],
    ['king-mackerel', 'high-mercury'],
    ['bigeye-tuna', 'high-mercury'],
    ['tilefish', 'high-mercury'],
    ['beef-liver', 'high-vitamin-a'],
    ['chicken-liver-pate', 'high-vitamin-a'],
    ['alfalfa-sprouts', 'raw-sprouts'],
    ['bean-sprouts', 'raw-sprouts'],
    ['brie', 'soft-cheese'],
    ['queso-fresco', 'soft-cheese'],
    ['smoked-salmon', 'smoked-or-cured'],
    ['deli-turkey', 'deli-meat'],
    ['hot-dog', 'deli-meat'],
    ['bacon', 'contains-pork'],
    ['prosciutto', 'contains-pork'],
    ['pepperoni', 'contains-pork'],
    ['italian-sausage', 'contains-pork'],
    ['parmesan', 'animal-rennet'],
    ['catfish', 'non-kosher-fish'],
    ['monkfish', 'non-kosher-fish'],
    ['kimchi', 'contains-fish'],
    ['chicken-bone-broth', 'contains-meat-stock'],
    ['tomato-paste', 'nightshade'],
    ['garlic', 'allium'],
  ])('flags %s as %s', (id, facet) => {
    expect(getFood(id).facets).toContain(facet);
  });

  it.each<[string, Allergen]>([
    ['ghee', 'dairy'],
    ['lactose-free-milk', 'dairy'],
    ['imitation-crab', 'crustacean'],
    ['imitation-crab', 'fish'],
    ['fish-sticks', 'gluten'],
    ['celery', 'celery'],
    ['scallops', 'mollusc'],
    ['shrimp', 'crustacean'],
    ['anchovies', 'fish'],
    ['egg-white', 'egg'],
  ])('declares that %s has %s', (id, allergen) => {
    expect(getFood(id).allergens).toContain(allergen);
  });
});
