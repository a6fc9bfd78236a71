import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSignInApp, type SignInApp } from './support/sign-in-app.ts';
import { newEmail, PASSWORD, readUser, signIn, signUp, visitSignIn } from './support/sign-in-steps.ts';
import { type Page, TestBrowser } from './support/test-browser.ts';
import { openTestDatabase, type TestDatabase } from './support/test-database.ts';

const ORIGIN = 'http://localhost:5000';
const LOGIN = `${ORIGIN}/api/login`;
const SESSION = 'larder_session';

let opened: TestDatabase;
let site: SignInApp;

beforeAll(async () => {
  opened = await openTestDatabase('pglite');
  site = await startSignInApp(opened.database, { baseUrl: ORIGIN });
});

afterAll(async () => {
  await site.app.close();
  await opened.close();
});

const newBrowser = () => new TestBrowser({ [ORIGIN]: site.app });

describe('signed out', () => {
  it.each(['/api/auth/user', '/api/auth/check-terms'])('answers 401 with the word Unauthorized at %s', async (path) => {
    const page = await newBrowser().request(ORIGIN + path);
    expect(page.status).toBe(401);
    expect(JSON.parse(page.body)).toEqual({
      success: false,
      message: 'Unauthorized',
      error: { code: 'unauthorized', message: 'Unauthorized' },
    });
  });

  it.each(['/api/login', '/api/login-mobile'])(
    'API-AUTH-03, API-AUTH-04: leads from %s to the provider with PKCE, state and nonce',
    async (path) => {
      const page = await newBrowser().request(ORIGIN + path);
      expect(page.status).toBe(302);
      const to = new URL(String(page.headers['location']));
      expect(to.origin + to.pathname).toBe(`${ORIGIN}/oidc/auth`);
      expect(Object.fromEntries(to.searchParams)).toMatchObject({
        response_type: 'code',
        code_challenge_method: 'S256',
        redirect_uri: `${ORIGIN}/api/callback`,
      });
      for (const name of ['code_challenge', 'state', 'nonce']) expect(to.searchParams.get(name)).toMatch(/^[\w-]{30,}$/);
    },
  );
});

describe('sign-up', () => {
  it('API-AUTH-01: creates the account and signs in, with the name split and the profile empty', async () => {
    const browser = newBrowser();
    const email = newEmail();
    const page = await signUp(browser, ORIGIN, { email });
    expect(page.url.href).toBe(`${ORIGIN}/`);
    const user = await readUser(browser, ORIGIN);
    expect(user.status).toBe(200);
    expect(JSON.parse(user.body)).toEqual({
      id: expect.any(String),
      email,
      firstName: 'Ada Marie',
      lastName: 'Lovelace',
      profileImageUrl: null,
      bio: null,
      dateOfBirth: null,
      height: null,
      weight: null,
      preferredUnits: null,
      activityLevel: null,
      fitnessGoals: null,
      dietaryRestrictions: [],
      sex: null,
      hideNumbers: false,
    });
  });

  it.each([
    ['a short password', { name: 'Ada', email: 'ada@example.com', password: '1234567' }, 'at least 8 characters'],
    ['no name', { name: '  ', email: 'ada@example.com', password: PASSWORD }, 'Enter your name.'],
    ['no email', { name: 'Ada', email: '', password: PASSWORD }, 'Enter your email.'],
    ['an email without an @', { name: 'Ada', email: 'ada.example.com', password: PASSWORD }, 'Enter an email with an @'],
    ['a password of 300 characters', { name: 'Ada', email: 'ada@example.com', password: 'x'.repeat(300) }, 'at most 256'],
  ])('refuses %s, keeps what was typed and never shows the password', async (_case, fields, message) => {
    const browser = newBrowser();
    const form = await browser.follow(await browser.visit(LOGIN), 'Create account');
    const page = await browser.submit(form, fields);
    expect(page.status).toBe(422);
    expect(page.body).toContain(message);
    expect(page.body).toContain(`value="${fields.name}"`);
    expect(page.body).toContain(`value="${fields.email}"`);
    expect(page.body).not.toContain(fields.password);
    expect((await readUser(browser, ORIGIN)).status).toBe(401);
  });

  it('lets a refused form be corrected and sent again', async () => {
    const browser = newBrowser();
    const email = newEmail();
    const refused = await signUp(browser, ORIGIN, { email, password: 'short' });
    await browser.submit(refused, { name: 'Ada', email, password: PASSWORD });
    expect((await readUser(browser, ORIGIN)).status).toBe(200);
  });

  it('refuses an email that is taken, however it is spelled', async () => {
    await signUp(newBrowser(), ORIGIN, { email: 'Taken@Example.com', password: 'a pass phrase of their own' });
    const page = await signUp(newBrowser(), ORIGIN, { email: ' taken@EXAMPLE.com ' });
    expect(page.status).toBe(422);
    expect(page.body).toContain('already an account');
  });

  it('looks at no more guesses of a password than the other form does', async () => {
    const email = newEmail();
    await signUp(newBrowser(), ORIGIN, { email });
    for (let guess = 0; guess < 20; guess++) await signUp(newBrowser(), ORIGIN, { email, password: `not the password ${guess}` });
    const page = await signUp(newBrowser(), ORIGIN, { email, password: PASSWORD });
    expect(page.status).toBe(429);
    expect(page.body).not.toContain('already an account');
  });

  it('takes a form that is sent twice, or anew after a lost answer, for one account', async () => {
    const email = newEmail();
    const browsers = [newBrowser(), newBrowser()];
    await Promise.all(browsers.map((browser) => signUp(browser, ORIGIN, { email })));
    const later = newBrowser();
    await signUp(later, ORIGIN, { email });
    const people = await Promise.all(
      [...browsers, later].map(async (browser) => (JSON.parse((await readUser(browser, ORIGIN)).body) as { id: string }).id),
    );
    expect(new Set(people).size).toBe(1);
  });

  it('shows a name with markup in it as text', async () => {
    const browser = newBrowser();
    const page = await signUp(browser, ORIGIN, { email: 'x', name: '"><script>alert(1)</script>' });
    expect(page.body).not.toContain('<script');
  });
});

