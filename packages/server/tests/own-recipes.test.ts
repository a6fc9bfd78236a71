import { EXPORT_URL, importAccount } from '@larder/contract/account.ts';
import type { DishOpinion } from '@larder/contract/dish-opinion.ts';
import type { LineCorrection } from '@larder/contract/line-correction.ts';
import type { RecipeCard, RecipePreview, RecipeText, SavedRecipe } from '@larder/contract/own-recipe.ts';
import { RECIPE_LIMITS } from '@larder/contract/recipe-limits.ts';
import type { Meal } from '@larder/contract/plan.ts';
import type { ProblemReply } from '@larder/contract/problem.ts';
import { fail, ok } from '@larder/domain/base/result.ts';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FetchPage } from '../src/ports/page.ts';
import { type Caller, type LarderApp, startLarderApp } from './support/larder-app.ts';

/** Either of the two: which one it is, each test asserts. */
type Wire<Data> = { readonly data: Data } & Pick<ProblemReply, 'error'>;
type Read = { readonly sourceKind: string; readonly recipes: readonly RecipePreview[]; readonly more: number };

const PAGE = `<!doctype html><html lang="en"><title>Bean pan</title><script type="application/ld+json">
{"@context":"https://schema.org","@type":"Recipe","name":"Bean pan","recipeYield":"2 servings","totalTime":"PT25M","nutrition":{"calories":"410 kcal"},
"recipeIngredient":["1 can (400 g) white beans","2 tbsp olive oil","1 cup zorgleberry cordial"],"recipeInstructions":["Warm the oil.","Add the beans."]}</script>`;
const PASTE = 'Rice pot\n\nServes 2\n\nIngredients\n1 cup rice\n2 onions\n\nMethod\nCook the rice with the onions.';

/** Stands for the internet. */
const fetchPage: FetchPage = async (address) =>
  address.includes('beans') ? ok({ text: PAGE, address: 'https://recipes.example/beans' }) : fail({ type: 'refused', status: 403 });

let larder: LarderApp;
let eater: Caller;
beforeAll(async () => {
  larder = await startLarderApp('pglite', {}, { fetchPage });
}, 60_000);
afterAll(() => larder.close());
beforeEach(async () => {
  eater = await larder.newEater();
});

