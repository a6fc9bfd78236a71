import type { ColumnType, Generated } from 'kysely';

type Json = ColumnType<unknown, string, string>;
type JsonWithDefault = ColumnType<unknown, string | undefined, string>;

export type WeeksTable = {
  readonly id: string;
  readonly household_id: string;
  readonly created_by: string | null;
  readonly start: string;
  readonly days: number;
  readonly query: string;
  /** A text where the driver reads numbers of 64 bits as such. */
  readonly seed: ColumnType<string | number, number, number>;
  readonly shape: 'varied' | 'usual' | 'shortest';
  readonly slots: Json;
  readonly rules: Json;
  readonly cooks: Json;
  readonly locks: Json;
  readonly absent: Json;
  readonly targets_at: Json;
  readonly relaxed: Json;
  readonly kept_days: Json;
  readonly eaters: JsonWithDefault;
  readonly things: Generated<number>;
  readonly list_ids: JsonWithDefault;
  readonly version_id: ColumnType<string | null, never, never>;
  readonly created_at: ColumnType<Date, Date | undefined, never>;
  readonly updated_at: ColumnType<Date, Date | undefined, Date>;
};

export type WeekDraftsTable = {
  readonly user_id: string;
  readonly id: string;
  readonly asked: string;
  readonly week: Json;
  readonly updated_at: ColumnType<Date, Date | undefined, Date>;
};
