import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { askControl, controlFolder, offerControl } from '../control-socket.ts';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import { writeBackupFile } from './backup-file.ts';

/** Backups of the built-in database, written by the process that runs it. */
export async function offerBackups(database: Database, dataDir: string, log: Log): Promise<{ readonly close: () => Promise<void> }> {
  if (database.kind !== 'pglite') return { close: async () => undefined };
  const answer = async (socket: Socket): Promise<void> => {
    // First to a file: a reader that dawdles must not hold the one session.
    const file = join(controlFolder(dataDir), `backup-${randomBytes(6).toString('hex')}.gz`);
    try {
      await writeBackupFile(database, file);
      await pipeline(createReadStream(file), socket);
    } finally {
      await rm(file, { force: true });
    }
  };
  return offerControl({ dataDir, name: 'backup' }, (socket) =>
    answer(socket).catch((error: unknown) => {
      log.error(`A backup failed: ${toSentence(error)}`);
      socket.end(toSentence(error));
    }),
  );
}

/** The bytes of a backup from the process that runs the built-in database; undefined when none is running. */
export const askForBackup = (dataDir: string): Promise<Socket | undefined> => askControl({ dataDir, name: 'backup' });

const toSentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