const read = async (body: object): Promise<Read> => {
  const answer = await eater.call<Wire<Read>>('POST', '/api/recipes/read', body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
};
const sendFile = (name: string, payload: Buffer) =>
  larder.app.inject({
    method: 'POST',
    url: `/api/recipes/read-file?name=${encodeURIComponent(name)}`,
    headers: { cookie: eater.cookie, origin: 'http://localhost:5000', 'content-type': 'application/octet-stream' },
    payload,
  });
const save = async (recipe: RecipeText, more: object = {}) =>
  (await eater.call<Wire<{ id: string; isKnown: boolean }>>('POST', '/api/recipes', { recipe, sourceKind: 'text', ...more })).body.data;
const open = async (id: string) => (await eater.call<Wire<SavedRecipe>>('GET', `/api/recipes/${id}`)).body.data;
const put = (id: string, body: object, headers = {}) => eater.call<Wire<SavedRecipe>>('PUT', `/api/recipes/${id}`, body, headers);

describe('the four doors', () => {
  it('lead to one preview: an address', async () => {
    const { sourceKind, recipes } = await read({ address: 'recipes.example/beans' });
    expect(sourceKind).toBe('address');
    const [{ recipe, reading, known } = {} as RecipePreview] = recipes;
    expect([recipe.title, recipe.source, recipe.statedKcal, known]).toEqual(['Bean pan', 'https://recipes.example/beans', 410, null]);
    expect(reading.lines.map(({ certainty }) => certainty)).toEqual(['sure', 'sure', 'unknown']);
    expect(reading.notCounted).toEqual(['1 cup zorgleberry cordial']);
    expect(reading.coverage).toBeCloseTo(2 / 3);
    expect(reading.planning.isFit).toBe(false);
  });

  it('a paste, and the source of a page in its place', async () => {
    expect((await read({ text: PASTE })).recipes.map(({ recipe }) => recipe.title)).toEqual(['Rice pot']);
    expect((await read({ text: PAGE })).recipes.map(({ recipe }) => recipe.title)).toEqual(['Bean pan']);
  });

  it('a paste with what it says beside its parts, which clears nobody whom a food of it harms, and is saved as it is kept', async () => {
    await eater.call('PUT', '/api/profile', { dietaryRestrictions: ['Peanut allergy'] });
    const [plain] = (await read({ text: PASTE })).recipes;
    const [noted] = (await read({ text: `${PASTE}\n\nNotes\nMy aunt adds zorgleberry.\nSatay goes with it.` })).recipes;
    expect(plain).not.toHaveProperty('notes');
    expect(noted).toMatchObject({ recipe: plain!.recipe, notes: 'My aunt adds zorgleberry.\nSatay goes with it.' });
    expect(plain!.reading.verdicts).toMatchObject([{ outcome: 'yes' }]);
    expect(noted!.reading.verdicts).toMatchObject([{ outcome: 'unknown', line: 'Satay goes with it.' }]);
    const { recipe } = noted!;
    for (const [notes, outcome] of [
      ['My aunt adds zorgleberry.', 'yes'],
      [noted!.notes, 'unknown'],
    ] as const) {
      const weighed = await eater.call<Wire<RecipePreview>>('POST', '/api/recipes/weigh', { recipe, notes });
      expect(weighed.body.data).toMatchObject({ notes, reading: { verdicts: [{ outcome }] } });
    }
    const { id } = await save(noted!.recipe, { notes: noted!.notes });
    expect(await open(id)).toMatchObject({ notes: noted!.notes, reading: { verdicts: [{ outcome: 'unknown' }] } });
    const long = (await read({ text: `${PASTE}\n\nNotes\n${'It was hers. '.repeat(1000)}` })).recipes[0]!;
    expect(long.notes).toHaveLength(RECIPE_LIMITS.noteLetters);
    expect((await save(long.recipe, { notes: long.notes, anyway: true })).isKnown).toBe(false);
  });

  it('a file: a page, or what another app exported', async () => {
    const page = (await sendFile('beans.html', Buffer.from(PAGE))).json<Wire<Read>>().data;
    expect([page.sourceKind, page.recipes[0]?.recipe.title]).toEqual(['file', 'Bean pan']);
    const app = [{ '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 onion', '1 carrot'], recipeInstructions: ['Cook it.'] }];
    const zip = zipSync({ 'a/recipes.json': Buffer.from(JSON.stringify([...app, { ...app[0], name: 'Stew' }])) });
    const exported = (await sendFile('library.zip', Buffer.from(zip))).json<Wire<Read>>().data;
    expect(exported.recipes.map(({ recipe }) => recipe.title)).toEqual(['Soup', 'Stew']);
  });

  it('say what was wrong and which other door is open', async () => {
    const refused = await eater.call<ProblemReply>('POST', '/api/recipes/read', { address: 'https://closed.example' });
    expect([refused.status, refused.body.error.code]).toEqual([422, 'page-unreachable']);
    expect(refused.body.message).toMatch(/403.*paste/);
    const empty = await eater.call<ProblemReply>('POST', '/api/recipes/read', { text: 'hello' });
    expect([empty.status, empty.body.error.code]).toEqual([422, 'recipe-unreadable']);
    expect((await sendFile('a.zip', Buffer.from('PK\u0003\u0004 and nothing'))).statusCode).toBe(422);
    expect((await sendFile('a.bin', Buffer.alloc(26_000_000, 'x'))).statusCode).toBe(413);
    expect((await eater.call('POST', '/api/recipes/read-file', { not: 'a file' })).status).toBe(415);
  });

  it('say that they cannot tell where a step speaks of what no line lists', async () => {
    await eater.call('PUT', '/api/profile', { dietaryRestrictions: ['Peanut allergy'] });
    const paste = PASTE.replace('the onions.', 'the onions. Serve with satay.');
    const { recipes } = await read({ text: paste });
    const { id } = await save(recipes[0]!.recipe);
    for (const { verdicts } of [recipes[0]!.reading, (await open(id)).reading]) {
      expect(verdicts).toMatchObject([{ outcome: 'unknown' }]);
      expect(verdicts[0]?.sentence).toContain('not among the ingredients');
    }
  });

  it('show the verdict of the eater with the line that decides', async () => {
    await eater.call('PUT', '/api/profile', { dietaryRestrictions: ['Vegan'] });
    const { recipes } = await read({ text: PASTE.replace('2 onions', '50 g butter') });
    expect(recipes[0]?.reading.verdicts).toMatchObject([{ outcome: 'no', line: '50 g butter' }]);
  });
});

