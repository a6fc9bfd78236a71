import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { newEater, signUp } from '../support/eater.ts';
import { type LarderServer, startLarder } from '../support/larder-server.ts';

let larder: LarderServer;
test.beforeAll(async () => {
  larder = await startLarder();
});
test.afterAll(() => larder.stop());
test.beforeEach(({ page }) => open(page));

/** The specification's table: protein, carbs, fat. */
const RANGES = [
  ['NUTR-02', 'Standard American', '15-25%', '45-65%', '20-35%'],
  ['NUTR-03', 'Mediterranean', '15-20%', '45-55%', '30-40%'],
  ['NUTR-04', 'Ketogenic', '20-25%', '5-10%', '70-80%'],
  ['NUTR-05', 'Vegetarian', '15-20%', '45-65%', '20-35%'],
  ['NUTR-06', 'Carnivore', '35-45%', '0-5%', '55-65%'],
  ['NUTR-07', 'Vegan', '12-18%', '50-70%', '20-30%'],
  ['NUTR-08', 'Paleo', '25-35%', '25-35%', '35-45%'],
  ['NUTR-09', 'Pregnancy Nutrition', '20-25%', '45-55%', '25-30%'],
  ['NUTR-10', 'Gluten Free', '15-25%', '45-65%', '20-35%'],
  ['NUTR-11', 'Pescatarian', '15-20%', '45-60%', '25-35%'],
] as const;

for (const [row, diet, protein, carbs, fat] of RANGES) {
  test(`${row} ${diet}: its ranges`, async ({ page }) => {
    const card = cardOf(page, diet);
    await card.getByRole('button', { name: 'Show Details' }).click();
    await expect(card.getByRole('row').filter({ hasText: 'Protein' })).toContainText(protein);
    await expect(card.getByRole('row').filter({ hasText: 'Carbs' })).toContainText(carbs);
    await expect(card.getByRole('row').filter({ hasText: 'Fat' })).toContainText(fat);
  });
}

test('NUTR-01, NUTR-12, NUTR-16 eleven cards by lower bounds, each with name and description', async ({ page }) => {
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([
    'Carnivore',
    'Paleo',
    'Pregnancy Nutrition',
    'Ketogenic',
    'DASH',
    'Mediterranean',
    'Pescatarian',
    'Standard American',
    'Vegetarian',
    'Gluten Free',
    'Vegan',
  ]);
  for (const card of await cards.all()) expect((await card.locator('p').first().innerText()).length).toBeGreaterThan(30);
});

test('NUTR-13, NUTR-14 cards open independently', async ({ page }) => {
  const [vegan, paleo] = [cardOf(page, 'Vegan'), cardOf(page, 'Paleo')];
  await vegan.getByRole('button', { name: 'Show Details' }).click();
  await paleo.getByRole('button', { name: 'Show Details' }).click();
  await vegan.getByRole('button', { name: 'Hide Details' }).click();
  await expect(vegan.getByRole('button', { name: 'Show Details' })).toBeVisible();
  await expect(vegan.getByText('Key principles')).toBeHidden();
  await expect(paleo.getByText('Key principles')).toBeVisible();
});

test('NUTR-15 six parts and the sources, none empty', async ({ page }) => {
  const parts = [
    'Macro distribution',
    'Key principles',
    'Potential benefits',
    'Considerations',
    'Foods to include',
    'Foods to limit/avoid',
  ];
  for (const card of await page.getByRole('article').all()) {
    await card.getByRole('button', { name: 'Show Details' }).click();
    for (const part of parts) {
      const section = card.locator('section').filter({ has: page.getByRole('heading', { level: 3, name: part, exact: true }) });
      expect(await section.locator('li, tbody tr').count()).toBeGreaterThanOrEqual(3);
    }
    await expect(card.getByText(/^Sources: .{5,}/)).toBeVisible();
  }
});

test('NUTR-17 each card has its button', async ({ page }) => {
  for (const card of await page.getByRole('article').all()) {
    const diet = await card.getByRole('heading', { level: 2 }).innerText();
    await expect(card.getByRole('link', { name: `Create ${diet} Meal Plan` })).toHaveAttribute('href', /^\/\?q=.+/);
  }
});

test('NUTR-19 signed out it leads to the landing page', async ({ page }) => {
  await page.getByRole('link', { name: 'Create Vegan Meal Plan' }).click();
  await expect(page.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('NUTR-20 the bottom call to action', async ({ page }) => {
  await page.getByRole('link', { name: 'Generate My Meal Plan' }).click();
  await expect(page).toHaveURL(`${larder.url}/`);
});

test('NUTR-21, NUTR-22 what keto and pregnancy say', async ({ page }) => {
  for (const diet of ['Ketogenic', 'Pregnancy Nutrition']) await cardOf(page, diet).getByRole('button', { name: 'Show Details' }).click();
  await expect(cardOf(page, 'Ketogenic')).toContainText('20-50 g of carbs per day');
  await expect(cardOf(page, 'Ketogenic')).toContainText('70-80% of energy from fat');
  await expect(cardOf(page, 'Pregnancy Nutrition')).toContainText('+300-500 calories daily');
});

test('the bands lie on one scale: each starts and ends where its numbers say', async ({ page }) => {
  const off = await page.getByRole('figure').evaluateAll((figures) =>
    figures.flatMap((figure) =>
      [...figure.querySelectorAll('dl > div')].flatMap((row) => {
        const [min = 0, max = 0] = (row.querySelector('dd')?.textContent ?? '').match(/\d+/g)?.map(Number) ?? [];
        const band = row.querySelector('[class*="rounded-full"]')!.getBoundingClientRect();
        const track = row.querySelector('[class*="rounded-full"]')!.parentElement!.getBoundingClientRect();
        const misses = [band.left - track.left - (track.width * min) / 100, band.right - track.left - (track.width * max) / 100];
        return misses.filter((miss) => Math.abs(miss) > 1.5);
      }),
    ),
  );
  expect(off).toEqual([]);
  const lefts = await page.getByRole('figure').evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing by ${colorScheme}, opened and closed`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await cardOf(page, 'Carnivore').getByRole('button', { name: 'Show Details' }).click();
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
    expect(violations).toEqual([]);
  });
}

test.describe('signed in', () => {
  let storageState: Awaited<ReturnType<BrowserContext['storageState']>>;
  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage();
    await signUp(page, larder.url, newEater());
    storageState = await page.context().storageState();
    await page.close();
  });

  test('NUTR-18 the button leads through /?q= to the search', async ({ browser }) => {
    const page = await browser.newPage({ storageState });
    await page.route('**/api/meal-plans/generate', (route) => route.abort());
    await open(page);
    await page.getByRole('link', { name: 'Create Ketogenic Meal Plan' }).click();
    await expect(page).toHaveURL(/\/search\?q=keto/);
    await page.close();
  });
});

async function open(page: Page): Promise<void> {
  await page.goto(`${larder.url}/nutrition`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nutrition Guide' })).toBeVisible();
}

const cardOf = (page: Page, diet: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name: diet, exact: true }) });
