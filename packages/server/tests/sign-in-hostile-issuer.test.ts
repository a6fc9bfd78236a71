import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeIssuer, type IssuerMood, startFakeIssuer } from './support/fake-issuer.ts';
import { startSignInApp, type SignInApp } from './support/sign-in-app.ts';
import { readUser } from './support/sign-in-steps.ts';
import { TestBrowser } from './support/test-browser.ts';
import { openTestDatabase, type TestDatabase } from './support/test-database.ts';

const SITE = 'http://localhost:5000';
const CLIENT = { clientId: 'larder', clientSecret: 'p@ss word:1' };

let opened: TestDatabase;
let issuer: FakeIssuer;
let site: SignInApp;
const log: string[] = [];

beforeAll(async () => {
  opened = await openTestDatabase('pglite');
  issuer = await startFakeIssuer(CLIENT.clientId);
  site = await startSite();
});

beforeEach(() => {
  issuer.behave({});
});

afterAll(async () => {
  await site.app.close();
  await issuer.stop();
  await opened.close();
});

const startSite = () =>
  startSignInApp(opened.database, {
    baseUrl: SITE,
    oidc: { issuer: issuer.origin, ...CLIENT, allowHttp: true },
    hearLog: (line) => log.push(line),
  });

/** Begins and comes back; answers with what the site says to that. */
async function comeBack({ app } = site) {
  const browser = new TestBrowser({ [SITE]: app });
  const start = await browser.request(`${SITE}/api/login`);
  const landed = await browser.request(issuer.answerAuthorization(String(start.headers['location'])));
  const location = new URL(String(landed.headers['location']), SITE);
  return { browser, path: location.pathname, details: location.searchParams.get('details'), user: await readUser(browser, SITE) };
}

