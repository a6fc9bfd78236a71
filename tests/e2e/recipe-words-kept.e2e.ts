import type { Page } from '@playwright/test';
import { type NewEater, signIn } from '../support/eater.ts';
import { expect, openElsewhere, openPage, test } from '../support/members.ts';
import { OWN_RECIPE } from '../support/recipe-screens.ts';

const textDoor = (page: Page) => page.getByRole('textbox', { name: 'The recipe as text' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

async function typeRecipe(page: Page): Promise<void> {
  await page.goto('/recipes/new');
  await page.getByRole('radio', { name: 'A text' }).check();
  await textDoor(page).fill(OWN_RECIPE);
}

async function saveRecipe(page: Page): Promise<void> {
  await typeRecipe(page);
  await page.getByRole('button', { name: 'Read It' }).click();
  // The tests of a worker share an account, where one of this name may be kept already.
  await page.getByRole('button', { name: /^Save (Recipe|a Second Time)$/ }).click();
  await expect(page).toHaveURL(/\/recipes\/[\da-f-]{36}$/);
}

/** Leads back to where the session ended; the provider may still know who it is. */
async function signInAgain(page: Page, { email, password }: NewEater, back = page.getByRole('textbox', { name: 'Notes' })): Promise<void> {
  await page.getByRole('link', { name: 'Sign In' }).click();
  const ask = page.getByLabel('Email');
  await expect(ask.or(back).first()).toBeVisible();
  if (!(await ask.isVisible())) return;
  await ask.fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: /^sign in$/i }).click();
}

test('what was typed in one door is there again after a look at another', async ({ memberPage: page }) => {
  await typeRecipe(page);
  await page.getByRole('radio', { name: 'A page', exact: true }).check();
  await page.getByRole('radio', { name: 'A text' }).check();
  await expect(textDoor(page)).toHaveValue(OWN_RECIPE);
});

test('a recipe that was typed and not saved is not left without a question, and saving asks none', async ({ memberPage: page }) => {
  await typeRecipe(page);
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(textDoor(page)).toHaveValue(OWN_RECIPE);
  await saveRecipe(page);
  await expect(question(page)).toBeHidden();
});

test('an edit of a recipe is not left without a question', async ({ memberPage: page }) => {
  await saveRecipe(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.fill('More salt next time');
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await question(page).getByRole('button', { name: 'Keep Editing' }).click();
  await expect(notes).toHaveValue('More salt next time');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page).toHaveURL(/\/calendar/);
});

test('a recipe edited in two windows is saved with the words of both', async ({ memberPage: first }) => {
  await saveRecipe(first);
  const second = await openElsewhere(first);
  await second.goto(first.url());
  for (const page of [first, second]) await page.getByRole('button', { name: 'Edit' }).click();
  await first.getByRole('textbox', { name: 'Notes' }).fill('Words of the first window');
  await first.getByRole('button', { name: 'Save Changes' }).click();
  await expect(first.getByRole('heading', { name: 'Notes' })).toBeVisible();

  const steps = second.getByRole('textbox', { name: 'Steps, one on each line' });
  await steps.fill('Do it all at once.');
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(second.getByRole('alert').filter({ hasText: 'changed in another window or on another device' })).toBeVisible();
  await expect(second.getByRole('textbox', { name: 'Notes' })).toHaveValue('Words of the first window');
  await expect(steps).toHaveValue('Do it all at once.');
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(second.getByRole('heading', { name: 'Notes' })).toBeVisible();
  await expect(second.getByText('Words of the first window')).toBeVisible();
  await expect(second.getByText('Do it all at once.')).toBeVisible();
  await second.context().close();
});

test('what was typed into a recipe that another window deletes can be saved as a new one', async ({ memberPage: first }) => {
  await saveRecipe(first);
  const second = await openElsewhere(first);
  await second.goto(first.url());
  await second.getByRole('button', { name: 'Edit' }).click();
  const notes = second.getByRole('textbox', { name: 'Notes' });
  await notes.fill('Grandmother took twice the garlic');
  await first.getByRole('button', { name: 'Delete' }).click();
  await expect(first).toHaveURL(/\/recipes$/);

  await second.getByRole('button', { name: 'Cancel' }).click();
  await question(second).getByRole('button', { name: 'Keep Editing' }).click();
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(second.getByRole('alert').filter({ hasText: 'deleted in another window or on another device' })).toBeVisible();
  await expect(notes).toHaveValue('Grandmother took twice the garlic');
  const address = second.url();
  await second.getByRole('button', { name: 'Save as New Recipe' }).click();
  await expect(second).not.toHaveURL(address);
  await expect(second.getByText('Grandmother took twice the garlic')).toBeVisible();
  await second.context().close();
});

test('an edit whose session ended is there again after signing in', async ({ browser, larder, otherMember }) => {
  const page = await openPage(browser, larder.url);
  await signIn(page, larder.url, otherMember);
  await saveRecipe(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Typed before the session ended');
  await page.context().clearCookies({ name: 'larder_session' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await signInAgain(page, otherMember);
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Typed before the session ended');
  await page.context().close();
});

test('a recipe that was typed when the session ended is there again, in the door it was typed in', async ({
  browser,
  larder,
  otherMember,
}) => {
  const page = await openPage(browser, larder.url);
  await signIn(page, larder.url, otherMember);
  await typeRecipe(page);
  await page.context().clearCookies({ name: 'larder_session' });
  await page.getByRole('button', { name: 'Read It' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await signInAgain(page, otherMember, page.getByRole('radio', { name: 'A text' }));
  await expect(textDoor(page)).toHaveValue(OWN_RECIPE);
  await page.context().close();
});

test('a timer runs on over a reload and over other screens, rings there, and leads back to its step', async ({
  browser,
  larder,
  member,
}) => {
  // A browser of its own: timers live in it, beyond the page that set them.
  const page = await openPage(browser, larder.url, member);
  await page.clock.install();
  await saveRecipe(page);
  await page
    .getByRole('button', { name: /^Set a timer/ })
    .first()
    .click();
  await expect(page.getByRole('timer')).toHaveText(/^\d+:\d\d$/);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^\d+:\d\d$/);
  const recipe = page.url();
  const dish = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  const timers = page.getByRole('list', { name: 'Timers' });
  await expect(timers.getByRole('timer')).toHaveText(/^\d+:\d\d$/);
  await page.clock.fastForward('01:00:00');
  await expect(timers.getByRole('timer')).toHaveText('Time is up');
  await timers.getByRole('link', { name: new RegExp(`^${dish}, step \\d$`) }).click();
  await expect(page).toHaveURL(recipe);
  await timers.getByRole('button', { name: /^Stop the timer for .*, step \d$/ }).click();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start Cooking' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.context().close();
});
