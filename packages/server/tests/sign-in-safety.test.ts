import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import type { Tables } from '../src/db/tables.ts';
import { makeSeal } from '../src/http/seal.ts';
import { loadProviderKeys } from '../src/provider/keys.ts';
import { startSignInApp, type SignInApp, TEST_SECRET } from './support/sign-in-app.ts';
import { newEmail, PASSWORD, readUser, signIn, signUp, visitSignIn } from './support/sign-in-steps.ts';
import { TestBrowser } from './support/test-browser.ts';
import { openTestDatabase, type TestDatabase } from './support/test-database.ts';

const ORIGIN = 'http://localhost:5000';
const BY_ADDRESS = 'http://127.0.0.1:5000';
const PUBLIC = 'https://larder.test';
const SIBLING = 'https://other.larder.test';
const LOGIN = `${ORIGIN}/api/login`;

const partner = { client_id: 'partner', client_secret: 'partner-secret-of-some-length', redirect_uris: ['https://partner.test/cb'] };

let opened: TestDatabase;
let plain: SignInApp;
let secure: SignInApp;
const log: string[] = [];

beforeAll(async () => {
  opened = await openTestDatabase('pglite');
  plain = await startSignInApp(opened.database, { baseUrl: ORIGIN, providerClients: [partner], hearLog: (line) => log.push(line) });
  secure = await startSignInApp(opened.database, { baseUrl: PUBLIC });
});

afterAll(async () => {
  await plain.app.close();
  await secure.app.close();
  await opened.close();
});

const newBrowser = () =>
  new TestBrowser({
    [ORIGIN]: plain.app,
    [BY_ADDRESS]: plain.app,
    'http://evil.test': plain.app,
    [PUBLIC]: secure.app,
    [SIBLING]: secure.app,
  });

const setCookies = (headers: Readonly<Record<string, unknown>>): readonly string[] => [headers['set-cookie'] ?? []].flat() as string[];

/** Signs up step by step and answers with the callback's own answer. */
async function reachCallback(origin: string) {
  const browser = newBrowser();
  const form = await browser.follow(await browser.visit(`${origin}/api/login`), 'Create account');
  const action = /action="([^"]+)"/.exec(form.body)?.[1] ?? '';
  let page = await browser.request(origin + action, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Ada', email: newEmail(), password: PASSWORD }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
  });
  while (page.url.pathname !== '/api/callback') page = await browser.request(new URL(String(page.headers['location']), page.url));
  return page;
}

describe('the session cookie', () => {
  it('over http is HttpOnly, Lax and for the whole site', async () => {
    const cookie = setCookies((await reachCallback(ORIGIN)).headers).find((line) => line.startsWith('larder_session='));
    expect(cookie?.split('; ').slice(1).toSorted()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax']);
  });

  it('over https is Secure and bound to this very host', async () => {
    const cookie = setCookies((await reachCallback(PUBLIC)).headers).find((line) => line.startsWith('__Host-larder_session='));
    expect(cookie?.split('; ').slice(1).toSorted()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'Secure']);
  });

  it('is the only name of the session: the row holds a hash of it', async () => {
    const browser = newBrowser();
    await signUp(browser, ORIGIN, { email: newEmail() });
    const id = browser.cookie(ORIGIN, 'larder_session') ?? '';
    const rows = await opened.database.kysely.selectFrom('sessions').selectAll().execute();
    expect(rows.map((row) => row.id_hash)).toContain(createHash('sha256').update(id).digest('base64url'));
    expect(JSON.stringify(rows)).not.toContain(id);
  });
});

describe('every cookie', () => {
  it('over https is Secure and HttpOnly, at each step of signing in', async () => {
    const browser = newBrowser();
    const seen: string[] = [];
    let page = await browser.request(`${PUBLIC}/api/login`);
    while (page.status === 302 || page.status === 303) {
      seen.push(...setCookies(page.headers));
      page = await browser.request(new URL(String(page.headers['location']), page.url));
    }
    expect(seen.length).toBeGreaterThanOrEqual(3);
    for (const line of seen) expect(line.toLowerCase()).toMatch(/; secure.*/);
    for (const line of seen) expect(line.toLowerCase()).toContain('; httponly');
    for (const line of seen) expect(line.toLowerCase()).toContain('; samesite=lax');
  });
});

