import { check, constantFrom, property, subarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleFood } from '../../tests/sample-food.ts';
import { getFood } from '../food/find-food.ts';
import { ALLERGENS, FOOD_FACETS, FOOD_KINDS } from '../food/food.ts';
import type { Food } from '../food/food.ts';
import { foodBreaksAllergy, foodHasAllergen } from './check-allergen.ts';
import { foodBreaksDiet, foodBreaksRestriction, foodBreaksRule } from './check-diet.ts';
import { DIETS, RESTRICTIONS } from './diet.ts';
import type { Diet, Restriction } from './diet.ts';
import { allergyRule, dietRule, restrictionRule } from './diet-rule.ts';

const foods = {
  beef: sampleFood('ground-beef', 'beef'),
  bacon: sampleFood('bacon', 'processed-meat', { facets: ['contains-pork', 'smoked-or-cured'] }),
  sausage: sampleFood('sausage', 'processed-meat'),
  'turkey deli': sampleFood('deli-turkey', 'processed-meat', { facets: ['contains-poultry', 'deli-meat', 'ready-to-eat'] }),
  lard: sampleFood('lard', 'animal-fat'),
  ghee: sampleFood('ghee', 'animal-fat', { allergens: ['dairy'] }),
  liver: sampleFood('chicken-liver', 'offal', { facets: ['high-vitamin-a'] }),
  rabbit: sampleFood('rabbit', 'game'),
  venison: sampleFood('venison', 'game'),
  salmon: sampleFood('salmon', 'fish'),
  'smoked salmon': sampleFood('smoked-salmon', 'fish', { facets: ['smoked-or-cured', 'ready-to-eat'], state: 'prepared' }),
  swordfish: sampleFood('swordfish', 'fish', { facets: ['high-mercury'] }),
  catfish: sampleFood('catfish', 'fish', { facets: ['non-kosher-fish'] }),
  shrimp: sampleFood('shrimp', 'crustacean'),
  mussel: sampleFood('mussel', 'mollusc'),
  egg: sampleFood('egg', 'egg'),
  mayonnaise: sampleFood('mayonnaise', 'condiment', { allergens: ['egg'] }),
  cheddar: sampleFood('cheddar', 'cheese', { per100g: { carbs: 1.3, protein: 23 } }),
  parmesan: sampleFood('parmesan', 'cheese', { facets: ['animal-rennet'], per100g: { carbs: 4, protein: 36 } }),
  brie: sampleFood('brie', 'cheese', { facets: ['soft-cheese'] }),
  feta: sampleFood('feta', 'cheese', { facets: ['soft-cheese'], per100g: { carbs: 4 } }),
  milk: sampleFood('milk-whole', 'milk', { per100g: { carbs: 4.8 } }),
  butter: sampleFood('butter', 'butter'),
  honey: sampleFood('honey', 'honey', { per100g: { carbs: 82, sugar: 82 } }),
  tofu: sampleFood('tofu-firm', 'soy', { per100g: { carbs: 2.8, fiber: 2.3 } }),
  chickpea: sampleFood('chickpeas-canned', 'legume', { per100g: { carbs: 22.5, fiber: 6.4 } }),
  oats: sampleFood('rolled-oats', 'grain', { facets: ['may-contain-gluten'], per100g: { carbs: 68, fiber: 10 } }),
  rice: sampleFood('rice', 'grain', { per100g: { carbs: 80, fiber: 1.3 } }),
  quinoa: sampleFood('quinoa', 'pseudo-grain', { per100g: { carbs: 64, fiber: 7 } }),
  spaghetti: sampleFood('spaghetti', 'pasta', { allergens: ['gluten'], per100g: { carbs: 75, fiber: 3 } }),
  'almond flour': sampleFood('almond-flour', 'flour', { allergens: ['tree-nut'], per100g: { carbs: 21, fiber: 11 } }),
  almond: sampleFood('almonds', 'nut', { per100g: { carbs: 21.6, fiber: 12.5 } }),
  cashew: sampleFood('cashews', 'nut', { per100g: { carbs: 30, fiber: 3.3 } }),
  peanut: sampleFood('peanuts', 'peanut', { per100g: { carbs: 16, fiber: 8.5 } }),
  broccoli: sampleFood('broccoli', 'vegetable', { per100g: { carbs: 6.6, fiber: 2.6 } }),
  peas: sampleFood('green-peas', 'vegetable', { per100g: { carbs: 14.5, fiber: 5.7 } }),
  garlic: sampleFood('garlic', 'vegetable', {
    facets: ['allium'],
    preferredUnit: 'clove',
    unitGrams: { clove: 3 },
    per100g: { carbs: 33, fiber: 2 },
  }),
  potato: sampleFood('potato', 'starchy-root', { facets: ['starchy'], per100g: { carbs: 17.5, fiber: 2.1 } }),
  banana: sampleFood('banana', 'fruit', { per100g: { carbs: 22.8, fiber: 2.6 } }),
  raspberry: sampleFood('raspberries', 'fruit', { per100g: { carbs: 11.9, fiber: 6.5 } }),
  ketchup: sampleFood('ketchup', 'condiment', {
    facets: ['added-sugar'],
    preferredUnit: 'tbsp',
    unitGrams: { tbsp: 17 },
    per100g: { carbs: 27.4, fiber: 0.3 },
  }),
  sugar: sampleFood('sugar', 'sweetener', { per100g: { carbs: 100, sugar: 100 } }),
  stevia: sampleFood('stevia', 'sweetener', { per100g: { carbs: 100, sugar: 0 } }),
  'olive oil': sampleFood('olive-oil', 'oil', { per100g: { fat: 100 } }),
  salt: sampleFood('salt', 'salt'),
  pepper: sampleFood('black-pepper', 'spice', { per100g: { carbs: 64, fiber: 25 } }),
  water: sampleFood('water', 'beverage'),
  'soy sauce': sampleFood('soy-sauce', 'sauce', { allergens: ['soy', 'gluten'], per100g: { carbs: 5 } }),
  'worcestershire sauce': sampleFood('worcestershire-sauce', 'sauce', {
    facets: ['contains-fish'],
    preferredUnit: 'tsp',
    unitGrams: { tsp: 6 },
    per100g: { carbs: 19 },
  }),
  wine: sampleFood('white-wine', 'alcohol', { per100g: { carbs: 2.6 } }),
  'vanilla extract': sampleFood('vanilla-extract', 'baking', { facets: ['contains-alcohol'], per100g: { carbs: 12.7 } }),
  gelatin: sampleFood('gelatin', 'baking', { facets: ['contains-gelatin'] }),
  'beef stock': sampleFood('beef-stock', 'stock', { facets: ['contains-meat-stock', 'contains-beef'] }),
  'vegetable stock': sampleFood('vegetable-stock', 'stock', { facets: ['may-contain-gluten'] }),
  'bean sprout': sampleFood('alfalfa-sprouts', 'vegetable', { facets: ['raw-sprouts'] }),
} satisfies Record<string, Food>;
type Name = keyof typeof foods;

