import { describe, expect, it } from 'vitest';
import { makePlainDate } from '../calendar/plain-date.ts';
import type { FoodId } from '../food/food.ts';
import { FOODS } from '../food/food-table.ts';
import { getFood } from '../food/find-food.ts';
import { numberToAmount } from '../quantity/amount.ts';
import { consolidate } from '../../tests/consolidate.ts';
import { lineToNeed } from './consolidate.ts';
import { formatShopping } from './format-shopping.ts';
import { runSteps } from '../base/steps.ts';
import { listNeeds } from './list-needs.ts';
import type { GroceryNeed } from './need.ts';

function onlyLine(lines: readonly GroceryNeed[]): GroceryNeed {
  const [line, ...others] = lines;
  if (!line || others.length > 0) throw new Error(`One line was expected, not ${lines.length}.`);
  return line;
}

function lineOf(foodId: string, grams: number): GroceryNeed {
  const { id, names } = getFood(foodId);
  return onlyLine(consolidate([{ foodId: id, name: names.noun, amount: numberToAmount(grams), unit: 'g' }]));
}

// Weights are those of the food table, which has them from USDA SR28: a clove of garlic 3 g, an onion 110 g, an egg 50 g.
const SHOPPED: readonly (readonly [string, number, string, string, string])[] = [
  // What is counted is rounded up to whole ones.
  ['egg', 160, 'Eggs', '4', '4'],
  ['onion', 300, 'Onions', '3 (11 oz)', '3 (300 g)'],
  // Where much of a piece is left over, the weight is said to be the recipes' and not the piece's.
  ['onion', 250, 'Onions', '3 (9 oz needed)', '3 (250 g needed)'],
  ['avocado', 40, 'Avocado', '1 (1 1/2 oz needed)', '1 (40 g needed)'],
  // A tenth of a piece too little is no reason to buy another.
  ['onion', 225, 'Onions', '2 (8 oz)', '2 (225 g)'],
  // Sold by the head or the bunch, used by the clove, stalk or spoon.
  ['garlic', 24, 'Garlic', '1 head (8 cloves)', '1 head (8 cloves)'],
  ['garlic', 45, 'Garlic', '2 heads (15 cloves)', '2 heads (15 cloves)'],
  ['celery', 80, 'Celery', '1 bunch (2 stalks)', '1 bunch (2 stalks)'],
  ['green-onion', 60, 'Green onions', '1 bunch (4)', '1 bunch (4)'],
  ['parsley', 11, 'Parsley', '1 bunch (3 tbsp)', '1 bunch (3 tbsp)'],
  // Whole cans, with what is used of one that will mostly be left over.
  ['chickpeas-canned', 400, 'Chickpeas', '2 cans', '2 cans'],
  ['tomato-paste', 33, 'Tomato paste', '1 can (2 tbsp)', '1 can (2 tbsp)'],
  ['extra-firm-tofu', 396, 'Extra-firm tofu', '1 block', '1 block'],
  // Meat and fish by weight, never by the spoon.
  ['chicken-breast', 680, 'Chicken breast', '1 1/2 lb (680 g)', '680 g'],
  ['ground-beef', 20, 'Ground beef', '1 oz (20 g)', '20 g'],
  ['salmon', 300, 'Salmon', '2 fillets (11 oz)', '2 fillets (300 g)'],
  // Liquids by volume, in the cups that kitchens have, and by the carton where they come in one.
  ['rice-vinegar', 80, 'Rice vinegar', '1/3 cup (80 ml)', '80 ml'],
  ['rice-vinegar', 88, 'Rice vinegar', '1/2 cup (90 ml needed)', '90 ml'],
  ['low-sodium-vegetable-broth', 366, 'Low-sodium vegetable broth', '1 1/2 cups (360 ml)', '370 ml'],
  ['whole-milk', 366, 'Whole milk', '1 carton (1 1/2 cups needed)', '1 carton (360 ml needed)'],
  ['whole-milk', 900, 'Whole milk', '1 carton', '1 carton'],
  // Tubs, bags and wedges as they lie in the shop.
  ['parmesan', 5, 'Parmesan', '1 package (5 g needed)', '1 package (5 g needed)'],
  ['greek-yogurt', 500, 'Greek yogurt', '2 tubs (1 1/4 lb needed)', '2 tubs (500 g needed)'],
  ['spinach', 130, 'Spinach', '1 clamshell', '1 clamshell'],
  // What is spooned out of a jar by the spoon, more of it by weight.
  ['tahini', 30, 'Tahini', '2 tbsp', '2 tbsp'],
  ['peanut-butter', 128, 'Peanut butter', '4 1/2 oz (130 g)', '130 g'],
  ['lemon-juice', 60, 'Lemon juice', '4 tbsp (2 lemons)', '4 tbsp (2 lemons)'],
  ['quinoa', 170, 'Quinoa', '6 oz (170 g)', '170 g'],
  ['brown-rice', 1200, 'Brown rice', '2 3/4 lb (1.2 kg)', '1.2 kg'],
];

