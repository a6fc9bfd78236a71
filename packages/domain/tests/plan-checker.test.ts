import { describe, expect, test } from 'vitest';
import type { DayDraft, PlannedMeal } from '../src/plan/plan.ts';
import { lineBreaksRule, lineContains, type HeldRule } from './check-printed-rules.ts';
import { checkPrintedPlan, type Held } from './plan-checker.ts';

const meal = (over: Partial<PlannedMeal> & Pick<PlannedMeal, 'slot' | 'title' | 'ingredients' | 'instructions'>): PlannedMeal => ({
  dishId: over.title,
  description: '',
  tips: [],
  equipment: [],
  nutrition: { calories: 500, protein: 30, carbs: 50, fat: 20, fiber: 10, sugar: 5, sodium: 500, saturatedFat: 4 },
  portions: [],
  difficulty: 'Easy',
  prepMinutes: 10,
  cookMinutes: 20,
  cuisine: '',
  ideaClass: over.title,
  ...over,
});

const BREAKFAST = meal({
  slot: 'breakfast',
  title: 'Porridge with blueberries',
  ingredients: ['1/2 cup (41 g) rolled oats', '1 cup (240 g) unsweetened soy milk', '1 cup (150 g) blueberries'],
  instructions: ['Simmer the oats in the soy milk until thick.', 'Top with the blueberries.'],
});
const LUNCH = meal({
  slot: 'lunch',
  title: 'Chickpea salad with tomatoes',
  ingredients: ['1 cup (164 g) chickpeas, drained', '1 cup (180 g) tomatoes, diced', '2 tbsp olive oil', '1/8 tsp salt'],
  instructions: ['Toss the chickpeas with the tomatoes, olive oil and salt.'],
});
const DINNER = meal({
  slot: 'dinner',
  title: 'Chicken with broccoli and rice',
  ingredients: ['5 1/4 oz (150 g) chicken breast', '1/3 cup (62 g) white rice', '7 oz (200 g) broccoli', '1 tbsp olive oil'],
  instructions: ['Boil the rice and steam the broccoli.', 'Fry the chicken in the olive oil until it reaches 165°F (74°C).'],
});
const DAY: DayDraft = {
  title: 'A day',
  description: '',
  seed: 1,
  meals: { breakfast: BREAKFAST, lunch: LUNCH, dinner: DINNER },
  totals: { calories: 1500, protein: 90, carbs: 150, fat: 60, fiber: 30, sugar: 15, sodium: 1500, saturatedFat: 12 },
  targets: { calories: 1500, protein: 90, carbs: 150, fat: 60 },
  misses: [],
  reasons: [],
  notes: [],
};

const HELD: Held = { rules: ['Dairy-Free', 'Halal'], excluded: ['mushrooms'] };
const checksOf = (plan: DayDraft, held: Held = HELD): readonly string[] => checkPrintedPlan(plan, held).map(({ check }) => check);
const withDinner = (over: Partial<PlannedMeal>): DayDraft => ({ ...DAY, meals: { ...DAY.meals, dinner: { ...DINNER, ...over } } });
const withLine = (line: string, step = 'Stir it in.'): DayDraft =>
  withDinner({ ingredients: [...DINNER.ingredients, line], instructions: [...DINNER.instructions, step] });
const withNutrition = (over: Partial<PlannedMeal['nutrition']>): DayDraft => withDinner({ nutrition: { ...DINNER.nutrition, ...over } });

