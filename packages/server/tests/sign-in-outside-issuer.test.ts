import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeInvitation } from '../src/features/account/invitation-store.ts';
import type { SignUpRule } from '../src/provider/sign-up-rule.ts';
import { findFreePort } from './support/find-free-port.ts';
import { startSignInApp, type SignInApp } from './support/sign-in-app.ts';
import { newEmail, PASSWORD, readUser, signIn, signUp } from './support/sign-in-steps.ts';
import { TestBrowser } from './support/test-browser.ts';
import { openTestDatabase, type TestDatabase } from './support/test-database.ts';

const SITE = 'http://localhost:5000';
const LOGIN = `${SITE}/api/login`;
const CLIENT = { clientId: 'larder-at-issuer', clientSecret: 'a client secret / with "odd" characters: 100%' };

let databases: readonly TestDatabase[];
let issuer: SignInApp;
let site: SignInApp;
let issuerOrigin: string;

/** The second server is the outside provider: it listens on a real port, since the site calls it with a real fetch. */
beforeAll(async () => {
  databases = [await openTestDatabase('pglite'), await openTestDatabase('postgres')];
  const port = await findFreePort();
  issuerOrigin = `http://127.0.0.1:${port}`;
  issuer = await startSignInApp(databases[0]!.database, {
    baseUrl: issuerOrigin,
    providerClients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${SITE}/api/callback`],
        post_logout_redirect_uris: [`${SITE}/`],
      },
    ],
  });
  site = await startSite({});
  await issuer.app.listen({ port, host: '127.0.0.1' });
});

afterAll(async () => {
  await site.app.close();
  await issuer.app.close();
  for (const database of databases) await database.close();
});

const startSite = (changes: { issuer?: string; clientSecret?: string; allowHttp?: boolean }, signUpRule: SignUpRule = 'open') =>
  startSignInApp(databases[1]!.database, {
    baseUrl: SITE,
    signUp: signUpRule,
    oidc: { issuer: `${issuerOrigin}/oidc`, ...CLIENT, allowHttp: true, ...changes },
  });

const newBrowser = (app = site.app) => new TestBrowser({ [SITE]: app, [issuerOrigin]: issuer.app });

describe('an outside provider', () => {
  it('signs people in, on its own pages', async () => {
    const browser = newBrowser();
    const email = newEmail();
    const form = await browser.visit(LOGIN);
    expect(form.url.origin).toBe(issuerOrigin);
    expect(String(form.headers['content-security-policy'])).toContain(`form-action 'self' ${SITE}`);
    const page = await signUp(browser, SITE, { email });
    expect(page.url.href).toBe(`${SITE}/`);
    expect(JSON.parse((await readUser(browser, SITE)).body)).toMatchObject({ firstName: 'Ada Marie', lastName: 'Lovelace', email });
  });

  it('brings nobody new in without an invitation where one is asked for, and whom it brought before as ever', async () => {
    const [invited, closed] = [await startSite({}, 'invite'), await startSite({}, 'off')];
    const email = newEmail();
    const stranger = newBrowser(invited.app);
    const refused = await signUp(stranger, SITE, { email });
    expect(refused.url.searchParams.get('details')).toContain('by invitation');
    const { code } = await makeInvitation(databases[1]!.database.kysely, 14);
    await stranger.visit(`${LOGIN}?invitation=${code}`);
    expect((await readUser(stranger, SITE)).status).toBe(200);

    const member = newBrowser(closed.app);
    await signIn(member, LOGIN, { email });
    expect((await readUser(member, SITE)).status).toBe(200);
    const late = await signUp(newBrowser(closed.app), SITE, { email: newEmail() });
    expect(late.url.searchParams.get('details')).toBe('This server is not taking new accounts.');
    await Promise.all([invited.app.close(), closed.app.close()]);
  });

  it('has no provider of our own beside it', async () => {
    const page = await newBrowser().request(`${SITE}/oidc/.well-known/openid-configuration`);
    expect(page.status).toBe(404);
  });

  it('is signed out of as well, and hands the browser back', async () => {
    const browser = newBrowser();
    const email = newEmail();
    await signUp(browser, SITE, { email });
    const question = await browser.visit(`${SITE}/api/logout`);
    expect(question.url.origin).toBe(issuerOrigin);
    expect((await readUser(browser, SITE)).status).toBe(401);
    const page = await browser.submit(question, { logout: 'yes' });
    expect(page.url.href).toBe(`${SITE}/`);
    expect((await browser.visit(LOGIN)).body).toContain('<h1>Sign in</h1>');
  });

  it('knows people by its own subject: the same email at another provider is somebody else', async () => {
    const email = newEmail();
    await databases[1]!.database.kysely
      .insertInto('users')
      .values({ id: crypto.randomUUID(), issuer: 'https://another.test', subject: 'x', email, first_name: 'Somebody Else' })
      .execute();
    const browser = newBrowser();
    await signUp(browser, SITE, { email });
    expect(JSON.parse((await readUser(browser, SITE)).body)).toMatchObject({ email, firstName: 'Ada Marie' });
  });

  it('gives the same account at the next sign-in', async () => {
    const [one, two] = [newBrowser(), newBrowser()];
    const email = newEmail();
    await signUp(one, SITE, { email });
    await signIn(two, LOGIN, { email });
    expect((await readUser(two, SITE)).body).toBe((await readUser(one, SITE)).body);
  });
});

describe('an outside provider that is', () => {
  const detailsOf = async (app: SignInApp['app']) => {
    const page = await newBrowser(app).visit(LOGIN);
    await app.close();
    expect(page.url.searchParams.get('error')).toBe('auth_failed');
    return page.url.searchParams.get('details');
  };

  it('down leads to a sentence that says so, and is asked again at the next try', async () => {
    const { app } = await startSite({ issuer: 'http://127.0.0.1:9/oidc' });
    expect(await detailsOf(app)).toContain('does not answer right now');
  });

  it('not the one it says it is leads to a sentence for the operator', async () => {
    const { app } = await startSite({ issuer: `${issuerOrigin.replace('127.0.0.1', 'localhost')}/oidc` });
    expect(await detailsOf(app)).toContain('did not accept this site');
  });

  it('on plain http is not used unless that is allowed', async () => {
    const { app } = await startSite({ allowHttp: false });
    expect(await detailsOf(app)).toContain('did not accept this site');
  });

  it('given a wrong secret leads to a sentence for the operator, signed out', async () => {
    const { app } = await startSite({ clientSecret: 'wrong' });
    const browser = newBrowser(app);
    const page = await signUp(browser, SITE, { email: newEmail() });
    expect(page.url.searchParams.get('details')).toContain('did not accept this site');
    expect((await readUser(browser, SITE)).status).toBe(401);
    await app.close();
  });
});

describe('the provider, seen by its clients', () => {
  it('takes a code once and then withdraws what it gave for it', async () => {
    const browser = newBrowser();
    const verifier = 'v'.repeat(43);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    const query = new URLSearchParams({
      client_id: CLIENT.clientId,
      response_type: 'code',
      scope: 'openid email',
      redirect_uri: `${SITE}/api/callback`,
      code_challenge: Buffer.from(digest).toString('base64url'),
      code_challenge_method: 'S256',
      state: 's',
    });
    const form = await browser.follow(await browser.visit(`${issuerOrigin}/oidc/auth?${query.toString()}`), 'Create account');
    let page = await browser.request(new URL(/action="([^"]+)"/.exec(form.body)?.[1] ?? '', issuerOrigin), {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ada', email: newEmail(), password: PASSWORD }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    while (page.headers['location'] && !String(page.headers['location']).startsWith(SITE)) {
      page = await browser.request(new URL(String(page.headers['location']), issuerOrigin));
    }
    const code = new URL(String(page.headers['location'])).searchParams.get('code') ?? '';
    const redeem = () =>
      fetch(`${issuerOrigin}/oidc/token`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${CLIENT.clientId}:${encodeURIComponent(CLIENT.clientSecret)}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: `${SITE}/api/callback`,
          code_verifier: verifier,
        }),
      });
    const answers = await Promise.all([redeem(), redeem(), redeem()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    const tokens = (await answers.find(({ ok }) => ok)?.json()) as { access_token: string };
    await redeem();
    const me = await fetch(`${issuerOrigin}/oidc/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
    expect(me.status).toBe(401);
  });
});
