import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { answerWith, expect, FAULT, generatedOf, hold, mealOf, type PlanWire, savePlan, test, toast } from '../support/members.ts';

const GENERATE = '**/api/meal-plans/generate';
const SLOTS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
const THREE_LINES =
  'quick vegetarian day with a lot of protein, around 1900 calories, no mushrooms, something warm for breakfast and a snack';
const title = (page: Page) => page.getByRole('textbox', { name: 'Plan title' });
const overview = (page: Page) => page.getByRole('region', { name: 'Daily nutrition' });
const card = (page: Page, slot: string) => page.locator(`article[data-slot="${slot}"]`);

const long = (name: string) =>
  mealOf(`${name} with charred tomatoes, white beans and lemon`, { description: 'Three lines of words about it. '.repeat(6) });
// One that has to be begun the evening before says so in a line of its own.
const LONG_DAY = { breakfast: { ...long('Porridge'), waitMinutes: 480 }, lunch: long('Soup'), dinner: long('Stew'), snack: long('Toast') };

async function openPlan(page: Page, plan: unknown = generatedOf('First day')): Promise<void> {
  await page.route(GENERATE, answerWith({ success: true, data: plan }));
  await page.goto('/search?q=vegan%20week');
  await expect(title(page)).toBeVisible();
}

/** How far down a card's picture its plate ends, as drawn: the rest is table. */
const PLATE = 0.77;

/** Whole, or the upper part of it, and not behind a bar at the window's foot. */
async function expectOnFirstScreen(page: Page, what: Locator, part = 1): Promise<void> {
  await expect(what).toBeVisible();
  const box = (await what.boundingBox())!;
  const foot = await page.evaluate(() => {
    const bars = [...document.querySelectorAll('header')]
      .map((bar) => bar.getBoundingClientRect().top)
      .filter((top) => top > innerHeight / 2);
    return Math.min(innerHeight, ...bars);
  });
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height * part).toBeLessThanOrEqual(foot);
}

test('on a laptop all four cards are whole on the first screen, with the longest of words', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPlan(page, generatedOf('First day', { meals: LONG_DAY }));
  for (const slot of SLOTS) {
    await expectOnFirstScreen(page, card(page, slot).getByRole('heading', { level: 3 }));
    await expectOnFirstScreen(page, card(page, slot).getByRole('button', { name: 'Detailed recipe' }));
  }
});

test('on a phone all four names are on the first screen, each with its plate and its energy', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlan(page, generatedOf('First day', { meals: LONG_DAY }));
  for (const slot of SLOTS) {
    await expectOnFirstScreen(page, card(page, slot).getByRole('heading', { level: 3 }));
    await expectOnFirstScreen(page, card(page, slot).getByText('500 kcal'));
  }
});

test('on a phone words of three lines push no plate behind the bar at the foot', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const chips = [{ key: 'diet:vegetarian', label: 'Vegetarian', from: 'text', remove: 'vegetarian', meals: [], isMet: true }];
  const { breakfast: _begunTheEveningBefore, ...others } = LONG_DAY;
  await page.route(
    GENERATE,
    answerWith({ success: true, data: generatedOf('First day', { meals: { breakfast: long('Toast'), ...others }, chips }) }),
  );
  await page.goto(`/search?q=${encodeURIComponent(THREE_LINES)}`);
  await expect(title(page)).toBeVisible();
  for (const slot of SLOTS) {
    await expectOnFirstScreen(page, card(page, slot).getByRole('heading', { level: 3 }));
    await expectOnFirstScreen(page, card(page, slot).getByText('500 kcal'));
    await expectOnFirstScreen(page, card(page, slot).locator('.meal-open'), PLATE);
  }
  const words = page.getByRole('textbox', { name: 'You asked for' });
  const folded = (await words.boundingBox())!.height;
  // They are whole while they are being changed.
  await words.focus();
  await expect.poll(async () => (await words.boundingBox())!.height).toBeGreaterThan(folded + 20);
});

test('what is awaited stands where the plan will', async ({ memberPage: page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const release = await hold(page, GENERATE, answerWith({ success: true, data: generatedOf('First day') }));
    // Other words each time: the day of words that were asked already is there at once.
    await page.goto(`/search?q=vegan%20day%20${width}`);
    const face = page.locator('.meal-face').first();
    await expect(page.locator('[data-loading-phrase]')).toBeVisible();
    const awaited = (await face.boundingBox())!;
    release();
    await expect(title(page)).toBeVisible();
    const there = (await face.boundingBox())!;
    expect(Math.abs(there.y - awaited.y)).toBeLessThan(8);
    await page.unroute(GENERATE);
  }
});

