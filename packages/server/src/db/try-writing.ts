import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** More than the free space that the pages of any table happen to have, and in letters that do not pack. */
const PROBE_BYTES = 48_000;

/** A row that takes room in a table and in the log, committed and gone again. */
export async function tryWriting(kysely: Kysely<Tables>): Promise<void> {
  const key = `write-probe-${randomBytes(6).toString('hex')}`;
  await kysely.connection().execute(async (connection) => {
    await sql`start transaction read write`.execute(connection);
    try {
      await sql`insert into settings (key, value) values (${key}, to_jsonb(${randomBytes(PROBE_BYTES).toString('base64')}::text))`.execute(
        connection,
      );
      await sql`delete from settings where key = ${key}`.execute(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}
