import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/members.ts';

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

const PARTS = ['Macro distribution', 'Key principles', 'Potential benefits', 'Considerations', 'Foods to include', 'Foods to limit/avoid'];

test(`NUTR-01, NUTR-12, NUTR-15, NUTR-16, NUTR-17, NUTR-21, NUTR-22, ${RANGES.map(([row]) => row).join(', ')}: eleven cards by lower bounds, with what each has to say`, async ({
  page,
}) => {
  await open(page);
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
  await expectAccessible(page, 'closed');
  for (const card of await cards.all()) {
    const diet = await card.getByRole('heading', { level: 2 }).innerText();
    expect((await card.locator('p').first().innerText()).length, diet).toBeGreaterThan(30);
    await expect(card.getByRole('link', { name: `Create ${diet} Meal Plan` })).toHaveAttribute('href', /^\/\?q=.+/);
    await card.getByRole('button', { name: 'Show Details' }).click();
    for (const part of PARTS) {
      const section = card.locator('section').filter({ has: page.getByRole('heading', { level: 3, name: part, exact: true }) });
      expect(await section.locator('li, tbody tr').count(), `${diet}: ${part}`).toBeGreaterThanOrEqual(3);
    }
    await expect(card.getByText(/^Sources: .{5,}/)).toBeVisible();
  }
  for (const [row, diet, protein, carbs, fat] of RANGES) {
    const line = (macro: string) => cardOf(page, diet).getByRole('row').filter({ hasText: macro });
    await expect(line('Protein'), row).toContainText(protein);
    await expect(line('Carbs'), row).toContainText(carbs);
    await expect(line('Fat'), row).toContainText(fat);
  }
  await expect(cardOf(page, 'Ketogenic')).toContainText('20-50 g of carbs per day');
  await expect(cardOf(page, 'Ketogenic')).toContainText('70-80% of energy from fat');
  await expect(cardOf(page, 'Pregnancy Nutrition')).toContainText('+300-500 calories daily');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `opened, ${colorScheme}`);
  }
});

test('NUTR-13, NUTR-14, NUTR-19, NUTR-20: cards open independently; signed out, the buttons lead to the landing page', async ({ page }) => {
  await open(page);
  const [vegan, paleo] = [cardOf(page, 'Vegan'), cardOf(page, 'Paleo')];
  await vegan.getByRole('button', { name: 'Show Details' }).click();
  await paleo.getByRole('button', { name: 'Show Details' }).click();
  await vegan.getByRole('button', { name: 'Hide Details' }).click();
  await expect(vegan.getByRole('button', { name: 'Show Details' })).toBeVisible();
  await expect(vegan.getByText('Key principles')).toBeHidden();
  await expect(paleo.getByText('Key principles')).toBeVisible();
  for (const name of ['Create Vegan Meal Plan', 'Generate My Meal Plan']) {
    await open(page);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  }
});

test('NUTR-18 signed in, the button leads through /?q= to the search', async ({ memberPage: page }) => {
  await page.route('**/api/meal-plans/generate*', (route) => route.abort());
  await open(page);
  await page.getByRole('link', { name: 'Create Ketogenic Meal Plan' }).click();
  await expect(page).toHaveURL(/\/search\?q=keto/);
});

test('the bands lie on one scale: each starts and ends where its numbers say', async ({ page }) => {
  await open(page);
  const off = await page.getByRole('figure').evaluateAll((figures) =>
    figures.flatMap((figure) =>
      [...figure.querySelectorAll('dl > div')].flatMap((row) => {
        const [min = 0, max = 0] = (row.querySelector('dd')?.textContent ?? '').match(/\d+/g)?.map(Number) ?? [];
        const band = row.querySelector('[class*="inset-y-1"]')!.getBoundingClientRect();
        const track = row.querySelector('[class*="inset-y-1"]')!.parentElement!.getBoundingClientRect();
        const misses = [band.left - track.left - (track.width * min) / 100, band.right - track.left - (track.width * max) / 100];
        return misses.filter((miss) => Math.abs(miss) > 1.5);
      }),
    ),
  );
  expect(off).toEqual([]);
  const lefts = await page.getByRole('figure').evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
});

async function open(page: Page): Promise<void> {
  await page.goto('/nutrition');
  await expect(page.getByRole('heading', { level: 1, name: 'Nutrition Guide' })).toBeVisible();
}

const cardOf = (page: Page, diet: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name: diet, exact: true }) });
