/** What passes between the server's thread and the one PGlite runs in. */
export type ToWorker =
  | { readonly kind: 'statement'; readonly id: number; readonly sql: string; readonly params: readonly unknown[] }
  | { readonly kind: 'ping'; readonly id: number }
  | { readonly kind: 'close'; readonly id: number };

export type FromWorker =
  | { readonly kind: 'ready'; readonly postgresMajor: number }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: StatementAnswer }
  | { readonly kind: 'fault'; readonly id: number; readonly fault: StatementFault }
  | { readonly kind: 'broken'; readonly reason: string }
  | { readonly kind: 'notification'; readonly channel: string; readonly payload: string };

export type StatementAnswer = { readonly rows: readonly unknown[]; readonly command: string; readonly rowCount: number };

/** The fields of a PostgreSQL error response that the `pg` client also gives. Without a `code` it is not PostgreSQL's. */
export type StatementFault = {
  readonly message: string;
  readonly severity?: string | undefined;
  readonly code?: string | undefined;
  readonly detail?: string | undefined;
  readonly hint?: string | undefined;
  readonly table?: string | undefined;
  readonly column?: string | undefined;
  readonly constraint?: string | undefined;
};

export type WorkerOptions = {
  readonly clusterDir: string;
  readonly isNew: boolean;
  /** Nothing is written into the folder, and no statement may change anything. */
  readonly readOnly: boolean;
  /** For the test of the self-check only: PGlite's own file system, which drops every fsync. */
  readonly stockFileSystem: boolean;
};