describe('a library', () => {
  const pot = async () => (await read({ text: PASTE })).recipes[0]!.recipe;

  it('keeps a recipe with what it was understood as, and shows it again', async () => {
    const { id, isKnown } = await save(await pot(), { notes: 'less salt' });
    const saved = await open(id);
    expect([isKnown, saved.recipe.title, saved.notes, saved.hasPrevious, saved.newer]).toEqual([
      false,
      'Rice pot',
      'less salt',
      false,
      null,
    ]);
    expect(saved.reading.plates).toEqual({ count: 2, from: 'stated' });
    expect(saved.reading.nutrition.calories).toBeGreaterThan(200);
  });

  it('has the figures of all of it from its lines, which a rounded plate times its plates is not', async () => {
    const lines = ['225 g butter', '300 g brown sugar', '280 g all-purpose flour', '255 g chocolate chips', '100 g walnuts'];
    const cookies = {
      ...(await pot()),
      title: 'Cookies',
      plates: 24,
      ingredients: [{ heading: null, lines: [...lines, '60 g golden syrup'] }],
    };
    const { nutrition, whole, lines: counted } = (await open((await save(cookies)).id)).reading;
    const sum = counted.reduce((all, { kcal }) => all + (kcal ?? 0), 0);
    expect(Math.abs(whole!.calories - sum)).toBeLessThanOrEqual(counted.length / 2);
    expect(Math.abs(24 * nutrition.calories - sum)).toBeGreaterThan(counted.length / 2);
    // Of the syrup nobody knows the sugar, as a plan with a plate of it says, too.
    expect(Object.keys(whole!.known ?? {})).toContain('sugar');
  });

  it('knows a recipe by its address and by its title, and takes it twice only when told to', async () => {
    const { recipe } = (await read({ address: 'recipes.example/beans' })).recipes[0]!;
    const { id } = await save(recipe, { sourceKind: 'address' });
    const again = await read({ address: 'recipes.example/beans?utm_source=mail' });
    expect(again.recipes[0]!.known).toEqual({ id, title: 'Bean pan' });
    expect(await save({ ...recipe, title: 'Other name' })).toEqual({ id, isKnown: true });
    expect(await save({ ...recipe, source: null })).toEqual({ id, isKnown: true });
    expect((await save(recipe, { anyway: true })).isKnown).toBe(false);
  });

  it('is searched by word, ingredient, diet and time', async () => {
    const recipe = await pot();
    await save(recipe);
    await save({
      ...recipe,
      title: 'Egg rice',
      ingredients: [{ heading: null, lines: ['1 cup rice', '2 eggs'] }],
      minutes: { prep: null, cook: null, total: 50 },
    });
    const titles = async (query: string) =>
      (await eater.call<Wire<RecipeCard[]>>('GET', `/api/recipes?${query}`)).body.data.map(({ title }) => title);
    expect(await titles('')).toEqual(['Egg rice', 'Rice pot']);
    expect(await titles('search=POT')).toEqual(['Rice pot']);
    expect(await titles('with=rice,%20egg')).toEqual(['Egg rice']);
    expect(await titles('diet=vegan')).toEqual(['Rice pot']);
    expect(await titles('minutes=30')).toEqual([]);
    expect(await titles('minutes=60')).toEqual(['Egg rice']);
    expect(await titles('search=50%25')).toEqual([]);
    expect((await (await larder.newEater()).call<Wire<RecipeCard[]>>('GET', '/api/recipes')).body.data).toEqual([]);
  });

  it('changes a recipe, keeps the version before, and writes over nothing unseen', async () => {
    const recipe = await pot();
    const { id } = await save(recipe);
    const changed = { recipe: { ...recipe, title: 'Rice pot for four', plates: 4 }, notes: '', inPlanning: true };
    const stale = await put(id, changed, { 'if-match': '"7"' });
    expect([stale.status, stale.body.error.code]).toEqual([409, 'recipe-changed']);
    const { revision } = await open(id);
    // Two revisions are those of no recipe, though one of them is this one's.
    const both = await put(id, changed, { 'if-match': `"${revision}", "7"` });
    expect([both.status, both.body.error.code]).toEqual([409, 'recipe-changed']);
    const { body } = await put(id, changed, { 'if-match': `"${revision}"` });
    expect([body.data.recipe.title, body.data.hasPrevious, body.data.reading.plates?.count]).toEqual(['Rice pot for four', true, 4]);
    const back = await eater.call<Wire<SavedRecipe>>('POST', `/api/recipes/${id}/revert`);
    expect([back.body.data.recipe.title, back.body.data.hasPrevious]).toEqual(['Rice pot', true]);
  });

  it('brings back the notes with the version they were of, and makes none of what only adds to them', async () => {
    const recipe = await pot();
    const { id } = await save(recipe, { notes: 'Hers.' });
    const write = async (notes: string) => (await put(id, { recipe, notes, inPlanning: true })).body.data.hasPrevious;
    const revert = async () => (await eater.call<Wire<SavedRecipe>>('POST', `/api/recipes/${id}/revert`)).body.data.notes;
    expect(await write('Hers. Less salt.')).toBe(false);
    expect(await write('His.')).toBe(true);
    expect(await revert()).toBe('Hers. Less salt.');
    expect(await revert()).toBe('His.');
    await put(id, { recipe: { ...recipe, title: 'Rice' }, notes: 'Ours.', inPlanning: true });
    expect(await revert()).toBe('His.');
  });

  it('deletes with a way back, and gives a recipe out as other apps read it', async () => {
    const { id } = await save(await pot());
    const exported = (await eater.call<Wire<Record<string, unknown>>>('GET', `/api/recipes/${id}/export`)).body.data;
    expect(exported).toMatchObject({ '@type': 'Recipe', name: 'Rice pot', recipeIngredient: ['1 cup rice', '2 onions'] });
    expect((await eater.call('DELETE', `/api/recipes/${id}`)).status).toBe(200);
    expect((await eater.call('GET', `/api/recipes/${id}`)).status).toBe(404);
    expect((await eater.call('POST', `/api/recipes/${id}/restore`)).status).toBe(200);
    expect((await open(id)).recipe.title).toBe('Rice pot');
    expect((await eater.call('POST', `/api/recipes/${id}/restore`)).status).toBe(404);
  });

  it('is in the download of an account', async () => {
    await save(await pot());
    const answer = await larder.app.inject({ method: 'GET', url: EXPORT_URL, headers: { cookie: eater.cookie } });
    const rows = JSON.parse(strFromU8(unzipSync(answer.rawPayload)['larder.json']!)) as { recipes: { title: string }[] };
    expect(rows.recipes.map(({ title }) => title)).toEqual(['Rice pot']);
  });

  it('comes into another account with what was said of it', async () => {
    const { id } = await save(await pot());
    await eater.call('PUT', '/api/dish-opinions', { dishKey: id, opinion: 'never', rating: 1, cookedOn: '2026-11-20' });
    const { rawPayload: payload } = await larder.app.inject({ method: 'GET', url: EXPORT_URL, headers: { cookie: eater.cookie } });
    const { call, cookie } = await larder.newEater();
    const headers = { cookie, origin: 'http://localhost:5000', 'content-type': 'application/zip' };
    const { method, path: url } = importAccount;
    expect((await larder.app.inject({ method, url, headers, payload })).statusCode).toBe(200);
    const [recipe] = (await call<Wire<RecipeCard[]>>('GET', '/api/recipes')).body.data;
    expect(recipe!.id).not.toBe(id);
    const said = { dishKey: recipe!.id, opinion: 'never', rating: 1, lastCooked: '2026-11-20', timesCooked: 1 };
    expect((await call<Wire<DishOpinion[]>>('GET', '/api/dish-opinions')).body.data).toEqual([said]);
  });
});

