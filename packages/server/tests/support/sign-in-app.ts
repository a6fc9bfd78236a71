import Fastify, { type FastifyInstance } from 'fastify';
import type { ClientMetadata } from 'oidc-provider';
import type { OutsideIssuer } from '../../src/config/env.ts';
import type { Database } from '../../src/db/database.ts';
import { logOptions } from '../../src/http/log-options.ts';
import { mount } from '../../src/http/mount.ts';
import { answerProblem } from '../../src/http/problems.ts';
import { makeRateCounts } from '../../src/http/rate-counts.ts';
import { registerStatic } from '../../src/http/static.ts';
import { registerSignIn, type SignIn } from '../../src/sign-in.ts';

export type SignInAppOptions = {
  readonly baseUrl: string;
  readonly oidc?: OutsideIssuer;
  readonly providerClients?: readonly ClientMetadata[];
  readonly webRoot?: string;
  readonly signUp?: 'open' | 'invite' | 'off';
  readonly encryptionKey?: string;
  /** Gets every line the app logs. */
  readonly hearLog?: (line: string) => void;
};

export type SignInApp = { readonly app: FastifyInstance; readonly signIn: SignIn };

export const TEST_SECRET = 'a secret for tests, long enough to be taken';

/** The app as far as sign-in goes, on a real database. */
export async function startSignInApp(database: Database, options: SignInAppOptions): Promise<SignInApp> {
  const app = Fastify({
    logger: options.hearLog ? { ...logOptions('trace'), stream: { write: options.hearLog } } : false,
  });
  app.setErrorHandler<Error & { code: string; name: string }>((error, request, reply) => answerProblem(error, request, reply));
  const signIn = await registerSignIn(app, {
    db: database,
    rateCounts: makeRateCounts(database, () => new Date()),
    env: { baseUrl: options.baseUrl, oidc: options.oidc, guestSearch: false, signUp: options.signUp ?? 'open' },
    secret: TEST_SECRET,
    encryptionKey: options.encryptionKey ?? TEST_SECRET,
    providerClients: options.providerClients ?? [],
    ...(options.webRoot === undefined ? {} : { webRoot: options.webRoot }),
  });
  mount(app, signIn.routes, { findScope: signIn.findScope, hasAcceptedTerms: signIn.hasAcceptedTerms });
  await registerStatic(app, { webRoot: options.webRoot ?? '/nowhere' });
  await app.ready();
  return { app, signIn };
}