describe('the page that a sign-in begins with', () => {
  const heading = (page: Page) => /<h1>(.*)<\/h1>/.exec(page.body)?.[1];

  it('is for newcomers in a browser where nobody signed in before, and one tap from the other form', async () => {
    const browser = newBrowser();
    const first = await browser.visit(LOGIN);
    expect(heading(first)).toBe('Create account');
    const other = await browser.follow(first, 'Sign in');
    expect(heading(other)).toBe('Sign in');
    expect(heading(await browser.follow(other, 'Create account'))).toBe('Create account');
  });

  it('is for members once somebody signed in, whoever it was and however long ago', async () => {
    const browser = newBrowser();
    await signUp(browser, ORIGIN, { email: newEmail() });
    await browser.visit(`${ORIGIN}/api/logout`);
    expect(heading(await browser.visit(LOGIN))).toBe('Sign in');
  });

  it('stays for newcomers where a form was only tried', async () => {
    const browser = newBrowser();
    await signIn(browser, LOGIN, { email: newEmail(), password: 'not the password' });
    expect(heading(await browser.visit(LOGIN))).toBe('Create account');
  });
});

describe('sign-in', () => {
  it('takes the same email in another spelling', async () => {
    await signUp(newBrowser(), ORIGIN, { email: 'cook@example.com' });
    const browser = newBrowser();
    await signIn(browser, LOGIN, { email: '  Cook@Example.COM' });
    expect(JSON.parse((await readUser(browser, ORIGIN)).body)).toMatchObject({ email: 'cook@example.com' });
  });

  it('refuses a wrong password and an unknown email with the same words', async () => {
    const email = newEmail();
    await signUp(newBrowser(), ORIGIN, { email });
    const sentence = async (who: { email: string; password?: string }) => {
      const page = await signIn(newBrowser(), LOGIN, who);
      expect(page.status).toBe(422);
      return /<li>.*<\/li>/.exec(page.body)?.[0];
    };
    const wrong = await sentence({ email, password: 'not the password' });
    expect(wrong).toContain('do not go together');
    expect(await sentence({ email: 'nobody@example.com' })).toBe(wrong);
  });

  it('asks for no password again while the provider knows the browser', async () => {
    const browser = newBrowser();
    await signUp(browser, ORIGIN, { email: newEmail() });
    browser.setCookie(ORIGIN, SESSION, 'gone');
    expect((await readUser(browser, ORIGIN)).status).toBe(401);
    const page = await browser.visit(LOGIN);
    expect(page.url.href).toBe(`${ORIGIN}/`);
    expect((await readUser(browser, ORIGIN)).status).toBe(200);
  });

  it('gives a new session id each time, and the old one is worth nothing', async () => {
    const browser = newBrowser();
    await signUp(browser, ORIGIN, { email: newEmail() });
    const first = browser.cookie(ORIGIN, SESSION) ?? '';
    await browser.visit(LOGIN);
    const second = browser.cookie(ORIGIN, SESSION);
    expect(second).not.toBe(first);
    const thief = newBrowser();
    thief.setCookie(ORIGIN, SESSION, first);
    expect((await readUser(thief, ORIGIN)).status).toBe(401);
  });

  it('does not take over a session id planted before sign-in', async () => {
    const browser = newBrowser();
    const planted = 'A'.repeat(43);
    browser.setCookie(ORIGIN, SESSION, planted);
    await signUp(browser, ORIGIN, { email: newEmail() });
    expect(browser.cookie(ORIGIN, SESSION)).not.toBe(planted);
  });

  it('goes on to the page that was asked for', async () => {
    const browser = newBrowser();
    const email = newEmail();
    await signUp(newBrowser(), ORIGIN, { email });
    const page = await signIn(browser, `${LOGIN}?returnTo=${encodeURIComponent('/search?q=red lentils')}`, { email });
    expect(page.url.href).toBe(`${ORIGIN}/search?q=red%20lentils`);
  });

  it('works in two tabs at once', async () => {
    const browser = newBrowser();
    const email = newEmail();
    await signUp(newBrowser(), ORIGIN, { email });
    const first = await visitSignIn(browser, `${LOGIN}?returnTo=/calendar`);
    const second = await visitSignIn(browser, `${LOGIN}?returnTo=/profile`);
    expect((await browser.submit(first, { email, password: PASSWORD })).url.pathname).toBe('/calendar');
    expect((await browser.submit(second, { email, password: PASSWORD })).url.pathname).not.toBe('/api/callback');
    expect((await readUser(browser, ORIGIN)).status).toBe(200);
  });

  it('keeps what the person changed in the profile at the next sign-in', async () => {
    const browser = newBrowser();
    const email = newEmail();
    await signUp(browser, ORIGIN, { email });
    const { id } = JSON.parse((await readUser(browser, ORIGIN)).body) as { id: string };
    await opened.database.kysely.updateTable('users').set({ first_name: 'Countess' }).where('id', '=', id).execute();
    await browser.visit(LOGIN);
    expect(JSON.parse((await readUser(browser, ORIGIN)).body)).toMatchObject({ id, firstName: 'Countess' });
  });
});

