import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../../tests/support/silent-log.ts';
import { type PostgresServer, startPostgres } from '../../tests/support/start-postgres.ts';
import { openDatabase } from './open-database.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

test('waits for a PostgreSQL that starts later, and says so once', { timeout: 60_000 }, async () => {
  const databaseUrl = await postgres.createDatabase();
  await postgres.crash();
  const warnings: string[] = [];
  const log = { ...silentLog, warn: (text: string) => warnings.push(text) };
  const opening = openDatabase({ databaseUrl, dataDir: tmpdir(), log, waitMs: 50_000 });
  await expect.poll(() => warnings.length).toBe(1);
  await postgres.start();
  const database = await opening;
  await database.close();
  expect(warnings.filter((text) => text.includes('Waiting for it up to 50 s'))).toHaveLength(1);
});

test('does not wait for one that refuses: a wrong name stays wrong', async () => {
  const databaseUrl = new URL(await postgres.createDatabase());
  databaseUrl.pathname = '/nowhere';
  await expect(openDatabase({ databaseUrl: databaseUrl.href, dataDir: tmpdir(), log: silentLog, waitMs: 50_000 })).rejects.toThrow(
    'nowhere',
  );
});
