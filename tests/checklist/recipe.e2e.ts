import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { answerWith, expect, FAULT, generatedOf, mealOf, openPage, test, toast, watch } from '../support/members.ts';

const MEAL = mealOf('Lentil bowl', {
  description: 'Lentils, warm and green.',
  ingredients: ['1/2 cup (80 g) lentils', '200 g spinach', 'salt to taste'],
  calories: 510.6,
  protein: 20.4,
  carbs: 60,
  fat: 9.5,
});

const RECIPE = {
  prepTime: '10 min',
  cookTime: '25 min',
  servings: 2,
  difficulty: 'Medium',
  ingredients: [
    { amount: '200 g', item: 'spinach' },
    { amount: '1/2 cup', item: 'lentils' },
    { amount: '1 1/2 tsp', item: 'cumin' },
    { amount: '½', item: 'lemon' },
    { amount: 'to taste', item: 'salt' },
  ],
  instructions: ['Simmer the lentils for 20 minutes.', 'Stir in the spinach and half of the cumin.', 'Sharpen with lemon.'],
  tips: ['Rinse well.', 'Keeps two days.'],
  nutritionFacts: { calories: 333, protein: 20.4, carbs: 40, fat: 8, fiber: 12, sugar: 3 },
};

const VIDEOS = [
  { videoId: 'abc', title: 'How to cook lentils', channelTitle: 'A Cook', duration: 'PT1H2M3S', viewCount: '1234567' },
  { videoId: 'def', title: 'Dal in ten minutes', channelTitle: 'Another Cook', duration: 'PT9M5S', viewCount: '12' },
];

async function openRecipe(page: Page): Promise<void> {
  await page.route('**/api/recipes/generate', answerWith({ success: true, data: RECIPE }));
  await page.route('**/api/youtube/search', answerWith({ success: true, data: VIDEOS }));
  await page.addInitScript((meal) => sessionStorage.setItem('selectedMeal', meal), JSON.stringify(MEAL));
  await page.goto('/recipe/x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lentil bowl');
}

const servings = (page: Page) => page.getByRole('spinbutton', { name: 'Servings' });
const lines = (page: Page) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: 'Recipe ingredients' }) })
    .last()
    .getByRole('listitem');
const facts = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: /Nutrition facts/ }) }).last();

