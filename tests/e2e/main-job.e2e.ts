import { expect, type Page, test } from '@playwright/test';
import { startPostgres } from '../../packages/server/tests/support/start-postgres.ts';
import { newEater, signIn, signUpByHand } from '../support/eater.ts';
import { type LarderServer, startLarder } from '../support/larder-server.ts';

const QUERY = 'high protein vegetarian 1800 calories, no mushrooms';
const FLESH = /\b(chicken|beef|pork|lamb|turkey|bacon|ham|salmon|tuna|cod|shrimp|anchov|prosciutto|fish sauce)\b/i;

type Meal = { title: string; ingredients: string[]; calories: number; protein: number; carbs: number; fat: number };
type Plan = { nutritionOverview: { totalCalories: number; protein: number; carbs: number; fat: number }; meals: Record<string, Meal> };

/** The screen asks for the plan as a stream; its last event holds all of it. */
function readDone(stream: string): Plan {
  const done = /^event: done\ndata: (.+)$/m.exec(stream)?.[1] ?? '{}';
  return (JSON.parse(done) as { data: Plan }).data;
}

async function runMainJob(page: Page, larder: LarderServer): Promise<void> {
  const errors: string[] = [];
  page.on(
    'console',
    (message) => message.type() === 'error' && !/401 \(Unauthorized\)/.test(message.text()) && errors.push(message.text()),
  );
  page.on('pageerror', (error) => errors.push(String(error)));
  const eater = newEater();

  await page.goto(larder.url);
  await expect(page.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();
  await signUpByHand(page, larder.url, eater);

  // Read on its way: of a stream the browser keeps no body that could be asked for afterwards.
  let tell: (stream: string) => void;
  const streamed = new Promise<string>((resolve) => {
    tell = resolve;
  });
  await page.route('**/api/meal-plans/generate', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body });
    tell(body);
  });
  const search = page.getByRole('searchbox');
  await search.fill(QUERY);
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=high/);
  const plan = readDone(await streamed);
  const meals = Object.values(plan.meals);
  expect(meals.length).toBeGreaterThanOrEqual(3);
  for (const meal of meals) {
    await expect(page.getByRole('heading', { name: meal.title })).toBeVisible();
    expect(meal.ingredients.join('\n')).not.toMatch(/mushroom/i);
    expect(meal.ingredients.join('\n')).not.toMatch(FLESH);
    expect(meal.ingredients.every((line) => /\d/.test(line) || /taste/.test(line))).toBe(true);
  }
  for (const macro of ['protein', 'carbs', 'fat'] as const) {
    expect(meals.reduce((sum, meal) => sum + meal[macro], 0)).toBe(plan.nutritionOverview[macro]);
  }
  expect(meals.reduce((sum, meal) => sum + meal.calories, 0)).toBe(plan.nutritionOverview.totalCalories);
  expect(Math.abs(plan.nutritionOverview.totalCalories - 1800)).toBeLessThanOrEqual(90);

  const dinner = plan.meals['dinner'] as Meal;
  const lunch = plan.meals['lunch'] as Meal;
  const refreshed = page.waitForResponse((response) => response.url().endsWith('/api/meal-plans/refresh-meal'));
  await page.getByRole('button', { name: /refresh lunch/i }).click();
  const newLunch = ((await (await refreshed).json()) as { data: { meal: Meal } }).data.meal;
  expect(newLunch.title).not.toBe(lunch.title);
  await expect(page.getByRole('heading', { name: newLunch.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: dinner.title })).toBeVisible();

  await page.getByRole('button', { name: 'Save Meal Plan' }).click();
  await expect(page).toHaveURL(/\/my-plans\?highlight=/);
  const first = page.getByRole('article').first();
  await expect(first.getByText('New!')).toBeVisible();
  const title = await first.getByRole('heading').first().innerText();

  await page.reload();
  await expect(page.getByRole('article').first().getByRole('heading').first()).toHaveText(title);

  await page
    .getByRole('link', { name: /sign out/i })
    .or(page.getByRole('button', { name: /sign out/i }))
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();
  await signIn(page, larder.url, eater);
  await page.goto(`${larder.url}/my-plans`);
  await expect(page.getByRole('article').first().getByRole('heading').first()).toHaveText(title);
  expect(errors).toEqual([]);
}

test.describe('the main job on the embedded database', () => {
  let larder: LarderServer;
  test.beforeAll(async () => {
    larder = await startLarder();
  });
  test.afterAll(() => larder.stop());

  test('a stranger signs up, describes a day, refreshes a meal, saves, and finds it again', async ({ page }) => {
    await runMainJob(page, larder);
  });
});

test.describe('the main job on PostgreSQL', () => {
  let larder: LarderServer;
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  test.beforeAll(async () => {
    postgres = await startPostgres();
    larder = await startLarder({ DATABASE_URL: await postgres.createDatabase() });
  });
  test.afterAll(async () => {
    await larder.stop();
    await postgres.stop();
  });

  test('a stranger signs up, describes a day, refreshes a meal, saves, and finds it again', async ({ page }) => {
    await runMainJob(page, larder);
  });
});
