import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { ClientMetadata } from 'oidc-provider';
import { connectOidc } from './adapters/oidc/index.ts';
import { inProcessFetch } from './adapters/oidc/in-process-fetch.ts';
import type { Env } from './config/env.ts';
import type { Database, DatabaseHandle } from './db/database.ts';
import type { UserId } from './db/scope.ts';
import type { RateCounts } from './http/rate-counts.ts';
import { makeAttemptCookies } from './http/attempt-cookie.ts';
import { passwordRoutes, type Passwords } from './features/account/password-routes.ts';
import { accountRoutes } from './features/account/routes.ts';
import { forgetInvitations, makeSignUps } from './features/account/invitation-store.ts';
import { registerSignInRoutes } from './features/account/sign-in-routes.ts';
import type { ForgetIdentity } from './features/account/removal-store.ts';
import { makeUserStore, type UserStore } from './features/account/user-store.ts';
import {
  type FindRole,
  type FindScope,
  type FindUser,
  type HasAcceptedTerms,
  makeFindRole,
  makeFindScope,
  makeHasAcceptedTerms,
  type ReadAnew,
} from './http/guard.ts';
import type { Route } from './http/mount.ts';
import { listOrigins, refuseForeignWrites } from './http/origin.ts';
import { makeSeal } from './http/seal.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { makeSessions, type Sessions } from './http/session.ts';
import { rememberSessions } from './http/session-cache.ts';
import { warnSparsely } from './http/sparse-log.ts';
import { makeSessionStore } from './http/session-store.ts';
import { boundBeginnings } from './provider/beginnings.ts';
import { type MountOptions, mountProvider } from './provider/mount-provider.ts';
import { deleteExpiredPayloads } from './provider/payload-store.ts';
import { registerStylesheet } from './provider/stylesheet.ts';

export type SignInDeps = {
  readonly db: DatabaseHandle & Pick<Database, 'listen'>;
  readonly rateCounts: RateCounts;
  readonly env: Pick<Env, 'baseUrl' | 'oidc' | 'guestSearch' | 'signUp'>;
  readonly secret: string;
  /** Of what the database keeps of secrets; see ENCRYPTION_KEY. */
  readonly encryptionKey: string;
  /** Further relying parties of the built-in provider. */
  readonly providerClients?: readonly ClientMetadata[];
  /** Told of each try that failed, in a word. */
  readonly countFailedSignIn?: (reason: string) => void;
  /** Where the built web app is; the provider's pages share its fonts. */
  readonly webRoot?: string;
};

export type SignIn = {
  readonly findScope: FindScope;
  readonly findUser: FindUser;
  readonly hasAcceptedTerms: HasAcceptedTerms;
  readonly findRole: FindRole;
  readonly readAnew: ReadAnew;
  /** Address of what the server's own pages look like. */
  readonly stylesheet: string;
  readonly users: UserStore;
  readonly sessions: Sessions;
  /** Takes a person out of the built-in provider, within the caller's transaction; an outside one keeps its own. */
  readonly forgetIdentity: ForgetIdentity;
  /** The JSON calls of the account, to be mounted with the others. */
  readonly routes: readonly Route[];
  /** Deletes what is over: sessions, codes, tokens. To be run now and then; answers how many rows went. */
  readonly sweep: () => Promise<number>;
};

/** Everything about who is calling: cookies, headers, same-origin check, provider, sign-in and sessions. */
export async function registerSignIn(app: FastifyInstance, deps: SignInDeps): Promise<SignIn> {
  const { db, env, secret, providerClients = [] } = deps;
  const { kysely } = db;
  const origins = listOrigins(env.baseUrl);
  const overHttps = env.baseUrl.startsWith('https:');
  const formTargets = env.oidc ? [new URL(env.oidc.issuer).origin] : redirectOrigins(providerClients);

  await app.register(cookie);
  await registerSecurityHeaders(app, { baseUrl: env.baseUrl, formTargets });
  refuseForeignWrites(app, origins);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });

  const stylesheet = registerStylesheet(app, deps.webRoot);
  boundBeginnings(app, { stylesheet });
  const signUps = makeSignUps(env.signUp);
  const { countFailedSignIn = () => undefined } = deps;
  const { provider, own } = await connectProvider(app, deps, { origins, stylesheet, signUps, countFailedSignIn });
  const warn = warnSparsely(app.log, 'endings of sessions cannot be heard: each request asks the database');
  const sessionStore = rememberSessions(makeSessionStore(db, makeSeal(deps.encryptionKey, 'session-id-token')), { ...db, warn });
  app.addHook('preClose', sessionStore.close);
  const sessions = makeSessions(app, sessionStore, { overHttps });
  const findScope = makeFindScope(sessions);
  const users = makeUserStore(db);
  const attempts = makeAttemptCookies(makeSeal(secret, 'sign-in-attempt'), { overHttps });
  registerSignInRoutes(app, { provider, sessions, users, signUps, attempts, origins, countFailedSignIn, signOutHere: own?.signOut });
  const findOwnAccount = async (userId: UserId) => {
    const identity = await users.findIdentity(userId);
    return own && identity?.issuer === own.identity ? { own, subject: identity.subject } : undefined;
  };
  const endProviderSessions = async (userId: UserId) => {
    const account = await findOwnAccount(userId);
    await account?.own.endSessionsOf(account.subject);
  };
  const passwords: Passwords = {
    isKeptHere: async (userId) => (await findOwnAccount(userId)) !== undefined,
    change: async (userId, ip, change) => {
      const account = await findOwnAccount(userId);
      return account ? account.own.changePassword({ accountId: account.subject, ip }, change) : { type: 'no-account' };
    },
  };

  return {
    findScope,
    findUser: async (request) => (await findScope(request))?.userId,
    hasAcceptedTerms: makeHasAcceptedTerms(sessions),
    findRole: makeFindRole(sessions),
    readAnew: sessions.readAnew,
    stylesheet,
    users,
    sessions,
    forgetIdentity: async (handle, { issuer, subject }) => {
      if (own && issuer === own.identity) await own.deleteAccount(handle, subject);
    },
    routes: [
      ...accountRoutes({ users, sessions, guestSearch: env.guestSearch, endProviderSessions }),
      ...passwordRoutes({ sessions, passwords }),
    ],
    sweep: async () => (await sessionStore.deleteExpired()) + (await deleteExpiredPayloads(kysely)) + (await forgetInvitations(kysely)),
  };
}

/** The relying party is the same for both; only how it reaches the provider, and how that one signs out, differ. */
async function connectProvider(
  app: FastifyInstance,
  { db, rateCounts, env, secret, encryptionKey, providerClients: clients = [] }: SignInDeps,
  ways: Pick<MountOptions, 'origins' | 'stylesheet' | 'signUps' | 'countFailedSignIn'>,
) {
  const warn = (message: string) => {
    app.log.warn(message);
  };
  if (env.oidc) return { provider: connectOidc({ ...env.oidc, warn }), own: undefined };
  const own = await mountProvider(app, { db, rateCounts, secret, encryptionKey, clients, ...ways });
  const { issuer, identity, clientId, clientSecret } = own;
  // In process, so nobody can listen in on plain http.
  const options = { issuer, knownAs: identity, clientId, clientSecret, allowHttp: true, fetch: inProcessFetch(app), warn };
  return { provider: connectOidc(options), own };
}

function redirectOrigins(clients: readonly ClientMetadata[]): readonly string[] {
  return clients.flatMap(({ redirect_uris: addresses = [] }) => addresses.map((address) => new URL(address).origin));
}
