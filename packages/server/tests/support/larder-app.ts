import type { FastifyInstance } from 'fastify';
import { tmpdir } from 'node:os';
import { type AppDeps, buildApp } from '../../src/app.ts';
import { readEnv } from '../../src/config/env.ts';
import { makePlanner, type Planner } from '../../src/planner/planner.ts';
import { rememberPlans } from './remember-plans.ts';
import { acceptTerms, newEmail, signUp } from './sign-in-steps.ts';
import { TestBrowser } from './test-browser.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

const ORIGIN = 'http://localhost:5000';

export type Answer<Data = unknown> = { readonly status: number; readonly body: Data; readonly text: string };

/** One signed-in person calling the API. */
export type Caller = {
  /** For what is no JSON call. */
  readonly cookie: string;
  /** A file is sent as it is, of the type that its headers name. */
  readonly call: <Data = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer<Data>>;
};

export type LarderApp = {
  readonly app: FastifyInstance;
  readonly database: TestDatabase['database'];
  readonly visitor: Caller;
  readonly newEater: () => Promise<Caller>;
  /** Who has not accepted the terms yet. */
  readonly newcomer: () => Promise<Caller>;
  readonly close: () => Promise<void>;
};

/** What stands for the internet. */
type Outside = Pick<AppDeps, 'fetchPage' | 'onRoute'>;

let planner: Planner | undefined;

const raise = (message: string): never => {
  throw new Error(message);
};

/** One for all servers of this process of tests; what ends with a server is seen where servers are processes. */
function sharePlanner(): Planner {
  planner ??= rememberPlans(
    makePlanner({
      log: { error: (object, words) => raise(`${words}: ${JSON.stringify(object)}`) },
      onRejected: (day) => raise(`A day of a week was rejected: ${JSON.stringify(day)}`),
    }),
  );
  return planner;
}

/** The whole server in this process, wired by the real composition root over a database of its own. */
export async function startLarderApp(
  engine: 'pglite' | 'postgres' = 'pglite',
  variables: Record<string, string> = {},
  outside: Outside = {},
): Promise<LarderApp> {
  const { database, close } = await openTestDatabase(engine);
  const env = readEnv({ BASE_URL: ORIGIN, DATA_DIR: tmpdir(), LOG_LEVEL: 'silent', ...variables });
  if (!env.ok) throw new Error(env.fault.message);
  const { app } = await buildApp({
    env: env.value,
    database,
    secret: 'a secret of more than thirty-two characters',
    encryptionKey: 'another secret of more than thirty-two',
    planner: sharePlanner(),
    ...outside,
  });
  const newBrowser = async () => {
    const browser = new TestBrowser({ [ORIGIN]: app });
    await signUp(browser, ORIGIN, { email: newEmail() });
    return browser;
  };
  return {
    app,
    database,
    visitor: makeCaller(app, ''),
    newEater: async () => {
      const browser = await newBrowser();
      await acceptTerms(browser, ORIGIN);
      return makeCaller(app, browser.cookieHeader(new URL(ORIGIN)));
    },
    newcomer: async () => makeCaller(app, (await newBrowser()).cookieHeader(new URL(ORIGIN))),
    close: async () => {
      await app.close();
      await close();
    },
  };
}

function makeCaller(app: FastifyInstance, cookie: string): Caller {
  return {
    cookie,
    // The caller says what the answer holds; what it really holds is for the test to assert.
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
    call: async <Data>(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
      const answer = await app.inject({
        method: method as 'GET',
        url: path,
        headers: { cookie, origin: ORIGIN, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
      });
      const isJson = (answer.headers['content-type'] ?? '').includes('json');
      return { status: answer.statusCode, text: answer.body, body: (isJson ? JSON.parse(answer.body) : undefined) as Data };
    },
  };
}
