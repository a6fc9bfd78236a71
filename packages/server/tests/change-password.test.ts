import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { changePassword, readPassword } from '@larder/contract/account.ts';
import type { ProblemReply } from '@larder/contract/problem.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetPassword } from '../src/provider/reset-password.ts';
import { copyPgliteTemplate } from './support/pglite-template.ts';
import { startSignInApp, type SignInApp } from './support/sign-in-app.ts';
import { acceptTerms, newEmail, PASSWORD, readUser, signIn, signUp, visitSignIn } from './support/sign-in-steps.ts';
import { type Page, TestBrowser } from './support/test-browser.ts';
import { describeOnBothEngines } from './support/test-database.ts';

const ORIGIN = 'http://localhost:5000';
const LOGIN = `${ORIGIN}/api/login`;
const NEW_PASSWORD = 'sourdough on a sunday';

describeOnBothEngines('the password at the built-in provider', (database) => {
  let own: SignInApp;
  const log: string[] = [];
  beforeAll(async () => {
    own = await startSignInApp(database(), { baseUrl: ORIGIN, hearLog: (line) => log.push(line) });
  });
  afterAll(() => own.app.close());

  const newBrowser = () => new TestBrowser({ [ORIGIN]: own.app });
  const newcomer = async () => {
    const [browser, email] = [newBrowser(), newEmail()];
    await signUp(browser, ORIGIN, { email });
    await acceptTerms(browser, ORIGIN);
    return { browser, email };
  };
  const change = async (browser: TestBrowser, body: Record<string, unknown>) => {
    const page = await browser.request(`${ORIGIN}${changePassword.path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: ORIGIN },
    });
    return { status: page.status, code: codeOf(page) };
  };
  const isIn = async (browser: TestBrowser) => (await readUser(browser, ORIGIN)).status === 200;
  const signsIn = async (email: string, password: string) => {
    const browser = newBrowser();
    await signIn(browser, LOGIN, { email, password });
    return isIn(browser);
  };

  it('is changed by who knows it; every other browser is out, and the old one opens nothing', async () => {
    const { browser, email } = await newcomer();
    const phone = newBrowser();
    await signIn(phone, LOGIN, { email });
    expect(await isIn(phone)).toBe(true);
    const before = browser.cookie(ORIGIN, 'larder_session') ?? '';

    expect(await change(browser, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })).toMatchObject({ status: 200 });
    expect([await isIn(browser), await isIn(phone)]).toEqual([true, false]);
    const copied = newBrowser();
    copied.setCookie(ORIGIN, 'larder_session', before);
    expect(await isIn(copied)).toBe(false);
    // The provider's own session of the phone would have let it straight back in.
    expect((await phone.visit(LOGIN)).body).toContain('name="password"');
    expect([await signsIn(email, PASSWORD), await signsIn(email, NEW_PASSWORD)]).toEqual([false, true]);
  });

  it('stays as it is when the current one is wrong or the new one is the same or too easily guessed', async () => {
    const { browser, email } = await newcomer();
    expect(await change(browser, { currentPassword: 'not my password', newPassword: NEW_PASSWORD })).toEqual({
      status: 422,
      code: 'password-wrong',
    });
    for (const newPassword of [PASSWORD, 'short', 'Password123!', email, 'x'.repeat(256) + 'x']) {
      const { status, code } = await change(browser, { currentPassword: PASSWORD, newPassword });
      expect([status, code]).toEqual(newPassword.length > 256 ? [400, 'invalid-request'] : [422, 'password-too-weak']);
    }
    expect([await isIn(browser), await signsIn(email, PASSWORD)]).toEqual([true, true]);
  });

  it('cannot be guessed with a stolen session, not even by tries sent all at once', async () => {
    const { browser } = await newcomer();
    const tries = await Promise.all(
      Array.from({ length: 25 }, (_, n) => change(browser, { currentPassword: `guess ${n}`, newPassword: NEW_PASSWORD })),
    );
    expect(tries.filter(({ code }) => code === 'rate-limited').length).toBeGreaterThanOrEqual(5);
    expect(await change(browser, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })).toEqual({ status: 429, code: 'rate-limited' });
  });

  it('is refused at sign-up when it is one of the first that are tried', async () => {
    const browser = newBrowser();
    const page = await signUp(browser, ORIGIN, { email: newEmail(), password: 'Password123!' });
    expect([page.status, page.body.includes('one of the first that others would try')]).toEqual([422, true]);
    expect(await isIn(browser)).toBe(false);
  });

  it('says on the sign-in page who can help when it is forgotten', async () => {
    expect((await visitSignIn(newBrowser(), LOGIN)).body).toContain('Ask whoever runs this server');
  });

  it('is set anew by whoever runs the server, and everybody who was in is out', async () => {
    const { browser, email } = await newcomer();
    const password = await resetPassword(database(), ` ${email.toUpperCase()} `);
    expect(password).toMatch(/^([a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/);
    expect(await isIn(browser)).toBe(false);
    expect((await browser.visit(LOGIN)).body).toContain('name="password"');
    expect([await signsIn(email, PASSWORD), await signsIn(email, password ?? '')]).toEqual([false, true]);
    expect(await resetPassword(database(), 'nobody@example.com')).toBeUndefined();
  });

  it('of an outside provider is not ours to change', async () => {
    const { browser, email } = await newcomer();
    const { kysely } = database();
    expect((await browser.request(`${ORIGIN}${readPassword.path}`)).body).toContain('"isKeptHere":true');
    await kysely.updateTable('users').set({ issuer: 'https://elsewhere.test' }).where('email', '=', email).execute();
    expect((await browser.request(`${ORIGIN}${readPassword.path}`)).body).toContain('"isKeptHere":false');
    expect(await change(browser, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })).toEqual({
      status: 409,
      code: 'password-kept-elsewhere',
    });
  });

  it('is never in the log', () => {
    const text = log.join('');
    expect(text).toContain(changePassword.path);
    for (const secret of [PASSWORD, NEW_PASSWORD, 'not my password', 'guess 7', 'Password123!']) expect(text).not.toContain(secret);
  });
});

describe('npm run reset-password', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-reset-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (email: string, dataDir: string) =>
    promisify(execFile)(process.execPath, ['tools/reset-password.ts', email], {
      cwd: join(import.meta.dirname, '../../..'),
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    }).then(
      ({ stdout }) => stdout,
      ({ stderr }: { stderr: string }) => stderr,
    );

  it('names what is missing: the database, or the account', async () => {
    expect(await run('a@example.com', folder)).toContain('There is no database');
    await copyPgliteTemplate(folder);
    expect(await run('a@example.com', folder)).toContain('There is no account with the email a@example.com');
  });
});

const codeOf = ({ body }: Page): string | undefined => (JSON.parse(body) as Partial<ProblemReply>).error?.code;
