import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptTerms, signIn } from '../support/eater.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { startLarder } from '../support/larder-server.ts';
import { expect, openPage, test } from '../support/members.ts';

/** Filled by an earlier release, at two addresses; see upgrade.test.ts. */
const BACKUP = 'packages/server/tests/fixtures/schema-0012.backup.gz';
const ADA = { name: 'Ada', email: 'ada@old.example', password: 'correct horse battery' };

test.setTimeout(240_000);

test('whoever had two accounts from two addresses is offered what the younger kept, may leave it, and add it later', async ({
  browser,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-moved-'));
  execFileSync(process.execPath, ['tools/restore.ts', BACKUP], { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } });
  const moved = await startLarder({ DATA_DIR: dataDir });
  try {
    const page = await openPage(browser, moved.url);
    await signIn(page, moved.url, ADA);
    await acceptTerms(page);

    await page.goto('/my-plans');
    await expect(page.getByRole('article')).toHaveCount(2);
    const offer = page.getByRole('region', { name: 'Saved at another address' });
    await expect(offer).toContainText('https://new.example');
    await expect(offer).toContainText('2 plans, 2 days, and 1 list');
    await expectAccessible(page, 'an offer on the shelf');
    await offer.getByRole('button', { name: 'Leave Them' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(offer).toHaveCount(0);

    await page.goto('/account');
    await expectAccessible(page, 'an offer that was left');
    await page.getByRole('region', { name: 'Saved at another address' }).getByRole('button', { name: 'Add Them' }).click();
    await expect(page.getByText('Added: 2 plans, 1 day, and 1 list.')).toBeVisible();
    await expect(offer).toHaveCount(0);
    await page.goto('/my-plans');
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.context().close();
  } finally {
    await moved.stop();
    rmSync(dataDir, { recursive: true });
  }
});
