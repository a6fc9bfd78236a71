import * as z from 'zod';

/**
 * A backup is gzipped lines of JSON: this header, then for each table its name and columns followed by its rows, then the
 * trailer. Rows are as PostgreSQL's row_to_json wrote them, so both databases read what either wrote.
 */
export const BackupHeader = z.object({
  larderBackup: z.literal(1),
  createdAt: z.string(),
  kind: z.enum(['pglite', 'postgres']),
  migrations: z.array(z.string()).min(1),
  /** The last value of each sequence. */
  sequences: z.record(z.string(), z.string()),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

export const TableStart = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
export type TableStart = z.infer<typeof TableStart>;

/** Without it the file is cut off. */
export const BackupTrailer = z.object({ rowsByTable: z.record(z.string(), z.number().int()) });
export type BackupTrailer = z.infer<typeof BackupTrailer>;

/** Rows stand in brackets, so that a line says what it is by its first character and no row has to be parsed. */
export const toRowLine = (row: string): string => `[${row}]`;
export const isRowLine = (line: string): boolean => line.startsWith('[');
