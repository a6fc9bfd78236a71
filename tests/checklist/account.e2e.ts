import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newEater, signIn, signUp } from '../support/eater.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, openPage, planOf, savePlan, test, toast } from '../support/members.ts';

test('everything can be downloaded, the account deleted by typing so, and the download imported into a new one', async ({
  browser,
  larder,
}) => {
  const page = await openPage(browser, larder.url);
  const eater = newEater();
  await signUp(page, larder.url, eater);
  const planId = await savePlan(page, planOf('Take me along'));
  await page.request.post('/api/weekly-plan-days', { data: { date: '2026-11-21', mealPlanId: planId } });

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Account & data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account & Data' })).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  await expectAccessible(page, 'account');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Everything' }).click();
  const file = join(mkdtempSync(join(tmpdir(), 'larder-download-')), 'larder.zip');
  await (await downloading).saveAs(file);

  await page.getByRole('button', { name: 'Delete Account...' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  const confirm = dialog.getByRole('button', { name: 'Delete for Good' });
  await expect(confirm).toBeDisabled();
  await expectAccessible(page, 'deletion');
  await dialog.getByRole('textbox').fill('delete');
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill('delete my account');
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL(`${larder.url}/`);

  // The same address is free again: nothing of the account is left.
  await signUp(page, larder.url, eater);
  await page.goto('/account');
  await page.getByLabel('Import a Download').setInputFiles(file);
  await expect(toast(page)).toContainText('Added: 1 plan and 1 day.');
  await page.goto(`/edit-plan/${planId}`);
  await expect(page.getByRole('heading', { name: 'Take me along' })).toBeVisible();
  await page.goto('/account');
  await page
    .getByLabel('Import a Download')
    .setInputFiles({ name: 'photo.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip') });
  await expect(toast(page)).toContainText('This is not a file that Larder made.');
  await page.context().close();
});

test('other devices are listed and signed out, one by one, by a new password or all at once', async ({ browser, larder }) => {
  const page = await openPage(browser, larder.url);
  const eater = newEater();
  await signUp(page, larder.url, eater);
  const phone = await openPage(browser, larder.url, undefined, {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  });
  await signIn(phone, larder.url, eater);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect(page.getByRole('main').getByText('Safari on iPhone')).toHaveCount(0);
  await phone.goto('/my-plans');
  await expect(phone.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();

  // The phone is still signed in at the provider, which lets it straight back in: until the password is another.
  await phone.getByRole('link', { name: 'Sign In' }).first().click();
  await expect(phone.getByRole('link', { name: 'My Plans' })).toBeVisible();
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  const [current, next] = [dialog.getByLabel('Current password'), dialog.getByLabel('New password')];
  const save = dialog.getByRole('button', { name: 'Save New Password' });
  await save.click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription('Enter your current password.');
  await current.fill('not my password');
  await next.fill('Password123!');
  await save.click();
  await expect(current).toHaveAccessibleDescription(/not your current password/);
  await expectAccessible(page, 'password');
  await current.fill(eater.password);
  await save.click();
  await expect(next).toHaveAccessibleDescription(/first that others would try/);
  await expect(next).toBeFocused();
  await next.fill('sourdough on a sunday');
  await save.click();
  await expect(toast(page)).toContainText('You are signed out on every other device.');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('Safari on iPhone')).toHaveCount(0);
  await phone.goto('/my-plans');
  await expect(phone.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();
  await signIn(phone, larder.url, { ...eater, password: 'sourdough on a sunday' });

  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'Smart Meal Planning Made Simple' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await phone.context().close();
  await page.context().close();
});
