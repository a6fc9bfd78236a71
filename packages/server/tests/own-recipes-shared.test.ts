import type { RecipeReading } from '@larder/contract/own-recipe.ts';
import type { GeneratedPlan, Meal } from '@larder/contract/plan.ts';
import type { Week } from '@larder/contract/week.ts';
import { mealsOf } from '@larder/domain/recipe/meals-of.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';
import { change, draft, read, save, type Wire } from './support/week-calls.ts';

let larder: LarderApp;
beforeAll(async () => {
  larder = await startLarderApp();
}, 120_000);
afterAll(() => larder.close());

const BEANS = ['400 g white rice', '800 g canned black beans', '6 tbsp olive oil', '2 onions', '2 bell peppers'];
const PASTA = ['360 g spaghetti', '400 g canned white beans', '600 g tomatoes', '4 tbsp olive oil'];
const CHICKEN = ['500 g chicken breast', '320 g white rice', '3 tbsp olive oil', '4 carrots'];
const PLAIN = { 'Rice and beans': [6, BEANS], 'Bean pasta': [4, PASTA], 'Chicken rice pan': [4, CHICKEN] } as const;

type Recipes = Readonly<Record<string, readonly [number, readonly string[]]>>;
const CHILD = { name: 'Cleo', kind: 'child', birthYear: 2017, restrictions: [] };

/** Ada, Ben with what he must not eat, and a child of nine unless somebody else is said. */
async function household(
  recipes: Recipes,
  { restrictions = [], third = CHILD }: { restrictions?: readonly string[]; third?: object } = {},
) {
  const ada = await larder.newEater();
  await ada.call('POST', '/api/household/eaters', {
    name: 'Ben',
    kind: 'adult',
    restrictions,
    target: { kind: 'calories', calories: 2500 },
  });
  await ada.call('POST', '/api/household/eaters', third);
  const ids: string[] = [];
  for (const [name, [serves, lines]] of Object.entries(recipes)) {
    const text = [name, `Serves ${serves}`, 'Ingredients', ...lines, 'Method', 'Cook everything for 20 minutes.', 'Serve.'].join('\n');
    const { body } = await ada.call<Wire<{ recipes: { recipe: object }[] }>>('POST', '/api/recipes/read', { text });
    const recipe = body.data.recipes[0]?.recipe;
    const saved = await ada.call<Wire<{ id: string }>>('POST', '/api/recipes', { recipe, sourceKind: 'text' });
    expect(saved.status, saved.text).toBe(200);
    ids.push(saved.body.data.id);
  }
  return { ada, ids };
}

/** Days for sentences that are seeds of their own; about half of them are for a recipe. */
async function listOwnOfDays({ call }: Caller): Promise<readonly Meal[]> {
  const found: Meal[] = [];
  for (let calories = 1900; calories < 1980; calories += 10) {
    const { body } = await call<Wire<GeneratedPlan>>('POST', '/api/meal-plans/generate', { query: `${calories} calories` });
    found.push(...mealsOf(body.data).flatMap(({ meal }) => (meal.recipeId === undefined ? [] : [meal])));
  }
  return found;
}

const ownOf = ({ plans }: Pick<Week, 'plans'>) =>
  plans.flatMap(({ date, meals }) =>
    Object.entries(meals).flatMap(([slot, meal]) => (meal?.recipeId === undefined ? [] : [{ date, slot, meal }])),
  );

function expectWhole({ plates = [], written, forAll }: Meal): void {
  expect(plates.map(({ name }) => name).slice(1)).toEqual(['Ben', 'Cleo']);
  for (const { told } of plates) expect(told).toMatch(/^\S+(?: \d\/\d)? of \d+(?: 1\/2)? portions$/);
  expect(written!.times * 2).toBe(Math.round(written!.times * 2));
  expect(plates.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-6);
  expect(forAll!.length).toBeGreaterThanOrEqual(4);
}

describe('recipes of a household of three', () => {
  it('come into their days, in portions for everybody', async () => {
    const { ada } = await household(PLAIN);
    const meals = await listOwnOfDays(ada);
    expect(meals.length).toBeGreaterThan(0);
    for (const meal of meals) expectWhole(meal);
  });

  it('come into their weeks, stay while other meals change, and are saved as they are', async () => {
    const { ada } = await household(PLAIN);
    const before = await draft(ada, { query: '1950 calories', days: 4 });
    const own = ownOf(before);
    expect(own.length).toBeGreaterThan(0);
    for (const { meal } of own) expectWhole(meal);
    const free = before.plans.map(({ date }) => date).find((day) => !own.some(({ date }) => date === day));
    const { week } = await change(ada, before.id, 'refresh', { date: free, slot: 'dinner', count: 1 });
    expect(ownOf(week)).toEqual(own);
    await save(ada, before.id);
    expect(ownOf(await read(ada, before.id)).map(({ meal }) => [meal.title, meal.written, meal.plates])).toEqual(
      own.map(({ meal }) => [meal.title, meal.written, meal.plates]),
    );
  });

  it.each([
    ['a food of it', '40 g peanuts', 'no'],
    ['a line that nobody knows', 'quondo, to serve', 'unknown'],
  ])('are kept out of both by %s under the allergy of one, and say so', async (_, line, outcome) => {
    const recipes = { 'Rice and beans': [6, [...BEANS, line]] } as const;
    const { ada, ids } = await household(recipes, { restrictions: ['Peanut allergy'] });
    expect(await listOwnOfDays(ada)).toEqual([]);
    expect(ownOf(await draft(ada, { query: '1950 calories', days: 4 }))).toEqual([]);
    const { body } = await ada.call<Wire<{ reading: RecipeReading }>>('GET', `/api/recipes/${ids[0]}`);
    const { verdicts, planning } = body.data.reading;
    expect(verdicts.find(({ eater }) => eater === 'Ben')).toMatchObject({ outcome, line });
    expect(planning).toEqual({ isFit: true, sentence: expect.stringMatching(/^So Larder does not choose it where Ben/) });
    // Of a line that nobody knows nobody can tell whether it is for a child either.
    const others = await household(recipes, { third: { ...CHILD, kind: 'adult', birthYear: null } });
    expect((await listOwnOfDays(others.ada)).length).toBeGreaterThan(0);
  });

  it('are said not to be for a child where they have wine in them', async () => {
    const { ada, ids } = await household({ 'Rice and beans': [6, [...BEANS, '1/2 cup white wine']] });
    const { body } = await ada.call<Wire<{ reading: RecipeReading }>>('GET', `/api/recipes/${ids[0]}`);
    expect(body.data.reading.verdicts.map(({ outcome }) => outcome)).toEqual(['yes', 'yes', 'no']);
    expect(body.data.reading.planning.sentence).toMatch(/^So Larder does not choose it where Cleo eats, too/);
  });

  it('are said to be for nobody under four to eat along', async () => {
    const { ada, ids } = await household({ 'Rice and beans': [6, BEANS] });
    const open = async () => (await ada.call<Wire<{ reading: RecipeReading }>>('GET', `/api/recipes/${ids[0]}`)).body.data.reading.planning;
    expect(await open()).toEqual({ isFit: true, sentence: null });
    await ada.call('POST', '/api/household/eaters', { name: 'Eve', kind: 'toddler', birthYear: 2024, restrictions: [] });
    expect(await open()).toEqual({ isFit: true, sentence: expect.stringContaining('child under four') });
  });
});
