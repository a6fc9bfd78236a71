import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { ClientMetadata, Provider } from 'oidc-provider';
import type { DatabaseHandle } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { findOrigin, type Origins } from '../http/origin.ts';
import { answerProblem, explainFailure } from '../http/problems.ts';
import type { RateCounts } from '../http/rate-counts.ts';
import { makeSeal } from '../http/seal.ts';
import { deleteAccount } from './account-store.ts';
import { changePassword, type PasswordChange, type PasswordOutcome } from './change-password.ts';
import { registerInteraction } from './interaction.ts';
import { loadProviderIdentity } from './identity.ts';
import { loadProviderKeys } from './keys.ts';
import { makeProvider, OWN_CLIENT_ID, PROVIDER_PATH } from './make-provider.ts';
import { deletePayloadsOf, revokeGrant } from './payload-store.ts';
import { renderStylesheet } from './stylesheet.ts';
import { renderDeadEnd } from './sign-in-page.ts';
import { makeSignInThrottle, type SignInThrottle } from './throttle.ts';

export type MountOptions = {
  readonly db: DatabaseHandle;
  readonly rateCounts: RateCounts;
  readonly origins: Origins;
  readonly secret: string;
  readonly clients: readonly ClientMetadata[];
  /** Where the built web app is: its fonts are shared. */
  readonly webRoot: string | undefined;
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
  { db, rateCounts, origins, secret, clients, webRoot }: MountOptions,
): Promise<MountedProvider> {
  const { kysely } = db;
  const throttle = makeSignInThrottle(rateCounts);
  const keys = await loadProviderKeys(kysely);
  const styles = renderStylesheet(webRoot);
  const stylesheet = `${PROVIDER_PATH}/pages-${createHash('sha256').update(styles).digest('hex').slice(0, 10)}.css`;
  const seal = makeSeal(secret, 'provider-payload');
  const provider = makeProvider({ kysely, origins, keys, seal, stylesheet, clients });
  logFailures(provider, app);

  app.get(stylesheet, async (_request, reply) =>
    reply.type('text/css').header('cache-control', 'public, max-age=31536000, immutable').send(styles),
  );
  await app.register(async (scope) => {
    answerWithPages(scope, stylesheet);
    await registerInteraction(scope, { provider, kysely, throttle, stylesheet });
  });
  await app.register(async (scope) => {
    answerWithPages(scope, stylesheet);
    boundBeginnings(scope, throttle, stylesheet);
    mountEndpoints(scope, provider, origins);
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

/** Whoever asks for the page without end would fill the disk with sign-ins that nobody goes on with. */
function boundBeginnings(scope: FastifyInstance, throttle: SignInThrottle, stylesheet: string): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (!/^\/oidc\/auth\/?(?:\?|$)/.test(request.url)) return undefined;
    const waitSeconds = await throttle.countBeginning(request.ip);
    if (waitSeconds === 0) return undefined;
    const words = {
      title: 'Too many sign-ins were begun here',
      text: `Try again in ${Math.ceil(waitSeconds / 60)} minutes. Nothing is lost.`,
    };
    return reply.status(429).header('retry-after', waitSeconds).type('text/html; charset=utf-8').send(renderDeadEnd(stylesheet, words));
  });
}

/** What fails here is seen by a person in the address bar, as when the disk is full: a page says it, not JSON. */
function answerWithPages(scope: FastifyInstance, stylesheet: string): void {
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    if (!request.headers.accept?.includes('text/html')) return answerProblem(error, request, reply);
    const { status, body } = explainFailure(error, request);
    const page = renderDeadEnd(stylesheet, { title: 'Signing in does not work right now', text: body.message, onward: 'Try again' });
    return reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });
}

/**
 * A route rather than a middleware, so that the app's hooks (headers, same-origin check, limits, log) hold here too.
 * The provider reads bodies itself.
 */
function mountEndpoints(scope: FastifyInstance, provider: Provider, origins: Origins): void {
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
