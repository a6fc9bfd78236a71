import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from '../support/expect-accessible.ts';
import { answerWith, expect, FAULT, mealOf, openPage, planOf, savePlan, test } from '../support/members.ts';

const recipeOf = (title: string) => ({
  prepTime: '5 min',
  cookTime: '20 min',
  servings: 1,
  difficulty: 'Easy',
  ingredients: Array.from({ length: 9 }, (_, i) => ({ amount: `${i + 1} tbsp`, item: `part ${i + 1} of ${title}` })),
  instructions: Array.from(
    { length: 6 },
    (_, i) => `Step ${i + 1} of ${title}: stir with patience until the kitchen smells of it and the edges are brown.`,
  ),
  tips: ['Eat warm.'],
  nutritionFacts: { calories: 500, protein: 30, carbs: 50, fat: 20, fiber: null, sugar: null },
});

test.describe('a plan on paper', () => {
  let page: Page;
  let id: string;
  test.beforeAll(async ({ browser, larder, member }) => {
    page = await openPage(browser, larder.url, member);
    id = await savePlan(page, planOf('Paper day', { nutritionOverview: { totalCalories: 1800.6, protein: 99.5, carbs: 200, fat: 60 } }));
    await page.addInitScript(() => {
      const counted = window as unknown as { printed: number };
      counted.printed = 0;
      window.print = () => (counted.printed += 1);
    });
    await page.route('**/api/recipes/generate', async (route) => {
      const { title } = route.request().postDataJSON() as { title: string };
      await answerWith(
        title === 'Bean chili' ? FAULT : { success: true, data: recipeOf(title) },
        title === 'Bean chili' ? 500 : 200,
      )(route);
    });
    await page.goto(`/print-plan/${id}`);
    await expect(page.getByText('Step 6 of Apple')).toBeVisible();
  });
  test.afterAll(() => page.context().close());

  test('PRINT-01 the same page by path and by query', async ({ browser, larder, member }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paper day');
    const byQuery = await openPage(browser, larder.url, member);
    await byQuery.goto(`/print-plan?id=${id}`);
    await expect(byQuery.getByRole('heading', { level: 1 })).toHaveText('Paper day');
    await expect(byQuery.getByRole('heading', { level: 2 })).toHaveText(await page.getByRole('heading', { level: 2 }).allInnerTexts());
    await byQuery.context().close();
  });
  test('PRINT-02 four meals', async () => {
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Oat bowl', 'Lentil soup', 'Bean chili', 'Apple', 'Recipes']);
    for (const slot of ['Breakfast', 'Lunch', 'Dinner', 'Snack']) await expect(page.getByText(slot).first()).toBeVisible();
  });
  test('PRINT-03 the day’s nutrition, rounded', async () => {
    await expect(page.getByRole('region', { name: 'Daily nutrition' })).toHaveText(/Calories1801 kcalProtein100 g.*Carbs200 g.*Fat60 g/);
  });
  test('PRINT-04 a recipe per meal; one that fails does not break the page', async () => {
    for (const title of ['Oat bowl', 'Lentil soup', 'Apple']) {
      const recipe = page.getByRole('region', { name: title });
      await expect(recipe.getByRole('list', { name: 'Recipe ingredients' }).getByRole('listitem')).toHaveCount(9);
      await expect(recipe.getByRole('list', { name: 'Instructions' }).getByRole('listitem')).toHaveCount(6);
    }
    const failed = page.getByRole('region', { name: 'Bean chili' });
    await expect(failed).toContainText('Failed to generate recipe');
    await expect(failed.getByRole('list', { name: 'Instructions' })).toHaveText(/Cook the rice\.\s*Add the eggs\./);
  });
  test('PRINT-05 prints when asked, and only then', async () => {
    const printed = () => page.evaluate(() => (window as unknown as { printed: number }).printed);
    expect(await printed()).toBe(0);
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await printed()).toBe(1);
  });

  test('has no accessibility fault', () => expectAccessible(page, 'print'));

  for (const format of ['A4', 'Letter'] as const) {
    test(`keeps a recipe’s title with its first step on ${format}, and leaves the screen’s furniture out`, async () => {
      await page.emulateMedia({ media: 'print' });
      for (const recipe of await page.locator('.print-recipe').all()) await expect(recipe).toHaveCSS('break-inside', 'avoid');
      await expect(page.getByRole('banner')).toBeHidden();
      const pages = await readPages(await page.pdf({ format }));
      await page.emulateMedia({ media: null });
      expect(pages.length).toBeLessThanOrEqual(4);
      for (const title of ['Oat bowl', 'Lentil soup', 'Apple']) {
        const withFirstStep = pages.filter((text) => text.includes(`Step 1 of ${title}`));
        expect(withFirstStep, title).toHaveLength(1);
        expect(withFirstStep[0]?.split(title).length, `${title} stands above its own step`).toBeGreaterThan(2);
        expect(withFirstStep[0], title).toContain(`part 1 of ${title}`);
      }
      expect(pages.join('\n')).not.toMatch(/Sign Out|Privacy Policy|Failed to generate recipe/);
    });
  }
});

/** The text of each page that has any. */
async function readPages(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text.filter((page) => page.trim() !== '');
}

test('PRINT-02 a snack that is not planned is left out', async ({ memberPage: page }) => {
  const { breakfast, lunch, dinner } = { breakfast: mealOf('A'), lunch: mealOf('B'), dinner: mealOf('C') };
  const id = await savePlan(page, planOf('Three meals', { meals: { breakfast, lunch, dinner } }));
  await page.goto(`/print-plan/${id}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['A', 'B', 'C', 'Recipes']);
  await expect(page.getByText('Snack')).toHaveCount(0);
});

test('PRINT-06 without an id goes home', async ({ memberPage: page }) => {
  for (const path of ['/print-plan', '/print-plan?id=']) {
    await page.goto(path);
    await expect(page).toHaveURL(/:\d+\/$/);
  }
});

test('PRINT-07 PRINT-08 an unknown plan, or another person’s, is not found', async ({ memberPage: page, browser, larder, otherMember }) => {
  const id = await savePlan(page, planOf('Mine'));
  const other = await openPage(browser, larder.url, otherMember);
  for (const [who, path] of [
    [page, '/print-plan/does-not-exist'],
    [other, `/print-plan/${id}`],
  ] as const) {
    await who.goto(path);
    await expect(who.getByText('Meal Plan Not Found')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await other.context().close();
});
