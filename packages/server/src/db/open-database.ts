import { setTimeout } from 'node:timers/promises';
import type { Database } from './database.ts';
import type { Log } from './log.ts';
import { migrate } from './migrate.ts';
import { isDatabaseGone } from './sql-state.ts';

export type DatabaseOptions = {
  /** Unset: the built-in database in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly log: Log;
  /** Connections to a PostgreSQL server; the built-in database has one session. */
  readonly poolSize?: number;
  /** How long a PostgreSQL that cannot be reached is waited for, as both may be starting; none without. */
  readonly waitMs?: number;
};

/** Opens the database and brings its tables up to date. Throws with a sentence a person can act on. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { log } = options;
  const database = await openWhenThere(options);
  try {
    const applied = await migrate(database);
    if (applied.length > 0) log.info(`Database brought up to date: ${applied.join(', ')}`);
    await database.checkWriting();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

const RETRY_MS = 1000;

/** What is wrong with the database itself is said at once; one that is not there yet is asked again. */
async function openWhenThere(options: DatabaseOptions): Promise<Database> {
  const until = performance.now() + (options.waitMs ?? 0);
  for (let isSaid = false; ; isSaid = true) {
    try {
      return await open(options);
    } catch (error) {
      const isComing = options.databaseUrl !== undefined && error instanceof Error && isDatabaseGone(error.cause);
      if (!isComing || performance.now() + RETRY_MS > until) throw error;
      if (!isSaid) options.log.warn(`${error.message}. Waiting for it up to ${Math.round((options.waitMs ?? 0) / 1000)} s.`);
      await setTimeout(RETRY_MS);
    }
  }
}

/** Only the one of the two that is used is loaded. */
async function open({ databaseUrl, dataDir, log, poolSize }: DatabaseOptions): Promise<Database> {
  if (databaseUrl === undefined) {
    const { openPglite } = await import('./pglite/open-pglite.ts');
    return openPglite({ dataDir, log, transactionLimitMs: TRANSACTION_LIMIT_MS });
  }
  const { openPostgres } = await import('./postgres/open-postgres.ts');
  return openPostgres({ databaseUrl, log, transactionLimitMs: TRANSACTION_LIMIT_MS, ...(poolSize === undefined ? {} : { poolSize }) });
}

/** Others wait for the one session meanwhile; no transaction may await the network or a person. */
const TRANSACTION_LIMIT_MS = 30_000;
