import type { Page } from '@playwright/test';
import { signIn } from '../support/eater.ts';
import { readEaters, seat, twoPeople as test } from '../support/household.ts';
import { answerWith, expect, FAULT, openPage } from '../support/members.ts';
import { OWN_RECIPE } from '../support/recipe-screens.ts';

const closing = (page: Page) => page.getByRole('alertdialog', { name: 'Close without saving?' });

async function openRules(page: Page) {
  await page.goto('/week?days=2');
  await page.getByRole('button', { name: 'Rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules for your weeks' });
  await expect(rules.getByRole('button', { name: 'Save for the Next Week' })).toBeEnabled();
  return rules;
}

test('rules that are being edited stay as typed when somebody else saves theirs, and both are kept', async ({ ann, ben }) => {
  const listening = ann.waitForResponse(/\/api\/household\/events$/);
  const rules = await openRules(ann);
  await listening;
  await rules.getByRole('combobox', { name: /Minutes for dinner, Monday/ }).selectOption('20');
  const stored = (await (await ben.request.get('/api/week-rules')).json()).data;
  const heard = ann.waitForResponse(/\/api\/week-rules$/);
  const theirs = { ...stored, rules: { ...stored.rules, meatless: ['tuesday'] } };
  expect((await ben.request.put('/api/week-rules', { data: theirs })).ok()).toBe(true);
  await heard;
  await expect(rules.getByRole('combobox', { name: /Minutes for dinner, Monday/ })).toHaveValue('20');
  await rules.getByRole('button', { name: 'Save for the Next Week' }).click();
  await expect(rules).toBeHidden();
  expect((await (await ann.request.get('/api/week-rules')).json()).data.rules).toMatchObject({
    meatless: ['tuesday'],
    minutes: { monday: 20 },
  });
});

test('rules that could not be saved are there to be saved again, and are not dropped unasked', async ({ ann: page }) => {
  const rules = await openRules(page);
  const minutes = rules.getByRole('combobox', { name: /Minutes for dinner, Monday/ });
  await minutes.selectOption('20');
  await page.route('**/api/week-rules', (route) => (route.request().method() === 'PUT' ? answerWith(FAULT, 500)(route) : route.continue()));
  await rules.getByRole('button', { name: 'Save for the Next Week' }).click();
  await expect(rules.getByRole('button', { name: 'Save for the Next Week' })).toBeEnabled();
  await expect(minutes).toHaveValue('20');
  await page.keyboard.press('Escape');
  await closing(page).getByRole('button', { name: 'Keep Editing' }).click();
  await expect(minutes).toHaveValue('20');
  await rules.getByRole('button', { name: 'Cancel' }).click();
  await closing(page).getByRole('button', { name: 'Close' }).click();
  await expect(rules).toBeHidden();
  // What was not edited is not asked about.
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(rules.getByRole('button', { name: 'Save for the Next Week' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
});

test('an allergy that somebody else adds to a child is not lost to a dialog that was open', async ({ ann, ben }) => {
  await seat(ann, { kind: 'child', name: 'Mia' });
  for (const page of [ann, ben]) {
    await page.goto('/household');
    await page.getByRole('button', { name: 'Edit Mia' }).click();
  }
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'About Mia' });
  await dialog(ben).getByLabel('Name').fill('Mia Rose');
  await dialog(ann).getByLabel('Never eats, and rules').fill('Peanut allergy');
  await dialog(ann).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(ann)).toBeHidden();
  await dialog(ben).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(ben)).toBeHidden();
  expect(await readEaters(ann)).toContainEqual(expect.objectContaining({ name: 'Mia Rose', restrictions: ['Peanut allergy'] }));
});