test('an opened recipe stands beside all of the day, one at a time, and under its pair on a tablet', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPlan(page);
  const opener = (slot: string) => card(page, slot).getByRole('button', { name: 'Detailed recipe' });
  const recipe = page.locator('.meal-recipe:not([hidden])');
  await opener('breakfast').click();
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const opened = (await recipe.boundingBox())!;
    for (const slot of SLOTS) {
      await expectOnFirstScreen(page, opener(slot));
      const box = (await opener(slot).boundingBox())!;
      expect(box.x + box.width).toBeLessThan(opened.x);
    }
    expect(opened.x + opened.width).toBeGreaterThan(width - 100);
    const faceOf = async (slot: string) => (await card(page, slot).locator('.meal-face').boundingBox())!;
    const [breakfast, snack] = [await faceOf('breakfast'), await faceOf('snack')];
    // No card is pulled apart by what is longer than all four.
    expect(snack.y - breakfast.y).toBeLessThan(700);
  }
  await expectAccessible(page, 'a recipe beside the day');
  await opener('dinner').click();
  await expect(opener('dinner')).toHaveAttribute('aria-expanded', 'true');
  await expect(opener('breakfast')).toHaveAttribute('aria-expanded', 'false');
  await expect(recipe).toHaveCount(1);
  await page.setViewportSize({ width: 768, height: 1024 });
  const bottomOf = async (what: Locator) => ((box) => box!.y + box!.height)(await what.boundingBox());
  await expect.poll(async () => (await recipe.boundingBox())!.y - (await bottomOf(opener('snack')))).toBeGreaterThan(0);
  await opener('dinner').click();
  await expect(recipe).toHaveCount(0);
});

test('other words are another day, without a way home', async ({ memberPage: page }) => {
  await openPlan(page);
  const words = page.getByRole('textbox', { name: 'You asked for' });
  await expect(words).toHaveValue('vegan week');
  await expect(page.getByRole('button', { name: 'Plan Again' })).toHaveCount(0);
  await words.fill('vegan day, no nuts');
  await words.press('Escape');
  await expect(words).toHaveValue('vegan week');
  await words.fill('vegan day, no nuts');
  await page.getByRole('button', { name: 'Plan Again' }).click();
  await expect(page).toHaveURL(/\?q=vegan(\+|%20)day%2C(\+|%20)no(\+|%20)nuts$/);
});

test('a cheaper and a quicker day are one press away, until the day is asked to be so', async ({ memberPage: page }) => {
  await page.goto('/search?q=vegetarian');
  await page.getByRole('link', { name: 'Cheaper' }).click();
  const chips = page.getByRole('list', { name: 'What we understood' });
  await expect(chips.getByText('Low cost')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cheaper' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Quicker' })).toBeVisible();
});

test('the profile’s rules are one chip that opens', async ({ memberPage: page }) => {
  const rule = (id: string, label: string) => ({ id, label, from: 'profile' });
  const chips = [
    { id: 'diet:vegan', label: 'Vegan', from: 'text' },
    rule('a', 'No mushrooms'),
    rule('b', 'No crunchy peanut butter'),
    rule('c', 'Halal'),
    { id: 'd', label: 'Okra: left out', from: 'text', use: 'with okra' },
  ];
  await openPlan(page, generatedOf('First day', { chips }));
  const list = page.getByRole('list', { name: 'What we understood' });
  await expect(list.getByRole('listitem')).toHaveText([/Okra: left out/, /Vegan/, /Your rules \(3\)/]);
  await expect(page.getByText('No mushrooms')).toBeHidden();
  await list.getByRole('button', { name: 'Your rules (3)' }).click();
  await expect(page.getByText('No mushrooms')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change in your profile' })).toHaveAttribute('href', '/profile?section=dietary');
});

test('calories are one of the sliders, and the ends of the bar are handles of the others', async ({ clockPage: page }) => {
  await page.clock.install();
  await openPlan(page, generatedOf('First day', { nutritionOverview: { totalCalories: 2000, protein: 120, carbs: 200, fat: 80 } }));
  await page.getByRole('button', { name: 'Customize Macros' }).click();
  const value = async (name: string) => Number(await page.getByRole('slider', { name }).inputValue());
  await expect(page.getByRole('slider', { name: 'Calories' })).toHaveValue('2000');
  await page.getByRole('slider', { name: 'Calories' }).fill('2500');
  await expect(page.getByRole('slider', { name: 'Calories' })).toHaveValue('2500');
  expect([await value('Protein'), await value('Carbs'), await value('Fat')]).toEqual([150, 250, 100]);
  const grip = (await page.locator('.day-grip').first().boundingBox())!;
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x + grip.width / 2 + 40, grip.y + grip.height / 2);
  await page.mouse.up();
  expect(await value('Protein')).toBeGreaterThan(150);
  expect([await value('Carbs'), await value('Fat')]).toEqual([250, 100]);
});