describe('a printed plan', () => {
  test('without a fault is passed', () => {
    expect(checkPrintedPlan(DAY, HELD)).toEqual([]);
  });

  test.each<[fault: string, check: string, plan: DayDraft]>([
    ['cheese on a dairy-free day', 'Dairy-Free', withLine('1/4 cup (28 g) grated cheddar', 'Scatter over the cheddar.')],
    ['bacon on a halal day', 'Halal', withLine('1 slice (28 g) bacon', 'Crisp the bacon.')],
    ['a food that was left out', 'excluded', withLine('1 cup (70 g) cremini mushrooms', 'Add the mushrooms.')],
    ['a food nobody knows', 'unknown-food', withLine('1 cup (70 g) frobnicate', 'Add the frobnicate.')],
    ['a total that is not the sum', 'total', { ...DAY, totals: { ...DAY.totals, protein: 92 } }],
    ['energy that is not 4/4/9', '4/4/9', withNutrition({ calories: 560 })],
    ['more macros than food', 'weight', withDinner({ ingredients: ['1/3 cup (62 g) white rice'], instructions: ['Boil the rice.'] })],
    ['a dinner as small as a snack', 'meal-share', withNutrition({ calories: 200 })],
    ['half a kilo of rice', 'portion', withLine('2 1/2 cups (463 g) white rice')],
    [
      'a dinner with little vegetable',
      'meal-vegetables',
      withDinner({ ingredients: DINNER.ingredients.map((line) => line.replace('200 g', '60 g')) }),
    ],
    ['little fiber', 'fiber', { ...DAY, totals: { ...DAY.totals, fiber: 12 } }],
    ['much sodium', 'sodium', { ...DAY, totals: { ...DAY.totals, sodium: 2400 } }],
    ['the same main twice', 'same-main', withLine('1 1/4 cups (205 g) chickpeas', 'Add the chickpeas.')],
    ['the same dish twice', 'same-title', withDinner({ title: 'Chickpea salad with rice' })],
    ['rice and pasta at once', 'two-starches', withLine('2 oz (57 g) spaghetti', 'Boil the spaghetti.')],
    ['tomatoes by the spoon', 'idiom', withLine('9 tbsp tomatoes', 'Add the tomatoes.')],
    ['half an egg', 'idiom', withLine('1 1/2 eggs (75 g)', 'Boil the eggs until set.')],
    ['a line no step uses', 'unused', withDinner({ ingredients: [...DINNER.ingredients, '1 tsp ground cumin'] })],
    ['a food in the steps that is on no line', 'stranger', withDinner({ instructions: [...DINNER.instructions, 'Finish with parsley.'] })],
    [
      'chicken with no word about when it is done',
      'doneness',
      withDinner({ instructions: DINNER.instructions.map((step) => step.replace(/until.*/, 'quickly.')) }),
    ],
    ['a step longer than the whole', 'time', withDinner({ instructions: [...DINNER.instructions, 'Rest for 45 minutes.'] })],
    [
      'brown rice in no time',
      'time',
      {
        ...withLine('1/3 cup (62 g) brown rice'),
        meals: { ...DAY.meals, dinner: { ...DINNER, ingredients: ['1/3 cup (62 g) brown rice'], prepMinutes: 2, cookMinutes: 8 } },
      },
    ],
    ['an unfilled place in a step', 'text', withDinner({ instructions: [...DINNER.instructions, 'Serve with {side}.'] })],
    ['a word twice', 'text', withDinner({ instructions: [...DINNER.instructions, 'Serve the the rice.'] })],
    ['the wrong article', 'text', withDinner({ description: 'An chicken dinner.' })],
    ['a step without a full stop', 'text', withDinner({ instructions: [...DINNER.instructions, 'Serve'] })],
  ])('with %s is caught by %s', (_fault, check, plan) => {
    expect(checksOf(plan)).toContain(check);
  });

  test('may hold what is sold dried and safe without a word about when it is done', () => {
    const findings = checkPrintedPlan(withLine('1 scoop (10 g) egg white protein powder', 'Stir in the egg white protein powder.'), HELD);
    expect(findings.map(({ check }) => check)).not.toContain('doneness');
  });

  test('is held to a day’s carbs as the diet is meant', () => {
    expect(checksOf(DAY, { rules: ['Low-Carb'] })).toContain('Low-Carb');
    expect(checksOf(DAY, { rules: ['High-Protein'] })).toEqual([]);
  });

  test('keeps meat and dairy apart for kosher', () => {
    expect(checksOf(withLine('1 tbsp butter', 'Melt the butter.'), { rules: ['Kosher'] })).toContain('Kosher');
  });
});

