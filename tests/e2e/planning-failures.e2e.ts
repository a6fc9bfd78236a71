import type { Page, Route } from '@playwright/test';
import { answerWith, clearPlans, expect, FAULT, generatedOf, openPage, planOf, savePlan, test, toast } from '../support/members.ts';

/** However a call fails, the person reads the same sentence, and what was shown at once goes back. */
const FAILURES: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['a fault of the server', answerWith(FAULT, 500)],
  ['an answer that is no JSON', async (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<html>' })],
  ['a call that takes too long', async (route) => route.abort('timedout')],
  ['no connection', async (route) => route.abort('internetdisconnected')],
];

const title = (page: Page) => page.getByRole('textbox', { name: 'Plan title' });
const card = (page: Page, slot: string) => page.locator(`article[data-slot="${slot}"]`);
const sayTo = async (page: Page, text: string) => {
  await expect(toast(page)).toContainText(text);
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(toast(page)).toHaveCount(0);
};

test('the plan screen says what failed and keeps what it had, whatever the failure', async ({ memberPage: page }) => {
  await page.route('**/api/meal-plans/generate', answerWith({ success: true, data: generatedOf('Kept day') }));
  await page.goto('/search?q=kept');
  await title(page).fill('My words');
  await page.getByRole('button', { name: 'Customize Macros' }).click();
  const protein = page.getByRole('slider', { name: 'Protein' });
  const before = await protein.inputValue();
  for (const [failure, answer] of FAILURES) {
    await test.step(failure, async () => {
      for (const path of ['generate', 'refresh-meal', 'save']) await page.route(`**/api/meal-plans/${path}`, answer);
      await page.route('**/api/recipes/generate', answer);
      await page.getByRole('button', { name: 'Refresh lunch' }).click();
      await sayTo(page, 'Failed to refresh meal. Please try again.');
      await page.getByRole('button', { name: 'Save Meal Plan' }).click();
      await sayTo(page, 'Failed to save meal plan');
      await protein.fill('200');
      await sayTo(page, 'Failed to update meals with new macros. Please try again.');
      await expect(protein).toHaveValue(before);
      const toggle = card(page, 'dinner').getByRole('button', { name: 'Detailed recipe' });
      await toggle.click();
      await expect(card(page, 'dinner').getByRole('alert')).toContainText('Failed to generate recipe');
      await toggle.click();
      await expect(card(page, 'lunch')).toContainText('Lentil soup');
      await expect(title(page)).toHaveValue('My words');
    });
  }
});

test('planning that fails can be tried again, whatever the failure', async ({ memberPage: page }) => {
  for (const [failure, answer] of FAILURES) {
    await test.step(failure, async () => {
      await page.route('**/api/meal-plans/generate', answer);
      await page.goto(`/search?q=${encodeURIComponent(failure)}`);
      await expect(toast(page)).toContainText('Failed to generate meal plan. Please try again.');
      await page.route('**/api/meal-plans/generate', answerWith({ success: true, data: generatedOf('At last') }));
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(title(page)).toHaveValue('At last');
    });
  }
});

test('the shelf says what failed and rolls it back, whatever the failure', async ({ memberPage: page }) => {
  await clearPlans(page);
  const id = await savePlan(page, planOf('Alpha'));
  await page.request.patch(`/api/meal-plans/${id}/favorite`, { data: { isFavorited: 'true' } });
  await savePlan(page, planOf('Beta'));
  await page.goto('/my-plans');
  const titles = page.getByRole('article').getByRole('heading');
  const beta = page.getByRole('article', { name: 'Beta' });
  await expect(titles).toHaveText(['Alpha', 'Beta']);
  for (const [failure, answer] of FAILURES) {
    await test.step(failure, async () => {
      await page.route(/\/api\/meal-plans\/[0-9a-f-]{36}/, answer);
      await page.route('**/api/weekly-plan-days', async (route) =>
        route.request().method() === 'POST' ? answer(route) : route.continue(),
      );
      await beta.getByRole('button', { name: /favorites/ }).click();
      await sayTo(page, 'Could not update favorite status.');
      await expect(beta.getByRole('button', { name: /favorites/ })).toHaveAttribute('aria-pressed', 'false');
      await beta.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Plan' }).click();
      await sayTo(page, 'Could not delete meal plan.');
      await beta.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('button', { name: /Plain text/ }).click();
      await expect(toast(page)).toContainText('The plan could not be fetched.');
      await page.getByRole('button', { name: 'Done' }).click();
      await beta.getByRole('button', { name: 'Add to Calendar' }).click();
      await page.getByRole('dialog').getByRole('listitem').nth(2).getByRole('button').click();
      await sayTo(page, 'Failed to assign meal plan. Please try again.');
      await expect(titles).toHaveText(['Alpha', 'Beta']);
    });
  }
});

test('loading that fails leaves a way on, whatever the failure', async ({ memberPage: page }) => {
  for (const [failure, answer] of FAILURES) {
    await test.step(failure, async () => {
      await page.route('**/api/meal-plans/some-id', answer);
      await page.route('**/api/meal-plans/saved', answer);
      for (const [address, words] of [
        ['/edit-plan/some-id', 'Unable to load this plan'],
        ['/print-plan/some-id', 'Unable to load this plan'],
        ['/my-plans', 'Unable to Load Plans'],
      ] as const) {
        await page.goto(address);
        await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
        await expect(page.locator('main').getByRole('link', { name: /Home/ })).toBeVisible();
      }
    });
  }
});

test('a session that ended is said once, and leads to the landing page', async ({ browser, larder, member }) => {
  const ended = answerWith({ success: false, message: 'Unauthorized' }, 401);
  for (const [call, act] of [
    ['**/refresh-meal', async (page: Page) => page.getByRole('button', { name: 'Refresh lunch' }).click()],
    ['**/save', async (page: Page) => page.getByRole('button', { name: 'Save Meal Plan' }).click()],
  ] as const) {
    const page = await openPage(browser, larder.url, member);
    await page.route('**/api/meal-plans/generate', answerWith({ success: true, data: generatedOf('A day') }));
    await page.goto('/search?q=a%20day');
    await expect(title(page)).toBeVisible();
    await page.route(call, ended);
    await act(page);
    await expect(toast(page)).toHaveText(/Session Expired.*Please log in again to continue\./s);
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.context().close();
  }
});
