import { type RawBuilder, sql } from 'kysely';

/** A name for what a row holds now; one that has not changed since there are such names goes by its id. */
export const revisionOf = (table: string): RawBuilder<string> =>
  sql<string>`coalesce(${sql.ref(`${table}.version_id`)}, ${sql.ref(`${table}.id`)})::text`;
