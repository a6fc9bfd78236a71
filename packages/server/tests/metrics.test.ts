import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteBackup } from '../src/db/backup/last-backup.ts';
import { type LarderApp, startLarderApp } from './support/larder-app.ts';
import { newEmail, signIn, signUp } from './support/sign-in-steps.ts';
import { TestBrowser } from './support/test-browser.ts';

const TOKEN = 'a token of sixteen or more';
const ORIGIN = 'http://localhost:5000';
const dataDir = mkdtempSync(join(tmpdir(), 'larder-metrics-'));

let larder: LarderApp;
beforeAll(async () => {
  larder = await startLarderApp('pglite', { METRICS_TOKEN: TOKEN, DATA_DIR: dataDir, SIGN_UP: 'invite' });
});
afterAll(async () => {
  await larder.close();
  rmSync(dataDir, { recursive: true });
});

const read = async () => (await larder.visitor.call('GET', '/metrics', undefined, { authorization: `Bearer ${TOKEN}` })).text;
const newBrowser = () => new TestBrowser({ [ORIGIN]: larder.app });

test('failed sign-ins are counted by what was wrong, and a form that was only filled in wrongly is none', async () => {
  const email = newEmail();
  await signIn(newBrowser(), `${ORIGIN}/api/login`, { email, password: '' });
  for (let n = 0; n < 21; n++) await signIn(newBrowser(), `${ORIGIN}/api/login`, { email, password: 'not the password' });
  await signUp(newBrowser(), ORIGIN, { email: newEmail() });
  await newBrowser().visit(`${ORIGIN}/api/callback?code=made-up&state=made-up`);
  const text = await read();
  expect(text).toContain('larder_failed_sign_ins_total{reason="wrong"} 20');
  expect(text).toContain('larder_failed_sign_ins_total{reason="too-many"} 1');
  expect(text).toContain('larder_failed_sign_ins_total{reason="not-invited"} 1');
  expect(text).toContain('larder_failed_sign_ins_total{reason="not-ours"} 1');
  expect(text).toContain('larder_rate_limited_total{route="/oidc/interaction/:uid/sign-in"} 1');
});

test('the age of the last backup is told, and that there was none', async () => {
  expect(await read()).toMatch(/^larder_backup_age_seconds \+?Inf/m);
  await noteBackup(dataDir, 'larder.backup.gz');
  expect(Number(/^larder_backup_age_seconds (\S+)$/m.exec(await read())?.[1])).toBeLessThan(600);
});