describe('a dish of a plan', () => {
  it('is kept with the numbers it has there', async () => {
    const made = await eater.call<Wire<{ meals: Record<string, Meal> }>>('POST', '/api/meal-plans/generate', { query: 'vegan', seed: 3 });
    for (const meal of Object.values(made.body.data.meals)) {
      const recipe = {
        ...(await read({ text: PASTE })).recipes[0]!.recipe,
        title: meal.title,
        ingredients: [{ heading: null, lines: meal.ingredients }],
        yield: { min: 1, max: 1, noun: null, isServings: true },
      };
      const portions = meal.portions!.map(({ foodId, steps, chosen }) => ({ foodId, grams: steps[chosen]!.grams }));
      const saved = await open((await save(recipe, { sourceKind: 'plan', portions })).id);
      expect(Math.abs(saved.reading.nutrition.calories - meal.calories), meal.title).toBeLessThanOrEqual(1);
      expect(saved.newer).toBeNull();
    }
  });
});

describe('in plans', () => {
  type Days = { mealPlan: { id: string; title: string; meals: Record<string, { title: string; calories: number }> }; revision: string }[];
  const dayOf = async (date: string) => (await eater.call<Wire<Days>>('GET', `/api/weekly-plan-days/${date}`)).body.data;
  const pot = async () => (await read({ text: PASTE })).recipes[0]!.recipe;
  const putOn = (id: string, body: object, headers = {}) =>
    eater.call<Wire<{ planId: string; replaced: string | null }>>(
      'POST',
      `/api/recipes/${id}/days`,
      { date: '2026-12-01', plates: 1, ...body },
      headers,
    );

  it('an empty day becomes a plan with that one meal, and a planned one a copy with it in its place', async () => {
    const recipe = await pot();
    const { id } = await save(recipe);
    const plate = (await open(id)).reading.nutrition.calories;
    expect((await putOn(id, { slot: 'lunch', plates: 2 })).body.data.replaced).toBeNull();
    const [first] = await dayOf('2026-12-01');
    expect(first!.mealPlan.meals).toMatchObject({ lunch: { title: 'Rice pot' } });
    expect(Math.abs(first!.mealPlan.meals['lunch']!.calories - 2 * plate)).toBeLessThanOrEqual(2);

    const soup = (await save({ ...recipe, title: 'Onion rice' })).id;
    expect((await putOn(soup, { slot: 'lunch' }, { 'if-match': '"stale"' })).body.error.code).toBe('days-changed');
    expect((await putOn(soup, { slot: 'lunch' }, { 'if-match': `"${first!.revision}"` })).body.data.replaced).toBe('Rice pot');
    const [second] = await dayOf('2026-12-01');
    expect(second!.mealPlan).toMatchObject({ title: 'Onion rice', meals: { lunch: { title: 'Onion rice' } } });
    expect(second!.mealPlan.id).not.toBe(first!.mealPlan.id);
    const bare = await save({ ...recipe, title: 'Of unknown size', yield: null });
    expect((await putOn(bare.id, { slot: 'dinner' })).body.error.code).toBe('recipe-not-weighed');
  });

  it('what nobody knows of a recipe on a day is bought as it is written', async () => {
    const recipe = { ...(await pot()), ingredients: [{ heading: null, lines: ['200 g rice', '2 bunches Zauberkraut'] }] };
    const { id } = await save(recipe);
    expect((await putOn(id, { slot: 'dinner', plates: 1 })).status).toBe(200);
    type Listed = { ingredients: { ingredient: string; quantity: string; source: string }[] };
    const { ingredients } = (await eater.call<Wire<Listed>>('POST', '/api/grocery-lists/generate', { dates: ['2026-12-01'] })).body.data;
    expect(ingredients).toContainEqual(
      expect.objectContaining({ ingredient: 'Zauberkraut', quantity: '1 bunch', source: 'Rice pot (Tue 1 dinner)' }),
    );
  });

  it('what nobody can tell of a recipe under an allergy is said of its day and its plan, too', async () => {
    const recipe = { ...(await pot()), ingredients: [{ heading: null, lines: ['200 g rice', '2 bunches Zauberkraut'] }] };
    const { id } = await save(recipe);
    const date = '2126-12-01';
    const { planId } = (await putOn(id, { slot: 'dinner', plates: 1, date })).body.data;
    const readAgainst = async () => {
      const plan = await eater.call<Wire<{ against?: string }>>('GET', `/api/meal-plans/${planId}`);
      const [day] = (await eater.call<Wire<{ against?: string }[]>>('GET', `/api/weekly-plan-days/${date}`)).body.data;
      return [plan.body.data.against, day!.against];
    };
    expect(await readAgainst()).toEqual([undefined, undefined]);
    await eater.call('PUT', '/api/profile', { dietaryRestrictions: ['Peanut allergy'] });
    const says = 'Kept as it is, though Larder cannot tell whether your profile allows dinner with 1 bunch Zauberkraut.';
    expect(await readAgainst()).toEqual([says, says]);
  });

  it('days are made with recipes of one’s own, now and then, where their owner lets them', async () => {
    const lines = ['150 g rice', '150 g chicken breast', '200 g broccoli', '1 tbsp olive oil'];
    const recipe = { ...(await pot()), title: 'Chicken rice pan', ingredients: [{ heading: null, lines }], plates: 1 };
    const { id } = await save(recipe);
    const isServed = async (seed: number) => {
      const answer = await eater.call<Wire<{ meals: Record<string, { title: string }> }>>('POST', '/api/meal-plans/generate', {
        query: '2000 calories',
        seed,
      });
      return Object.values(answer.body.data.meals).some(({ title }) => title === 'Chicken rice pan');
    };
    const served: boolean[] = [];
    for (let seed = 1; seed <= 8; seed++) served.push(await isServed(seed * 7919));
    expect(served).toContain(true);
    // What was shown is fresh for about four days.
    expect(served.slice(served.indexOf(true) + 1, served.indexOf(true) + 4)).not.toContain(true);
    await put(id, { recipe, notes: '', inPlanning: false });
    for (let seed = 20; seed <= 26; seed++) expect(await isServed(seed * 7919)).toBe(false);
  });
});

