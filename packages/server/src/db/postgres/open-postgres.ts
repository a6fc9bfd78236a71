import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { Database, DatabaseHealth } from '../database.ts';
import { GuardedDriver } from '../guarded-driver.ts';
import type { Log } from '../log.ts';
import type { Tables } from '../tables.ts';
import { makeHandle } from '../transaction.ts';
import { tryWriting } from '../try-writing.ts';
import { watchWriting } from '../write-watch.ts';
import { type HangLimits, makeHangWatch } from './hang-watch.ts';
import { Lanes } from './lanes.ts';
import { Listener } from './listener.ts';
import { NamedStatements } from './named-statements.ts';

export type PostgresOptions = {
  readonly databaseUrl: string;
  readonly log: Log;
  readonly transactionLimitMs: number;
  readonly poolSize?: number;
  readonly hangLimits?: HangLimits;
  readonly connectLimitMs?: number;
  readonly listenRetryMs?: number;
};

/** Connects to a PostgreSQL server, 15 or newer. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { databaseUrl, log } = options;
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) throw new Error('DATABASE_URL has to start with postgres:// or postgresql://.');
  const watchForHangs = makeHangWatch(databaseUrl, options.hangLimits ?? HANG_LIMITS);
  const connectLimitMs = options.connectLimitMs ?? CONNECT_LIMIT_MS;
  const config = {
    connectionString: databaseUrl,
    application_name: 'larder',
    connectionTimeoutMillis: connectLimitMs,
    statement_timeout: STATEMENT_LIMIT_MS,
    idle_in_transaction_session_timeout: options.transactionLimitMs * 2,
    keepAlive: true,
    types: { getTypeParser: findTypeParser },
  };
  const connections = options.poolSize ?? POOL_SIZE;
  const statements = new NamedStatements();
  const pool = new Pool({ ...config, max: connections });
  // An unheard 'error' event ends the process: of a connection in the pool, and of one lent to a transaction.
  pool.on('error', (error) => log.warn(`A PostgreSQL connection was lost: ${error.message}`));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    statements.nameOn(client);
    watchForHangs(client);
  });
  const dialect = new PostgresDialect({ pool });
  const kysely = new Kysely<Tables>({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createDriver: () => new GuardedDriver(dialect.createDriver(), { hearFault: (error) => writing.hearFault(error), connections }),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
  });
  const writing = watchWriting({ tryWriting: () => tryWriting(kysely), log });
  try {
    await checkServer(kysely);
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  const listener = new Listener({ databaseUrl, log, connectLimitMs, retryMs: options.listenRetryMs ?? LISTEN_RETRY_MS });
  const lanes = new Lanes({ ...config, application_name: 'larder look-ups' }, (client) => {
    statements.nameOn(client);
    watchForHangs(client);
  });
  return {
    ...makeHandle(kysely, options.transactionLimitMs, ({ sql: text, parameters }) => lanes.query(text, parameters)),
    kind: 'postgres',
    listen: (channel, hear, watch) => listener.listen(channel, hear, watch),
    runUnlimited: (work) => runUnlimited(kysely, work),
    checkWriting: writing.check,
    health: async () => {
      const health = await checkHealth(pool);
      const reason = writing.reason();
      return health.ok && reason !== undefined ? { ok: false, reason: `nothing can be written: ${reason}` } : health;
    },
    close: async () => {
      await writing.close();
      await listener.close();
      await lanes.close();
      await kysely.destroy();
    },
  };
}

/** Ten for each of a few processes stay below a server's usual 100. */
const POOL_SIZE = 10;
const CONNECT_LIMIT_MS = 10_000;
const STATEMENT_LIMIT_MS = 30_000;
const LISTEN_RETRY_MS = 1_000;
/** Nobody waits longer than both together for a server that is silent. */
const HANG_LIMITS: HangLimits = { silenceMs: 5_000, answerMs: 5_000 };
const OLDEST_MAJOR = 15;

async function checkServer(kysely: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ version: number; encoding: string }>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`
    .execute(kysely)
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message || error.constructor.name : String(error);
      throw new Error(`The PostgreSQL server of DATABASE_URL cannot be used: ${reason}`, { cause: error });
    });
  const { version = 0, encoding = '' } = rows[0] ?? {};
  if (version < OLDEST_MAJOR * 10_000) {
    throw new Error(`Larder needs PostgreSQL ${OLDEST_MAJOR} or newer; the server of DATABASE_URL is ${Math.floor(version / 10_000)}.`);
  }
  if (encoding !== 'UTF8') throw new Error(`The database of DATABASE_URL is encoded in ${encoding}; create it with encoding UTF8.`);
}

const DATE_OID = 1082;
const INT8_OID = 20;

/** The types PGlite gives: a day stays text, and a count is a number as long as one can hold it. */
function findTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === DATE_OID) return (text) => text;
  if (oid === INT8_OID) return (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text));
  return types.getTypeParser(oid, format);
}

async function runUnlimited<T>(kysely: Kysely<Tables>, work: (connection: Kysely<Tables>) => Promise<T>): Promise<T> {
  return kysely.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

async function checkHealth(pool: Pool): Promise<DatabaseHealth> {
  try {
    const answered = await Promise.race([pool.query('select 1').then(() => true), after(HEALTH_LIMIT_MS).then(() => false)]);
    return answered ? { ok: true } : { ok: false, reason: `no answer for ${HEALTH_LIMIT_MS} ms` };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

const HEALTH_LIMIT_MS = 5_000;

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
