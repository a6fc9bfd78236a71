import type { ProfileBody } from '@larder/contract/profile.ts';
import type { HouseholdWeekRules } from '@larder/contract/week-rules.ts';
import type { ArchiveTable } from './archive.ts';
import type { ArchiveFault } from './import-fault.ts';

/** A row of the file, checked. */
export type FileRow = Readonly<Record<string, unknown>>;

export type RowCounts = Readonly<Record<ArchiveTable, number>>;

/** To the process that reads an archive: which table's next rows to hand over. */
export type ToArchiveReader = { readonly table: ArchiveTable };

/** Its first word is 'read' or 'refused', then one 'rows' for each question. */
export type FromArchiveReader =
  | { readonly kind: 'read'; readonly profile: ProfileBody; readonly weekRules: HouseholdWeekRules | undefined; readonly counts: RowCounts }
  | { readonly kind: 'refused'; readonly fault: ArchiveFault }
  /** None: there are no more. */
  | { readonly kind: 'rows'; readonly rows: readonly FileRow[] };
