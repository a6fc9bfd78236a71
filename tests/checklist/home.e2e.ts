import type { Page } from '@playwright/test';
import { answerWith, expect, generatedOf, hold, mealOf, test, watch } from '../support/members.ts';

const POPULAR = '**/api/search/popular**';
const popular = (count: number) =>
  answerWith({ success: true, data: Array.from({ length: count }, (_, i) => ({ id: String(i), query: `query ${i}` })) });
const box = (page: Page) => page.getByRole('searchbox', { name: 'Describe your meals' });
const chips = (page: Page) => page.getByRole('region', { name: 'Popular right now' }).getByRole('link');

test.beforeEach(async ({ memberPage: page }) => {
  await page.route('**/api/meal-plans/generate', answerWith({ success: true, data: generatedOf('A day') }));
});

test('HOME-01 HOME-02 HOME-03 HOME-04 hero, one search box and at most six popular searches', async ({ memberPage: page }) => {
  const asked = watch(page, '/api/search/popular');
  await page.route(POPULAR, popular(9));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(1);
  await expect(chips(page)).toHaveCount(6);
  expect(new URL(asked[0]?.url ?? '').search).toBe('?limit=6');
  await page.route(POPULAR, popular(2));
  await page.reload();
  await expect(chips(page)).toHaveText(['query 0', 'query 1']);
  await chips(page).first().click();
  await expect(page).toHaveURL(/\/search\?q=query%200$/);
});

/** Each diet of the menu, in its order, and the words its phrase names it by. */
const DIET_WORDS: Readonly<Record<string, RegExp>> = {
  'Standard American': /\bstandard American\b/,
  Mediterranean: /\bMediterranean\b/,
  Ketogenic: /\bketo\b/,
  Vegetarian: /\bvegetarian\b/,
  Vegan: /\bvegan\b/,
  Paleo: /\bpaleo\b/,
  Carnivore: /\bcarnivore\b/,
  Pescatarian: /\bpescatarian\b/,
  'Gluten Free': /\bgluten-free\b/,
  'Pregnancy Nutrition': /\bpregnancy\b/,
};

test('HOME-05 HOME-06 ten diets, each with its own phrase', async ({ memberPage: page }) => {
  await page.goto('/');
  const open = () => page.getByRole('combobox', { name: 'Choose a diet' }).click();
  await open();
  await expect(page.getByRole('option')).toHaveText(Object.keys(DIET_WORDS));
  await page.keyboard.press('Escape');
  const phrases = new Set<string>();
  for (const [name, words] of Object.entries(DIET_WORDS)) {
    await open();
    await page.getByRole('option', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/search\?q=.+/);
    const phrase = new URL(page.url()).searchParams.get('q') ?? '';
    expect(phrase).toMatch(words);
    phrases.add(phrase);
    await page.goBack();
    await expect(box(page)).toBeVisible();
  }
  expect(phrases.size).toBe(10);
});

test('HOME-07 HOME-08 HOME-09 searches for what is typed, trimmed and rightly encoded, and for nothing when it is blank', async ({
  memberPage: page,
}) => {
  const asked = watch(page, '/api/meal-plans/generate');
  await page.goto('/');
  const submit = page.getByRole('button', { name: 'Plan My Day' });
  for (const blank of ['', '   ']) {
    await box(page).fill(blank);
    await submit.click();
    await box(page).press('Enter');
    await expect(page).toHaveURL(/:\d+\/$/);
  }
  expect(asked).toEqual([]);
  await box(page).fill(' high protein & low carb #1 ');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/search?q=high%20protein%20%26%20low%20carb%20%231');
  await expect.poll(() => asked.at(-1)?.body).toEqual({ query: 'high protein & low carb #1' });
  await page.goto('/');
  await box(page).fill(' keto ');
  await submit.click();
  await expect(page).toHaveURL('/search?q=keto');
});

test('HOME-10 an address with words is a search, and Back leaves it', async ({ memberPage: page }) => {
  await page.goto('/my-plans');
  await page.goto('/?q=foo');
  await expect(page).toHaveURL('/search?q=foo');
  await page.goBack();
  await expect(page).toHaveURL('/my-plans');
});

test('HOME-11 HOME-12 the last search is offered again', async ({ memberPage: page }) => {
  await page.goto('/search?q=soup%20please');
  await expect(page.getByRole('textbox', { name: 'Plan title' })).toBeVisible();
  await page.getByRole('link', { name: 'Meal Planning' }).click();
  await expect(box(page)).toHaveValue('soup please');
  await page.goto('/?restore=1');
  await expect(box(page)).toHaveValue('soup please');
  await expect(page).not.toHaveURL(/search/);
});

