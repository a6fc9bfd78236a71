import { mkdir, rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

type Control = {
  readonly dataDir: string;
  /** What is asked for: the name of the socket's file. */
  readonly name: 'backup' | 'invite';
};

/**
 * The built-in database belongs to the process that runs it, so that one also does what a command beside it asks for: on a socket
 * in a folder that only its owner may enter. Whoever can use it could read the database's own files.
 */
export async function offerControl(
  { dataDir, name }: Control,
  answer: (socket: Socket) => Promise<void>,
): Promise<{ readonly close: () => Promise<void> }> {
  const path = socketPath({ dataDir, name });
  if (path === undefined) return { close: async () => undefined };
  await mkdir(controlFolder(dataDir), { recursive: true, mode: 0o700 });
  // Of a process that was killed. None other is running: the folder's lock is ours.
  await rm(path, { force: true });
  // What is asked may end before what is answered.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    void answer(socket);
  });
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** A connection to the process that runs the built-in database; undefined when none is running. */
export async function askControl(control: Control): Promise<Socket | undefined> {
  const path = socketPath(control);
  if (path === undefined) return undefined;
  const socket = createConnection({ path });
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}

export const controlFolder = (dataDir: string): string => join(dataDir, 'control');

/** No address of a Unix socket is longer than about this (sockaddr_un), and on Windows there is no folder to guard it. */
const LONGEST_PATH = 103;

function socketPath({ dataDir, name }: Control): string | undefined {
  const path = join(controlFolder(dataDir), `${name}.sock`);
  return process.platform === 'win32' || Buffer.byteLength(path) > LONGEST_PATH ? undefined : path;
}
