import { readSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import type { FromArchiveReader, ToArchiveReader } from './archive-wire.ts';
import { makeRowReader } from './read-archive-rows.ts';
import { checkArchive } from './read-archive.ts';

/** A process of its own, started by `open-archive.ts` with the file as its standard input. */
if (process.send === undefined) throw new Error('archive-reader.ts runs as a child process only.');

/** Unpacks to 8 MB at most, which is then in memory. */
const CHUNK_BYTES = 8 * 1024;

// It is ended before it could keep it by itself.
flushCompileCache();
process.on('disconnect', () => process.exit());

const send = (message: FromArchiveReader): void => void process.send?.(message);

function* readFile(): Generator<Uint8Array> {
  for (let position = 0; ;) {
    const chunk = new Uint8Array(CHUNK_BYTES);
    const length = readSync(0, chunk, 0, CHUNK_BYTES, position);
    if (length === 0) return;
    position += length;
    yield chunk.subarray(0, length);
  }
}

const mostMs = Number(process.argv[2]);
const { user: startedAt } = process.cpuUsage();
const isLate = (): boolean => (process.cpuUsage().user - startedAt) / 1000 > mostMs;

const checked = checkArchive(readFile(), isLate);
if (checked.ok) {
  const readRows = makeRowReader(readFile);
  process.on('message', ({ table }: ToArchiveReader) => send({ kind: 'rows', rows: readRows(table) }));
  send({ kind: 'read', ...checked.value });
} else send({ kind: 'refused', fault: checked.fault });
