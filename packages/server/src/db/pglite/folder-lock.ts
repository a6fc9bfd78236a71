import { DatabaseSync } from 'node:sqlite';

/**
 * PGlite has no lock (electric-sql/pglite#1106) and two processes on one folder corrupt it without an error. SQLite's
 * exclusive lock is one the kernel frees on kill -9, which a file with a process id in it is not.
 */
export function lockFolder(folder: string): { readonly release: () => void } {
  const lock = new DatabaseSync(`${folder}.lock`);
  try {
    // Its journal would be the one thing here that takes room, which a full disk has not.
    lock.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    throw new Error(explain(folder, error), { cause: error });
  }
  return {
    release: () => {
      if (lock.isOpen) lock.close();
    },
  };
}

/** SQLITE_BUSY (https://www.sqlite.org/rescode.html). */
const HELD = 5;

function explain(folder: string, error: unknown): string {
  const { errcode, message } = error as Error & { errcode?: number };
  if (errcode !== HELD) return `The data folder ${folder} cannot be locked: ${message}.`;
  return (
    `The data folder ${folder} is in use by another running Larder (or one of its tools). ` +
    'Stop that one first, or set DATA_DIR to another folder; to run several processes at once, set DATABASE_URL to a PostgreSQL server.'
  );
}
