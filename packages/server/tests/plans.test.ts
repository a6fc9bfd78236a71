import { type GeneratedPlan, type Meal, preferPage, type SavedPlan } from '@larder/contract/plan.ts';
import type { ProblemReply } from '@larder/contract/problem.ts';
import type { DetailedRecipe } from '@larder/contract/recipe.ts';
import { formatWish } from '@larder/contract/plan.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';

type Data<T> = { success: true; data: T };

const QUERY = 'high protein vegetarian 1800 calories, no mushrooms';
const SLOTS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;

let larder: LarderApp;
let ada: Caller;
let bob: Caller;

beforeAll(async () => {
  larder = await startLarderApp();
  ada = await larder.newEater();
  bob = await larder.newEater();
});
afterAll(() => larder.close());

function mealWith(more: object): object {
  const figures = { calories: 1, protein: 1, carbs: 1, fat: 1 };
  return { title: 'Soup', description: '', ingredients: ['1 egg'], instructions: ['Cook.'], difficulty: 'Easy', ...figures, ...more };
}

async function generate(caller: Caller, body: Record<string, unknown>): Promise<GeneratedPlan> {
  const { body: answer, text } = await caller.call<Data<GeneratedPlan>>('POST', '/api/meal-plans/generate', body);
  expect(answer.success, text).toBe(true);
  return answer.data;
}

const listMeals = ({ meals }: Pick<GeneratedPlan, 'meals'>): readonly Meal[] => SLOTS.flatMap((slot) => meals[slot] ?? []);
const sum = (meals: readonly Meal[], of: 'calories' | 'protein' | 'carbs' | 'fat'): number =>
  meals.reduce((total, meal) => total + meal[of], 0);

describe('generating a plan', () => {
  it('answers a day whose totals are the sums of its meals', async () => {
    const plan = await generate(ada, { query: QUERY });
    const meals = listMeals(plan);
    expect(meals.length).toBeGreaterThanOrEqual(3);
    expect(plan.nutritionOverview.totalCalories).toBe(sum(meals, 'calories'));
    for (const macro of ['protein', 'carbs', 'fat'] as const) expect(plan.nutritionOverview[macro]).toBe(sum(meals, macro));
    for (const { calories, protein, carbs, fat } of meals)
      expect(Math.abs(calories - (4 * protein + 4 * carbs + 9 * fat))).toBeLessThanOrEqual(9);
  });

  it('lets the query decide: targets met, the forbidden food nowhere, chips for what was understood', async () => {
    const plan = await generate(ada, { query: QUERY });
    expect(Math.abs(plan.nutritionOverview.totalCalories - 1800)).toBeLessThanOrEqual(90);
    expect(
      listMeals(plan)
        .flatMap(({ ingredients }) => ingredients)
        .join('\n'),
    ).not.toMatch(/mushroom|chicken|beef|pork|fish|salmon|shrimp/i);
    expect(plan.chips.map(({ label }) => label)).toEqual(expect.arrayContaining(['Vegetarian', 'No mushrooms']));
  });

  it('answers the same plan to the same query and seed', async () => {
    const [one, other] = [await larder.newEater(), await larder.newEater()];
    const body = { query: 'mediterranean with fish, 2000 calories', seed: 7 };
    expect(await generate(one, body)).toEqual(await generate(other, body));
  });

  it('shows other dishes when the same person asks again', async () => {
    const eater = await larder.newEater();
    const first = listMeals(await generate(eater, { query: 'vegan day' })).map(({ title }) => title);
    const second = listMeals(await generate(eater, { query: 'vegan day' })).map(({ title }) => title);
    expect(second.filter((title) => first.includes(title))).toEqual([]);
  });

  it.each([
    ['nothing', '', 400, 'query-empty'],
    ['blanks', '   ', 400, 'query-empty'],
    ['more than 500 characters', `vegan ${'x'.repeat(500)}`, 400, 'query-too-long'],
    ['a starvation day', 'under 500 calories a day', 422, 'query-unsafe'],
    ['something else than food', 'write me a python script that sorts a list', 422, 'query-not-food'],
    ['a contradiction', 'vegan carnivore', 422, 'query-contradiction'],
  ])('answers %s with a sentence a person can act on', async (_, query, status, code) => {
    const { status: got, body } = await ada.call<ProblemReply>('POST', '/api/meal-plans/generate', { query });
    expect([got, body.error.code]).toEqual([status, code]);
    expect(body.success).toBe(false);
    expect(body.error.message).toMatch(/^[A-Z].{20,}[.?!]$/s);
  });

  it.each([
    ['晚餐', 'Plan a usual day'],
    ['vegan carnivore, 2000 kcal', 'Vegan'],
    ['900 calories, no mushrooms', 'Plan 1200 kcal'],
  ])('offers ways on from %s, each of which gets a plan', async (query, label) => {
    const { status, body } = await ada.call<ProblemReply>('POST', '/api/meal-plans/generate', { query });
    expect(status).toBe(422);
    const choice = body.error.choices?.find((one) => one.label === label);
    const { meals } = await generate(ada, { query: choice?.query ?? '' });
    expect(Object.keys(meals).length).toBeGreaterThan(2);
  });

  it('follows the sliders with the same dishes where amounts can do it', async () => {
    const eater = await larder.newEater();
    const plan = await generate(eater, { query: QUERY });
    const { protein, carbs, fat } = plan.nutritionOverview;
    const targets = { protein: 5 * Math.round((protein + 5) / 5), carbs: 10 * Math.round(carbs / 10), fat: 5 * Math.round(fat / 5) };
    const bent = await generate(eater, { query: formatWish({ words: QUERY, targets }) });
    expect(listMeals(bent).map(({ dishId }) => dishId)).toEqual(listMeals(plan).map(({ dishId }) => dishId));
    expect(Math.abs(bent.nutritionOverview.protein - targets.protein)).toBeLessThanOrEqual(0.05 * targets.protein + 1);
  });

  it('keeps locked meals as they are', async () => {
    const eater = await larder.newEater();
    const plan = await generate(eater, { query: 'pescatarian 2200 calories' });
    const next = await generate(eater, { query: 'pescatarian 2200 calories', locked: { dinner: plan.meals.dinner } });
    expect(next.meals.dinner?.title).toBe(plan.meals.dinner?.title);
    expect(next.meals.dinner?.ingredients).toEqual(plan.meals.dinner?.ingredients);
    expect(next.meals.lunch?.title).not.toBe(plan.meals.lunch?.title);
  });
});

