import type { ColumnType, Generated } from 'kysely';

export type VideoAnswersTable = {
  readonly title_key: string;
  readonly videos: ColumnType<unknown, string | null, string | null>;
  readonly fetched_at: Date | null;
  readonly claimed_until: Date | null;
  readonly claim: string | null;
  readonly failed_until: Date | null;
};

export type VideoSearchesTable = {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly searches: Generated<number>;
  readonly is_spent: Generated<boolean>;
};