describe('one that a sentence asks for by its title', () => {
  const ask = async (query: string) =>
    (
      await eater.call<Wire<{ meals: Record<string, { title: string }>; notes: string[]; notUnderstood: string[] }>>(
        'POST',
        '/api/meal-plans/generate',
        { query },
      )
    ).body.data;
  const lines = ['150 g rice', '150 g chicken breast', '200 g broccoli', '1 tbsp olive oil'];

  it('is served at the meal that is named with it, and its title wishes for nothing else', async () => {
    const { recipe } = (await read({ text: PASTE })).recipes[0]!;
    await save({ ...recipe, title: 'Emergency zebra pot', ingredients: [{ heading: null, lines }], plates: 1 });
    const { meals, notUnderstood } = await ask('Emergency Zebra Pot for lunch, no mushrooms');
    expect(meals['lunch']?.title).toBe('Emergency zebra pot');
    expect(notUnderstood).toEqual([]);
    expect((await ask('no emergency zebra pot please')).meals['lunch']?.title).not.toBe('Emergency zebra pot');
  });

  it('is said not to be there where a rule of the eater forbids it', async () => {
    const { recipe } = (await read({ text: PASTE })).recipes[0]!;
    await save({ ...recipe, title: 'Emergency zebra pot', ingredients: [{ heading: null, lines }], plates: 1 });
    await eater.call('PUT', '/api/profile', { dietaryRestrictions: ['Vegan'] });
    const { meals, notes } = await ask('emergency zebra pot');
    expect(Object.values(meals).map(({ title }) => title)).not.toContain('Emergency zebra pot');
    expect(notes.join(' ')).toContain('Your recipe “Emergency zebra pot” is not in this plan');
  });
});

