import { expect, type Page } from '@playwright/test';
import { makeList } from '../support/groceries.ts';
import { clearPlans, D0, mealOf, planOf, post, savePlan, test } from '../support/members.ts';

const LONG = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';

async function expectNoSidewaysScrolling(page: Page, what: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const scrolls = document.documentElement.scrollWidth > room;
    const dialogs = [...document.querySelectorAll('dialog[open]')].some((dialog) => dialog.scrollWidth > dialog.clientWidth);
    if (!scrolls && !dialogs) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > room + 1 && element.children.length === 0)
      .map((element) => `${element.tagName} ${element.getAttribute('class')?.slice(0, 60) ?? ''}`)
      .slice(0, 5);
  });
  expect.soft(wide, what).toEqual([]);
}

test('no screen scrolls sideways for a word of eighty letters, at any width', async ({ clockPage: page }) => {
  test.setTimeout(180_000);
  await page.clock.setFixedTime(D0);
  await clearPlans(page);
  const meals = { breakfast: mealOf(LONG), lunch: mealOf(`${LONG} salad`), dinner: mealOf('Soup', { ingredients: [`2 cups ${LONG}`] }) };
  const plan = planOf(LONG, { meals, description: LONG, searchQuery: LONG, reasons: [LONG], notes: [LONG] });
  const id = await savePlan(page, plan);
  await page.request.put('/api/weekly-plan-days', { data: { days: [{ date: '2026-11-21', mealPlanId: id, notes: LONG }] } });
  const item = { ingredient: LONG, quantity: LONG, category: 'produce', source: LONG, checked: 'false' };
  const list = await makeList(page, { name: LONG, description: LONG, items: [item, { ...item, checked: 'true' }] });
  await page.request.put('/api/profile', {
    data: { firstName: LONG, lastName: LONG, bio: LONG, email: `${LONG}@example.com`, dietaryRestrictions: [LONG, `${LONG} ${LONG}`] },
  });
  const screens: readonly (readonly [string, (() => Promise<unknown>)?])[] = [
    ['/'],
    ['/my-plans'],
    ['/calendar', () => page.locator('td[data-date="2026-11-21"] [data-day-button]').click()],
    [`/edit-plan/${id}`],
    [`/print-plan/${id}`],
    ['/grocery-lists'],
    [
      `/grocery-lists/${list}`,
      () =>
        page
          .getByRole('button', { name: /^Details of/ })
          .first()
          .click(),
    ],
    ['/grocery-lists/create'],
    ['/profile'],
    ['/profile?section=dietary'],
    ['/account'],
    [`/search?q=${LONG}%20vegan%20${LONG}`],
    // Of which no plan is made.
    [`/search?q=${LONG}%20${LONG}`],
  ];
  for (const [address, act] of screens) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await act?.();
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScrolling(page, `${address} at ${width} px`);
    }
  }
  await page.request.put('/api/profile', {
    data: { firstName: 'Robin', lastName: 'Baker', bio: '', email: 'robin@example.com', dietaryRestrictions: [] },
  });
});

test('no shared page scrolls sideways for it', async ({ clockPage: page }) => {
  const meal = mealOf(LONG, { ingredients: [`2 cups ${LONG}`], instructions: [`Stir the ${LONG}.`] });
  const plan = await savePlan(page, planOf('Long', { meals: { breakfast: meal, lunch: meal, dinner: meal } }));
  const item = { ingredient: LONG, quantity: LONG, category: 'produce', source: 'Soup', checked: 'false' };
  const list = await makeList(page, { name: 'Long', items: [item, { ...item, checked: 'true' }] });
  const things = [
    ['plan', plan],
    ['list', list],
  ] as const;
  for (const [what, id] of things) {
    const { url } = await post<{ url: string }>(page, '/api/shared-links', { what, id });
    await page.goto(url);
    await expect(page.getByRole('main')).toContainText(LONG);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScrolling(page, `a shared ${what} at ${width} px`);
    }
  }
});