describe('the callback', () => {
  const failed = /^\/\?error=auth_failed&details=/;

  it.each([
    ['nothing', ''],
    ['a made-up code and state', '?code=abc&state=def'],
    ['a state given twice', '?code=abc&state=a&state=b'],
    ['an error made up by a link', '?error=access_denied&error_description=<script>alert(1)</script>&state=x'],
  ])('with %s leads to the message, signed out', async (_case, query) => {
    const browser = newBrowser();
    const page = await browser.request(`${ORIGIN}/api/callback${query}`);
    expect(page.status).toBe(302);
    expect(String(page.headers['location'])).toMatch(failed);
    expect(String(page.headers['location'])).not.toContain('script');
    expect((await readUser(browser, ORIGIN)).status).toBe(401);
  });

  it('refuses a code with the state of another attempt', async () => {
    const browser = newBrowser();
    const one = await browser.request(LOGIN);
    const state = new URL(String(one.headers['location'])).searchParams.get('state');
    const page = await browser.request(`${ORIGIN}/api/callback?code=abc&state=${state}&iss=${encodeURIComponent(`${ORIGIN}/oidc`)}`);
    expect(String(page.headers['location'])).toMatch(failed);
    expect((await readUser(browser, ORIGIN)).status).toBe(401);
  });

  it("refuses another person's code, so that nobody is signed in to a stranger's account", async () => {
    const attacker = newBrowser();
    const form = await attacker.follow(await attacker.visit(LOGIN), 'Create account');
    let page = await attacker.request(new URL(/action="([^"]+)"/.exec(form.body)?.[1] ?? '', ORIGIN), {
      method: 'POST',
      body: new URLSearchParams({ name: 'Eve', email: newEmail(), password: PASSWORD }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    while (!String(page.headers['location']).includes('/api/callback')) {
      page = await attacker.request(new URL(String(page.headers['location']), page.url));
    }
    const victim = newBrowser();
    await victim.request(LOGIN);
    const landed = await victim.request(String(page.headers['location']));
    expect(String(landed.headers['location'])).toMatch(failed);
    expect((await readUser(victim, ORIGIN)).status).toBe(401);
  });

  it('works once: the same address again changes nothing for the one signed in and gives nobody else anything', async () => {
    const done = await reachCallback(ORIGIN);
    const stranger = newBrowser();
    expect(String((await stranger.request(done.url)).headers['location'])).toMatch(failed);
  });

  it('keeps a signed-in browser signed in when it is opened again', async () => {
    const browser = newBrowser();
    await signUp(browser, ORIGIN, { email: newEmail() });
    const page = await browser.request(`${ORIGIN}/api/callback?code=abc&state=def`);
    expect(page.headers['location']).toBe('/');
    expect((await readUser(browser, ORIGIN)).status).toBe(200);
  });
});

describe('returnTo', () => {
  it.each([
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test/',
    '/\t/evil.test/',
    '/.//evil.test/',
    '/%2e//evil.test/',
    'javascript:alert(1)',
    'evil.test',
    '/api/logout',
    '/%61pi/logout',
    '/api%2Flogout',
    '/oidc/session/end',
  ])('%j leads to the start', async (returnTo) => {
    const email = newEmail();
    await signUp(newBrowser(), ORIGIN, { email });
    const page = await signIn(newBrowser(), `${LOGIN}?returnTo=${encodeURIComponent(returnTo)}`, { email });
    expect(page.url.href).toBe(`${ORIGIN}/`);
  });
});

describe('a write from another site', () => {
  const post = (headers: Readonly<Record<string, string>>, path = '/api/auth/accept-terms') => {
    const payload = {
      method: 'POST',
      body: '{"termsAccepted":true,"privacyAccepted":true}',
      headers: { 'content-type': 'application/json', ...headers },
    };
    return { browser: newBrowser(), payload, path };
  };

  it.each([
    [{ origin: 'https://evil.test' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:5001' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: ORIGIN }],
    [{ 'sec-fetch-site': 'none' }],
  ])('is refused with %j, in JSON', async (headers) => {
    const { browser, payload, path } = post(headers);
    await signUp(browser, ORIGIN, { email: newEmail() });
    const page = await browser.request(ORIGIN + path, payload);
    expect(page.status).toBe(403);
    expect(JSON.parse(page.body)).toMatchObject({ success: false, error: { code: 'forbidden-origin' } });
    expect(JSON.parse((await browser.request(`${ORIGIN}/api/auth/check-terms`)).body)).toEqual({ needsAcceptance: true });
  });

  it.each([[{ origin: ORIGIN }], [{ 'sec-fetch-site': 'same-origin' }], [{}]])('is not what %j says', async (headers) => {
    const { browser, payload, path } = post(headers);
    await signUp(browser, ORIGIN, { email: newEmail() });
    expect((await browser.request(ORIGIN + path, payload)).status).toBe(200);
  });

  it("is refused at the provider's forms too", async () => {
    const browser = newBrowser();
    const form = await browser.visit(LOGIN);
    for (const path of [/action="([^"]+)"/.exec(form.body)?.[1] ?? '', '/oidc/session/end/confirm', '/oidc/token']) {
      const page = await browser.request(ORIGIN + path, {
        method: 'POST',
        body: 'email=a@b.test&password=12345678',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.test' },
      });
      expect([path, page.status]).toEqual([path, 403]);
    }
  });
});

describe('beginning to sign in', () => {
  const countRows = async () => {
    const counts = await Promise.all(
      (['oidc_payloads', 'rate_counts', 'sessions', 'settings'] as const).map(async (table) => {
        const { count } = await opened.database.kysely
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow();
        return [table, Number(count)];
      }),
    );
    return Object.fromEntries(counts) as Record<string, number>;
  };

  it('writes nothing before a form is sent, and not even then while it is empty', async () => {
    const before = await countRows();
    for (let n = 0; n < 20; n++) {
      const browser = newBrowser();
      await browser.submit(await browser.follow(await browser.visit(LOGIN), 'Create account'), { name: '', email: '', password: '' });
    }
    expect(await countRows()).toEqual(before);
  });

  it('writes nothing with the cookie of a session at the provider that is over', async () => {
    const browser = newBrowser();
    await signUp(browser, ORIGIN, { email: newEmail() });
    const [provider, signature] = ['larder_provider', 'larder_provider.sig'].map((name) => browser.cookie(ORIGIN, name) ?? '');
    await browser.visit(`${ORIGIN}/api/logout`);
    const before = await countRows();
    for (let n = 0; n < 5; n++) {
      const again = newBrowser();
      again.setCookie(ORIGIN, 'larder_provider', provider ?? '');
      again.setCookie(ORIGIN, 'larder_provider.sig', signature ?? '');
      expect((await again.visit(LOGIN)).body).toContain('name="password"');
    }
    expect(await countRows()).toEqual(before);
  });

  it('belongs to the browser that did it: its address shows another one nothing', async () => {
    const page = await newBrowser().visit(LOGIN);
    const stranger = await newBrowser().visit(page.url);
    expect([stranger.status, stranger.body.includes('This page has expired')]).toEqual([400, true]);
  });

  it('is over once it was answered', async () => {
    const browser = newBrowser();
    const form = await browser.follow(await browser.visit(LOGIN), 'Create account');
    await browser.submit(form, { name: 'Ada', email: newEmail(), password: PASSWORD });
    expect((await browser.visit(form.url)).body).toContain('This page has expired');
  });

  it('with more than a browser can keep is refused', async () => {
    const at = new URL(String((await newBrowser().request(LOGIN)).headers['location']));
    at.searchParams.set('state', 'x'.repeat(4000));
    const page = await newBrowser().request(at);
    expect(String(page.headers['location'])).toContain('error=invalid_request');
  });

  it('without end makes the address wait, and nobody else', async () => {
    const { app } = await startSignInApp(opened.database, { baseUrl: ORIGIN });
    const begin = (remoteAddress: string, url = '/api/login') => app.inject({ url, remoteAddress, headers: { host: 'localhost:5000' } });
    const first = await Promise.all(Array.from({ length: 1000 }, () => begin('10.9.9.9')));
    expect(new Set(first.map(({ statusCode }) => statusCode))).toEqual(new Set([302]));
    const refused = await begin('10.9.9.9');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
    expect(refused.body).toMatch(/Try again in 1\d minutes/);
    expect([(await begin('10.9.9.8')).statusCode, (await begin('10.9.9.9', '/api/login-mobile')).statusCode]).toEqual([302, 302]);
    await app.close();
  });
});

describe('guessing passwords', () => {
  it('is stopped for an account where twenty failures came from, even with the right one, and says how long', async () => {
    const email = newEmail();
    await signUp(newBrowser(), ORIGIN, { email });
    const browser = newBrowser();
    let page = await visitSignIn(browser, LOGIN);
    for (let n = 0; n < 20; n++) page = await browser.submit(page, { email, password: `wrong guess ${n}` });
    expect(page.status).toBe(422);
    page = await browser.submit(page, { email, password: PASSWORD });
    expect(page.status).toBe(429);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(800);
    expect(page.body).toContain('Wait 15 minutes');
    expect((await readUser(browser, ORIGIN)).status).toBe(401);
  });

  it('is not what signing in often is', async () => {
    const email = newEmail();
    await signUp(newBrowser(), ORIGIN, { email });
    for (let n = 0; n < 21; n++) {
      const browser = newBrowser();
      await signIn(browser, LOGIN, { email });
      expect((await readUser(browser, ORIGIN)).status).toBe(200);
    }
  });

  it('is stopped when all guesses are sent at once', async () => {
    const email = newEmail();
    const browser = newBrowser();
    const page = await visitSignIn(browser, LOGIN);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => browser.submit(page, { email, password: `wrong guess ${n}` })));
    expect(answers.filter(({ status }) => status === 422).length).toBe(20);
  });
});