test('what is typed about somebody is not dropped unasked, and is there again after the session ended', async ({
  browser,
  larder,
  otherMember,
}) => {
  const page = await openPage(browser, larder.url);
  await signIn(page, larder.url, otherMember);
  const { id } = await seat(page, { kind: 'child', name: 'Zoe' });
  await page.goto('/household');
  await page.getByRole('button', { name: 'Edit Zoe' }).click();
  const dialog = page.getByRole('dialog', { name: 'About Zoe' });
  await dialog.getByLabel('Never eats, and rules').fill('Soy allergy');
  await page.keyboard.press('Escape');
  await closing(page).getByRole('button', { name: 'Keep Editing' }).click();
  await page.context().clearCookies({ name: 'larder_session' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  const [ask, back] = [page.getByLabel('Email'), page.getByRole('dialog', { name: 'About Zoe' })];
  await expect(ask.or(back).first()).toBeVisible();
  if (await ask.isVisible()) {
    await ask.fill(otherMember.email);
    await page.getByLabel('Password').fill(otherMember.password);
    await page.getByRole('button', { name: /^sign in$/i }).click();
  }
  await expect(dialog.getByLabel('Never eats, and rules')).toHaveValue('Soy allergy');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  expect(await readEaters(page)).toContainEqual(expect.objectContaining({ id, restrictions: ['Soy allergy'] }));
  await page.request.delete(`/api/household/eaters/${id}`);
  await page.context().close();
});

test('an age that makes another kind than the one chosen is said, not saved over', async ({ ann: page }) => {
  await seat(page, { kind: 'child', name: 'Mia' });
  await page.goto('/household');
  await page.getByRole('button', { name: 'Edit Mia' }).click();
  const dialog = page.getByRole('dialog', { name: 'About Mia' });
  await dialog.getByLabel('Age in years').fill('7');
  await dialog.getByLabel('Who it is').selectOption('teen');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('At 7 they count as “Child”.')).toBeVisible();
  await dialog.getByLabel('Age in years').fill('14');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Teen, 14')).toBeVisible();
});

test('a link that is shown once stays on the screen when the household cannot be read anew', async ({ ann: page }) => {
  await page.goto('/household');
  await expect(page.getByRole('button', { name: 'Make a Link' })).toBeVisible();
  await page.route('**/api/household', answerWith(FAULT, 500));
  const failed = page.waitForResponse(/\/api\/household$/);
  await page.getByRole('button', { name: 'Make a Link' }).click();
  await failed;
  const link = page.getByRole('dialog', { name: 'Your link' }).getByLabel('Link');
  await expect(link).toHaveValue(/\/join\//);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Make a Link' })).toBeVisible();
});

test('a recipe that somebody else changed while it was edited here is not saved over unseen', async ({ ann, ben }) => {
  await ann.goto(`/recipes/new?text=${encodeURIComponent(OWN_RECIPE)}`);
  await ann.getByRole('button', { name: 'Read It' }).click();
  await ann.getByRole('button', { name: 'Save Recipe' }).click();
  await ann.getByRole('button', { name: 'Edit' }).click();
  const steps = ann.getByRole('textbox', { name: 'Steps, one on each line' });
  await steps.fill('Do it all at once.');

  await ben.goto(ann.url());
  await ben.getByRole('button', { name: 'Edit' }).click();
  await ben.getByRole('textbox', { name: 'Steps, one on each line' }).fill('Begin with the beans.');
  await ben.getByRole('textbox', { name: 'Notes' }).fill('Words of Ben');
  const heard = ann.waitForResponse((answer) => /\/api\/recipes\/[\da-f-]{36}$/.test(answer.url()), { timeout: 5000 });
  await ben.getByRole('button', { name: 'Save Changes' }).click();
  await heard;

  await ann.getByRole('button', { name: 'Save Changes' }).click();
  await expect(ann.getByRole('alert').filter({ hasText: 'changed in another window or on another device' })).toBeVisible();
  await expect(ann.getByRole('textbox', { name: 'Notes' })).toHaveValue('Words of Ben');
  await ann.getByRole('button', { name: 'Save Changes' }).click();
  await expect(ann.getByText('Do it all at once.')).toBeVisible();
  await expect(ann.getByText('Words of Ben')).toBeVisible();
});