describe('refreshing a meal', () => {
  type MealInDay = { meal: Meal; day?: { title: string; description: string; of: readonly { title: string }[] } };
  const refresh = async (caller: Caller, body: Record<string, unknown>) =>
    (await caller.call<Data<MealInDay>>('POST', '/api/meal-plans/refresh-meal', body)).body.data;

  it('answers another dish that keeps the day on target with the others as they are', async () => {
    const eater = await larder.newEater();
    const plan = await generate(eater, { query: QUERY });
    const { meal } = await refresh(eater, { mealType: 'lunch', query: QUERY, refreshCount: 1 });
    expect(meal.title).not.toBe(plan.meals.lunch?.title);
    const day = listMeals({ meals: { ...plan.meals, lunch: meal } });
    expect(Math.abs(sum(day, 'calories') - plan.targets.calories)).toBeLessThanOrEqual(0.1 * plan.targets.calories);
    expect(meal.ingredients.join('\n')).not.toMatch(/mushroom/i);
  });

  it('goes on from the last refresh, and from the first plan once the count starts over', async () => {
    const eater = await larder.newEater();
    const plan = await generate(eater, { query: QUERY });
    const titles = [plan.meals.dinner?.title];
    for (const refreshCount of [1, 2, 3])
      titles.push((await refresh(eater, { mealType: 'dinner', query: QUERY, refreshCount })).meal.title);
    expect(new Set(titles).size).toBe(4);
    expect((await refresh(eater, { mealType: 'dinner', query: QUERY, refreshCount: 1 })).meal.title).not.toBe(plan.meals.dinner?.title);
  });

  it('raises the difficulty with the count', async () => {
    const eater = await larder.newEater();
    await generate(eater, { query: 'standard american diet' });
    const difficulties: Meal['difficulty'][] = [];
    for (const refreshCount of [1, 4, 7])
      difficulties.push((await refresh(eater, { mealType: 'lunch', query: 'standard american diet', refreshCount })).meal.difficulty);
    expect(difficulties).toEqual(['Easy', 'Medium', 'Hard']);
  });

  it('refreshes a saved plan by its id, and nobody else’s', async () => {
    const plan = await generate(ada, { query: 'keto 1900 calories' });
    const { body } = await ada.call<Data<{ id: string }>>('POST', '/api/meal-plans/save', { ...plan, searchQuery: 'keto 1900 calories' });
    const wish = { mealType: 'lunch', query: 'keto 1900 calories', refreshCount: 1, planId: body.data.id };
    expect((await refresh(ada, wish)).meal.title).not.toBe(plan.meals.lunch?.title);
    expect((await bob.call('POST', '/api/meal-plans/refresh-meal', wish)).status).toBe(404);
  });

  it('starts from a saved plan again when the screen does', async () => {
    const plan = await generate(ada, { query: 'vegan 1900 calories' });
    const { body } = await ada.call<Data<{ id: string }>>('POST', '/api/meal-plans/save', plan);
    const first = { query: 'vegan 1900 calories', refreshCount: 1, planId: body.data.id, isFirst: true };
    const { meal: tried } = await refresh(ada, { ...first, mealType: 'lunch' });
    const { day } = await refresh(ada, { ...first, mealType: 'dinner' });
    expect(day?.description.toLowerCase()).toContain(plan.meals.lunch?.title.toLowerCase());
    expect(day?.description.toLowerCase()).not.toContain(tried.title.toLowerCase());
    const { day: next } = await refresh(ada, { ...first, mealType: 'lunch', isFirst: false });
    expect(next?.description).not.toBe(day?.description);
  });

  it('gives a plan from elsewhere another meal of the same size, and words of what is there then', async () => {
    const meal = { title: 'Pie', description: '', ingredients: ['1 pie'], instructions: ['Bake.'], difficulty: 'Easy' };
    const held = { ...meal, calories: 500, protein: 30, carbs: 50, fat: 20 };
    const meals = { breakfast: held, lunch: held, dinner: { ...held, calories: 800, protein: 50, carbs: 80, fat: 31 } };
    const nutritionOverview = { totalCalories: 1800, protein: 110, carbs: 180, fat: 71 };
    const plan = { title: 'Mine', description: '', searchQuery: 'vegetarian', nutritionOverview, meals };
    const { body } = await ada.call<Data<{ id: string }>>('POST', '/api/meal-plans/save', plan);
    const wish = { query: 'vegetarian', refreshCount: 1, planId: body.data.id };
    for (const [mealType, isFirst, pies] of [
      ['lunch', true, 2],
      ['dinner', false, 1],
      ['breakfast', false, 0],
    ] as const) {
      const refreshed = await refresh(ada, { ...wish, mealType, isFirst });
      const wanted = meals[mealType].calories;
      expect(Math.abs(refreshed.meal.calories - wanted), mealType).toBeLessThanOrEqual(0.15 * wanted);
      expect(
        refreshed.day?.of.filter(({ title }) => title === 'Pie'),
        mealType,
      ).toHaveLength(pies);
      expect(refreshed.day?.description.match(/pie for/g) ?? [], mealType).toHaveLength(pies);
    }
  });
});