describe('an opinion', () => {
  const say = async (body: object) => eater.call<Wire<DishOpinion>>('PUT', '/api/dish-opinions', body);

  it('is kept, changed and taken back; a day of cooking counts once', async () => {
    await say({ dishKey: 'dal-red-lentil', opinion: 'again' });
    await say({ dishKey: 'dal-red-lentil', cookedOn: '2026-11-20' });
    await say({ dishKey: 'dal-red-lentil', cookedOn: '2026-11-20' });
    const { body } = await say({ dishKey: 'dal-red-lentil', cookedOn: '2026-11-21' });
    expect(body.data).toEqual({ dishKey: 'dal-red-lentil', opinion: 'again', rating: null, lastCooked: '2026-11-21', timesCooked: 2 });
    expect((await say({ dishKey: 'dal-red-lentil', opinion: null })).body.data.opinion).toBeNull();
    expect((await eater.call<Wire<DishOpinion[]>>('GET', '/api/dish-opinions')).body.data).toHaveLength(1);
    expect((await (await larder.newEater()).call<Wire<DishOpinion[]>>('GET', '/api/dish-opinions')).body.data).toEqual([]);
  });

  it('that it was cooked can be taken back, with the day before, and once', async () => {
    const dishKey = 'dal-red-lentil-again';
    await say({ dishKey, cookedOn: '2026-11-18' });
    await say({ dishKey, cookedOn: '2026-11-21', rating: 3 });
    const takeBack = async () => (await say({ dishKey, notCooked: { on: '2026-11-21', before: '2026-11-18' } })).body.data;
    const before = { dishKey, opinion: null, rating: 3, lastCooked: '2026-11-18', timesCooked: 1 };
    expect(await takeBack()).toEqual(before);
    expect(await takeBack()).toEqual(before);
    const { body } = await say({ dishKey, notCooked: { on: '2026-11-18', before: null } });
    expect(body.data).toEqual({ ...before, lastCooked: null, timesCooked: 0 });
  });

  it('may be a number of stars, by which the library is searched', async () => {
    const { recipe } = (await read({ text: PASTE })).recipes[0]!;
    const { id } = await save(recipe);
    await save({ ...recipe, title: 'Another pot' });
    expect((await say({ dishKey: id, rating: 4 })).body.data).toMatchObject({ rating: 4, opinion: null, timesCooked: 0 });
    expect((await say({ dishKey: id, cookedOn: '2026-11-21' })).body.data.rating).toBe(4);
    const listed = async (query: string) => (await eater.call<{ data: RecipeCard[] }>('GET', `/api/recipes${query}`)).body.data;
    expect((await listed('')).map(({ title, rating }) => [title, rating])).toContainEqual(['Rice pot', 4]);
    expect((await listed('?rating=4')).map(({ title }) => title)).toEqual(['Rice pot']);
    expect(await listed('?rating=5')).toEqual([]);
  });

  it('of never keeps a dish out of the next plan of the same words', async () => {
    const plan = async () =>
      (
        await eater.call<Wire<{ meals: Record<string, { dishId: string }> }>>('POST', '/api/meal-plans/generate', {
          query: 'keto day',
          seed: 5,
        })
      ).body.data.meals;
    const kitOf = (dishId: string) => dishId.split('~')[0]!;
    const kit = kitOf((await plan())['dinner']!.dishId);
    await larder.database.kysely.deleteFrom('shown_dishes').execute();
    await say({ dishKey: kit, opinion: 'never' });
    expect(Object.values(await plan()).map(({ dishId }) => kitOf(dishId))).not.toContain(kit);
  });
});

