import type { ProfileBody } from '@larder/contract/profile.ts';
import type { HouseholdWeekRules } from '@larder/contract/week-rules.ts';
import type { ArchiveTable } from './archive-row.ts';
import type { ArchiveFault } from './import-fault.ts';

/** A row of the file, checked. */
export type FileRow = Readonly<Record<string, unknown>>;

export type RowCounts = Readonly<Record<ArchiveTable, number>>;

/** What is known of a file that was read to its end and found to be in order. */
export type CheckedArchive = {
  readonly profile: ProfileBody;
  /** Left out by releases that had none. */
  readonly weekRules: HouseholdWeekRules | undefined;
  /** Whom the person's own plates are of there; none in files of earlier releases. */
  readonly ownEaters: readonly string[];
  readonly counts: RowCounts;
  /** Of all photos together, about. */
  readonly photoBytes: number;
};

/** To the process that reads an archive: which table's next rows to hand over. */
export type ToArchiveReader = { readonly table: ArchiveTable };

/** Its first word is 'read' or 'refused', then one 'rows' for each question. */
export type FromArchiveReader =
  | ({ readonly kind: 'read' } & CheckedArchive)
  | { readonly kind: 'refused'; readonly fault: ArchiveFault }
  /** None: there are no more. */
  | { readonly kind: 'rows'; readonly rows: readonly FileRow[] };
