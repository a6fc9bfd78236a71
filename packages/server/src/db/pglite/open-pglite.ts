import { statfs } from 'node:fs/promises';
import { Kysely } from 'kysely';
import type { Database, DatabaseHealth } from '../database.ts';
import type { Log } from '../log.ts';
import type { Tables } from '../tables.ts';
import { makeHandle } from '../transaction.ts';
import { makeClusterFolder, prepareClusterFolder, recordComplete } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { Maintenance, MAINTENANCE_DEFAULTS, type MaintenanceOptions } from './maintenance.ts';
import { makePgliteDialect, PgliteDriver, quoteName } from './pglite-dialect.ts';
import { PgliteSession } from './pglite-session.ts';

export type PgliteOptions = {
  readonly dataDir: string;
  readonly log: Log;
  readonly transactionLimitMs: number;
  readonly statementLimitMs?: number;
  readonly onBroken?: (sentence: string) => void;
  readonly maintenance?: Partial<MaintenanceOptions>;
  readonly stockFileSystem?: boolean;
};

/** Opens the built-in database in `<dataDir>/postgres`, making it on the first start. */
export async function openPglite(options: PgliteOptions): Promise<Database> {
  const { dataDir, log } = options;
  const folder = makeClusterFolder(dataDir);
  const lock = lockFolder(folder);
  try {
    const session = await openSession(folder, options);
    const driver = new PgliteDriver(session);
    const kysely = new Kysely<Tables>({ dialect: makePgliteDialect(driver) });
    const maintenance = new Maintenance(
      { driver, session, log, readFreeBytes: () => readFreeBytes(folder) },
      { ...MAINTENANCE_DEFAULTS, ...options.maintenance },
    );
    return {
      ...makeHandle(kysely, options.transactionLimitMs),
      kind: 'pglite',
      listen: makeListen(driver, session),
      runUnlimited: (work) => kysely.connection().execute((connection) => session.runUnlimited(() => work(connection))),
      health: () => checkHealth(session, folder),
      close: async () => {
        await maintenance.stop();
        await kysely.destroy();
        await session.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openSession(folder: string, options: PgliteOptions): Promise<PgliteSession> {
  const { isNew } = prepareClusterFolder(folder);
  const onBroken = options.onBroken ?? ((sentence: string) => endProcess(sentence, options.log));
  const opened = await PgliteSession.open({
    clusterDir: folder,
    isNew,
    stockFileSystem: options.stockFileSystem ?? false,
    statementLimitMs: options.statementLimitMs ?? STATEMENT_LIMIT_MS,
    onBroken: (reason) =>
      onBroken(`The built-in database stopped working (${reason}). This process ends now; started again, it recovers by itself.`),
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database in ${folder} could not be opened: ${reason}.`, { cause: error });
  });
  recordComplete(folder, opened.postgresMajor);
  return opened.session;
}

/** While it runs, no other request is answered; PostgreSQL servers are given half of it. */
const STATEMENT_LIMIT_MS = 60_000;

/** Not process.exit: it waits for the worker's thread, which may be stuck in a system call. */
function endProcess(sentence: string, log: Log): void {
  log.error(sentence);
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), MS_FOR_LOG_AND_HEALTH);
}

const MS_FOR_LOG_AND_HEALTH = 500;

async function checkHealth(session: PgliteSession, folder: string): Promise<DatabaseHealth> {
  if (session.brokenReason !== undefined) return { ok: false, reason: session.brokenReason };
  const answered = await Promise.race([session.ping().then(() => true), after(HEALTH_LIMIT_MS).then(() => false)]).catch(() => false);
  if (!answered) return { ok: false, reason: session.brokenReason ?? `no answer for ${HEALTH_LIMIT_MS} ms` };
  const freeMegabytes = Math.floor((await readFreeBytes(folder)) / 1_000_000);
  // On a full disk the engine takes nothing more, and may end or hang; the WAL alone may take 100 MB between two checkpoints.
  return freeMegabytes >= LEAST_FREE_MEGABYTES
    ? { ok: true }
    : { ok: true, warning: `only ${freeMegabytes} MB are left on the disk of ${folder}` };
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const HEALTH_LIMIT_MS = 5_000;
const LEAST_FREE_MEGABYTES = 300;

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

function makeListen(driver: PgliteDriver, session: PgliteSession): Database['listen'] {
  const hearersByChannel = new Map<string, Set<(payload: string) => void>>();
  session.onNotification((channel, payload) => hearersByChannel.get(channel)?.forEach((hear) => hear(payload)));
  const command = async (sql: string): Promise<void> => {
    const connection = await driver.acquireConnection();
    try {
      await connection.runCommand(sql);
    } finally {
      await driver.releaseConnection(connection);
    }
  };
  return async (channel, hear, watch) => {
    const hearers = hearersByChannel.get(channel) ?? new Set();
    hearersByChannel.set(channel, hearers.add(hear));
    await command(`listen ${quoteName(channel)}`);
    // Ends with the process only: there is no connection to lose.
    watch?.(true);
    return async () => {
      watch?.(false);
      hearers.delete(hear);
      if (hearers.size === 0 && session.brokenReason === undefined) await command(`unlisten ${quoteName(channel)}`);
    };
  };
}
