import { createAccount, fillSignIn, newEater, signIn } from '../support/eater.ts';
import { expect, openPage, test } from '../support/members.ts';

test('who was sent home from a private address is there once they have signed in, once', async ({ browser, larder, otherMember }) => {
  const page = await openPage(browser, larder.url);
  await page.goto('/calendar?month=2027-03');
  await expect(page).toHaveURL(`${larder.url}/`);
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await fillSignIn(page, otherMember);
  await expect(page).toHaveURL(`${larder.url}/calendar?month=2027-03`);
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page).toHaveURL(`${larder.url}/`);
  await page.context().close();
});

test('the last wish of a visitor is the one that is meant, and who comes in by another door is led nowhere later', async ({
  browser,
  larder,
}) => {
  const page = await openPage(browser, larder.url);
  await page.goto('/?q=lentil%20soup');
  await page.goto('/my-plans');
  await expect(page).toHaveURL(`${larder.url}/`);
  await page.goto('/api/login?returnTo=%2Fprofile');
  await createAccount(page, newEater(), page.getByRole('heading', { level: 1, name: 'My Profile' }));
  await page.goto('/');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page).toHaveURL(`${larder.url}/`);
  await page.context().close();
});

test('where somebody signed out, nobody who signs in after them is led to what they had open', async ({
  browser,
  larder,
  member,
  otherMember,
}) => {
  const page = await openPage(browser, larder.url);
  await signIn(page, larder.url, member);
  await page.goto('/calendar?month=2027-03');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  // As Back does, and a tab that the browser opens again.
  await page.goto('/calendar?month=2027-03');
  await expect(page).toHaveURL(`${larder.url}/`);
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await fillSignIn(page, otherMember);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page).toHaveURL(`${larder.url}/`);
  await page.context().close();
});
