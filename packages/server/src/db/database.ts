import type { CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * What a store needs. Inside `transaction` the callback gets a handle of its own, which joins the transaction:
 * stores made over it write in it, and its own `transaction` runs in the same one.
 */
export type DatabaseHandle = {
  readonly kysely: Kysely<Tables>;
  /** For the short look-ups of the paths taken most, made by `prepareLookUp`. */
  readonly lookUp: <Row>(query: CompiledQuery<Row>) => Promise<readonly Row[]>;
  readonly transaction: <T>(work: (tx: DatabaseHandle) => Promise<T>) => Promise<T>;
  /** Wakes listeners in every process. Inside a transaction it is sent at the commit, or never. */
  readonly notify: (channel: string, payload: string) => Promise<void>;
};

export type Database = DatabaseHandle & {
  readonly kind: 'pglite' | 'postgres';
  /**
   * At most once and lost while a connection is down: a listener also has to look by itself now and then, or to mind `watch`,
   * which is told whenever hearing begins and ends.
   */
  readonly listen: (channel: string, hear: (payload: string) => void, watch?: (isHearing: boolean) => void) => Promise<() => Promise<void>>;
  /** A connection of its own whose statements may take as long as they need: for migrations. */
  readonly runUnlimited: <T>(work: (connection: Kysely<Tables>) => Promise<T>) => Promise<T>;
  readonly health: () => Promise<DatabaseHealth>;
  /** Looks whether anything can be written. When not, `health` says so until something can again. */
  readonly checkWriting: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type DatabaseHealth = { readonly ok: true; readonly warning?: string } | { readonly ok: false; readonly reason: string };
