import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, type Kysely } from 'kysely';
import type { DatabaseHandle } from './database.ts';
import type { Tables } from './tables.ts';

/** The one way to start a transaction: it marks the asynchronous context, which the driver's guard reads. */
export function makeHandle(
  kysely: Kysely<Tables>,
  transactionLimitMs: number,
  lookUp: DatabaseHandle['lookUp'] = (query) => runLookUp(kysely, query),
): DatabaseHandle {
  return {
    kysely,
    // By the way of look-ups: alone it writes nothing that would have to reach the disk.
    notify: async (channel, payload) => {
      assertOutsideTransaction();
      await lookUp(writeNotification(channel, payload));
    },
    lookUp: async (query) => {
      assertOutsideTransaction();
      return lookUp(query);
    },
    transaction: async (work) => {
      assertOutsideTransaction();
      const scope: TransactionScope = { phase: 'starting' };
      try {
        return await scopes.run(scope, () => kysely.transaction().execute((tx) => withLimit(work(joinedHandle(tx)), transactionLimitMs)));
      } finally {
        scope.phase = 'over';
      }
    },
  };
}

/** Throws at once where PGlite, with its one session, would wait for ever, and PostgreSQL until its pool is exhausted. */
export function assertOutsideTransaction(): void {
  if (scopes.getStore()?.phase === 'running') {
    throw new Error('The global database handle was used inside a transaction: use the handle passed to the transaction instead.');
  }
}

export function markTransactionRunning(): void {
  const scope = scopes.getStore();
  if (scope?.phase !== 'starting')
    throw new Error('Start transactions with Database.transaction: only there they are guarded and limited.');
  scope.phase = 'running';
}

/** Thrown into a transaction that held its connection for too long; it has been rolled back. */
export class TransactionTimeoutError extends Error {
  override readonly name = 'TransactionTimeoutError';
}

type TransactionScope = { phase: 'starting' | 'running' | 'over' };

const scopes = new AsyncLocalStorage<TransactionScope>();

function joinedHandle(tx: Kysely<Tables>): DatabaseHandle {
  const handle: DatabaseHandle = {
    kysely: tx,
    notify: async (channel, payload) => {
      await runLookUp(tx, writeNotification(channel, payload));
    },
    lookUp: (query) => runLookUp(tx, query),
    transaction: (work) => work(handle),
  };
  return handle;
}

async function runLookUp<Row>(kysely: Kysely<Tables>, query: CompiledQuery<Row>): Promise<readonly Row[]> {
  return (await kysely.executeQuery(query)).rows;
}

const writeNotification = (channel: string, payload: string): CompiledQuery =>
  CompiledQuery.raw('select pg_notify($1::text, $2::text)', [channel, payload]);

async function withLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TransactionTimeoutError(`The transaction took longer than ${limitMs} ms and was rolled back.`));
    }, limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
