import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DurableNodeFS, fsyncTree } from './durable-node-fs.ts';
import { OverlayFS } from './overlay-fs.ts';
import type { FromWorker, StatementAnswer, StatementFault, ToWorker, WorkerOptions } from './wire.ts';

const port = parentPort;
if (port === null) throw new Error('pglite-worker.ts runs as a worker thread only.');

/*
 * Node 24 may end the process as it frees WebAssembly code that was compiled better since: "Check failed:
 * jit_page_->allocations_.erase(addr) == 1" (nodejs/node#64500). What is superseded is kept instead, a few megabytes.
 */
setFlagsFromString('--no-wasm-code-gc');

async function open({ clusterDir, isNew, readOnly, stockFileSystem }: WorkerOptions): Promise<PGlite> {
  const parsers = { [DATE_OID]: (text: string) => text };
  if (readOnly) return PGlite.create({ fs: new OverlayFS(clusterDir), startParams: [...START_PARAMS, ...READ_ONLY], parsers });
  const fs = stockFileSystem ? new NodeFS(clusterDir) : new DurableNodeFS(clusterDir);
  const pg = await PGlite.create({ fs, startParams: START_PARAMS, parsers });
  if (isNew) fsyncTree(clusterDir);
  await checkDurable(pg, () => (fs instanceof DurableNodeFS ? fs.fsyncCount : 0));
  return pg;
}

/** A day is a `PlainDate`, never an instant (https://www.postgresql.org/docs/15/catalog-pg-type.html, oid 1082). */
const DATE_OID = 1082;

const SETTINGS = {
  wal_sync_method: 'fsync', // fdatasync, the default, is an empty stub in this build
  shared_buffers: '32MB', // 128 MB cost 160 MB more memory for no speed at this size
  max_wal_size: '64MB',
  min_wal_size: '32MB',
  timezone: 'UTC',
};

/** -F is PostgreSQL's "never fsync". */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

const READ_ONLY = ['-c', 'default_transaction_read_only=on'];

/** A release of PGlite that no longer calls our fsync would otherwise lose data silently. */
async function checkDurable(pg: PGlite, fsyncCount: () => number): Promise<void> {
  const { rows } = await pg.query<{ fsync: string }>('show fsync');
  const before = fsyncCount();
  // A transactional message is the smallest commit that has to be flushed; it leaves no row behind.
  await pg.query(`select pg_logical_emit_message(true, 'larder', 'fsync self-check')`);
  if (rows[0]?.fsync === 'on' && fsyncCount() > before) return;
  await pg.close();
  throw new Error('the self-check failed: a commit did not reach the disk (no fsync), so a power cut could lose saved data');
}

async function serve(pg: PGlite): Promise<void> {
  pg.onNotification((channel, payload) => send({ kind: 'notification', channel, payload }));
  port?.on('message', (message: ToWorker) => {
    void answer(pg, message);
  });
  const { rows } = await pg.query<{ major: number }>(`select current_setting('server_version_num')::int / 10000 as major`);
  send({ kind: 'ready', postgresMajor: rows[0]?.major ?? 0 });
}

async function answer(pg: PGlite, message: ToWorker): Promise<void> {
  const { id } = message;
  try {
    if (message.kind === 'close') await pg.close();
    send({ kind: 'answer', id, answer: message.kind === 'statement' ? await run(pg, message.sql, message.params) : NOTHING });
  } catch (error) {
    const fault = toFault(error);
    const reason = await findReasonOfEnd(pg, fault);
    // Otherwise whoever waits is told with all the others.
    if (fault.code !== undefined || reason === undefined) send({ kind: 'fault', id, fault });
    if (reason !== undefined) send({ kind: 'broken', reason });
  }
}

/**
 * Without parameters the simple protocol: it is quicker and takes a whole script. PGlite 0.5.16 drops what ends the engine (a
 * PANIC's abort, a trap of WebAssembly) and answers as if the statement had found nothing; it then lacks the word that every
 * statement ends with. Taken for done, a COMMIT would be acknowledged that never was.
 */
async function run(pg: PGlite, sql: string, params: readonly unknown[]): Promise<StatementAnswer> {
  const result = params.length === 0 ? (await pg.exec(sql)).at(-1) : await pg.query(sql, [...params]);
  if (result?.command === undefined) throw new Error(ABORTED);
  return { rows: result.rows, command: result.command, rowCount: result.rowCount ?? 0 };
}

/** A fault that is not PostgreSQL's is a parameter of a wrong type, or a dead engine. */
async function findReasonOfEnd(pg: PGlite, { severity, code, message }: StatementFault): Promise<string | undefined> {
  if (severity === 'PANIC' || severity === 'FATAL' || message === ABORTED) return message;
  if (code !== undefined) return undefined;
  try {
    await run(pg, 'select 1', []);
    return undefined;
  } catch (error) {
    const second = toFault(error);
    // 25P02: a transaction waits for its rollback, so the engine is alive.
    return second.code === '25P02' ? undefined : second.message;
  }
}

function toFault(error: unknown): StatementFault {
  const { message, severity, code, detail, hint, table, column, constraint } = error as Partial<StatementFault>;
  return { message: message ?? String(error), severity, code, detail, hint, table, column, constraint };
}

function send(message: FromWorker): void {
  port?.postMessage(message);
}

const ABORTED = 'its engine aborted within a statement';
const NOTHING: StatementAnswer = { rows: [], command: '', rowCount: 0 };

// Last, because the constants above have to exist by now.
try {
  await serve(await open(workerData as WorkerOptions));
} catch (error) {
  send({ kind: 'refused', reason: error instanceof Error ? error.message : String(error) });
}
