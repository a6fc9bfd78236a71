import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import { forgetInvitations, makeInvitation } from '../src/features/account/invitation-store.ts';
import type { SignUpRule } from '../src/provider/sign-up-rule.ts';
import { offerInvitations } from '../src/invite.ts';
import { copyPgliteTemplate } from './support/pglite-template.ts';
import { silentLog } from './support/silent-log.ts';
import { startSignInApp, type SignInApp } from './support/sign-in-app.ts';
import { newEmail, PASSWORD, readUser, signIn, signUp } from './support/sign-in-steps.ts';
import { TestBrowser } from './support/test-browser.ts';
import { openTestDatabase, type TestDatabase } from './support/test-database.ts';

const ORIGIN = 'http://localhost:5000';
const LOGIN = `${ORIGIN}/api/login`;

let opened: TestDatabase;
const sites: Partial<Record<SignUpRule, SignInApp>> = {};

beforeAll(async () => {
  opened = await openTestDatabase('pglite');
  for (const rule of ['open', 'invite', 'off'] as const) {
    sites[rule] = await startSignInApp(opened.database, { baseUrl: ORIGIN, signUp: rule });
  }
});

afterAll(async () => {
  for (const { app } of Object.values(sites)) await app.close();
  await opened.close();
});

const browserAt = (rule: SignUpRule) => new TestBrowser({ [ORIGIN]: sites[rule]!.app });
const invite = async () => (await makeInvitation(opened.database.kysely, 14)).code;
const fill = (invitation: string, email = newEmail()) => ({ name: 'Ada Lovelace', email, password: PASSWORD, invitation });
const isIn = async (browser: TestBrowser) => (await readUser(browser, ORIGIN)).status === 200;
const countAccounts = async () => (await opened.database.kysely.selectFrom('oidc_accounts').select('id').execute()).length;

describe('SIGN_UP=invite', () => {
  it('leads by the link of an invitation straight to an account, once', async () => {
    const code = await invite();
    const browser = browserAt('invite');
    const form = await browser.visit(`${LOGIN}?invitation=${code}`);
    expect(form.body).toContain('<h1>Create account</h1>');
    expect(form.body).toContain(`value="${code}"`);
    await browser.submit(form, fill(code));
    expect(await isIn(browser)).toBe(true);

    const again = browserAt('invite');
    const refused = await again.submit(await again.visit(`${LOGIN}?invitation=${code}`), fill(code));
    expect([refused.status, refused.body.includes('used before')]).toEqual([422, true]);
    expect(await isIn(again)).toBe(false);
  });

  it('takes a code as it is read aloud: capitals and blanks are nothing', async () => {
    const browser = browserAt('invite');
    const form = await browser.follow(await browser.visit(LOGIN), 'Create account');
    await browser.submit(form, fill((await invite()).toUpperCase().replaceAll('-', ' ')));
    expect(await isIn(browser)).toBe(true);
  });

  it.each(['', 'abcd-efgh-ijkm-npqr', "' or used_at is null --"])('makes no account with %j', async (code) => {
    const before = await countAccounts();
    const browser = browserAt('invite');
    const page = await browser.submit(await browser.follow(await browser.visit(LOGIN), 'Create account'), fill(code));
    expect([page.status, page.body.includes('This invitation does not work'), await countAccounts()]).toEqual([422, true, before]);
  });

  it('says to nobody without an invitation who has an account', async () => {
    const email = newEmail();
    await signUp(browserAt('open'), ORIGIN, { email, password: 'a pass phrase of their own' });
    const browser = browserAt('invite');
    const page = await browser.submit(await browser.follow(await browser.visit(LOGIN), 'Create account'), fill('no invitation', email));
    expect([page.body.includes('already an account'), page.body.includes('This invitation does not work')]).toEqual([false, true]);
  });

  it('uses an invitation up with the account alone: a form that is refused leaves it', async () => {
    const [code, email] = [await invite(), newEmail()];
    await signUp(browserAt('open'), ORIGIN, { email, password: 'a pass phrase of their own' });
    const browser = browserAt('invite');
    let page = await browser.submit(await browser.visit(`${LOGIN}?invitation=${code}`), fill(code, email));
    expect(page.body).toContain('already an account');
    page = await browser.submit(page, fill(code));
    expect(await isIn(browser)).toBe(true);
  });

  it('takes a form that is sent twice for one, the invitation being used up by the first', async () => {
    const [code, email] = [await invite(), newEmail()];
    const before = await countAccounts();
    const browsers = [browserAt('invite'), browserAt('invite')];
    const forms = await Promise.all(browsers.map((browser) => browser.visit(`${LOGIN}?invitation=${code}`)));
    await Promise.all(browsers.map((browser, index) => browser.submit(forms[index]!, fill(code, email))));
    expect([await Promise.all(browsers.map(isIn)), await countAccounts()]).toEqual([[true, true], before + 1]);
  });

  it('makes one account of one invitation, however many forms are sent at once', async () => {
    const code = await invite();
    const before = await countAccounts();
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        const browser = browserAt('invite');
        return browser.submit(await browser.visit(`${LOGIN}?invitation=${code}`), fill(code));
      }),
    );
    expect(await countAccounts()).toBe(before + 1);
  });

  it('opens nothing after its days, and is swept away', async () => {
    const code = await invite();
    await opened.database.kysely
      .updateTable('invitations')
      .set({ expires_at: sql<Date>`now() - interval '1 minute'` })
      .execute();
    const browser = browserAt('invite');
    expect((await browser.submit(await browser.visit(`${LOGIN}?invitation=${code}`), fill(code))).body).toContain('too old');
    expect(await forgetInvitations(opened.database.kysely)).toBeGreaterThan(0);
    expect(await opened.database.kysely.selectFrom('invitations').selectAll().execute()).toEqual([]);
  });

  it('keeps no code in the clear', async () => {
    const code = await invite();
    const rows = JSON.stringify(await opened.database.kysely.selectFrom('invitations').selectAll().execute());
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(code.replaceAll('-', ''));
  });

  it('signs in who has an account as ever', async () => {
    const email = newEmail();
    await signUp(browserAt('open'), ORIGIN, { email });
    const browser = browserAt('invite');
    await signIn(browser, LOGIN, { email });
    expect(await isIn(browser)).toBe(true);
  });
});