describe('sign-out', () => {
  it('API-AUTH-05: ends the session here and at the provider, without a question', async () => {
    const browser = newBrowser();
    await signUp(browser, ORIGIN, { email: newEmail() });
    const page = await browser.visit(`${ORIGIN}/api/logout`);
    expect(page.url.href).toBe(`${ORIGIN}/`);
    expect((await readUser(browser, ORIGIN)).status).toBe(401);
    expect(browser.cookieNames(ORIGIN)).not.toContain(SESSION);
    expect((await browser.visit(LOGIN)).body).toContain('<h1>Sign in</h1>');
  });

  it('makes copies of both cookies useless', async () => {
    const browser = newBrowser();
    await signUp(browser, ORIGIN, { email: newEmail() });
    const thief = newBrowser();
    for (const name of [SESSION, 'larder_provider', 'larder_provider.sig'])
      thief.setCookie(ORIGIN, name, browser.cookie(ORIGIN, name) ?? '');
    expect((await readUser(thief, ORIGIN)).status).toBe(200);
    await browser.visit(`${ORIGIN}/api/logout`);
    expect((await readUser(thief, ORIGIN)).status).toBe(401);
    expect((await thief.visit(LOGIN)).body).toContain('name="password"');
  });

  it('is fine when nobody is signed in', async () => {
    expect((await newBrowser().visit(`${ORIGIN}/api/logout`)).url.href).toBe(`${ORIGIN}/`);
  });

  it('is not done for a link on another site', async () => {
    const browser = newBrowser();
    await signUp(browser, ORIGIN, { email: newEmail() });
    await browser.visit(`${ORIGIN}/api/logout`, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect((await readUser(browser, ORIGIN)).status).toBe(200);
  });
});

describe('a session', () => {
  it('is over as soon as its row is deleted on the server', async () => {
    const browser = newBrowser();
    await signUp(browser, ORIGIN, { email: newEmail() });
    const { id } = JSON.parse((await readUser(browser, ORIGIN)).body) as { id: string };
    await opened.database.kysely.deleteFrom('sessions').where('user_id', '=', id).execute();
    expect((await readUser(browser, ORIGIN)).status).toBe(401);
  });

  it('ends after its time and is swept away', async () => {
    const browser = newBrowser();
    await signUp(browser, ORIGIN, { email: newEmail() });
    const { id } = JSON.parse((await readUser(browser, ORIGIN)).body) as { id: string };
    const past = new Date(Date.now() - 1000);
    await opened.database.kysely.updateTable('sessions').set({ expires_at: past }).where('user_id', '=', id).execute();
    expect((await readUser(browser, ORIGIN)).status).toBe(401);
    expect(await site.signIn.sweep()).toBeGreaterThanOrEqual(1);
    const left = await opened.database.kysely.selectFrom('sessions').select('id_hash').where('user_id', '=', id).execute();
    expect(left).toEqual([]);
  });

  it('ends half a year after the sign-in, however much it was used', async () => {
    const browser = newBrowser();
    await signUp(browser, ORIGIN, { email: newEmail() });
    const { id } = JSON.parse((await readUser(browser, ORIGIN)).body) as { id: string };
    const beginAgo = (days: number) =>
      sql`update sessions set created_at = now() - make_interval(days => ${days}) where user_id = ${id}`.execute(opened.database.kysely);
    await beginAgo(179);
    expect((await readUser(browser, ORIGIN)).status).toBe(200);
    await beginAgo(181);
    expect((await readUser(browser, ORIGIN)).status).toBe(401);
    await site.signIn.sweep();
    expect(await opened.database.kysely.selectFrom('sessions').select('id_hash').where('user_id', '=', id).execute()).toEqual([]);
  });

  it('is made longer once it is a day old, and not before', async () => {
    const browser = newBrowser();
    await signUp(browser, ORIGIN, { email: newEmail() });
    const fresh = await readUser(browser, ORIGIN);
    expect(fresh.headers['set-cookie']).toBeUndefined();
    const { id } = JSON.parse(fresh.body) as { id: string };
    const dayOld = new Date(Date.now() + 28.9 * 86_400_000);
    await opened.database.kysely.updateTable('sessions').set({ expires_at: dayOld }).where('user_id', '=', id).execute();
    expect(String((await readUser(browser, ORIGIN)).headers['set-cookie'])).toContain('Max-Age=2592000');
    const row = await opened.database.kysely
      .selectFrom('sessions')
      .select('expires_at')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.expires_at.getTime()).toBeGreaterThan(Date.now() + 29.9 * 86_400_000);
  });
});