describe('an ID token', () => {
  it('that is in order signs in', async () => {
    issuer.behave({
      claims: { email: 'ada@example.com', given_name: 'Ada', family_name: 'Lovelace', picture: 'https://pictures.test/ada.png' },
    });
    const { path, user } = await comeBack();
    expect([path, user.status]).toEqual(['/', 200]);
    expect(JSON.parse(user.body)).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      profileImageUrl: 'https://pictures.test/ada.png',
    });
  });

  const now = Math.floor(Date.now() / 1000);
  it.each<[string, IssuerMood]>([
    ['with another nonce', { claims: { nonce: 'replayed' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['of another issuer', { claims: { iss: 'https://evil.test' } }],
    ['for another client', { claims: { aud: 'another' } }],
    ['that is over', { claims: { iat: now - 900, exp: now - 600 } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['that nobody signed', { signature: 'none' }],
    ['signed by another key', { signature: 'of another key' }],
  ])('%s signs nobody in', async (_case, mood) => {
    issuer.behave(mood);
    const { user, details } = await comeBack();
    expect(user.status).toBe(401);
    expect(details).not.toBeNull();
  });

  it('signed by a new key of the provider is taken, once the keys in hand are a minute old', async () => {
    expect((await comeBack()).user.status).toBe(200);
    issuer.rotateKey();
    // openid-client asks again after a minute at the earliest, so that made-up key ids cannot make it ask all the time.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await comeBack()).user.status).toBe(200);
    vi.useRealTimers();
  });
});

describe('the way back', () => {
  it.each<[string, IssuerMood, string]>([
    ['after the person said no', { callback: { code: undefined, error: 'access_denied' } }, 'cancelled'],
    ['from a provider in trouble', { callback: { code: undefined, error: 'temporarily_unavailable' } }, 'does not answer'],
    ['from a provider that refuses this site', { callback: { code: undefined, error: 'unauthorized_client' } }, 'did not accept this site'],
    ['naming another issuer (RFC 9207)', { callback: { iss: 'https://evil.test' } }, 'took too long or was started elsewhere'],
    ['without naming the issuer', { callback: { iss: undefined } }, 'took too long or was started elsewhere'],
    ['with a code that is over', { token: { status: 400, body: { error: 'invalid_grant' } } }, 'took too long or was started elsewhere'],
    ['with a secret that is wrong', { token: { status: 401, body: { error: 'invalid_client' } } }, 'did not accept this site'],
    ['to a token endpoint in trouble', { token: { status: 503, body: { error: 'temporarily_unavailable' } } }, 'does not answer'],
    ['to a token endpoint that answers nonsense', { token: { status: 200, body: ['?'] } }, 'Please try again'],
    ['without an ID token', { token: { status: 200, body: { access_token: 'at', token_type: 'Bearer' } } }, 'Please try again'],
  ])('%s leads to a plain sentence', async (_case, mood, sentence) => {
    issuer.behave(mood);
    const { path, details, user } = await comeBack();
    expect([path, user.status]).toEqual(['/', 401]);
    expect(details).toContain(sentence);
  });

  it('proves the secret by header, percent-encoded, and sends the PKCE verifier', async () => {
    await comeBack();
    const { authorization, body } = issuer.lastTokenRequest();
    expect(Buffer.from(authorization?.slice(6) ?? '', 'base64').toString()).toBe(
      `larder:${new URLSearchParams([['', CLIENT.clientSecret]]).toString().slice(1)}`,
    );
    expect(body.get('code_verifier')).toMatch(/^[\w-]{43}$/);
    expect(body.get('redirect_uri')).toBe(`${SITE}/api/callback`);
  });

  it('proves the secret in the body to a provider that takes it only there', async () => {
    issuer.behave({ metadata: { token_endpoint_auth_methods_supported: ['client_secret_post'] } });
    const fresh = await startSite();
    await comeBack(fresh);
    const { authorization, body } = issuer.lastTokenRequest();
    expect([authorization, body.get('client_secret')]).toEqual([undefined, CLIENT.clientSecret]);
    await fresh.app.close();
  });
});

describe('name and email', () => {
  it('missing from the ID token are asked for', async () => {
    issuer.behave({ claims: { sub: 'asked' }, userInfo: { sub: 'asked', email: 'grace@example.com', name: 'Grace Hopper' } });
    expect(JSON.parse((await comeBack()).user.body)).toMatchObject({ firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' });
  });

  it.each<[string, IssuerMood]>([
    ['when asking fails', { claims: { sub: 'nameless-1' }, userInfo: 'fails' }],
    ['when the answer is about somebody else', { claims: { sub: 'nameless-2' }, userInfo: { sub: 'other', name: 'Other Person' } }],
    [
      'when they are of a wrong type',
      { claims: { sub: 'nameless-3', email: 5, name: ['x'] }, userInfo: { sub: 'nameless-3', email: {}, name: 1 } },
    ],
  ])('stay empty %s, and the person is let in', async (_case, mood) => {
    issuer.behave(mood);
    const { user } = await comeBack();
    expect(user.status).toBe(200);
    expect(JSON.parse(user.body)).toMatchObject({ firstName: null, lastName: null, email: null });
  });

  it('never take over a picture address that is no https', async () => {
    issuer.behave({ claims: { sub: 'pictured', picture: 'javascript:alert(1)' } });
    expect(JSON.parse((await comeBack()).user.body)).toMatchObject({ profileImageUrl: null });
  });
});

describe('signing out', () => {
  it('ends here when the provider has no page for it', async () => {
    const { browser } = await comeBack();
    const page = await browser.request(`${SITE}/api/logout`);
    expect(page.headers['location']).toBe('/');
    expect((await readUser(browser, SITE)).status).toBe(401);
  });

  it('goes on to the provider with the ID token, so that it need not ask whom', async () => {
    issuer.behave({ metadata: { end_session_endpoint: `${issuer.origin}/end` } });
    const fresh = await startSite();
    const { browser } = await comeBack(fresh);
    const to = new URL(String((await browser.request(`${SITE}/api/logout`)).headers['location']));
    expect(to.pathname).toBe('/end');
    expect(to.searchParams.get('id_token_hint')?.split('.').length).toBe(3);
    expect(to.searchParams.get('post_logout_redirect_uri')).toBe(`${SITE}/`);
    await fresh.app.close();
  });
});

describe('the log of all this', () => {
  it('names what failed and holds no token, code or secret', () => {
    const lines = log.join('');
    expect(lines).toContain('OAUTH_JWT_CLAIM_COMPARISON_FAILED');
    expect(lines).not.toMatch(/eyJ[\w-]{10,}\.|the-code|p@ss word|ada@example\.com/);
  });
});