test('the ring waits behind Details where there is little room', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlan(page);
  await expect(overview(page)).toContainText('2000');
  await expect(overview(page).getByRole('img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Details', exact: true }).click();
  await expect(overview(page).getByRole('img', { name: /^Energy from protein/ })).toBeVisible();
});

test('a day that nothing was done to has no first version to go back to, also after a reload', async ({ memberPage: page }) => {
  await openPlan(page);
  await page.reload();
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset to Original' })).toHaveCount(0);
});

const openSwap = async (page: Page) => {
  await card(page, 'lunch').getByRole('button', { name: 'Swap lunch' }).click();
  return page.getByRole('dialog', { name: 'Another lunch' });
};

test('a swap offers three dishes with their energy and time, puts the chosen one in and can be undone', async ({ memberPage: page }) => {
  await page.goto('/search?q=vegetarian%202000%20calories');
  const before = await card(page, 'lunch').getByRole('heading', { level: 3 }).innerText();
  const dinner = await card(page, 'dinner').getByRole('heading', { level: 3 }).innerText();
  const dialog = await openSwap(page);
  const options = dialog.getByRole('listitem').getByRole('button');
  await expect(options).toHaveCount(3);
  await page.keyboard.press('Tab');
  await expect(options.first()).toBeFocused();
  for (const option of await options.all()) await expect(option).toHaveText(/\d+ kcal.*\d+ min/s);
  await expectAccessible(page, 'swap');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(card(page, 'lunch').getByRole('heading', { level: 3 })).toHaveText(before);

  await openSwap(page);
  const chosen = await options.nth(1).locator('.display').innerText();
  await options.nth(1).click();
  await expect(card(page, 'lunch').getByRole('heading', { level: 3 })).toHaveText(chosen);
  await expect(card(page, 'dinner').getByRole('heading', { level: 3 })).toHaveText(dinner);
  await expect(toast(page)).toContainText(`Lunch is now ${chosen}`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'lunch').getByRole('heading', { level: 3 })).toHaveText(before);
});

test('a swap for a day that is on a list says what it adds to it', async ({ memberPage: page }) => {
  const made = (await (await page.request.post('/api/meal-plans/generate', { data: { query: 'vegetarian 2000 calories' } })).json()) as {
    data: PlanWire;
  };
  const mealPlanId = await savePlan(page, made.data);
  await page.goto('/grocery-lists/create');
  const date = await page.evaluate(() => new Date(Date.now() + 86_400_000).toLocaleDateString('sv'));
  await page.request.put('/api/weekly-plan-days', { data: { days: [{ date, mealPlanId }] } });
  await page.reload();
  await expect(page.getByText('1 day selected')).toBeVisible();
  await page.getByRole('button', { name: 'Create List' }).click();
  await expect(page).toHaveURL(/\/grocery-lists\/[\w-]{36}$/);
  const listPath = new URL(page.url()).pathname;
  await page.goto(`/edit-plan/${mealPlanId}`);
  const dialog = await openSwap(page);
  await expect(dialog).toContainText('This day is on your list');
  await expect(dialog.getByText(/^(?:To buy: |Nothing more to buy)/)).toHaveCount(3);
  for (const path of [`/weekly-plan-days/date/${date}`, listPath, `/meal-plans/${mealPlanId}`]) await page.request.delete(`/api${path}`);
});

test('a swap that cannot be looked up says so, changes nothing and can be tried again', async ({ memberPage: page }) => {
  await openPlan(page);
  await page.route('**/swap-options', answerWith(FAULT, 500));
  const dialog = await openSwap(page);
  await expect(dialog.getByRole('alert')).toContainText('Your day is as it was');
  await page.route('**/swap-options', answerWith({ success: true, data: { options: [{ meal: mealOf('Barley soup') }] } }));
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect(dialog.getByRole('button', { name: /Barley soup/ })).toBeVisible();
});
