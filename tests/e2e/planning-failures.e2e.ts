import type { Page, Route } from '@playwright/test';
import { makeList } from '../support/groceries.ts';
import { answerWith, clearPlans, expect, FAULT, generatedOf, mealOf, planOf, savePlan, test, toast } from '../support/members.ts';

// A minute in all, and near the end of the run: both workers take from it.
test.describe.configure({ mode: 'parallel' });

/** However a call fails, the person reads the same sentence, and what was shown at once goes back. */
const FAILURES: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['a fault of the server', answerWith(FAULT, 500)],
  ['an answer that is no JSON', async (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<html>' })],
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
      await expect(toast(page)).toContainText('We could not get the plan just now.');
      await page.getByRole('button', { name: 'Done' }).click();
      await beta.getByRole('button', { name: 'Add to Calendar' }).click();
      // What was said before waits until this is closed.
      await expect(toast(page)).toHaveCount(0);
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

test('a first question that the network dropped is asked again, and nobody is told', async ({ memberPage: page }) => {
  let dropped = 0;
  await page.route('**/api/auth/user', (route) => (dropped++ === 0 ? route.abort('connectionreset') : route.continue()));
  await page.goto('/');
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(dropped).toBe(2);
  await expect(page.getByText('We cannot reach the kitchen')).toHaveCount(0);
});

test('who could not be reached at the start is reached as soon as that goes, without a press', async ({ memberPage: page }) => {
  await page.route('**/api/auth/user', (route) => route.abort('connectionreset'));
  await page.goto('/');
  await expect(page.getByText('We cannot reach the kitchen')).toBeVisible();
  await page.unroute('**/api/auth/user');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByText('We cannot reach the kitchen')).toHaveCount(0);
});

type Ended = { readonly call: string | RegExp; readonly at: string; readonly act?: (page: Page) => Promise<unknown> };

test('a session that ended is said once and leads to the landing page, whichever call finds out', async ({ memberPage: page }) => {
  test.slow();
  await clearPlans(page);
  const id = await savePlan(page, planOf('Alpha'));
  const ONE_PLAN = new RegExp(`/api/meal-plans/${id}$`);
  const click = (name: string | RegExp) => async () => page.getByRole('button', { name }).first().click();
  const inTurn =
    (...acts: readonly (() => Promise<unknown>)[]) =>
    async () => {
      for (const act of acts) await act();
    };
  const askToDelete = inTurn(click('Delete'), click('Delete Plan'));
  const meal = mealOf('Lentil soup');
  await page.addInitScript((stored) => sessionStorage.setItem('selectedMeal', stored), JSON.stringify(meal));
  const ENDINGS: Readonly<Record<string, Ended>> = {
    planning: { call: '**/api/meal-plans/generate', at: '/search?q=ended' },
    'a refreshed meal': { call: '**/refresh-meal', at: '/search?q=a%20day', act: click('Refresh lunch') },
    saving: { call: '**/save', at: '/search?q=a%20day', act: click('Save Meal Plan') },
    'the sliders': {
      call: '**/api/meal-plans/generate',
      at: `/edit-plan/${id}`,
      act: inTurn(click('Customize Macros'), async () => page.getByRole('slider', { name: 'Protein' }).fill('200')),
    },
    'a recipe in the plan': { call: '**/api/recipes/generate', at: '/search?q=a%20day', act: click('Detailed recipe') },
    'a recipe on its screen': { call: '**/api/recipes/generate', at: '/recipe/lentil-soup' },
    videos: { call: '**/api/youtube/search', at: '/recipe/lentil-soup', act: click('Video tutorials') },
    'a plan to edit': { call: ONE_PLAN, at: `/edit-plan/${id}` },
    updating: { call: ONE_PLAN, at: `/edit-plan/${id}`, act: inTurn(() => title(page).fill('Changed'), click('Update Meal Plan')) },
    'a plan to print': { call: ONE_PLAN, at: `/print-plan/${id}` },
    'the shelf': { call: '**/api/meal-plans/saved', at: '/my-plans' },
    'a star': { call: '**/favorite', at: '/my-plans', act: click(/to favorites/) },
    exporting: { call: ONE_PLAN, at: '/my-plans', act: inTurn(click('Export Alpha'), click(/Plain text/)) },
    importing: {
      call: '**/save',
      at: '/my-plans',
      act: async () =>
        page
          .locator('input[type=file]')
          .setInputFiles({ name: 'day.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(planOf('From a file'))) }),
    },
    'adding to the calendar': {
      call: '**/api/weekly-plan-days',
      at: '/my-plans',
      act: inTurn(click('Add to Calendar'), async () => page.getByRole('dialog').getByRole('listitem').nth(2).getByRole('button').click()),
    },
    deleting: { call: ONE_PLAN, at: '/my-plans', act: askToDelete },
    undoing: { call: '**/restore', at: '/my-plans', act: inTurn(askToDelete, click('Undo')) },
  };
  for (const [what, { call, at, act }] of Object.entries(ENDINGS)) {
    await test.step(what, async () => {
      await page.unrouteAll();
      await page.route('**/api/meal-plans/generate', answerWith({ success: true, data: generatedOf('A day') }));
      const ended = answerWith({ success: false, message: 'Unauthorized' }, 401);
      if (act) {
        await page.goto(at);
        await expect(page.locator('main').getByRole('button').nth(1)).toBeVisible();
        await page.route(call, async (route) => (readsFirst(route) ? route.fallback() : ended(route)));
        await act(page);
      } else {
        await page.route(call, ended);
        await page.goto(at);
      }
      await expect(toast(page), what).toHaveText(
        /^Session Expired\s*Please log in again to continue\.(?: What was not saved is kept and comes back then\.)?$/,
      );
      await expect(page, what).toHaveURL(/:\d+\/$/);
      await expect(page.getByRole('heading', { name: 'Smart Meal Planning Made Simple' }), what).toBeVisible();
      await expect(page.getByRole('alertdialog'), what).toHaveCount(0);
    });
  }
});

/** Choosing a day reads the calendar before it writes to it. */
const readsFirst = (route: Route): boolean => route.request().method() === 'GET' && route.request().url().includes('/weekly-plan-days');

test('what was typed before the session ended is there again after signing in, once and for nobody else', async ({ memberPage: page }) => {
  const planId = await savePlan(page, planOf('Alpha'));
  const listId = await makeList(page, { description: 'For the week' });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const press = (name: string) => page.getByRole('button', { name });
  const PLACES = [
    { at: '/search?q=a%20day', call: '**/api/meal-plans/save', box: 'Plan title', send: 'Save Meal Plan' },
    { at: `/edit-plan/${planId}`, call: `**/api/meal-plans/${planId}`, box: 'Plan title', send: 'Update Meal Plan' },
    { at: '/profile?section=basic', call: '**/api/profile', box: 'First name', send: 'Save Profile' },
    { at: `/grocery-lists/${listId}`, call: `**/api/grocery-lists/${listId}`, box: 'Description', open: 'For the week', send: 'Enter' },
  ] as const;
  await page.route('**/api/meal-plans/generate', answerWith({ success: true, data: generatedOf('A day') }));
  for (const place of PLACES) {
    await test.step(place.at, async () => {
      const { at, call, box, send } = place;
      await page.goto(at);
      if ('open' in place) await press(place.open).click();
      await field(box).fill('Words of my own');
      await page.route(call, answerWith({ success: false, message: 'Unauthorized' }, 401));
      await (send === 'Enter' ? field(box).press(send) : press(send).click());
      await expect(toast(page)).toContainText('What was not saved is kept and comes back then.');
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect(page.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();
      await page.unroute(call);
      // Signing in ends with a visit to the first screen.
      await page.goto('/');
      await expect(field(box)).toHaveValue('Words of my own');
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(at);
      await page.goto('/');
      await expect(page.getByRole('searchbox'), 'it leads back once').toBeVisible();
    });
  }
  await test.step('where nothing was typed, too', async () => {
    await page.route(`**/api/grocery-lists/${listId}`, answerWith({ success: false, message: 'Unauthorized' }, 401));
    await page.goto(`/grocery-lists/${listId}`);
    await expect(page.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();
    await page.unroute(`**/api/grocery-lists/${listId}`);
    await page.goto('/');
    await expect(page).toHaveURL(`/grocery-lists/${listId}`);
    await page.goto('/');
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
  await page.evaluate(() => {
    const kept = { owner: 'somebody-else', address: '/profile', drafts: { profile: { firstName: 'Not mine' } } };
    sessionStorage.setItem('larder.kept-drafts', JSON.stringify(kept));
  });
  await page.goto('/');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.goto('/profile');
  await expect(field('First name')).not.toHaveValue('Not mine');
});