describe('formatShopping', () => {
  it.each(SHOPPED)('%s, %d g: %s', (foodId, grams, name, us, metric) => {
    expect(formatShopping(lineOf(foodId, grams), 'us')).toEqual({ name, quantity: us, isStaple: false });
    expect(formatShopping(lineOf(foodId, grams), 'metric')).toEqual({ name, quantity: metric, isStaple: false });
  });

  it.each([
    ['olive-oil', 27, 'Olive oil', '2 tbsp'],
    ['canola-oil', 70, 'Canola oil', '1/3 cup'],
    ['salt', 3, 'Salt', '1/2 tsp'],
    ['black-pepper', 0.2, 'Black pepper', '1 pinch'],
    ['bay-leaf', 0.4, 'Bay leaves', '2'],
    ['cooking-spray', 0.3, 'Cooking spray', ''],
  ])('marks %s as what most kitchens have', (foodId, grams, name, quantity) => {
    expect(formatShopping(lineOf(foodId, grams), 'us')).toEqual({ name, quantity, isStaple: true });
  });

  it.each([
    ['half a can of something unknown', '1/2 can gribble', 'Gribble', '1 can'],
    ['one and a half of something unknown', '1 1/2 gribbles', 'Gribbles', '2'],
    ['a weight of something unknown', '500 g gribble', 'Gribble', '1 1/8 lb (500 g)'],
    ['nothing stated', 'gribble to taste', 'Gribble', ''],
  ])('of a food without weights: %s', (_, line, name, quantity) => {
    const { name: written, quantity: amount } = formatShopping(onlyLine(consolidate([line].map(lineToNeed))), 'us');
    expect([written, amount]).toEqual([name, quantity]);
  });

  // Cans and weights as the lines state them; the usual can of the table is 14.5 oz of tomatoes, 15 oz of beans.
  it.each([
    ['the size of its own cans', ['1 (28 oz) can crushed tomatoes', '1 (28 oz) can crushed tomatoes'], '2 cans'],
    ['a big can as two usual ones', ['1 (28 oz) can diced tomatoes'], '2 cans'],
    ['about the usual can as one', ['1 (15 oz) can diced tomatoes', '1 x 400g tin diced tomatoes'], '2 cans'],
    ['the weight in the brackets of a piece', ['1 pork tenderloin (about 1 1/4 lb)'], '570 g'],
    ['both of a count and of a weight', ['1 ball fresh mozzarella (8 oz)', '100 g fresh mozzarella'], '2 packages (330 g needed)'],
    ['pieces that only the line can weigh', ['1-inch piece ginger', '1 thumb ginger', '2 tbsp minced ginger'], '3 knobs (40 g)'],
    ['a whole chicken with its bones', ['1 whole chicken (4 lb)'], '1 (1.65 kg)'],
    ['meat on the bone as it is bought', ['2 lb chicken wings'], '12 (910 g)'],
    ['mince under both its names', ['500 g beef mince', '1 lb ground beef'], '960 g'],
    ['a kilogram as one', ['995 g flour'], '1 kg'],
    ['what is said to be canned in brackets', ['2 cups tomatoes (canned)', '1 (14.5 oz) can tomatoes'], '3 cans'],
    ['cooked rice as such', ['3 cups cooked white rice'], '480 g'],
    ['the weight of a bag of what the table has under another name', ['1 3-lb. bag baby gold potatoes'], '1 bag (1.4 kg)'],
    ['much of a herb by weight', ['2 bunches cilantro'], '2 bunches (120 g)'],
  ])('counts %s', (_, lines, quantity) => {
    expect(formatShopping(onlyLine(consolidate(lines.map(lineToNeed))), 'metric').quantity).toBe(quantity);
  });

  it('buys ribs with their bones', () => {
    // SR28 10192: 37 % of backribs is bone; 225 g of what is eaten is 357 g at the counter.
    const dinner = {
      title: 'Ribs',
      ingredients: [],
      portions: [{ foodId: 'baby-back-ribs' as FoodId, chosen: 0, steps: [{ grams: 225 }] }],
    };
    const line = onlyLine(consolidate(runSteps(listNeeds([{ date: makePlainDate(2026, 11, 22), meals: { dinner } }]))));
    expect(formatShopping(line, 'metric').quantity).toBe('360 g');
    expect(formatShopping(line, 'us').quantity).toBe('13 oz (360 g)');
  });

  it('adds a count and a weight of one food', () => {
    expect(formatShopping(onlyLine(consolidate(['2 onions', '110 g onion'].map(lineToNeed))), 'metric').quantity).toBe('3 (330 g)');
  });

  const EVERY = FOODS.flatMap(({ id, kind }) =>
    [0.5, 7, 40, 300, 2500].flatMap((grams) =>
      (['us', 'metric'] as const).map((system) => ({ id, kind, grams, system, ...formatShopping(lineOf(id, grams), system) })),
    ),
  );
  const faultsOf = (pattern: RegExp, rows: typeof EVERY) =>
    rows.filter(({ quantity }) => pattern.test(quantity)).map(({ id, grams, quantity }) => `${id} ${grams} g: ${quantity}`);

  it('has a readable amount and a capital for every food of the table', () => {
    expect(faultsOf(/NaN|undefined|Infinity|^0\b|\(\(|\)\)/, EVERY)).toEqual([]);
    expect(EVERY.filter(({ name }) => /^[a-z]/.test(name))).toEqual([]);
  });

  it('keeps ounces, pounds and cups from metric shoppers', () => {
    const metric = EVERY.filter(({ system }) => system === 'metric');
    expect(faultsOf(/\b(?:oz|lb|cups?)\b/, metric)).toEqual([]);
  });

  it('never measures meat or fish with a spoon', () => {
    const meats = EVERY.filter(({ kind }) => /^(?:beef|lamb|pork|game|poultry|fish|crustacean|mollusc)$/.test(kind));
    expect(faultsOf(/tbsp|tsp|cup/, meats)).toEqual([]);
  });
});
