import type { Database } from './database.ts';
import type { Log } from './log.ts';
import { migrate } from './migrate.ts';

export type DatabaseOptions = {
  /** Unset: the built-in database in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly log: Log;
  /** Connections to a PostgreSQL server; the built-in database has one session. */
  readonly poolSize?: number;
};

/** Opens the database and brings its tables up to date. Throws with a sentence a person can act on. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { log } = options;
  const database = await open(options);
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