describe('the provider', () => {
  const challenge = createHash('sha256').update(randomBytes(32).toString('base64url')).digest('base64url');
  const authorize = (query: Record<string, string>) => `${ORIGIN}/oidc/auth?${new URLSearchParams(query).toString()}`;
  const request = {
    client_id: 'larder',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${ORIGIN}/api/callback`,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };

  it('announces the code flow with PKCE and nothing else', async () => {
    const page = await newBrowser().request(`${ORIGIN}/oidc/.well-known/openid-configuration`);
    expect(JSON.parse(page.body)).toMatchObject({
      issuer: `${ORIGIN}/oidc`,
      authorization_endpoint: `${ORIGIN}/oidc/auth`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
    });
  });

  it('demands PKCE', async () => {
    const { code_challenge: _challenge, code_challenge_method: _method, ...without } = request;
    const page = await newBrowser().request(authorize({ ...without, state: 's' }));
    expect(String(page.headers['location'])).toContain('error=invalid_request');
  });

  it('never redirects to an address it does not know', async () => {
    const page = await newBrowser().request(authorize({ ...request, redirect_uri: 'https://evil.test/' }));
    expect(page.status).toBe(400);
    expect(page.headers['location']).toBeUndefined();
    expect(page.body).toContain('Start again');
  });

  it.each([
    ['a forged Host', { host: 'evil.test' }],
    ['a forged X-Forwarded-Host', { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' }],
  ])('does not take its own address from %s', async (_case, headers) => {
    const page = await newBrowser().request(`${ORIGIN}/oidc/.well-known/openid-configuration`, { headers });
    expect(page.body).not.toContain('evil.test');
    expect(JSON.parse(page.body)).toMatchObject({ token_endpoint: `${ORIGIN}/oidc/token` });
  });

  it('has no development pages', async () => {
    expect((await newBrowser().request(`${ORIGIN}/oidc/interaction/anything`)).body).toContain('expired');
  });

  it('keeps no id in the clear, and nothing readable beside it', async () => {
    const browser = newBrowser();
    await signUp(browser, ORIGIN, { email: 'clear@example.com' });
    const rows = JSON.stringify(await opened.database.kysely.selectFrom('oidc_payloads').selectAll().execute());
    expect(rows).not.toContain(browser.cookie(ORIGIN, 'larder_provider'));
    expect(rows).not.toContain('larder.test');
    const accounts = await opened.database.kysely
      .selectFrom('oidc_accounts')
      .selectAll()
      .where('email', '=', 'clear@example.com')
      .execute();
    expect(accounts[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(accounts)).not.toContain(PASSWORD);
  });

  it('sends pages without script, under a policy that allows none', async () => {
    const page = await newBrowser().visit(LOGIN);
    expect(page.body).not.toMatch(/<script|style=|<style| on\w+=/i);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('upgrade-insecure-requests');
    const stylesheet = /href="([^"]+\.css)"/.exec(page.body)?.[1] ?? '';
    expect((await newBrowser().request(ORIGIN + stylesheet)).headers['content-type']).toContain('text/css');
  });

  it('asks before another site signs a person out', async () => {
    const browser = newBrowser();
    await signUp(browser, ORIGIN, { email: newEmail() });
    const page = await browser.visit(`${ORIGIN}/oidc/session/end`);
    expect(page.body).toContain('Sign out?');
    await browser.submit(page, { logout: 'yes' });
    browser.setCookie(ORIGIN, 'larder_session', 'gone');
    expect((await browser.visit(LOGIN)).body).toContain('<h1>Sign in</h1>');
  });
});

describe('the log', () => {
  it('says in a word why a sign-in was refused, and not for whom', async () => {
    const email = newEmail();
    const before = log.length;
    await signIn(newBrowser(), LOGIN, { email, password: 'not the right password' });
    const lines = log.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
    const refusals = lines.filter(({ msg }) => msg === 'sign-in refused');
    expect(refusals).toEqual([expect.objectContaining({ level: 40, fault: 'wrong', reqId: expect.any(String) as string })]);
    expect(JSON.stringify(lines)).not.toContain(email);
    expect(JSON.stringify(lines)).not.toContain('not the right password');
  });

  it('holds no password, code, token, cookie or key', async () => {
    const browser = newBrowser();
    const email = newEmail();
    await signUp(browser, ORIGIN, { email, password: 'a very private password' });
    await browser.request(`${ORIGIN}/api/callback?code=a-private-code&state=x`);
    const seal = makeSeal(TEST_SECRET, 'provider-keys');
    const { clientSecret, cookieKey, signingKey } = await loadProviderKeys({ kysely: opened.database.kysely, seal, warn: () => undefined });
    const secrets = [
      'a very private password',
      'a-private-code',
      clientSecret,
      cookieKey,
      String(signingKey.d),
      browser.cookie(ORIGIN, 'larder_session'),
      email,
    ];
    const text = log.join('');
    expect(text).toContain('sign-in failed');
    expect(secrets.filter((secret) => secret && text.includes(secret))).toEqual([]);
  });
});

describe('a server reached by another name', () => {
  it('signs in at 127.0.0.1 as well as at localhost', async () => {
    const browser = newBrowser();
    const page = await signUp(browser, BY_ADDRESS, { email: newEmail() });
    expect(page.url.href).toBe(`${BY_ADDRESS}/`);
    expect((await readUser(browser, BY_ADDRESS)).status).toBe(200);
    expect((await readUser(browser, ORIGIN)).status).toBe(401);
  });

  it('is the same account under both names', async () => {
    const [one, two] = [newBrowser(), newBrowser()];
    const email = newEmail();
    await signUp(one, ORIGIN, { email });
    await signIn(two, `${BY_ADDRESS}/api/login`, { email });
    expect((await readUser(two, BY_ADDRESS)).body).toBe((await readUser(one, ORIGIN)).body);
  });

  it('sends a stranger name on to the public address, once', async () => {
    const browser = newBrowser();
    const page = await browser.request('http://evil.test/api/login?returnTo=/calendar');
    expect(page.headers['location']).toBe(`${ORIGIN}/api/login?settled=1&returnTo=%2Fcalendar`);
    const behindProxy = await browser.request('http://evil.test/api/login?settled=1');
    expect(String(behindProxy.headers['location'])).toContain(`${ORIGIN}/oidc/auth?`);
  });
});

describe('a visitor without a cookie', () => {
  it('costs no query', async () => {
    const untouchable = new Proxy({}, { get: () => expect.unreachable('the database was asked') }) as Kysely<Tables>;
    const outside = { issuer: 'https://issuer.test', clientId: 'c', clientSecret: 's', allowHttp: false };
    const { app } = await startSignInApp({ kysely: untouchable } as Database, { baseUrl: ORIGIN, oidc: outside });
    const browser = new TestBrowser({ [ORIGIN]: app });
    expect((await readUser(browser, ORIGIN)).status).toBe(401);
    browser.setCookie(ORIGIN, 'larder_session', 'not of our making');
    expect((await readUser(browser, ORIGIN)).status).toBe(401);
    await app.close();
  });
});
