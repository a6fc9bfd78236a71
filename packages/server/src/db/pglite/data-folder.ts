import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { fsyncPath } from './durable-node-fs.ts';

/** The PostgreSQL inside PGlite 0.5.16. Another major does not read this one's files. */
export const PGLITE_POSTGRES_MAJOR = 18;

/** Makes the folder, if it has to be made, and gives its real path, so that two names of one folder share a lock. */
export function makeClusterFolder(dataDir: string): string {
  // 0700 only on what is made here: DATA_DIR may be a mount or a folder shared with others. PGlite writes 0666 in 0755.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = join(realpathSync(dataDir), 'postgres');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  return folder;
}

/**
 * Call with the lock held. PGlite runs initdb over any folder without a PG_VERSION, data or not; so a record beside
 * the folder says whether it ever was complete.
 */
export function prepareClusterFolder(folder: string): { readonly isNew: boolean } {
  const record = readRecord(folder);
  const version = readVersion(folder);
  if (record?.state === 'complete') {
    if (version === undefined) {
      throw new Error(
        `The database in ${folder} was complete once, but its file PG_VERSION is missing or empty now, so part of it is lost. ` +
          'Nothing was changed. Restore the folder from a backup, or move it away to start with an empty database.',
      );
    }
    assertMajor(folder, version);
    return { isNew: false };
  }
  if (record === undefined && version !== undefined) {
    // A folder copied here without its record, by a restore for instance.
    assertMajor(folder, version);
    return { isNew: false };
  }
  if (record === undefined && readdirSync(folder).length > 0) {
    throw new Error(`The folder ${folder} is not empty and holds no database. Nothing was changed. Set DATA_DIR to another folder.`);
  }
  // 'creating': the first start was interrupted before anything could be saved.
  for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true });
  writeRecord(folder, { state: 'creating', postgresMajor: PGLITE_POSTGRES_MAJOR });
  return { isNew: true };
}

/** The same where nothing can be written: a database that is not there cannot be made. */
export function checkClusterFolder(folder: string, whyNot: string): void {
  const version = readVersion(folder);
  if (version === undefined || readRecord(folder)?.state === 'creating')
    throw new Error(`There is no complete database in ${folder}, and none can be made: ${whyNot}. Nothing was changed.`);
  assertMajor(folder, version);
}

export function recordComplete(folder: string, postgresMajor: number): void {
  const record = readRecord(folder);
  if (record?.state === 'complete' && record.postgresMajor === postgresMajor) return;
  writeRecord(folder, { state: 'complete', postgresMajor });
}

type ClusterRecord = { readonly state: 'creating' | 'complete'; readonly postgresMajor: number };

const recordPath = (folder: string): string => `${folder}.json`;

function readRecord(folder: string): ClusterRecord | undefined {
  const path = recordPath(folder);
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ClusterRecord;
  } catch (error) {
    throw new Error(`The file ${path} is not readable. It says whether the database beside it is complete; restore it from a backup.`, {
      cause: error,
    });
  }
}

/** Replaced in one step and synced: after a power cut it is the old record or the new one. */
function writeRecord(folder: string, record: ClusterRecord): void {
  const path = recordPath(folder);
  const fd = openSync(`${path}.new`, 'w', 0o600);
  writeSync(fd, `${JSON.stringify(record)}\n`);
  fsyncSync(fd);
  closeSync(fd);
  renameSync(`${path}.new`, path);
  fsyncPath(join(folder, '..'));
}

/** Undefined when the file is missing or, as after a power cut, empty. */
function readVersion(folder: string): number | undefined {
  const path = join(folder, 'PG_VERSION');
  const version = existsSync(path) ? Number.parseInt(readFileSync(path, 'utf8'), 10) : Number.NaN;
  return Number.isNaN(version) ? undefined : version;
}

function assertMajor(folder: string, major: number): void {
  if (major === PGLITE_POSTGRES_MAJOR) return;
  throw new Error(
    `The database in ${folder} was written by PostgreSQL ${major}; this version of Larder brings PostgreSQL ${PGLITE_POSTGRES_MAJOR}, which cannot read it. ` +
      'Nothing was changed. Start the version of Larder that wrote it, dump the database there, and restore the dump into a new DATA_DIR.',
  );
}
