import type { Page } from '@playwright/test';
import { expect, hold, twoWindows as test } from '../support/members.ts';

const readProfile = async (page: Page) => (await page.request.get('/api/auth/user')).json();

test('a restriction added in one window is not lost when another, opened before, is saved', async ({ first, second }) => {
  await first.goto('/profile?section=dietary');
  await second.goto('/profile');
  await second.getByLabel('Bio').fill('Cooks on Sundays');

  await first.getByLabel('Add your own').fill('Peanut allergy');
  await first.getByRole('button', { name: 'Save Profile' }).click();
  await expect(first.getByText('Profile updated!').first()).toBeVisible();

  await second.getByRole('button', { name: 'Save Profile' }).click();
  await expect(second.getByText('Profile updated!').first()).toBeVisible();
  expect(await readProfile(first)).toMatchObject({ bio: 'Cooks on Sundays', dietaryRestrictions: ['Peanut allergy'] });
  // What was saved is what the window shows from now on.
  await second.getByRole('link', { name: 'Dietary Preferences & Restrictions' }).click();
  await expect(second.getByRole('region', { name: 'On your list' })).toContainText('Peanut allergy');
});

test('what two windows add and remove is kept of both', async ({ first, second }) => {
  await first.request.put('/api/profile', { data: { dietaryRestrictions: ['Egg allergy', 'Vegan'] } });
  await first.goto('/profile?section=dietary');
  await second.goto('/profile?section=dietary');
  await first.getByRole('button', { name: 'Remove Vegan' }).click();
  await first.getByLabel('Add your own').fill('no mushrooms');
  await first.getByRole('button', { name: 'Save Profile' }).click();
  await expect(first.getByText('Profile updated!').first()).toBeVisible();

  await second.getByLabel('Add your own').fill('Lupin allergy');
  await second.getByRole('button', { name: 'Save Profile' }).click();
  await expect(second.getByText('Profile updated!').first()).toBeVisible();
  expect((await readProfile(first)).dietaryRestrictions).toEqual(['Egg allergy', 'no mushrooms', 'Lupin allergy']);
});

test('two allergens chosen in one breath are both kept', async ({ first: page }) => {
  const strip = page.getByRole('region', { name: 'Anything you never eat?' });
  await page.goto('/');
  const release = await hold(page, '**/api/profile');
  await strip.getByRole('button', { name: 'Sesame' }).click();
  await strip.getByRole('button', { name: 'Celery' }).click();
  await strip.getByLabel('Something else').fill('no kiwi');
  await strip.getByLabel('Something else').press('Enter');
  release();
  for (const name of ['Sesame', 'Celery', 'no kiwi']) {
    await expect(strip.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
  await expect.poll(async () => (await readProfile(page)).dietaryRestrictions).toEqual(['Sesame allergy', 'Celery allergy', 'no kiwi']);
});

test('a double click on an allergen chooses it', async ({ first: page }) => {
  const sesame = page.getByRole('region', { name: 'Anything you never eat?' }).getByRole('button', { name: 'Sesame' });
  await page.goto('/');
  await sesame.dblclick();
  await expect.poll(async () => (await readProfile(page)).dietaryRestrictions).toEqual(['Sesame allergy']);
  await expect(sesame).toHaveAttribute('aria-pressed', 'true');
});
