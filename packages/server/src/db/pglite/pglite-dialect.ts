import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { GuardedDriver } from '../guarded-driver.ts';
import { currentCaller } from '../../turns/caller.ts';
import { FairLock } from '../../turns/fair-lock.ts';
import type { PgliteClient } from './pglite-client.ts';

export function makePgliteDialect(driver: PgliteDriver, hearFault: (error: unknown) => void): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new GuardedDriver(driver, { hearFault }),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** Shares the one session of a PGlite: whoever holds the lock has it alone until he gives it back. */
export class PgliteDriver implements Driver {
  #session: PgliteClient;
  readonly #lock = new FairLock();
  readonly #release = new WeakMap<DatabaseConnection, () => void>();
  /** Told after every lease how many statements it ran, for the maintenance to keep count. */
  onReleased: (statements: number) => void = () => undefined;

  constructor(session: PgliteClient) {
    this.#session = session;
  }

  get session(): PgliteClient {
    return this.#session;
  }

  /**
   * Between two leases, so that nobody notices but by waiting. When it cannot be opened, `instead` is: what the one before reads
   * may have been changed below it by then.
   */
  async replaceSession(open: () => Promise<PgliteClient>, instead: () => Promise<PgliteClient>): Promise<void> {
    const release = await this.#lock.acquire(currentCaller());
    const old = this.#session;
    try {
      this.#session = await open();
    } catch (error) {
      this.#session = await instead();
      throw error;
    } finally {
      await old.close();
      release();
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PgliteConnection> {
    const release = await this.#lock.acquire(currentCaller());
    const connection = new PgliteConnection(this.#session);
    this.#release.set(connection, release);
    return connection;
  }

  async beginTransaction(connection: DatabaseConnection, { isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const isolation = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
    const access = accessMode === undefined ? '' : ` ${accessMode}`;
    await connection.executeQuery(CompiledQuery.raw(`start transaction${isolation}${access}`));
  }

  /** PostgreSQL answers the COMMIT of a failed transaction with a ROLLBACK and no error. */
  async commitTransaction(connection: PgliteConnection): Promise<void> {
    const command = await connection.runCommand('commit');
    if (command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollbackTransaction(connection: PgliteConnection): Promise<void> {
    await connection.runCommand('rollback');
  }

  async savepoint(connection: PgliteConnection, name: string, _compile: QueryCompiler['compileQuery']): Promise<void> {
    await connection.runCommand(`savepoint ${quoteName(name)}`);
  }

  async rollbackToSavepoint(connection: PgliteConnection, name: string): Promise<void> {
    await connection.runCommand(`rollback to ${quoteName(name)}`);
  }

  async releaseSavepoint(connection: PgliteConnection, name: string): Promise<void> {
    await connection.runCommand(`release ${quoteName(name)}`);
  }

  async releaseConnection(connection: PgliteConnection): Promise<void> {
    const release = this.#release.get(connection);
    this.#release.delete(connection);
    release?.();
    this.onReleased(connection.statements);
  }

  async destroy(): Promise<void> {}
}

export class PgliteConnection implements DatabaseConnection {
  readonly #session: PgliteClient;
  statements = 0;

  constructor(session: PgliteClient) {
    this.#session = session;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    this.statements += 1;
    const { rows, command, rowCount } = await this.#session.run(sql, parameters);
    return WRITING.has(command) ? { rows: rows as R[], numAffectedRows: BigInt(rowCount) } : { rows: rows as R[] };
  }

  async runCommand(sql: string, limitMs?: number): Promise<string> {
    this.statements += 1;
    const { command } = await this.#session.run(sql, [], limitMs);
    return command;
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PGlite does not stream: page with a limit instead.');
  }
}

const WRITING: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
