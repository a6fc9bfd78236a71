import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** When it was written is what it says. In DATA_DIR and not in the database: a backup changes nothing of what it keeps. */
const fileIn = (dataDir: string): string => join(dataDir, 'last-backup');

export async function noteBackup(dataDir: string, file: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(fileIn(dataDir), `${file}\n`);
}

/** In seconds; undefined when none was made. */
export async function readBackupAge(dataDir: string): Promise<number | undefined> {
  try {
    const { mtimeMs } = await stat(fileIn(dataDir));
    return Math.max(0, (Date.now() - mtimeMs) / 1000);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