const brokenBy = (names: readonly Name[], breaks: (food: Food) => unknown): readonly Name[] =>
  names.filter((name) => breaks(foods[name]) !== undefined);
const all = Object.keys(foods) as Name[];

/** Vegetarian Society and Vegan Society criteria; Cordain for paleo; Baker for carnivore; keto lists against SR28 net carbs. */
const DIET_TABLE: readonly { diet: Diet; out: readonly Name[]; in: readonly Name[] }[] = [
  { diet: 'standard', out: [], in: all },
  { diet: 'dash', out: [], in: all },
  {
    diet: 'vegetarian',
    out: ['beef', 'bacon', 'lard', 'liver', 'salmon', 'shrimp', 'mussel', 'parmesan', 'gelatin', 'beef stock', 'worcestershire sauce'],
    in: ['egg', 'cheddar', 'honey', 'ghee', 'tofu', 'butter'],
  },
  {
    diet: 'vegan',
    out: ['beef', 'salmon', 'egg', 'mayonnaise', 'cheddar', 'parmesan', 'milk', 'butter', 'ghee', 'honey', 'gelatin'],
    in: ['tofu', 'almond', 'rice', 'soy sauce', 'wine', 'vegetable stock'],
  },
  {
    diet: 'pescatarian',
    out: ['beef', 'bacon', 'sausage', 'lard', 'gelatin', 'beef stock'],
    in: ['salmon', 'shrimp', 'mussel', 'parmesan', 'egg'],
  },
  {
    diet: 'keto',
    out: ['rice', 'quinoa', 'oats', 'spaghetti', 'chickpea', 'potato', 'banana', 'cashew', 'peas', 'honey', 'sugar', 'ketchup'],
    in: [
      'beef',
      'egg',
      'cheddar',
      'tofu',
      'almond',
      'almond flour',
      'broccoli',
      'raspberry',
      'garlic',
      'stevia',
      'olive oil',
      'soy sauce',
      'pepper',
      'worcestershire sauce',
    ],
  },
  {
    diet: 'paleo',
    out: ['rice', 'quinoa', 'oats', 'spaghetti', 'chickpea', 'tofu', 'peanut', 'milk', 'cheddar', 'soy sauce', 'sugar', 'wine', 'ketchup'],
    in: ['beef', 'egg', 'salmon', 'almond', 'almond flour', 'broccoli', 'honey', 'olive oil', 'potato'],
  },
  {
    diet: 'carnivore',
    out: ['broccoli', 'rice', 'olive oil', 'pepper', 'milk', 'feta', 'honey', 'soy sauce', 'vegetable stock', 'wine', 'banana'],
    in: [
      'beef',
      'bacon',
      'salmon',
      'shrimp',
      'egg',
      'butter',
      'ghee',
      'lard',
      'cheddar',
      'parmesan',
      'salt',
      'water',
      'beef stock',
      'liver',
    ],
  },
  { diet: 'glutenfree', out: ['spaghetti', 'soy sauce', 'oats', 'vegetable stock'], in: ['rice', 'quinoa', 'almond flour', 'beef'] },
  {
    diet: 'pregnancy',
    out: ['swordfish', 'smoked salmon', 'turkey deli', 'liver', 'wine', 'brie', 'bean sprout', 'feta'],
    in: ['salmon', 'beef', 'egg', 'cheddar', 'bacon', 'vanilla extract', 'shrimp'],
  },
];

