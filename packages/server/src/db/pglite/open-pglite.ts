import { Kysely, sql } from 'kysely';
import type { Database, DatabaseHealth } from '../database.ts';
import type { Log } from '../log.ts';
import type { Tables } from '../tables.ts';
import { makeHandle } from '../transaction.ts';
import { tryWriting } from '../try-writing.ts';
import { watchWriting } from '../write-watch.ts';
import { checkClusterFolder, makeClusterFolder, prepareClusterFolder, recordComplete } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { Maintenance, MAINTENANCE_DEFAULTS, type MaintenanceOptions } from './maintenance.ts';
import { makePgliteDialect, PgliteDriver, quoteName } from './pglite-dialect.ts';
import { PgliteClient } from './pglite-client.ts';
import { checkRoom, readFreeBytes } from './room.ts';

export type PgliteOptions = {
  readonly dataDir: string;
  readonly log: Log;
  readonly transactionLimitMs: number;
  readonly statementLimitMs?: number;
  readonly onBroken?: (sentence: string) => void;
  readonly maintenance?: Partial<MaintenanceOptions>;
  readonly stockFileSystem?: boolean;
};

/**
 * Opens the built-in database in `<dataDir>/postgres`, making it on the first start. Where nothing can be written it is opened to
 * read, over the folder as it is, and takes the folder itself as soon as something can.
 */
export async function openPglite(options: PgliteOptions): Promise<Database> {
  const { dataDir, log } = options;
  const folder = makeClusterFolder(dataDir);
  const lock = lockFolder(folder);
  try {
    const hasRoom = await checkRoom(folder).then(
      () => true,
      (reason: unknown) => {
        checkClusterFolder(folder, reason instanceof Error ? reason.message : String(reason));
        return false;
      },
    );
    const driver = new PgliteDriver(await openSession(folder, options, { readOnly: !hasRoom }));
    const kysely: Kysely<Tables> = new Kysely<Tables>({ dialect: makePgliteDialect(driver, (error) => writing.hearFault(error)) });
    const channels = makeChannels(driver);
    const writing = watchWriting({ ...watchedWrites({ folder, options, driver, kysely, channels, hasRoom }), log });
    if (!hasRoom) await writing.check();
    const maintenance = new Maintenance(
      { driver, log, readFreeBytes: () => readFreeBytes(folder) },
      { ...MAINTENANCE_DEFAULTS, ...options.maintenance },
    );
    return {
      ...makeHandle(kysely, options.transactionLimitMs),
      kind: 'pglite',
      listen: channels.listen,
      runUnlimited: (work) => kysely.connection().execute((connection) => driver.session.runUnlimited(() => work(connection))),
      checkWriting: writing.check,
      health: () => checkHealth(driver.session, folder, writing.reason()),
      close: async () => {
        await writing.close();
        await maintenance.stop();
        await kysely.destroy();
        await driver.session.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

type WatchedParts = {
  readonly folder: string;
  readonly options: PgliteOptions;
  readonly driver: PgliteDriver;
  readonly kysely: Kysely<Tables>;
  readonly channels: Channels;
  readonly hasRoom: boolean;
};

function watchedWrites({ folder, options, driver, kysely, channels, hasRoom }: WatchedParts) {
  let isOverlay = !hasRoom;
  const open = async (readOnly: boolean) => {
    const session = await openSession(folder, options, { readOnly });
    await channels.moveTo(session);
    return session;
  };
  return {
    tryWriting: async () => {
      // Before the engine is asked: it may end where it finds no room for its log.
      await checkRoom(folder);
      if (isOverlay) {
        await driver.replaceSession(
          () => open(false),
          () => open(true),
        );
        isOverlay = false;
      }
      await tryWriting(kysely);
      await sql`set default_transaction_read_only = off`.execute(kysely);
    },
    /** Nobody tries the engine any more. */
    onStop: async () => {
      await sql`set default_transaction_read_only = on`.execute(kysely);
    },
  };
}

async function openSession(folder: string, options: PgliteOptions, { readOnly }: { readonly readOnly: boolean }): Promise<PgliteClient> {
  // What tells of a database that was never finished stays for the start that can do something about it.
  const isNew = !readOnly && prepareClusterFolder(folder).isNew;
  const onBroken = options.onBroken ?? ((sentence: string) => endProcess(sentence, options.log));
  const opened = await PgliteClient.open({
    clusterDir: folder,
    isNew,
    readOnly,
    stockFileSystem: options.stockFileSystem ?? false,
    statementLimitMs: options.statementLimitMs ?? STATEMENT_LIMIT_MS,
    onBroken: (reason) =>
      onBroken(`The built-in database stopped working (${reason}). This process ends now; started again, it recovers by itself.`),
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database in ${folder} could not be opened: ${reason}.`, { cause: error });
  });
  if (!readOnly) recordComplete(folder, opened.postgresMajor);
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

async function checkHealth(session: PgliteClient, folder: string, cannotWrite: string | undefined): Promise<DatabaseHealth> {
  if (session.brokenReason !== undefined) return { ok: false, reason: session.brokenReason };
  const answered = await Promise.race([session.ping().then(() => true), after(HEALTH_LIMIT_MS).then(() => false)]).catch(() => false);
  if (!answered) return { ok: false, reason: session.brokenReason ?? `no answer for ${HEALTH_LIMIT_MS} ms` };
  if (cannotWrite !== undefined) return { ok: false, reason: `nothing can be written: ${cannotWrite}` };
  const freeMegabytes = Math.floor((await readFreeBytes(folder)) / 1_000_000);
  // On a full disk the engine takes nothing more, and may end or hang; the WAL alone may take 100 MB between two checkpoints.
  return freeMegabytes >= LEAST_FREE_MEGABYTES
    ? { ok: true }
    : { ok: true, warning: `only ${freeMegabytes} MB are left on the disk of ${folder}` };
}

const HEALTH_LIMIT_MS = 5_000;
const LEAST_FREE_MEGABYTES = 300;

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

type Channels = {
  readonly listen: Database['listen'];
  /** Before its first statement. */
  readonly moveTo: (session: PgliteClient) => Promise<void>;
};

function makeChannels(driver: PgliteDriver): Channels {
  const hearersByChannel = new Map<string, Set<(payload: string) => void>>();
  const attach = (session: PgliteClient): void =>
    session.onNotification((channel, payload) => hearersByChannel.get(channel)?.forEach((hear) => hear(payload)));
  attach(driver.session);
  const command = async (text: string): Promise<void> => {
    const connection = await driver.acquireConnection();
    try {
      await connection.runCommand(text);
    } finally {
      await driver.releaseConnection(connection);
    }
  };
  const listen: Database['listen'] = async (channel, hear, watch) => {
    const hearers = hearersByChannel.get(channel) ?? new Set();
    hearersByChannel.set(channel, hearers.add(hear));
    await command(`listen ${quoteName(channel)}`);
    // Ends with the process only: there is no connection to lose.
    watch?.(true);
    return async () => {
      watch?.(false);
      hearers.delete(hear);
      if (hearers.size === 0 && driver.session.brokenReason === undefined) await command(`unlisten ${quoteName(channel)}`);
    };
  };
  return {
    listen,
    moveTo: async (session) => {
      attach(session);
      for (const [channel, { size }] of hearersByChannel) if (size > 0) await session.run(`listen ${quoteName(channel)}`);
    },
  };
}