test('CONST-01 popular searches are fresh for five minutes', async ({ clockPage: page }) => {
  await page.clock.install();
  await page.route(POPULAR, popular(3));
  const asked = watch(page, '/api/search/popular');
  await page.goto('/');
  await expect(chips(page)).toHaveCount(3);
  for (const [minutes, requests] of [
    [4, 1],
    [2, 2],
  ] as const) {
    await page.getByRole('link', { name: 'My Plans' }).click();
    // The address changes first: who comes back before the other screen stands has never left.
    await expect(chips(page)).toHaveCount(0);
    await page.clock.runFor(minutes * 60_000);
    await page.getByRole('link', { name: 'Meal Planning' }).click();
    await expect(chips(page)).toHaveCount(3);
    await expect.poll(() => asked.length).toBe(requests);
  }
});

test('CONST-02 CONST-03 the user is asked for again after five minutes, without a loader', async ({ clockPage: page }) => {
  await page.clock.install();
  const asked = watch(page, '/api/auth/user');
  await page.goto('/');
  await expect(box(page)).toBeVisible();
  const before = asked.length;
  await page.clock.runFor(4 * 60_000);
  await page.getByRole('link', { name: 'My Plans' }).click();
  await expect(page).toHaveURL('/my-plans');
  expect(asked.length).toBe(before);
  await page.clock.runFor(2 * 60_000);
  const release = await hold(page, '**/api/auth/user');
  await page.getByRole('link', { name: 'Meal Planning' }).click();
  await expect(box(page)).toBeVisible();
  await expect(page.getByText('Loading your meal planner...')).toHaveCount(0);
  await expect.poll(() => asked.length).toBe(before + 1);
  release();
});

test('CONST-11 wide from 1024 px', async ({ memberPage: page }) => {
  await page.goto('/');
  for (const [width, isWide] of [
    [1023, false],
    [1024, true],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await expect(page.getByRole('button', { name: 'More' })).toBeVisible({ visible: !isWide });
    await expect(page.getByRole('link', { name: 'Nutrition' })).toBeVisible({ visible: isWide });
  }
});

test.describe('pictures', () => {
  const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="green"/></svg>';
  const artful = generatedOf('Art', {
    meals: { lunch: mealOf('Dish', { dishId: 'any-dish' }), dinner: mealOf('Other', { dishId: 'other-dish' }) },
  });
  test.beforeEach(({ memberPage: page }) => page.route('**/api/meal-plans/generate', answerWith({ success: true, data: artful })));

  test('IMG-01 a blurred plate until the picture is there', async ({ memberPage: page }) => {
    const release = await hold(page, '**/dish/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
    await page.goto('/search?q=art');
    const first = page.locator('article').first();
    const plate = first.locator('.plate-blurred');
    await expect(plate).toHaveCSS('background-image', /^radial-gradient/);
    await expect(plate.locator('img')).toHaveJSProperty('naturalWidth', 0);
    release();
    await expect(plate.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(plate.locator('img')).toHaveCSS('opacity', '1');
  });

  test('IMG-05 says when a picture does not come', async ({ memberPage: page }) => {
    await page.route('**/dish/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/search?q=art');
    await expect(page.getByText('Failed to load image').first()).toBeVisible();
  });

  test('IMG-02 IMG-03 IMG-04 asks for a picture 50 px before it is seen', async ({ memberPage: page }) => {
    await page.addInitScript(() => {
      const seen: unknown[] = [];
      Object.assign(window, { observed: seen });
      const Real = window.IntersectionObserver;
      window.IntersectionObserver = class extends Real {
        constructor(listener: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super(listener, options);
          seen.push(options);
        }
      };
    });
    const asked = watch(page, '/dish/other-dish');
    // Four rows, of which the last is 500 px below a low window.
    const dish = (dishId: string) => mealOf(dishId, { dishId });
    const meals = { breakfast: dish('any-dish'), lunch: dish('any-dish'), dinner: dish('any-dish'), snack: dish('other-dish') };
    await page.route('**/api/meal-plans/generate', answerWith({ success: true, data: generatedOf('Art', { meals }) }));
    await page.setViewportSize({ width: 500, height: 100 });
    await page.goto('/search?q=art');
    const below = page.locator('article').nth(3).locator('.meal-open');
    await expect(below).toBeAttached();
    const scrollTo = (away: number) =>
      below.evaluate((card, gap) => window.scrollBy(0, card.getBoundingClientRect().top - window.innerHeight - gap), away);
    for (const away of [500, 60]) {
      await scrollTo(away);
      await page.waitForTimeout(200);
      expect(asked, `${away} px away`).toEqual([]);
    }
    await scrollTo(40);
    await expect.poll(() => asked.length).toBe(1);
    expect(await page.evaluate(() => (window as unknown as { observed: unknown[] }).observed)).toContainEqual({
      rootMargin: '50px',
      threshold: 0.01,
    });
  });
});