describe('foodBreaksDiet', () => {
  test.each(DIET_TABLE)('tells what $diet leaves out', ({ diet, out }) => {
    expect(brokenBy(out, (food) => foodBreaksDiet(food, diet))).toEqual(out);
  });
  test.each(DIET_TABLE)('lets $diet have the rest', ({ diet, in: allowed }) => {
    expect(brokenBy(allowed, (food) => foodBreaksDiet(food, diet))).toEqual([]);
  });
  test('names the food and the reason', () => {
    expect(foodBreaksDiet(foods.chickpea, 'paleo')?.sentence).toBe('Chickpeas canned does not fit a paleo plan: it is a legume.');
  });
  test('asks for pasteurized soft cheese in pregnancy but never for brie', () => {
    expect(foodBreaksDiet(foods.feta, 'pregnancy')).toMatchObject({ outcome: 'needs-label', label: 'pasteurized' });
    expect(foodBreaksDiet(sampleFood('cotija', 'cheese'), 'pregnancy')).toMatchObject({ outcome: 'needs-label' });
    expect(foodBreaksDiet(foods.brie, 'pregnancy')).toMatchObject({ outcome: 'breaks' });
  });
  test('a vegan day never holds what a vegetarian day leaves out, nor that what a pescatarian leaves out', () => {
    const nested = property(
      constantFrom(...FOOD_KINDS),
      subarray([...FOOD_FACETS]),
      subarray([...ALLERGENS]),
      (kind, facets, allergens) => {
        const food = sampleFood('anything', kind, { facets, allergens });
        const [pescatarian, vegetarian, vegan] = (['pescatarian', 'vegetarian', 'vegan'] as const).map(
          (diet) => foodBreaksDiet(food, diet) !== undefined,
        );
        return !(pescatarian && !vegetarian) && !(vegetarian && !vegan);
      },
    );
    expect(check(nested).counterexample).toBeNull();
  });
});

