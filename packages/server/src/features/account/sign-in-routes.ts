import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AttemptCookies } from '../../http/attempt-cookie.ts';
import { findOrigin, type Origins } from '../../http/origin.ts';
import type { Sessions } from '../../http/session.ts';
import type { IdentityProvider, SignInFault } from '../../ports/identity.ts';
import { parseReturnPath } from './parse-return-path.ts';
import type { SignUpRule, SignUps } from '../../provider/sign-up-rule.ts';
import type { IsAdmitted, UserStore } from './user-store.ts';

export type SignInRoutesDeps = {
  readonly provider: IdentityProvider;
  readonly sessions: Sessions;
  readonly users: UserStore;
  readonly signUps: SignUps;
  readonly countFailedSignIn: (reason: string) => void;
  readonly attempts: AttemptCookies;
  readonly origins: Origins;
  /** For the built-in provider: its session of this browser ends in the same step. */
  readonly signOutHere: ((request: FastifyRequest, reply: FastifyReply) => Promise<void>) | undefined;
};

type Query = { Querystring: { returnTo?: unknown; state?: unknown; settled?: unknown; invitation?: unknown } };

/** Browser navigations, not JSON calls: they answer with redirects, whatever happens. */
export function registerSignInRoutes(app: FastifyInstance, deps: SignInRoutesDeps): void {
  for (const path of ['/api/login', '/api/login-mobile']) {
    app.get<Query>(path, (request, reply) => startSignIn(deps, request, reply));
  }
  app.get<Query>('/api/callback', (request, reply) => finishSignIn(deps, request, reply));
  app.get('/api/logout', (request, reply) => signOut(deps, request, reply));
  app.get('/api/auth/debug', (request) => describeCaller(deps, request));
}

async function startSignIn(deps: SignInRoutesDeps, request: FastifyRequest<Query>, reply: FastifyReply): Promise<FastifyReply> {
  const { provider, attempts, origins } = deps;
  const returnPath = parseReturnPath(request.query.returnTo);
  const invitation = readInvitation(request.query.invitation);
  const origin = findOrigin(request, origins);
  if (!origin && request.query.settled === undefined) {
    // The cookie must be set on the host that the provider sends people back to. Once: a proxy may hide the host for good.
    const invited = invitation === undefined ? '' : `&invitation=${encodeURIComponent(invitation)}`;
    return reply.redirect(`${origins[0]}/api/login?settled=1&returnTo=${encodeURIComponent(returnPath)}${invited}`);
  }
  const started = await provider.startSignIn(origin ?? origins[0], invitation);
  if (!started.ok) return failSignIn(deps, request, reply, started.fault);
  attempts.keep(request, reply, { attempt: started.value.attempt, returnPath, invitation });
  return reply.redirect(started.value.url);
}

async function finishSignIn(deps: SignInRoutesDeps, request: FastifyRequest<Query>, reply: FastifyReply): Promise<FastifyReply> {
  const { provider, sessions, users, attempts, origins } = deps;
  const kept = attempts.take(request, reply, request.query.state);
  if (!kept) {
    // Back button or double click: the first callback has already signed this browser in.
    if (await sessions.find(request)) return reply.redirect('/');
    return failSignIn(deps, request, reply, { type: 'not-ours', reason: 'no such attempt in this browser' });
  }
  const address = new URL(request.url, findOrigin(request, origins) ?? origins[0]);
  const identity = await provider.finishSignIn(address, kept.attempt);
  if (!identity.ok) return failSignIn(deps, request, reply, identity.fault);
  // At the built-in provider the account was made a moment ago, by the same rule; at an outside one it is made here.
  const isAdmitted: IsAdmitted = (kysely) => (deps.signOutHere ? Promise.resolve(true) : deps.signUps.admit(kysely, kept.invitation));
  const userId = await users.findOrCreate(identity.value, isAdmitted);
  if (userId === undefined) {
    deps.countFailedSignIn('not-invited');
    return sendFailure(reply, NOT_INVITED[deps.signUps.rule]);
  }
  // An ID token is only of use to an outside provider; the built-in one is signed out directly.
  await sessions.start(request, reply, { userId, ...(deps.signOutHere ? {} : { idToken: identity.value.idToken }) });
  return reply.redirect(kept.returnPath);
}

async function signOut(deps: SignInRoutesDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { provider, sessions, origins, signOutHere } = deps;
  // A link on another site must not sign people out; the header is the browser's own and cannot be forged by a page.
  if (request.headers['sec-fetch-site'] === 'cross-site') return reply.redirect('/');
  const session = await sessions.end(request, reply);
  if (signOutHere) {
    await signOutHere(request, reply);
    return reply.redirect('/');
  }
  const onward = session && (await provider.findSignOutUrl(findOrigin(request, origins) ?? origins[0], session.idToken));
  return reply.redirect(onward ?? '/');
}

/** Nothing of the installation: anybody may ask. */
async function describeCaller({ sessions }: SignInRoutesDeps, request: FastifyRequest) {
  const session = await sessions.find(request);
  return {
    success: true,
    data: {
      signedIn: session !== undefined,
      signedInAt: session?.createdAt.toISOString() ?? null,
      sessionEndsAt: session?.expiresAt.toISOString() ?? null,
      cookieNames: Object.keys(request.cookies).toSorted(),
    },
  };
}

const DETAILS: Readonly<Record<SignInFault['type'], string>> = {
  cancelled: 'Sign-in was cancelled.',
  'not-ours': 'This sign-in took too long or was started elsewhere. Please try again.',
  refused: 'The sign-in service did not accept this site. Please tell whoever runs it.',
  unreachable: 'The sign-in service does not answer right now. Please try again in a minute.',
};

function failSignIn(deps: SignInRoutesDeps, request: FastifyRequest, reply: FastifyReply, fault: SignInFault): FastifyReply {
  deps.countFailedSignIn(fault.type);
  if (fault.type !== 'cancelled') request.log.warn({ fault: fault.type }, `sign-in failed: ${fault.reason}`);
  return sendFailure(reply, DETAILS[fault.type]);
}

const NOT_INVITED: Readonly<Record<SignUpRule, string>> = {
  open: '',
  invite: 'This server takes new accounts by invitation only. Open the link you were sent, or ask whoever runs it for a new one.',
  off: 'This server is not taking new accounts.',
};

const sendFailure = (reply: FastifyReply, details: string): FastifyReply =>
  reply.redirect(`/?error=auth_failed&details=${encodeURIComponent(details)}`);

/** The longest is typed with blanks between. */
const MOST_INVITATION = 40;

function readInvitation(asked: unknown): string | undefined {
  return typeof asked === 'string' && asked !== '' && asked.length <= MOST_INVITATION ? asked : undefined;
}
