import type { CompiledQuery, DatabaseConnection, Driver, QueryCompiler, QueryResult, TransactionSettings } from 'kysely';
import { currentCaller } from '../turns/caller.ts';
import { FairLock } from '../turns/fair-lock.ts';
import { assertOutsideTransaction, markTransactionRunning } from './transaction.ts';

/**
 * Lends connections. A lease ends with its transaction or query, so that work left running after a time-out cannot
 * write through a connection that by then is somebody else's.
 */
export class GuardedDriver implements Driver {
  readonly #inner: Driver;
  readonly #hearFault: (error: unknown) => void;
  readonly #places: FairLock | undefined;

  /**
   * `hearFault` is told of every statement that fails. Where more are asked for than there are `connections`, callers take turns;
   * one that says none sees to that by itself.
   */
  constructor(inner: Driver, { hearFault, connections }: { readonly hearFault: (error: unknown) => void; readonly connections?: number }) {
    this.#inner = inner;
    this.#hearFault = hearFault;
    this.#places = connections === undefined ? undefined : new FairLock(connections);
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    assertOutsideTransaction();
    const leave = (await this.#places?.acquire(currentCaller())) ?? (() => undefined);
    try {
      return new Lease(await this.#inner.acquireConnection(), { hearFault: this.#hearFault, leave });
    } catch (error) {
      leave();
      throw error;
    }
  }

  async beginTransaction(lease: Lease, settings: TransactionSettings): Promise<void> {
    markTransactionRunning();
    await this.#inner.beginTransaction(lease.connection, settings);
  }

  commitTransaction(lease: Lease): Promise<void> {
    lease.over = true;
    return lease.tellFault(this.#inner.commitTransaction(lease.connection));
  }

  rollbackTransaction(lease: Lease): Promise<void> {
    lease.over = true;
    return this.#inner.rollbackTransaction(lease.connection);
  }

  async savepoint(lease: Lease, name: string, compileQuery: QueryCompiler['compileQuery']): Promise<void> {
    await this.#inner.savepoint?.(lease.connection, name, compileQuery);
  }

  async rollbackToSavepoint(lease: Lease, name: string, compileQuery: QueryCompiler['compileQuery']): Promise<void> {
    await this.#inner.rollbackToSavepoint?.(lease.connection, name, compileQuery);
  }

  async releaseSavepoint(lease: Lease, name: string, compileQuery: QueryCompiler['compileQuery']): Promise<void> {
    await this.#inner.releaseSavepoint?.(lease.connection, name, compileQuery);
  }

  async releaseConnection(lease: Lease): Promise<void> {
    lease.over = true;
    try {
      await this.#inner.releaseConnection(lease.connection);
    } finally {
      lease.leave();
    }
  }

  destroy(): Promise<void> {
    return this.#inner.destroy();
  }
}

class Lease implements DatabaseConnection {
  readonly connection: DatabaseConnection;
  readonly leave: () => void;
  readonly #hearFault: (error: unknown) => void;
  over = false;

  constructor(
    connection: DatabaseConnection,
    { hearFault, leave }: { readonly hearFault: (error: unknown) => void; readonly leave: () => void },
  ) {
    this.connection = connection;
    this.leave = leave;
    this.#hearFault = hearFault;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#assertOpen();
    return this.tellFault(this.connection.executeQuery<R>(query));
  }

  async tellFault<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      this.#hearFault(error);
      throw error;
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    this.#assertOpen();
    return this.connection.streamQuery<R>(query, chunkSize);
  }

  #assertOpen(): void {
    if (this.over) throw new Error('The transaction is over: its handle was used after it ended or timed out.');
  }
}
