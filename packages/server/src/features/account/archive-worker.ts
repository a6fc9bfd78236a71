import { parentPort, workerData } from 'node:worker_threads';
import { ARCHIVE_TABLE_NAMES, type ArchiveTable, toField } from './archive.ts';
import type { FileRow, FromArchiveWorker, RowCounts, ToArchiveWorker } from './archive-wire.ts';
import { readArchive } from './read-archive.ts';

const port = parentPort;
if (port === null) throw new Error('archive-worker.ts runs as a worker thread only.');

/** Two megabytes of plans: copied from thread to thread and written in some hundredths of a second. */
const ROWS_AT_ONCE = 100;

const read = readArchive(workerData as readonly Uint8Array[]);
const send = (message: FromArchiveWorker): void => port.postMessage(message);
if (read.ok) {
  const rowsOf = (table: ArchiveTable) => read.value[toField(table) as 'mealPlans'] as readonly FileRow[];
  const counts = Object.fromEntries(ARCHIVE_TABLE_NAMES.map((table) => [table, rowsOf(table).length])) as RowCounts;
  send({ kind: 'read', profile: read.value.profile, counts });
  port.on('message', ({ table, from }: ToArchiveWorker) => {
    send({ kind: 'rows', rows: rowsOf(table).slice(from, from + ROWS_AT_ONCE) });
  });
} else send({ kind: 'refused', fault: read.fault });