/** Names that have misled planners before: what a word looks like is not what the food is. */
describe('a printed line', () => {
  test.each<[line: string, rule: HeldRule, breaks: boolean]>([
    ['1/2 cup (113 g) coconut milk', 'Dairy-Free', false],
    ['2 tbsp peanut butter', 'vegan', false],
    ['1 tbsp butter', 'vegan', true],
    ['1 tsp honey', 'vegan', true],
    ['1/2 tsp ground nutmeg', 'tree-nut', false],
    ['1 cup (82 g) eggplant', 'egg', false],
    ['2 oz (57 g) egg noodles', 'egg', true],
    ['1 tbsp mayonnaise', 'egg', true],
    ['1 tbsp soy sauce', 'Gluten-Free', true],
    ['1 tbsp tamari', 'Gluten-Free', false],
    ['1 tbsp tamari', 'soy', true],
    ['1/2 cup (41 g) rolled oats', 'glutenfree', true],
    ['1/2 cup (41 g) certified gluten-free rolled oats', 'glutenfree', false],
    ['1 tsp fish sauce', 'vegetarian', true],
    ['1 tsp vegan fish sauce', 'vegetarian', false],
    ['1 tbsp green curry paste', 'crustacean', true],
    ['1/4 cup (25 g) Parmesan', 'vegetarian', true],
    ['2 tbsp tahini', 'sesame', true],
    ['1 tbsp pesto', 'dairy', true],
    ['6 oz (170 g) beef liver', 'pregnancy', true],
    ['2 oz (57 g) smoked salmon', 'pregnancy', true],
    ['1/4 cup (38 g) feta', 'pregnancy', true],
    ['1/4 cup (38 g) pasteurized feta', 'pregnancy', false],
    ['6 oz (170 g) swordfish', 'pregnancy', true],
    ['2 slices (56 g) turkey bacon', 'Halal', false],
    ['1 tbsp mirin', 'Halal', true],
    ['6 oz (170 g) catfish', 'Kosher', true],
    ['1 cup (164 g) chickpeas', 'paleo', true],
    ['1 cup (125 g) green beans', 'paleo', false],
    ['1 tbsp canola oil', 'paleo', true],
    ['1 medium banana (118 g)', 'keto', true],
    ['1/2 cup (62 g) raspberries', 'keto', false],
    ['1 scoop (10 g) egg white protein powder', 'egg', true],
    ['1 scoop (10 g) collagen peptides', 'vegetarian', true],
    ['1 scoop (10 g) collagen peptides', 'dairy', false],
    ['1 1/4 cups (238 g) pomelo', 'paleo', false],
    ['1/4 tsp black pepper', 'carnivore', true],
    ['3 eggs (150 g)', 'carnivore', false],
  ])('"%s" under %s', (line, rule, breaks) => {
    expect(lineBreaksRule(line, rule)).toBe(breaks);
  });

  test.each<[line: string, food: string, has: boolean]>([
    ['2 cups (60 g) spinach', 'spinach', true],
    ['3 oz (85 g) cremini mushrooms', 'mushrooms', true],
    ['1 cup (240 g) low-sodium chicken broth', 'chicken', true],
    ['1 cup (164 g) chickpeas', 'chicken', false],
    ['1 cup (82 g) eggplant', 'eggs', false],
    ['1 cup (75 g) cherry tomatoes', 'tomato', true],
    ['6 oz (170 g) cod', 'fish', true],
    ['1 tbsp oyster sauce', 'fish', false],
    ['1 tbsp oyster sauce', 'shellfish', true],
    ['1/2 avocado (75 g)', 'avocado', true],
    ['1 cup (160 g) cooked beets', 'beetroot', true],
    ['1 tsp sriracha', 'spicy', true],
    ['1/2 tsp paprika', 'spicy', false],
    ['1 can (142 g) canned salmon', 'beef', false],
    ['6 oz (170 g) ground bison', 'beef', false],
    ['9 3/4 oz (275 g) bison steak, in small cubes', 'beef', false],
    ['6 oz (170 g) ground bison', 'red meat', true],
    ['1 cup (30 g) green onions', 'onion', true],
    ['1 tbsp olive oil', 'olives', false],
    ['6 Kalamata olives (30 g)', 'olives', true],
  ])('"%s" for somebody who asked about %s', (line, food, has) => {
    expect(lineContains(line, food)).toBe(has);
  });
});
