import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import { writeBackupFile } from './backup-file.ts';

/**
 * The built-in database belongs to the process that runs it, so that one also writes its backups: on a socket in a folder
 * that only its owner may enter. Whoever can use it could read the database's own files.
 */
export async function offerBackups(database: Database, dataDir: string, log: Log): Promise<{ readonly close: () => Promise<void> }> {
  const path = socketPath(dataDir);
  if (database.kind !== 'pglite' || path === undefined) return { close: async () => undefined };
  const folder = join(dataDir, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Of a process that was killed. None other is running: the folder's lock is ours.
  await rm(path, { force: true });
  const server = createServer((socket) => {
    answer(socket).catch((error: unknown) => {
      log.error(`A backup failed: ${toSentence(error)}`);
      socket.end(toSentence(error));
    });
  });
  const answer = async (socket: Socket): Promise<void> => {
    socket.on('error', () => undefined);
    // First to a file: a reader that dawdles must not hold the one session.
    const file = join(folder, `backup-${randomBytes(6).toString('hex')}.gz`);
    try {
      await writeBackupFile(database, file);
      await pipeline(createReadStream(file), socket);
    } finally {
      await rm(file, { force: true });
    }
  };
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** The bytes of a backup from the process that runs the built-in database; undefined when none is running. */
export async function askForBackup(dataDir: string): Promise<Socket | undefined> {
  const path = socketPath(dataDir);
  if (path === undefined) return undefined;
  const socket = createConnection({ path });
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}

const FOLDER = 'control';

/** No address of a Unix socket is longer than about this (sockaddr_un), and on Windows there is no folder to guard it. */
const LONGEST_PATH = 103;

function socketPath(dataDir: string): string | undefined {
  const path = join(dataDir, FOLDER, 'backup.sock');
  return process.platform === 'win32' || Buffer.byteLength(path) > LONGEST_PATH ? undefined : path;
}

const toSentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