describe('a correction', () => {
  const correct = async (body: object) =>
    eater.call<Wire<LineCorrection>>('POST', '/api/line-corrections', { language: 'en', grams: null, ...body });

  it('holds for lines of equal words from now on, changes no saved recipe unasked, and is taken back', async () => {
    const { recipe } = (await read({ text: PASTE })).recipes[0]!;
    const { id } = await save(recipe);
    const before = await open(id);
    const { body } = await correct({ line: '2 onions', foodId: 'onion', grams: 1000 });
    expect(body.data).toMatchObject({ food: { id: 'onion' }, weight: { unit: 'piece', grams: 500 } });
    const weighed = await eater.call<Wire<RecipePreview>>('POST', '/api/recipes/weigh', { recipe });
    expect(weighed.body.data.reading.lines[1]).toMatchObject({ grams: 1000, certainty: 'said', correctionId: body.data.id });

    const after = await open(id);
    expect(after.reading.nutrition).toEqual(before.reading.nutrition);
    expect(after.newer?.calories).toBeGreaterThan(before.reading.nutrition.calories);
    const anew = await put(id, { recipe, notes: '', inPlanning: true, readAnew: true });
    expect(anew.body.data.reading.nutrition.calories).toBe(after.newer?.calories);

    expect((await eater.call<Wire<LineCorrection[]>>('GET', '/api/line-corrections')).body.data).toHaveLength(1);
    expect((await eater.call('DELETE', `/api/line-corrections/${body.data.id}`)).status).toBe(200);
    const again = await eater.call<Wire<RecipePreview>>('POST', '/api/recipes/weigh', { recipe });
    expect(again.body.data.reading.nutrition).toEqual(before.reading.nutrition);
  });

  it('holds in the language that the lines are in, though the recipe declares none, before any guess', async () => {
    const text = 'Omas Suppe\nfür 2 Personen\n200 g Linsen\n1 Zwiebel\n100 ml Sahne\n2 EL Erdnussbutter\n\nAlles 10 Minuten kochen.';
    const [{ recipe, reading } = {} as RecipePreview] = (await read({ text })).recipes;
    expect([recipe.language, reading.language]).toEqual([null, 'de']);
    const { language } = reading;
    await correct({ line: '200 g Linsen', language, foodId: 'red-lentils' });
    const { body } = await correct({ line: '1 Zwiebel', language, foodId: 'onion', grams: 90 });
    await correct({ line: '2 EL Erdnussbutter', language, foodId: null });
    const said = [
      { food: { id: 'red-lentils' }, grams: 200, certainty: 'said' },
      { grams: 90, certainty: 'said', correctionId: body.data.id },
      {},
      { certainty: 'left-out' },
    ];
    const weighed = await eater.call<Wire<RecipePreview>>('POST', '/api/recipes/weigh', { recipe });
    expect(weighed.body.data.reading.lines).toMatchObject(said);
    const again = (await read({ text })).recipes[0]!;
    expect(again.reading.lines).toMatchObject(said);
    const { id } = await save(again.recipe);
    expect((await open(id)).reading).toMatchObject({ lines: said, guessed: 0, planning: { isFit: true, sentence: null } });
    // Said once more of another number it is the same one.
    await correct({ line: '3 Zwiebeln', language, foodId: 'shallot' });
    const all = (await eater.call<Wire<LineCorrection[]>>('GET', '/api/line-corrections')).body.data;
    expect(all.map(({ words }) => words)).toEqual(['erdnussbutter', 'linsen', 'zwiebel']);
  });

  it('may leave a line out, and takes no food that is not there', async () => {
    const { recipe } = (await read({ address: 'recipes.example/beans' })).recipes[0]!;
    await correct({ line: '1 cup zorgleberry cordial', foodId: null });
    const weighed = await eater.call<Wire<RecipePreview>>('POST', '/api/recipes/weigh', { recipe });
    expect(weighed.body.data.reading).toMatchObject({ coverage: 1, notCounted: [], planning: { isFit: true } });
    expect((await correct({ line: '1 cup x', foodId: 'no-such-food' })).body.error.code).toBe('food-not-found');
  });

  it('is chosen among foods found by name', async () => {
    const { body } = await eater.call<Wire<{ id: string; name: string }[]>>('GET', '/api/foods?search=olive%20o');
    expect(body.data.map(({ id }) => id)).toContain('olive-oil');
  });
});