describe('SIGN_UP=off', () => {
  it('makes no account, not even with an invitation, and says so', async () => {
    const before = await countAccounts();
    const code = await invite();
    const browser = browserAt('off');
    const page = await browser.visit(`${LOGIN}?invitation=${code}`);
    expect([page.body.includes('<h1>Sign in</h1>'), page.body.includes('is not taking new accounts')]).toEqual([true, true]);
    const action = page.url.href;
    expect((await browser.visit(`${action}/sign-up`)).status).toBe(403);
    const sent = await browser.request(`${action}/sign-up`, {
      method: 'POST',
      body: new URLSearchParams(fill(code)).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
    });
    expect([sent.status, await countAccounts()]).toEqual([403, before]);
  });

  it('signs in who has an account as ever', async () => {
    const email = newEmail();
    await signUp(browserAt('open'), ORIGIN, { email });
    const browser = browserAt('off');
    await signIn(browser, LOGIN, { email });
    expect(await isIn(browser)).toBe(true);
  });
});

describe('npm run invite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-invite-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (args: readonly string[], dataDir: string) =>
    promisify(execFile)(process.execPath, ['tools/invite.ts', ...args], {
      cwd: join(import.meta.dirname, '../../..'),
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, SIGN_UP: 'invite', BASE_URL: 'https://larder.test' },
    }).then(
      ({ stdout }) => stdout,
      ({ stderr }: { stderr: string }) => stderr,
    );

  it('prints a link that opens one account, while the server runs and when it does not', async () => {
    expect(await run([], folder)).toContain('There is no database');
    expect(await run(['soon'], folder)).toContain('Name a number of days');
    await copyPgliteTemplate(folder);
    expect(await run([], folder)).toMatch(/^https:\/\/larder\.test\/api\/login\?invitation=\w{4}-\w{4}-\w{4}-\w{4}$/m);

    const database = await openDatabase({ dataDir: folder, log: silentLog });
    const offered = await offerInvitations(database, folder, silentLog);
    const [, code = ''] = /invitation=(\S+)/.exec(await run(['3'], folder)) ?? [];
    const { app } = await startSignInApp(database, { baseUrl: ORIGIN, signUp: 'invite' });
    const browser = new TestBrowser({ [ORIGIN]: app });
    await browser.submit(await browser.visit(`${LOGIN}?invitation=${code}`), fill(code));
    expect(await isIn(browser)).toBe(true);
    await app.close();
    await offered.close();
    await database.close();
  });
});