describe('the terms', () => {
  const accept = (browser: TestBrowser, body: unknown) =>
    browser.request(`${ORIGIN}/api/auth/accept-terms`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: ORIGIN },
    });
  const needs = async (browser: TestBrowser) => JSON.parse((await browser.request(`${ORIGIN}/api/auth/check-terms`)).body) as unknown;

  it('API-AUTH-07, API-AUTH-09: have to be accepted once, and it holds at the next sign-in', async () => {
    const browser = newBrowser();
    await signUp(browser, ORIGIN, { email: newEmail() });
    expect(await needs(browser)).toEqual({ needsAcceptance: true });
    expect((await accept(browser, { termsAccepted: true, privacyAccepted: true })).status).toBe(200);
    expect(await needs(browser)).toEqual({ needsAcceptance: false });
    await browser.visit(LOGIN);
    expect(await needs(browser)).toEqual({ needsAcceptance: false });
  });

  it.each([
    [{ termsAccepted: true, privacyAccepted: false }, 'terms-not-accepted'],
    [{ termsAccepted: false, privacyAccepted: true }, 'terms-not-accepted'],
    [{ termsAccepted: true }, 'invalid-request'],
    [{ termsAccepted: 'true', privacyAccepted: 'true' }, 'invalid-request'],
  ])('are not accepted by %j', async (body, code) => {
    const browser = newBrowser();
    await signUp(browser, ORIGIN, { email: newEmail() });
    const page = await accept(browser, body);
    expect(page.status).toBe(400);
    expect(JSON.parse(page.body)).toMatchObject({ success: false, error: { code } });
    expect(await needs(browser)).toEqual({ needsAcceptance: true });
  });

  it('API-AUTH-08: are neither asked about nor accepted signed out', async () => {
    expect((await newBrowser().request(`${ORIGIN}/api/auth/check-terms`)).status).toBe(401);
    expect((await accept(newBrowser(), { termsAccepted: true, privacyAccepted: true })).status).toBe(401);
  });
});

