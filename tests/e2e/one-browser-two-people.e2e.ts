import type { Page } from '@playwright/test';
import { signIn } from '../support/eater.ts';
import { expect, openPage, test } from '../support/members.ts';

/** Every word on the page, also those in fields. */
const readAll = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n');
  });

test('a window that was left open writes nothing into the account of whoever signed in after', async ({
  browser,
  larder,
  member,
  otherMember,
}) => {
  const left = await openPage(browser, larder.url, undefined);
  await signIn(left, larder.url, member);
  await left.goto('/profile');
  await left.getByLabel('Bio').fill('Words of the first person');
  expect(await readAll(left)).toContain('Words of the first person');

  const other = await left.context().newPage();
  await other.goto('/');
  await other.getByRole('link', { name: 'Sign Out' }).click();
  await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await signIn(other, larder.url, otherMember);

  await left.getByRole('button', { name: 'Save Profile' }).click();
  await expect(left.getByText('Session Expired')).toBeVisible();
  const { email, bio } = await (await other.request.get('/api/auth/user')).json();
  expect({ email, bio }).toEqual({ email: otherMember.email, bio: null });
  // Nor does the first person's window go on with the other's things.
  await expect(left.getByLabel('Bio')).toBeHidden();
  await expect.poll(() => readAll(left)).not.toContain('Words of the first person');
  await left.context().close();
});