const RESTRICTION_TABLE: readonly { restriction: Restriction; out: readonly Name[]; in: readonly Name[] }[] = [
  { restriction: 'Vegetarian', out: ['beef', 'parmesan'], in: ['egg'] },
  { restriction: 'Vegan', out: ['egg', 'honey'], in: ['tofu'] },
  { restriction: 'Keto', out: ['rice'], in: ['beef'] },
  { restriction: 'Paleo', out: ['peanut'], in: ['beef'] },
  { restriction: 'Gluten-Free', out: ['spaghetti', 'oats'], in: ['rice'] },
  { restriction: 'Dairy-Free', out: ['milk', 'butter', 'ghee', 'parmesan'], in: ['egg', 'beef'] },
  {
    restriction: 'Low-Carb',
    out: ['rice', 'spaghetti', 'quinoa', 'sugar', 'honey', 'potato'],
    in: ['broccoli', 'garlic', 'banana', 'almond', 'milk', 'pepper'],
  },
  {
    restriction: 'Kosher',
    out: ['bacon', 'sausage', 'lard', 'rabbit', 'shrimp', 'mussel', 'catfish', 'gelatin'],
    in: ['beef', 'venison', 'salmon', 'cheddar', 'egg', 'turkey deli', 'ghee', 'wine'],
  },
  {
    restriction: 'Halal',
    out: ['bacon', 'sausage', 'lard', 'wine', 'vanilla extract', 'gelatin'],
    in: ['beef', 'salmon', 'shrimp', 'turkey deli', 'ghee', 'rabbit'],
  },
  { restriction: 'Low-Fat', out: [], in: all },
  { restriction: 'High-Protein', out: [], in: all },
];

describe('foodBreaksRestriction', () => {
  test.each(RESTRICTION_TABLE)('tells what $restriction leaves out and lets it have the rest', ({ restriction, out, in: allowed }) => {
    expect(brokenBy(out, (food) => foodBreaksRestriction(food, restriction))).toEqual(out);
    expect(brokenBy(allowed, (food) => foodBreaksRestriction(food, restriction))).toEqual([]);
  });
});

describe('foodHasAllergen', () => {
  test.each([
    ['almond', 'tree-nut', 'contains'],
    ['peanut', 'tree-nut', 'free'],
    ['peanut', 'peanut', 'contains'],
    ['tofu', 'soy', 'contains'],
    ['ghee', 'dairy', 'contains'],
    ['salmon', 'fish', 'contains'],
    ['worcestershire sauce', 'fish', 'contains'],
    ['shrimp', 'crustacean', 'contains'],
    ['shrimp', 'mollusc', 'free'],
    ['mussel', 'mollusc', 'contains'],
    ['oats', 'gluten', 'needs-certification'],
    ['spaghetti', 'gluten', 'contains'],
    ['rice', 'gluten', 'free'],
    ['wine', 'sulphite', 'contains'],
  ] as const)('%s and %s: %s', (name, allergen, verdict) => {
    expect(foodHasAllergen(foods[name], allergen)).toBe(verdict);
  });
  test.each([
    ['dried-currants', 'fruit', 'contains'],
    ['dried-cherries', 'fruit', 'contains'],
    ['sun-dried-tomatoes', 'vegetable', 'contains'],
    ['prunes', 'fruit', 'free'],
    ['dried-porcini', 'mushroom', 'free'],
  ] as const)('takes %s for sulphured unless it never is', (id, kind, verdict) => {
    expect(foodHasAllergen(sampleFood(id, kind, { state: 'dried' }), 'sulphite')).toBe(verdict);
  });
  test('counts shellfish of an unnamed sort as both', () => {
    const paste = sampleFood('paste', 'condiment', { facets: ['contains-shellfish'] });
    expect([foodHasAllergen(paste, 'crustacean'), foodHasAllergen(paste, 'mollusc')]).toEqual(['contains', 'contains']);
  });
  test('forbids what may contain gluten unless the label can be printed', () => {
    expect(foodBreaksAllergy(foods.oats, 'gluten')).toMatchObject({ outcome: 'needs-label', label: 'certified gluten-free' });
  });
});

test('every fault names its own rule, a food and a sentence', () => {
  const rules = [...DIETS.map(dietRule), ...RESTRICTIONS.map(restrictionRule), ...ALLERGENS.map(allergyRule)];
  const faults = rules.flatMap((rule) => Object.values(foods).map((food) => ({ rule, food, fault: foodBreaksRule(food, rule) })));
  const wrong = faults.filter(
    ({ rule, food, fault }) =>
      fault &&
      ((fault.rule !== rule && JSON.stringify(fault.rule) !== JSON.stringify(rule)) ||
        fault.foodId !== food.id ||
        !/^[A-Z].+\.$/u.test(fault.sentence)),
  );
  expect(wrong).toEqual([]);
});

test('a squeeze of lime is keto although lime juice by the glass is not sugar-free', () => {
  // SR28 09160: lime juice, 8.42 g carbohydrate and 0.4 g fibre per 100 g.
  expect(foodBreaksDiet(getFood('lime-juice'), 'keto')).toBeUndefined();
  expect(foodBreaksDiet(getFood('orange-juice'), 'keto')?.outcome).toBe('breaks');
});
