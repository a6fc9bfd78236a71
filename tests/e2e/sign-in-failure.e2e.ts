import { expect, test } from '../support/members.ts';

test('what the address says of a failed sign-in is short, has no link, and is said to be another’s words', async ({ page }) => {
  const made = `Your account is locked, call https://evil.example/help or www.evil.example ${'now '.repeat(100)}`;
  await page.goto(`/?error=auth_failed&details=${encodeURIComponent(made)}`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The sign-in service said:');
  await expect(alert).toContainText('Authentication failed: Your account is locked, call … or … now');
  await expect(alert).not.toContainText('evil.example');
  expect((await alert.innerText()).length).toBeLessThan(300);
});