describe('a line that is not at home', () => {
  it('has others in its place, each with what the recipe comes to then, within the rules of everybody who eats', async () => {
    const recipe = {
      ...(await read({ text: PASTE })).recipes[0]!.recipe,
      ingredients: [{ heading: null, lines: ['1 cup rice', '1 cup sour cream'] }],
    };
    const { id } = await save(recipe);
    type Substitutes = { food: string; text: string; nutrition: { calories: number } }[];
    const list = async () => (await eater.call<Wire<Substitutes>>('GET', `/api/recipes/${id}/substitutes?line=1`)).body.data;
    const before = (await open(id)).reading.nutrition.calories;
    const first = (await list()).find(({ food }) => food === 'Greek yogurt');
    expect(first?.text).toMatch(/^1 cup .*Greek yogurt/);
    expect(first?.nutrition.calories).toBeLessThan(before);
    const changed = { ...recipe, ingredients: [{ heading: null, lines: ['1 cup rice', first!.text] }] };
    const { body } = await put(id, { recipe: changed, notes: '', inPlanning: true });
    expect(body.data.reading.nutrition.calories).toBe(first?.nutrition.calories);
    await put(id, { recipe, notes: '', inPlanning: true });
    const child = {
      name: 'Ida',
      kind: 'adult',
      birthYear: null,
      restrictions: ['dairy allergy'],
      target: { kind: 'usual' },
      eatsAtHome: {},
    };
    const added = await eater.call('POST', '/api/household/eaters', child);
    expect(added.status, added.text).toBe(200);
    expect((await list()).map(({ food }) => food).join()).not.toMatch(/(?<!soy |vegan )yogurt/);
    const { verdicts, planning } = (await open(id)).reading;
    expect(verdicts.map(({ eater: name, outcome }) => [name, outcome])).toContainEqual(['Ida', 'no']);
    expect(planning).toEqual({ isFit: true, sentence: expect.stringMatching(/^So Larder does not choose it where Ida eats, too/) });
  });
});

describe('meals from elsewhere', () => {
  it('are weighed by their lines, or not at all where one is not counted', async () => {
    const meals = [{ lines: ['500 g lentils', '2 tbsp olive oil'], plates: 4 }, { lines: ['1 cup zorgleberry cordial', '1 egg'] }];
    const { body } = await eater.call<Wire<({ calories: number } | null)[]>>('POST', '/api/recipes/weigh-meals', { meals });
    expect(body.data[0]?.calories).toBeGreaterThan(400);
    expect(body.data[0]?.calories).toBeLessThan(600);
    expect(body.data[1]).toBeNull();
  });
});
