import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase('postgres');
});
afterAll(() => opened.close());

/** On one connection, whose statements are seen in its own list. */
const runTimes = (times: number) =>
  opened.database.kysely.connection().execute(async (connection) => {
    for (let n = 0; n < times; n++) await sql`select * from settings where key = ${`key ${n}`}`.execute(connection);
    const { rows } = await sql<{
      statement: string;
    }>`select statement from pg_prepared_statements where statement like 'select * from settings%'`.execute(connection);
    return rows.map(({ statement }) => statement);
  });

test('a statement that comes again and again is prepared once, one that does not is not', async () => {
  expect(await runTimes(1)).toEqual([]);
  expect(await runTimes(10)).toEqual(['select * from settings where key = $1']);
});

test('a newer version may add a column while this one runs', async () => {
  await runTimes(5);
  await sql`alter table settings add column note text`.execute(opened.database.kysely);
  const first = await runTimes(1).then(
    () => 'answered',
    () => 'refused',
  );
  expect(['answered', 'refused']).toContain(first);
  expect(await runTimes(5)).toContain('select * from settings where key = $1');
});

test('one database knows nothing of how often another was asked', async () => {
  await runTimes(5);
  const other = await openTestDatabase('postgres');
  try {
    for (let n = 0; n < 2; n++) await sql`select * from settings where key = ${`key ${n}`}`.execute(other.database.kysely);
    const { rows } = await sql`select 1 from pg_prepared_statements where statement like 'select * from settings%'`.execute(
      other.database.kysely,
    );
    expect(rows).toEqual([]);
  } finally {
    await other.close();
  }
});
