import type { ArchiveTable } from './archive-row.ts';
import type { FileRow } from './archive-wire.ts';
import { type ArchiveRowAt, readArchiveRows } from './read-archive.ts';

/** Carried over and written in some hundredths of a second, for which the built-in database lets everybody else wait. */
const BATCH = { rows: 100, letters: 256 * 1024 };

/**
 * Rows table by table. A file that has its tables in the order they are asked for, as every download has, is read once; for any
 * other it begins anew.
 */
export function makeRowReader(open: () => Iterable<Uint8Array>): (table: ArchiveTable) => readonly FileRow[] {
  let rows = startAt(open);
  let current: ArchiveTable | undefined;

  const goTo = (table: ArchiveTable): void => {
    current = table;
    rows.skipTo(table);
    if (rows.next() !== undefined) return;
    rows = startAt(open);
    rows.skipTo(table);
  };

  return (table) => {
    if (current !== table) goTo(table);
    const batch: FileRow[] = [];
    for (let letters = 0; batch.length < BATCH.rows && letters < BATCH.letters; rows.advance()) {
      const next = rows.next();
      if (next?.table !== table) break;
      batch.push(next.row);
      letters += next.letters;
    }
    return batch;
  };
}

function startAt(open: () => Iterable<Uint8Array>) {
  const rows = readArchiveRows(open());
  let next: ArchiveRowAt | undefined;
  const advance = (): void => {
    const { done, value } = rows.next();
    next = done === true ? undefined : value;
  };
  advance();
  return {
    next: () => next,
    advance,
    skipTo: (table: ArchiveTable): void => {
      for (let at = next; at && at.table !== table; at = next) advance();
    },
  };
}
