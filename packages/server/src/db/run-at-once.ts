import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** All of the work or nothing, on a connection whose statements may take as long as they need. */
export async function runAtOnce<Value>(connection: Kysely<Tables>, work: () => Promise<Value>): Promise<Value> {
  await sql.raw('begin').execute(connection);
  try {
    const value = await work();
    await sql.raw('commit').execute(connection);
    return value;
  } catch (error) {
    await sql.raw('rollback').execute(connection);
    throw error;
  }
}
