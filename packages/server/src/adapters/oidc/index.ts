import { DAY_MS } from '@larder/domain/calendar/plain-date.ts';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import * as client from 'openid-client';
import type { Identity, IdentityProvider, SignInAttempt, SignInFault } from '../../ports/identity.ts';
import { describeFailure, explainFailure } from './explain-failure.ts';
import { readIdentity } from './read-identity.ts';

export type OidcOptions = {
  readonly issuer: string;
  /** In place of the issuer in the identities handed out: for a provider that goes by another name here than its address. */
  readonly knownAs?: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly allowHttp: boolean;
  /** For the built-in provider: reaches it in this process, without a socket, before the server listens. */
  readonly fetch?: client.CustomFetch;
  /** Gets no token, code or claim. */
  readonly warn: (message: string) => void;
};

const CALLBACK_PATH = '/api/callback';
const SCOPE = 'openid profile email';
/** Providers announce endpoints for good, but a move has to be noticed without a restart. */
const REDISCOVER_AFTER_MS = DAY_MS;
const TIMEOUT_SECONDS = 10;

export function connectOidc(options: OidcOptions): IdentityProvider {
  const discover = keepDiscovery(options);
  return {
    startSignIn: (origin, invitation) => attemptWith(discover, (config) => startSignIn(config, options, { origin, invitation })),
    finishSignIn: (callbackUrl, attempt) =>
      attemptWith(discover, async (config) => {
        const identity = await finishSignIn(config, { callbackUrl, attempt }, options);
        return options.knownAs === undefined ? identity : { ...identity, issuer: options.knownAs };
      }),
    findSignOutUrl: async (origin, idToken) => {
      const config = await discover().catch((cause: unknown) =>
        options.warn(`the provider cannot be asked for its sign-out page: ${describeFailure(cause)}`),
      );
      if (!config?.serverMetadata().end_session_endpoint) return undefined;
      return client.buildEndSessionUrl(config, {
        post_logout_redirect_uri: `${origin}/`,
        ...(idToken ? { id_token_hint: idToken } : {}),
      }).href;
    },
  };
}

async function attemptWith<Value>(
  discover: () => Promise<client.Configuration>,
  act: (config: client.Configuration) => Promise<Value>,
): Promise<Result<Value, SignInFault>> {
  try {
    return ok(await act(await discover()));
  } catch (cause) {
    return fail(explainFailure(cause));
  }
}

async function startSignIn(
  config: client.Configuration,
  { fetch: inProcess }: OidcOptions,
  { origin, invitation }: { readonly origin: string; readonly invitation: string | undefined },
): Promise<{ url: string; attempt: SignInAttempt }> {
  const attempt = { state: client.randomState(), nonce: client.randomNonce(), codeVerifier: client.randomPKCECodeVerifier() };
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: origin + CALLBACK_PATH,
    scope: SCOPE,
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(attempt.codeVerifier),
    code_challenge_method: 'S256',
    ...(inProcess && invitation !== undefined ? { invitation } : {}),
  });
  // The built-in provider answers on each of our origins; its cookies must be on the one the person uses.
  return { url: inProcess ? origin + url.pathname + url.search : url.href, attempt };
}

async function finishSignIn(
  config: client.Configuration,
  { callbackUrl, attempt }: { readonly callbackUrl: URL; readonly attempt: SignInAttempt },
  { warn }: OidcOptions,
): Promise<Identity> {
  const tokens = await client.authorizationCodeGrant(config, callbackUrl, {
    pkceCodeVerifier: attempt.codeVerifier,
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || !tokens.id_token) throw new Error('The provider answered without an ID token.');
  const known = readIdentity(claims, tokens.id_token);
  if ((known.email && known.firstName) || !config.serverMetadata().userinfo_endpoint) return known;
  try {
    const more = await client.fetchUserInfo(config, tokens.access_token, claims.sub);
    return readIdentity({ ...more, ...claims }, tokens.id_token);
  } catch (cause) {
    // Name and address are a convenience: the person can fill them in, so they are let in without.
    warn(`the provider did not give name and address: ${describeFailure(cause)}`);
    return known;
  }
}

/** Asked for at the first use, not at start: a provider that is down must not keep the server from starting. */
function keepDiscovery(options: OidcOptions): () => Promise<client.Configuration> {
  let kept: { config: client.Configuration; atMs: number } | undefined;
  let pending: Promise<client.Configuration> | undefined;
  return async () => {
    if (kept && performance.now() - kept.atMs < REDISCOVER_AFTER_MS) return kept.config;
    pending ??= discoverTwice(options).finally(() => {
      pending = undefined;
    });
    try {
      kept = { config: await pending, atMs: performance.now() };
    } catch (cause) {
      if (!kept) throw cause;
      options.warn(`the provider could not be discovered anew, going on with what it said before: ${describeFailure(cause)}`);
    }
    return kept.config;
  };
}

async function discoverTwice(options: OidcOptions): Promise<client.Configuration> {
  try {
    return await discoverOnce(options);
  } catch (cause) {
    options.warn(`discovery of the provider failed, trying once more: ${describeFailure(cause)}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
    return await discoverOnce(options);
  }
}

async function discoverOnce({ issuer, clientId, clientSecret, allowHttp, fetch: inProcess }: OidcOptions): Promise<client.Configuration> {
  // The standard lets a client trust the connection instead of the signature; here it may be plain http, so both hold.
  const execute = [client.enableNonRepudiationChecks, ...(allowHttp ? [client.allowInsecureRequests] : [])];
  const config = await client.discovery(new URL(issuer), clientId, clientSecret, client.ClientSecretBasic(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    execute,
    ...(inProcess ? { [client.customFetch]: inProcess } : {}),
  });
  const methods = config.serverMetadata().token_endpoint_auth_methods_supported;
  if (!methods || methods.includes('client_secret_basic') || !methods.includes('client_secret_post')) return config;
  const posting = new client.Configuration(config.serverMetadata(), clientId, clientSecret, client.ClientSecretPost(clientSecret));
  posting.timeout = TIMEOUT_SECONDS;
  for (const step of execute) step(posting);
  return posting;
}