describe('saved plans', () => {
  it('come back as they were saved, newest first, and follow changes', async () => {
    const eater = await larder.newEater();
    const plan = await generate(eater, { query: 'gluten free 2000 calories' });
    const save = (title: string) =>
      eater.call<Data<{ id: string }>>('POST', '/api/meal-plans/save', { ...plan, title, searchQuery: 'gluten free' });
    const first = (await save('First')).body.data.id;
    const second = (await save('Second')).body.data.id;
    const { data: listed } = (await eater.call<Data<SavedPlan[]>>('GET', '/api/meal-plans/saved')).body;
    expect(listed.map(({ id, title, isFavorited }) => [id, title, isFavorited])).toEqual([
      [second, 'Second', 'false'],
      [first, 'First', 'false'],
    ]);
    expect(listed[1]?.meals).toEqual(plan.meals);

    await eater.call('PATCH', `/api/meal-plans/${first}/favorite`, { isFavorited: 'true' });
    await eater.call('PUT', `/api/meal-plans/${first}`, { ...plan, title: 'Renamed', searchQuery: 'gluten free' });
    const { data: read } = (await eater.call<Data<SavedPlan>>('GET', `/api/meal-plans/${first}`)).body;
    expect([read.title, read.isFavorited, read.createdAt]).toEqual(['Renamed', 'true', listed[1]?.createdAt]);

    expect((await eater.call('DELETE', `/api/meal-plans/${first}`)).status).toBe(200);
    expect((await eater.call('GET', `/api/meal-plans/${first}`)).status).toBe(404);
  });

  it('come in pages for a caller who prefers so, and all together for one who does not', async () => {
    const eater = await larder.newEater();
    const plan = await generate(eater, { query: 'vegan day' });
    const made: string[] = [];
    for (const title of ['One', 'Two', 'Three'])
      made.push((await eater.call<Data<{ id: string }>>('POST', '/api/meal-plans/save', { ...plan, title })).body.data.id);
    await eater.call('PATCH', `/api/meal-plans/${made[0]}/favorite`, { isFavorited: 'true' });
    type Page = Data<SavedPlan[]> & { next?: string; total?: number };
    const read = async (address: string) => (await eater.call<Page>('GET', address, undefined, preferPage(2))).body;

    const first = await read('/api/meal-plans/saved');
    expect([first.data.map(({ title }) => title), first.total]).toEqual([['One', 'Three'], 3]);
    expect(listMeals(first.data[0]!).every(({ portions, title }) => portions === undefined && title !== '')).toBe(true);
    const second = await read(`/api/meal-plans/saved?after=${first.next}`);
    expect([second.data.map(({ title }) => title), second.next]).toEqual([['Two'], undefined]);
    expect((await read('/api/meal-plans/saved?search=tHRee')).data.map(({ title }) => title)).toEqual(['Three']);
    expect((await eater.call('GET', '/api/meal-plans/saved?after=nowhere')).status).toBe(400);

    const all = (await eater.call<Page>('GET', '/api/meal-plans/saved')).body;
    expect(Object.keys(all)).toEqual(['success', 'data']);
    expect(all.data).toHaveLength(3);
  });

  it('stay as they are when the profile changes, with what speaks against them beside', async () => {
    const eater = await larder.newEater();
    const plan = await generate(eater, { query: 'chicken dinner 2000 calories' });
    const { data } = (await eater.call<Data<{ id: string }>>('POST', '/api/meal-plans/save', plan)).body;
    const read = async () => (await eater.call<Data<SavedPlan>>('GET', `/api/meal-plans/${data.id}`)).body.data;
    const before = await read();
    expect(before.against).toBeUndefined();
    await eater.call('PUT', '/api/profile', { dietaryRestrictions: ['Vegan'] });
    const { against, ...after } = await read();
    expect(against).toMatch(/^Kept as it is, though your profile no longer allows .*dinner with .+\.$/);
    expect(after).toEqual(before);
  });

  it('are told with what speaks against them to who chooses among them, and as known only where they were looked at', async () => {
    const eater = await larder.newEater();
    const judged = async () =>
      (await eater.call<Data<{ hasRules: boolean; plans: { id: string; against?: string }[] }>>('GET', '/api/meal-plans/against')).body
        .data;
    const ids: string[] = [];
    for (const query of ['chicken dinner 2000 calories', 'vegan day']) {
      const plan = await generate(eater, { query });
      ids.push((await eater.call<Data<{ id: string }>>('POST', '/api/meal-plans/save', plan)).body.data.id);
    }
    expect(await judged()).toEqual({ hasRules: false, plans: [] });
    const child = { name: 'Mia', kind: 'child', birthYear: 2018, restrictions: ['No chicken'] };
    expect((await eater.call('POST', '/api/household/eaters', child)).status).toBe(200);
    const { hasRules, plans } = await judged();
    expect(hasRules).toBe(true);
    expect(plans.find(({ id }) => id === ids[0])?.against).toMatch(/^Kept as it is, though Mia’s rules no longer allow /);
    expect(plans.find(({ id }) => id === ids[1])).toEqual({ id: ids[1] });
  });

  it('come back after a deletion, for their owner', async () => {
    const eater = await larder.newEater();
    const plan = await generate(eater, { query: 'vegan day' });
    const { id } = (await eater.call<Data<{ id: string }>>('POST', '/api/meal-plans/save', plan)).body.data;
    const before = (await eater.call('GET', `/api/meal-plans/${id}`)).text;
    await eater.call('DELETE', `/api/meal-plans/${id}`);
    expect((await bob.call('POST', `/api/meal-plans/${id}/restore`)).status).toBe(404);
    expect((await eater.call('POST', `/api/meal-plans/${id}/restore`)).body).toEqual({ success: true, data: { id } });
    expect((await eater.call('GET', `/api/meal-plans/${id}`)).text).toBe(before);
    expect((await eater.call('POST', `/api/meal-plans/${id}/restore`)).status).toBe(404);
  });

  it('are out of reach of everybody else', async () => {
    const plan = await generate(ada, { query: 'paleo day' });
    const { id } = (await ada.call<Data<{ id: string }>>('POST', '/api/meal-plans/save', { ...plan, searchQuery: 'paleo day' })).body.data;
    const tries = [
      await bob.call('GET', `/api/meal-plans/${id}`),
      await bob.call('PUT', `/api/meal-plans/${id}`, { ...plan, title: 'Mine now', searchQuery: '' }),
      await bob.call('PATCH', `/api/meal-plans/${id}/favorite`, { isFavorited: true }),
      await bob.call('DELETE', `/api/meal-plans/${id}`),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await ada.call<Data<SavedPlan>>('GET', `/api/meal-plans/${id}`)).body.data.title).toBe(plan.title);
  });

  it.each([
    ['no title', { title: '' }],
    ['a meal without numbers', { meals: { lunch: { title: 'Soup' } } }],
    ['a line that is a book', { meals: { lunch: mealWith({ ingredients: ['1 egg', 'x'.repeat(301)] }) } }],
    ['a meal of more lines than a kitchen has', { meals: { lunch: mealWith({ ingredients: Array<string>(61).fill('1 egg') }) } }],
    ['a meal of more steps than an evening has', { meals: { lunch: mealWith({ instructions: Array<string>(41).fill('Stir.') }) } }],
    ['a plan that is a library', { description: 'é'.repeat(2000), notes: Array<string>(40).fill('x'.repeat(1700)) }],
    ['negative calories', { nutritionOverview: { totalCalories: -1, protein: 0, carbs: 0, fat: 0 } }],
  ])('refuse %s with the field that is wrong', async (_, change) => {
    const plan = await generate(ada, { query: 'vegan day' });
    const { status, body } = await ada.call<ProblemReply>('POST', '/api/meal-plans/save', { ...plan, searchQuery: '', ...change });
    expect([status, body.error.code]).toEqual([400, 'invalid-request']);
    expect(body.error.fields?.length).toBeGreaterThan(0);
    expect(body.message).toContain(body.error.fields![0]!.message);
  });
});