describe('/api/auth/debug', () => {
  it("API-AUTH-06: tells the caller's own state and no secret", async () => {
    const browser = newBrowser();
    expect(JSON.parse((await browser.request(`${ORIGIN}/api/auth/debug`)).body)).toMatchObject({ data: { signedIn: false } });
    await signUp(browser, ORIGIN, { email: newEmail() });
    const page = await browser.request(`${ORIGIN}/api/auth/debug`);
    const { data } = JSON.parse(page.body) as { data: Record<string, unknown> };
    expect(data['signedIn']).toBe(true);
    expect(Object.keys(data).toSorted()).toEqual(['cookieNames', 'sessionEndsAt', 'signedIn', 'signedInAt']);
    for (const name of browser.cookieNames(ORIGIN)) expect(page.body).not.toContain(browser.cookie(ORIGIN, name));
  });
});

describe('two server processes on one database', () => {
  it('share keys made at the same first start, and a sign-in may wander between them', async () => {
    const shared = await openTestDatabase('pglite');
    await shared.database.kysely.deleteFrom('settings').execute();
    const [one, two] = await Promise.all([1, 2].map(() => startSignInApp(shared.database, { baseUrl: ORIGIN })));
    let turn = 0;
    const inject = (request: InjectOptions) => (turn++ % 2 === 0 ? one : two)!.app.inject(request);
    const browser = new TestBrowser({ [ORIGIN]: { inject } });
    await signUp(browser, ORIGIN, { email: newEmail() });
    expect([(await readUser(browser, ORIGIN)).status, (await readUser(browser, ORIGIN)).status]).toEqual([200, 200]);
    await browser.visit(`${ORIGIN}/api/logout`);
    expect([(await readUser(browser, ORIGIN)).status, (await readUser(browser, ORIGIN)).status]).toEqual([401, 401]);
    for (const server of [one, two]) await server!.app.close();
    await shared.close();
  });
});

describe('two people at one browser', () => {
  it('take over from each other, whichever was signed in at the provider', async () => {
    const browser = newBrowser();
    const [first, second] = [newEmail(), newEmail()];
    await signUp(newBrowser(), ORIGIN, { email: second });
    const waiting = await visitSignIn(browser, LOGIN);
    await signUp(browser, ORIGIN, { email: first });
    const leaving = await browser.submit(waiting, { email: second, password: PASSWORD });
    // The provider ends the first one's session by a form that sends itself; the policy names its script by hash.
    expect(leaving.body).toContain('document.forms[0].submit()');
    expect(String(leaving.headers['content-security-policy'])).toMatch(/script-src 'self' 'sha256-/);
    await browser.submit(leaving, {});
    expect(JSON.parse((await readUser(browser, ORIGIN)).body)).toMatchObject({ email: second });
  });

  it('leave nothing of a sign-in that is done', async () => {
    const browser = newBrowser();
    await signUp(browser, ORIGIN, { email: newEmail() });
    expect(browser.cookieNames(ORIGIN).filter((name) => name.includes('attempt'))).toEqual([]);
  });

  it('leave no more than a few sign-ins under way behind', async () => {
    const browser = newBrowser();
    for (let n = 0; n < 20; n++) await browser.request(LOGIN);
    expect(browser.cookieNames(ORIGIN).filter((name) => name.includes('attempt')).length).toBeLessThanOrEqual(4);
  });
});