test.describe('a meal on its own screen', () => {
  let page: Page;
  let asked: ReturnType<typeof watch>;
  let searched: ReturnType<typeof watch>;
  test.beforeAll(async ({ browser, larder, member }) => {
    page = await openPage(browser, larder.url, member);
    asked = watch(page, '/api/recipes/generate');
    searched = watch(page, '/api/youtube/search');
    await openRecipe(page);
    await expect(lines(page).first()).toBeVisible();
  });
  test.afterAll(() => page.context().close());

  test('RECIPE-01 RECIPE-04 shows the selected meal with its description', async () => {
    await expect(page.getByText('Lentils, warm and green.')).toBeVisible();
    await expect(page).toHaveTitle(/Lentil bowl/);
  });
  test('RECIPE-05 shows four rounded values', async () => {
    const figures = page.locator('dl').first();
    for (const text of ['511 kcal', '20 g', '60 g', '10 g']) await expect(figures).toContainText(text);
    await expect(figures).not.toContainText('.');
  });
  test('RECIPE-06 shows every basic ingredient', async () => {
    const glance = page.getByRole('region', { name: 'Ingredients at a glance' });
    await expect(glance.getByRole('listitem')).toHaveText(['1/2 cup (80 g) lentils', '200 g spinach', 'salt to taste']);
  });
  test('RECIPE-07 asks for no video before they are wanted', async () => {
    await page.waitForTimeout(300);
    expect(searched).toEqual([]);
  });
  test('RECIPE-08 RECIPE-09 looks for videos once, and shows title, channel, length and views', async () => {
    const toggle = page.getByRole('button', { name: 'Video tutorials' });
    await toggle.click();
    const first = page.getByRole('link', { name: /How to cook lentils/ });
    for (const text of ['A Cook', '1:02:03', '1,234,567 views']) await expect(first).toContainText(text);
    await toggle.click();
    await toggle.click();
    await expect(first).toBeVisible();
    expect(searched.map(({ method, body }) => [method, body])).toEqual([['POST', { title: 'Lentil bowl' }]]);
  });
  test('RECIPE-13 shows times, servings and difficulty', async () => {
    const detailed = page.getByRole('region', { name: 'Detailed recipe' });
    await expect(detailed.locator('dl').first()).toHaveText(/Prep time10 minCook time25 minServings2DifficultyMedium/);
  });
  test('RECIPE-14 shows each ingredient with its amount', async () => {
    await expect(lines(page)).toHaveText(['200 g spinach', '1/2 cup lentils', '1 1/2 tsp cumin', '½ lemon', 'to taste salt']);
  });
  test('RECIPE-15 shows the steps in order, each with what it uses', async () => {
    const steps = page.getByRole('region', { name: 'Detailed recipe' }).locator('ol > li');
    await expect(steps).toHaveText([/^Simmer the lentils/, /^Stir in the spinach/, /^Sharpen with lemon/]);
    await expect(steps.nth(0).getByRole('list', { name: 'For step 1' })).toHaveText('1/2 cup lentils');
    await expect(steps.nth(1).getByRole('listitem')).toHaveText(['200 g spinach', 'half of 1 1/2 tsp cumin']);
  });
  test('RECIPE-16 shows every tip', async () => {
    for (const tip of RECIPE.tips) await expect(page.getByText(tip)).toBeVisible();
  });
  test('RECIPE-17 shows six rounded nutrition facts, and for how many', async () => {
    await expect(facts(page)).toHaveText(/for 2 servingsCalories333 kcalProtein20 gCarbs40 gFat8 gFiber12 gSugar3 g/);
  });
  test('RECIPE-18 asks with title, description, ingredients and difficulty', async () => {
    const { title, description, ingredients, difficulty } = MEAL;
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toEqual({ title, description, ingredients, difficulty });
  });

  const amounts = ['200 g spinach', '1/2 cup lentils', '1 1/2 tsp cumin', '½ lemon', 'to taste salt'];
  test('RECIPE-22 RECIPE-23 rescales amounts and fractions', async () => {
    await servings(page).fill('4');
    await expect(lines(page)).toHaveText(['400 g spinach', '1 cup lentils', '3 tsp cumin', '1 lemon', 'to taste salt']);
  });
  test('RECIPE-24 rescales nutrition, rounded', async () => {
    await servings(page).fill('3');
    await expect(facts(page)).toContainText('for 3 servings');
    await expect(facts(page)).toContainText('500 kcal');
  });
  test('RECIPE-25 comes back without drift', async () => {
    await servings(page).fill('7');
    await expect(lines(page).first()).toHaveText('700 g spinach');
    await servings(page).fill('2');
    await expect(lines(page)).toHaveText(amounts);
  });
  test('RECIPE-20 never goes above 20', async () => {
    await servings(page).fill('25');
    await expect(servings(page)).toHaveValue('20');
    await page.getByRole('button', { name: 'More servings' }).click();
    await expect(servings(page)).toHaveValue('20');
  });
  test('RECIPE-21 a text that is no number is 1; blank while typing, then 1', async () => {
    await servings(page).fill('abc');
    await expect(servings(page)).toHaveValue('1');
    await servings(page).fill('5');
    await servings(page).fill('');
    await expect(servings(page)).toHaveValue('');
    await servings(page).blur();
    await expect(servings(page)).toHaveValue('1');
  });
  test('RECIPE-19 ignores what is below 1', async () => {
    await servings(page).fill('1');
    await page.getByRole('button', { name: 'Fewer servings' }).click();
    await expect(servings(page)).toHaveValue('1');
    await servings(page).fill('3');
    for (const text of ['0', '-3']) {
      await servings(page).fill(text);
      await servings(page).blur();
      await expect(servings(page)).toHaveValue('3');
    }
  });
  test('amounts can be read in metric or US measures', async () => {
    await servings(page).fill('2');
    await page.getByText('Metric', { exact: true }).click();
    await expect(lines(page).nth(1)).toHaveText('120 ml lentils');
    await page.getByText('US', { exact: true }).click();
    await expect(lines(page).first()).toHaveText('7 oz (200 g) spinach');
    await page.getByText('Original', { exact: true }).click();
    await expect(lines(page)).toHaveText(amounts);
  });
  test('the cook’s view shows one step at a time, and a tapped time counts down', async () => {
    await page.getByRole('button', { name: 'Start Cooking' }).click();
    const cook = page.getByRole('dialog', { name: 'Lentil bowl' });
    await expect(cook).toContainText('Step 1 of 3');
    await cook.getByRole('button', { name: 'Set a timer: 20 minutes' }).click();
    await expect(cook.getByRole('timer')).toHaveText(/^(20:00|19:5\d)$/);
    await cook.getByRole('button', { name: 'Next' }).click();
    await expect(cook).toContainText('Stir in the spinach');
    // A phone that loads the page anew in the middle goes on there.
    await page.reload();
    await page.getByRole('button', { name: 'Start Cooking' }).click();
    await expect(cook).toContainText('Stir in the spinach');
    await cook.getByRole('button', { name: 'Stop Cooking' }).click();
    await page.getByRole('button', { name: 'Stop the timer for 20 minutes' }).click();
    await expect(page.getByRole('timer')).toHaveCount(0);
  });
});