describe('recipes', () => {
  const write = async (body: Record<string, unknown>) =>
    (await ada.call<Data<DetailedRecipe>>('POST', '/api/recipes/generate', body)).body.data;

  it('are the dish’s own, in the amounts of the plan, with its numbers', async () => {
    const plan = await generate(ada, { query: 'standard 2400 calories' });
    for (const meal of listMeals(plan)) {
      const recipe = await write({
        title: meal.title,
        description: meal.description,
        ingredients: meal.ingredients,
        difficulty: meal.difficulty,
      });
      expect(recipe.instructions, meal.title).toEqual(meal.instructions);
      expect(recipe.nutritionFacts).toMatchObject({ calories: meal.calories, protein: meal.protein, carbs: meal.carbs, fat: meal.fat });
      expect(recipe.ingredients).toHaveLength(meal.ingredients.length);
      expect(recipe.ingredients.every(({ amount, item }) => amount !== '' && item !== '')).toBe(true);
    }
  });

  it('keep the steps that a saved plan brought along, whatever it came from', async () => {
    const steps = ['Dredge the beef in the flour.', 'Braise for 3 hours.'];
    const lines = ['500 g beef chuck', '2 tbsp flour'];
    const stew = { description: '', calories: 700, protein: 60, carbs: 20, fat: 40, difficulty: 'Hard' };
    const plan = {
      title: 'From elsewhere',
      description: '',
      searchQuery: '',
      nutritionOverview: { totalCalories: 700, protein: 60, carbs: 20, fat: 40 },
      dailyMeals: {
        Dinner: { ...stew, name: 'Sunday stew', recipeIngredient: lines, recipeInstructions: steps.map((text) => ({ text })) },
      },
    };
    const asked = { title: 'Sunday stew', ingredients: lines };
    expect(await write(asked)).toMatchObject({ instructionsFrom: 'foods' });
    const saved = await ada.call('POST', '/api/meal-plans/save', plan);
    expect(saved.status, saved.text).toBe(200);
    const recipe = await write(asked);
    expect(recipe).toMatchObject({ instructions: steps, instructionsFrom: 'meal', cookTime: '180 min' });
    // What it says of its figures is not taken for ours.
    expect(recipe.nutritionFacts.calories).not.toBe(700);
    expect(await write({ ...asked, ingredients: [...lines, 'salt'] })).toMatchObject({ instructionsFrom: 'foods' });
  });

  it('of other dishes are grounded, and say what they do not count', async () => {
    const recipe = await write({ title: 'My soup', ingredients: ['200 g red lentils', '2 cups unobtainium leaves', 'salt to taste'] });
    // 200 g of SR28 16144 (lentils, pink or red, raw): 47.8 g protein, 126.2 g carbs, 4.3 g fat.
    expect(recipe.nutritionFacts.protein).toBe(48);
    expect(recipe.notCounted).toEqual(['2 cups unobtainium leaves']);
    expect(recipe.instructions.length).toBeGreaterThan(0);
  });
});
