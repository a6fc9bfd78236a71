import type { ProfileBody } from '@larder/contract/profile.ts';
import type { ArchiveTable } from './archive.ts';
import type { ImportFault } from './read-archive.ts';

/** A row of the file, checked. */
export type FileRow = Readonly<Record<string, unknown>>;

export type RowCounts = Readonly<Record<ArchiveTable, number>>;

/** To the thread that reads an archive: which rows to hand over. */
export type ToArchiveWorker = { readonly table: ArchiveTable; readonly from: number };

/** Its first word is 'read' or 'refused', then one 'rows' for each question. */
export type FromArchiveWorker =
  | { readonly kind: 'read'; readonly profile: ProfileBody; readonly counts: RowCounts }
  | { readonly kind: 'refused'; readonly fault: ImportFault }
  /** None: there are no more. */
  | { readonly kind: 'rows'; readonly rows: readonly FileRow[] };
