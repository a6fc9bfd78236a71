import { describe, expect, test } from 'vitest';
import { PLAN_LIMITS } from './plan-limits.ts';
import { savePlan } from './plan.ts';

const MEAL = {
  title: 'Rice',
  description: '',
  ingredients: ['2 cups rice'],
  instructions: ['Cook the rice.'],
  calories: 500,
  protein: 10,
  carbs: 100,
  fat: 5,
  difficulty: 'Easy',
};
const planOf = (more: object = {}, rest: object = {}) => ({
  title: 'Day',
  description: '',
  searchQuery: '',
  nutritionOverview: { totalCalories: 2000, protein: 100, carbs: 200, fat: 80 },
  meals: { breakfast: MEAL, dinner: { ...MEAL, ...more } },
  ...rest,
});
/** Where it is too large; nothing where it is taken. */
const faultsOf = (plan: object): readonly string[] => {
  const parsed = savePlan.body!.safeParse(plan);
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
};
const times = (count: number, text: string): readonly string[] => Array.from({ length: count }, () => text);

describe('a plan that is saved', () => {
  test.each([
    ['a line of 300 letters', 'ingredients', ['x'.repeat(300)], ['x'.repeat(301)], 'meals.dinner.ingredients.0'],
    ['60 lines', 'ingredients', times(60, '1 egg'), times(61, '1 egg'), 'meals.dinner.ingredients'],
    ['a step of 2,000 letters', 'instructions', ['x'.repeat(2000)], ['x'.repeat(2001)], 'meals.dinner.instructions.0'],
    ['40 steps', 'instructions', times(40, 'Stir.'), times(41, 'Stir.'), 'meals.dinner.instructions'],
  ])('has %s at most, and a larger one says which part it is', (_most, part, fits, doesNot, path) => {
    expect(faultsOf(planOf({ [part]: fits }))).toEqual([]);
    expect(faultsOf(planOf({ [part]: doesNot }))).toEqual([path]);
  });

  test('is held to them in a second snack as well', () => {
    const moreSnacks = [{ ...MEAL, ingredients: times(61, '1 egg') }];
    expect(faultsOf(planOf({}, { moreSnacks }))).toEqual(['moreSnacks.snack-2.ingredients']);
  });

  test('has 64 kB at most, in bytes and not in letters, and the ladders of its portions do not count', () => {
    const large = (letter: string) => ({ ingredients: times(60, letter.repeat(290)), instructions: times(35, letter.repeat(1250)) });
    expect(faultsOf(planOf(large('x')))).toEqual([]);
    const refused = savePlan.body!.safeParse(planOf(large('ü')));
    expect(refused.success ? '' : refused.error.issues[0]?.message).toMatch(/A plan has 64 kB at most, and this one \d+/);
    const portion = {
      foodId: 'rice',
      base: 0,
      chosen: 0,
      steps: times(200, 'x'.repeat(200)).map((text) => ({ grams: 100, text })),
      per100g: { protein: 7, carbs: 78, fat: 1 },
      group: 'rice',
    };
    const laddered = planOf({ portions: times(10, '').map(() => portion) });
    expect(JSON.stringify(laddered).length).toBeGreaterThan(2 * PLAN_LIMITS.planBytes);
    expect(faultsOf(laddered)).toEqual([]);
  });
});