test('RECIPE-02 RECIPE-27 without a meal goes home; Back without a plan goes home', async ({ memberPage: page }) => {
  await page.goto('/recipe/x');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(toast(page)).toContainText('Open it from its plan, its week or its day.');
  await openRecipe(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('RECIPE-03 RECIPE-26 comes from a plan and goes back to it as it was', async ({ memberPage: page }) => {
  const generated = watch(page, '/api/meal-plans/generate');
  await page.route(
    '**/api/meal-plans/generate',
    answerWith({ success: true, data: generatedOf('Soup day', { searchQuery: 'soup & salad' }) }),
  );
  await page.goto(`/search?q=${encodeURIComponent('soup & salad')}`);
  await page.getByRole('textbox', { name: 'Plan title' }).fill('My soup day');
  await page.getByRole('link', { name: /Full recipe page: Lentil soup/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lentil soup');
  const stored = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('selectedMeal') ?? 'null') as { title: string; calories: number },
  );
  expect(stored).toMatchObject({ title: 'Lentil soup', calories: 500 });
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/search\?q=soup%20%26%20salad$/);
  await expect(page.getByRole('textbox', { name: 'Plan title' })).toHaveValue('My soup day');
  expect(generated).toHaveLength(1);
});

for (const [row, name, answer, text] of [
  ['RECIPE-10 RECIPE-12', 'an error of the search', answerWith(FAULT, 500), 'Failed to search videos'],
  ['RECIPE-10', 'a refusal with its own words', answerWith({ success: false, error: 'Quota used up' }), 'Quota used up'],
  [
    'RECIPE-11',
    'search_failed',
    answerWith({ success: true, data: [{ videoId: 'search_failed', title: 'x' }] }),
    'Failed to search videos',
  ],
] as const) {
  test(`${row} ${name} leaves a way to the video site`, async ({ memberPage: page }) => {
    await openRecipe(page);
    await page.route('**/api/youtube/search', answer);
    await page.getByRole('button', { name: 'Video tutorials' }).click();
    await expect(page.getByText(text)).toBeVisible();
    const link = page.getByRole('link', { name: /YouTube/ });
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/results\?search_query=Lentil%20bowl/);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
}

test('RECIPE-11 without a key the server itself says that the search failed', async ({ memberPage: page }) => {
  const answer = await page.request.post('/api/youtube/search', { data: { title: 'Dal' } });
  expect(await answer.json()).toMatchObject({ success: true, data: [{ videoId: 'search_failed', title: 'Dal' }] });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no accessibility fault in ${colorScheme}, at a phone's width and while cooking`, async ({ memberPage: page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 780 });
    await openRecipe(page);
    await expect(lines(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Video tutorials' }).click();
    await expect(page.getByRole('link', { name: /How to cook lentils/ })).toBeVisible();
    await expectAccessible(page, 'recipe');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('button', { name: 'Set a timer: 20 minutes' }).click();
    await page.getByRole('button', { name: 'Start Cooking' }).click();
    await expect(page.getByRole('dialog')).toContainText('Step 1 of 3');
    await expectAccessible(page, 'cooking');
  });
}
