import type { Log } from '../log.ts';
import { type PgliteDriver, PgliteConnection } from './pglite-dialect.ts';
import type { PgliteClient } from './pglite-client.ts';

export type MaintenanceOptions = {
  readonly everyMs: number;
  readonly statementsPerLook: number;
  readonly walBytesPerCheckpoint: number;
};

type MaintenanceParts = {
  readonly driver: PgliteDriver;
  readonly log: Log;
  /** Of the disk the database is on. */
  readonly readFreeBytes: () => Promise<number>;
};

/**
 * A minute bounds what a crash has to replay; 32 MB keep `pg_wal` under 100 MB; 200 saves of a plan with whole-page
 * images are about 6 MB, so that a look never comes late by more than that.
 */
export const MAINTENANCE_DEFAULTS: MaintenanceOptions = {
  everyMs: 60_000,
  statementsPerLook: 200,
  walBytesPerCheckpoint: 32 * 1024 * 1024,
};

/** Does what PostgreSQL's background processes would: PGlite has none, so its WAL and its dead rows grow without end. */
export class Maintenance {
  readonly #driver: PgliteDriver;
  readonly #log: Log;
  readonly #readFreeBytes: () => Promise<number>;
  readonly #options: MaintenanceOptions;
  readonly #timer: NodeJS.Timeout;
  #statementsSinceLook = 0;
  #running: Promise<void> | undefined;
  #isFirst = true;

  constructor(parts: MaintenanceParts, options: MaintenanceOptions) {
    this.#driver = parts.driver;
    this.#log = parts.log;
    this.#readFreeBytes = parts.readFreeBytes;
    this.#options = options;
    this.#timer = setInterval(() => this.#start(SMALLEST_GROWTH_BYTES), options.everyMs).unref();
    parts.driver.onReleased = (statements) => this.#count(statements);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#driver.onReleased = () => undefined;
    await this.#running;
  }

  #count(statements: number): void {
    this.#statementsSinceLook += statements;
    if (this.#statementsSinceLook >= this.#options.statementsPerLook) this.#start(this.#options.walBytesPerCheckpoint);
  }

  #start(checkpointFromBytes: number): void {
    if (this.#running !== undefined) return;
    this.#statementsSinceLook = 0;
    this.#running = this.#maintain(checkpointFromBytes)
      .catch((error: unknown) => {
        if (this.#driver.session.brokenReason === undefined) this.#log.error(`Database maintenance failed: ${String(error)}`);
      })
      .finally(() => {
        this.#running = undefined;
      });
  }

  /** Table by table, each with a turn of its own, so that a request waits for one table at most. */
  async #maintain(checkpointFromBytes: number): Promise<void> {
    if ((await this.#readFreeBytes()) < LEAST_FREE_BYTES) return;
    for (const table of await this.#inTurn((session) => listTablesDue(session, this.#isFirst))) {
      await this.#inTurn((session) => session.run(`vacuum (analyze) ${table}`, [], MAINTENANCE_LIMIT_MS));
    }
    this.#isFirst = false;
    const walBytes = await this.#inTurn(readWalBytes);
    if (walBytes >= checkpointFromBytes) await this.#inTurn((session) => session.run('checkpoint', [], MAINTENANCE_LIMIT_MS));
  }

  async #inTurn<T>(work: (session: PgliteClient) => Promise<T>): Promise<T> {
    const connection: PgliteConnection = await this.#driver.acquireConnection();
    try {
      return await work(this.#driver.session);
    } finally {
      await this.#driver.releaseConnection(connection);
    }
  }
}

/** A checkpoint itself writes some WAL; without this an idle database would checkpoint every minute. */
const SMALLEST_GROWTH_BYTES = 16 * 1024;

/**
 * For the few small files that a checkpoint makes anew. Without room for them PostgreSQL panics, and with it ends the reading
 * that goes on while the disk is full. Above this a checkpoint is wanted most: it gives the room of old WAL back.
 */
const LEAST_FREE_BYTES = 4_000_000;
const MAINTENANCE_LIMIT_MS = 10 * 60_000;

async function readWalBytes(session: PgliteClient): Promise<number> {
  const { rows } = await session.run(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  return (rows[0] as { bytes: number }).bytes;
}

/**
 * The thresholds are autovacuum's defaults (https://www.postgresql.org/docs/15/runtime-config-autovacuum.html). A crash
 * empties the statistics, so that on the first look a table they know nothing of is due as well.
 */
async function listTablesDue(session: PgliteClient, isFirst: boolean): Promise<readonly string[]> {
  const { rows } = await session.run(`
    select format('%I.%I', s.schemaname, s.relname) as name
    from pg_stat_all_tables s join pg_class c on c.oid = s.relid
    where c.relkind in ('r', 'm') and c.relpersistence = 'p'
      and (s.n_dead_tup > 50 + 0.2 * s.n_live_tup
        or s.n_mod_since_analyze > 50 + 0.1 * s.n_live_tup
        or s.n_ins_since_vacuum > 1000 + 0.2 * s.n_live_tup
        or age(c.relfrozenxid) > 150000000
        or (${isFirst} and s.schemaname = 'public' and s.last_vacuum is null and c.relpages > 0))`);
  return rows.map((row) => (row as { name: string }).name);
}
