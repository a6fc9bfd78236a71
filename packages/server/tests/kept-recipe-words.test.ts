import type { GeneratedPlan, SavedPlan } from '@larder/contract/plan.ts';
import type { RecipeText } from '@larder/contract/own-recipe.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';

type Wire<Data> = { readonly data: Data };

let larder: LarderApp;
beforeAll(async () => {
  larder = await startLarderApp();
}, 60_000);
afterAll(() => larder.close());

const RECIPE: RecipeText = {
  title: 'Chicken and rice',
  ingredients: [{ heading: null, lines: ['400 g white rice', '600 g chicken breast', '4 tbsp olive oil', '400 g zucchini'] }],
  steps: [{ heading: null, lines: ['Cook it for 20 minutes.'] }],
  yield: { min: 4, max: 4, noun: null, isServings: true },
  minutes: { prep: 10, cook: 20, total: 30 },
  statedKcal: null,
  source: null,
  language: 'en',
  plates: null,
};
const DATE = '2031-03-03';
/** Somebody who kept the recipe with a note, put it on a day and must not have sesame from now on. */
async function keepNoted(): Promise<{ readonly eater: Caller; readonly planId: string }> {
  const eater = await larder.newEater();
  const kept = { recipe: RECIPE, sourceKind: 'text', notes: 'My aunt scatters hummus over it.' };
  const { id } = (await eater.call<Wire<{ id: string }>>('POST', '/api/recipes', kept)).body.data;
  const put = await eater.call<Wire<{ planId: string }>>('POST', `/api/recipes/${id}/days`, { date: DATE, slot: 'dinner', plates: 1 });
  expect(put.status, put.text).toBe(200);
  await eater.call('PUT', '/api/profile', { dietaryRestrictions: ['Sesame allergy'] });
  return { eater, planId: put.body.data.planId };
}

const DOUBT =
  'Kept as it is, though Larder cannot tell whether your profile allows dinner with what its recipe says: “My aunt scatters hummus over it”.';

it('a note of a recipe speaks against its meal wherever that is shown', async () => {
  const { eater, planId } = await keepNoted();
  const plan = (await eater.call<Wire<SavedPlan & { against?: string }>>('GET', `/api/meal-plans/${planId}`)).body.data;
  expect(plan.against).toBe(DOUBT);
  const { text } = await eater.call('GET', `/api/weekly-plan-days/${DATE}`);
  expect(text).toContain(DOUBT);
});

it('and keeps it off a day that is changed, for one and with a guest', async () => {
  const { eater, planId } = await keepNoted();
  const { meals } = (await eater.call<Wire<SavedPlan>>('GET', `/api/meal-plans/${planId}`)).body.data;
  const made = await eater.call<Wire<GeneratedPlan>>('POST', '/api/meal-plans/generate', { query: '2000 kcal', seed: 3 });
  const day = { ...made.body.data.meals, dinner: meals.dinner };
  const ask = async (more: object): Promise<string | undefined> => {
    const answer = await eater.call<Wire<GeneratedPlan>>('POST', '/api/meal-plans/generate', { query: '2000 kcal', day, ...more });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data.meals.dinner?.recipeId;
  };
  expect(meals.dinner?.recipeId).toBeDefined();
  expect(await ask({ query: '2000 kcal (targets: 120 g protein, 220 g carbs, 70 g fat)' })).toBeUndefined();
  expect(await ask({ people: 2 })).toBeUndefined();
  expect(await ask({ people: 2, peopleAt: 'dinner' })).toBeUndefined();
  expect(await ask({ locked: { dinner: meals.dinner } })).toBeUndefined();
});
