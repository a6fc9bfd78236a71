/**
 * Keeps a database of the present schema for the upgrades to come, with a row or more in each table:
 *
 *     node tools/dump-schema.ts
 *
 * To be run before a release, and its file committed: `upgrade.test.ts` brings each of them up to date.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBackupFile } from '../packages/server/src/db/backup/backup-file.ts';
import { readMigrations } from '../packages/server/src/db/migrate.ts';
import { openDatabase } from '../packages/server/src/db/open-database.ts';
import { fillEveryTable } from '../packages/server/tests/support/fill-every-table.ts';

const [number] = readMigrations().at(-1)?.name.split('-') ?? [];
const file = join(import.meta.dirname, `../packages/server/tests/fixtures/schema-${number}.backup.gz`);
const dataDir = mkdtempSync(join(tmpdir(), 'larder-dump-'));
const database = await openDatabase({ dataDir, log: { info: () => undefined, warn: console.warn, error: console.error } });
try {
  await fillEveryTable(database.kysely);
  await writeBackupFile(database, file);
  console.log(file);
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true });
}
