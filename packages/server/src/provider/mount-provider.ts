import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { ClientMetadata, Provider } from 'oidc-provider';
import type { DatabaseHandle } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { SignUps } from './sign-up-rule.ts';
import { findOrigin, type Origins } from '../http/origin.ts';
import { answerProblem, explainFailure } from '../http/problems.ts';
import type { RateCounts } from '../http/rate-counts.ts';
import { makeSeal } from '../http/seal.ts';
import { deleteAccount } from './account-store.ts';
import { makeBegunSignIns } from './begun-sign-in.ts';
import { changePassword, type PasswordChange, type PasswordOutcome } from './change-password.ts';
import { registerInteraction } from './interaction.ts';
import { loadProviderIdentity } from './identity.ts';
import { loadProviderKeys } from './keys.ts';
import { makeKnownBrowsers } from './known-browser.ts';
import { INTERACTION_PATH, makeProvider, OWN_CLIENT_ID, PROVIDER_PATH } from './make-provider.ts';
import { deletePayloadsOf, revokeGrant } from './payload-store.ts';
import { renderDeadEnd } from './sign-in-page.ts';
import { makeSignInThrottle } from './throttle.ts';

export type MountOptions = {
  readonly db: DatabaseHandle;
  readonly rateCounts: RateCounts;
  readonly origins: Origins;
  readonly secret: string;
  readonly encryptionKey: string;
  readonly signUps: SignUps;
  readonly countFailedSignIn: (reason: string) => void;
  readonly clients: readonly ClientMetadata[];
  /** Address of what its pages look like. */
  readonly stylesheet: string;
};

export type MountedProvider = {
  /** Its address, as its clients know it. */
  readonly issuer: string;
  /** What its people are known by here, whatever its address. */
  readonly identity: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Ends the provider's own session of this browser, so that one click signs out of both. */
  readonly signOut: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Ends them in every browser: no one comes back in without the password. */
  readonly endSessionsOf: (subject: string) => Promise<void>;
  readonly changePassword: (who: { readonly accountId: string; readonly ip: string }, change: PasswordChange) => Promise<PasswordOutcome>;
  /** Within the caller's transaction. */
  readonly deleteAccount: (kysely: Kysely<Tables>, subject: string) => Promise<void>;
};

/** The built-in OpenID provider at /oidc: its protocol endpoints, its pages and their stylesheet. */
export async function mountProvider(
  app: FastifyInstance,
  { db, rateCounts, origins, secret, encryptionKey, signUps, countFailedSignIn, clients, stylesheet }: MountOptions,
): Promise<MountedProvider> {
  const { kysely } = db;
  const throttle = makeSignInThrottle(rateCounts);
  const warn = (message: string) => {
    app.log.warn(message);
  };
  const keys = await loadProviderKeys({ kysely, seal: makeSeal(encryptionKey, 'provider-keys'), warn });
  const overHttps = origins[0].startsWith('https:');
  const begun = makeBegunSignIns(makeSeal(secret, 'provider-interaction'), { path: INTERACTION_PATH, overHttps });
  const known = makeKnownBrowsers({ overHttps });
  const seal = makeSeal(secret, 'provider-payload');
  const provider = makeProvider({ kysely, origins, keys, seal, begun, stylesheet, clients });
  logFailures(provider, app);

  await app.register(async (scope) => {
    answerWithPages(scope, stylesheet);
    await registerInteraction(scope, { provider, begun, known, db, throttle, signUps, countFailedSignIn, stylesheet });
  });
  await app.register(async (scope) => {
    answerWithPages(scope, stylesheet);
    const requests = new WeakMap<IncomingMessage, FastifyRequest>();
    answerLibraryWithPages(provider, requests, stylesheet);
    mountEndpoints(scope, { provider, origins, requests });
  });

  return {
    issuer: provider.issuer,
    identity: await loadProviderIdentity(kysely),
    clientId: OWN_CLIENT_ID,
    clientSecret: keys.clientSecret,
    signOut: (request, reply) => signOut({ provider, kysely }, request, reply),
    endSessionsOf: (subject) => deletePayloadsOf(kysely, subject),
    changePassword: (who, change) => changePassword({ db, throttle }, who, change),
    deleteAccount,
  };
}

/** What fails here is seen by a person in the address bar, as when the disk is full: a page says it, not JSON. */
function answerWithPages(scope: FastifyInstance, stylesheet: string): void {
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    if (!request.headers.accept?.includes('text/html')) return answerProblem(error, request, reply);
    const { status, page } = renderFailure(error, request, stylesheet);
    return reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });
}

function renderFailure(error: unknown, request: FastifyRequest, stylesheet: string): { readonly status: number; readonly page: string } {
  const { status, body } = explainFailure(error, request);
  return {
    status,
    page: renderDeadEnd(stylesheet, { title: 'Signing in does not work right now', text: body.message, onward: 'Try again' }),
  };
}

/** The same for what the library does not answer itself: its own word is a bare 500. */
function answerLibraryWithPages(provider: Provider, requests: WeakMap<IncomingMessage, FastifyRequest>, stylesheet: string): void {
  provider.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const request = requests.get(ctx.req);
      if (!request) throw error;
      const { status, page } = renderFailure(error, request, stylesheet);
      ctx.status = status;
      ctx.type = 'html';
      ctx.body = page;
    }
  });
}

type Mounted = {
  readonly provider: Provider;
  readonly origins: Origins;
  /** Filled with what each of the library's requests is to the rest of the server. */
  readonly requests: WeakMap<IncomingMessage, FastifyRequest>;
};

/**
 * A route rather than a middleware, so that the app's hooks (headers, same-origin check, limits, log) hold here too.
 * The provider reads bodies itself.
 */
function mountEndpoints(scope: FastifyInstance, { provider, origins, requests }: Mounted): void {
  const answer = provider.callback();
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => {
    done(null);
  });
  scope.all(`${PROVIDER_PATH}/*`, async (request, reply) => {
    const origin = new URL(findOrigin(request, origins) ?? origins[0]);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
    const raw: IncomingMessage & { originalUrl?: string } = request.raw;
    requests.set(raw, request);
    raw.originalUrl = raw.url ?? '';
    raw.url = raw.originalUrl.slice(PROVIDER_PATH.length);
    // The provider builds its addresses from these: whatever the caller claimed goes.
    delete raw.headers['x-forwarded-host'];
    raw.headers.host = origin.host;
    raw.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
    await answer(raw, reply.raw);
  });
}

async function signOut(
  { provider, kysely }: { readonly provider: Provider; readonly kysely: Kysely<Tables> },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  const grantIds = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  for (const grantId of grantIds) await revokeGrant(kysely, grantId);
  if (session.accountId) await session.destroy();
  const cookie = provider.cookieName('session');
  for (const name of [cookie, `${cookie}.sig`])
    reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure: name.startsWith('__Host-') });
}

/** Names and descriptions only: the contexts and errors of these events hold tokens and claims. */
function logFailures(provider: Provider, app: FastifyInstance): void {
  const warn = (event: string) => (_ctx: unknown, error: Error & { error_detail?: string | undefined }) => {
    app.log.warn(`provider: ${event}: ${error.message}${error.error_detail ? ` (${error.error_detail})` : ''}`);
  };
  provider.on('authorization.error', warn('authorization refused'));
  provider.on('grant.error', warn('token refused'));
  provider.on('end_session.error', warn('sign-out refused'));
  provider.on('server_error', (_ctx, error) => {
    app.log.error(`provider: ${error.stack ?? error.message}`);
  });
}
