import type { ColumnType } from 'kysely';

/** What a column of JSON holds, said once: whoever reads a row is given it, and it is written as the text `toJsonb` makes. */
export type Jsonb<Value = unknown> = ColumnType<Value, string, string>;
export type JsonbWithDefault<Value = unknown> = ColumnType<Value, string | undefined, string>;
export type MaybeJsonb<Value = unknown> = ColumnType<Value | null, string | null | undefined, string | null>;
