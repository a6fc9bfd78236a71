import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBackupFile, writeBackupFile } from '../src/db/backup/backup-file.ts';
import { restoreBackup } from '../src/db/backup/restore-backup.ts';
import { makeRemovalStore } from '../src/features/account/removal-store.ts';
import type { UserId } from '../src/db/scope.ts';
import { startSignInApp, type SignInApp } from './support/sign-in-app.ts';
import { acceptTerms, newEmail, readUser, signIn, signUp } from './support/sign-in-steps.ts';
import { TestBrowser } from './support/test-browser.ts';
import { describeOnBothEngines, openTestDatabase } from './support/test-database.ts';

const FIRST = 'http://pantry.local:5000';

async function signInAt({ app }: SignInApp, origin: string, email: string, how: 'in' | 'up') {
  const browser = new TestBrowser({ [origin]: app });
  if (how === 'up') {
    await signUp(browser, origin, { email });
    await acceptTerms(browser, origin);
  } else await signIn(browser, `${origin}/api/login`, { email });
  const { id } = JSON.parse((await readUser(browser, origin)).body) as { id: UserId };
  return { browser, id };
}

describeOnBothEngines('a server at a new address', (database, engine) => {
  const startAt = (baseUrl: string) => startSignInApp(database(), { baseUrl });

  test.each([
    ['another name', 'https://meals.example'],
    ['another port', 'http://pantry.local:6000'],
    ['https in place of http', 'https://pantry.local:5000'],
  ])('knows its people: %s', async (_what, moved) => {
    const email = newEmail();
    const before = await signInAt(await startAt(FIRST), FIRST, email, 'up');
    const after = await signInAt(await startAt(moved), moved, email, 'in');
    expect(after.id).toBe(before.id);
  });

  test('still says its address to other programs', async () => {
    const { app } = await startAt('https://meals.example');
    const answer = await app.inject({ url: '/oidc/.well-known/openid-configuration', headers: { host: 'meals.example' } });
    expect(answer.json()).toMatchObject({ issuer: 'https://meals.example/oidc' });
  });

  test('keeps the password of who came before, and deletes their account whole', async () => {
    const email = newEmail();
    await signInAt(await startAt(FIRST), FIRST, email, 'up');
    const moved = await startAt('https://meals.example');
    const { browser, id } = await signInAt(moved, 'https://meals.example', email, 'in');
    const password = await browser.request('https://meals.example/api/account/password');
    expect(JSON.parse(password.body)).toEqual({ success: true, data: { isKeptHere: true } });
    await makeRemovalStore(database(), moved.signIn.forgetIdentity).deleteAccount(id);
    const { kysely } = database();
    expect(await kysely.selectFrom('oidc_accounts').select('id').where('email', '=', email).execute()).toEqual([]);
    expect(await kysely.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
  });

  test('keeps them too when it is a backup that was restored there', async () => {
    const email = newEmail();
    const before = await signInAt(await startAt(FIRST), FIRST, email, 'up');
    const file = join(mkdtempSync(join(tmpdir(), 'larder-moved-')), 'backup.gz');
    const restored = await openTestDatabase(engine);
    try {
      await writeBackupFile(database(), file);
      await restoreBackup(restored.database, readBackupFile(file), { replace: true });
      const moved = await startSignInApp(restored.database, { baseUrl: 'https://meals.example' });
      expect((await signInAt(moved, 'https://meals.example', email, 'in')).id).toBe(before.id);
    } finally {
      await restored.close();
      rmSync(join(file, '..'), { recursive: true });
    }
  });

  test('takes nobody of an outside provider for its own', async () => {
    const { signIn: signedIn } = await startAt('https://meals.example');
    const { kysely } = database();
    const email = newEmail();
    const { id } = await signInAt(await startAt(FIRST), FIRST, email, 'up');
    const { subject } = await kysely.selectFrom('users').select('subject').where('id', '=', id).executeTakeFirstOrThrow();
    const outside = randomUUID() as string as UserId;
    await kysely.insertInto('users').values({ id: outside, issuer: 'https://accounts.example/oidc', subject }).execute();
    await makeRemovalStore(database(), signedIn.forgetIdentity).deleteAccount(outside);
    expect(await kysely.selectFrom('oidc_accounts').select('id').where('id', '=', subject).execute()).toHaveLength(1);
  });
});
