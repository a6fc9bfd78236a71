/**
 * Fills an empty database from a backup, of either kind of database:
 *
 *     npm run restore -- <file> [--keys <file>] [--replace]
 *
 * DATA_DIR and DATABASE_URL say which one, as they do for the server, which must not be running.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { readEnv } from '../packages/server/src/config/env.ts';
import { readBackupFile } from '../packages/server/src/db/backup/backup-file.ts';
import { restoreBackup } from '../packages/server/src/db/backup/restore-backup.ts';
import { openPglite } from '../packages/server/src/db/pglite/open-pglite.ts';
import { openPostgres } from '../packages/server/src/db/postgres/open-postgres.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keys: { type: 'string' }, replace: { type: 'boolean', default: false } },
});
const env = readEnv(process.env);
if (!env.ok) stop(env.fault.message);
const { dataDir, databaseUrl } = env.value;
const file = positionals[0] ?? stop('Name the backup file.');
if (!existsSync(file)) stop(`There is no file ${file}.`);

try {
  const startedAt = performance.now();
  const keys = values.keys === undefined ? [] : readKeys(values.keys);
  const options = { log: { info: () => undefined, warn: console.warn, error: console.error }, transactionLimitMs: 60_000 };
  const database = await (databaseUrl === undefined
    ? openPglite({ ...options, dataDir })
    : openPostgres({ ...options, databaseUrl, poolSize: 2 }));
  try {
    const { header, trailer } = await restoreBackup(database, readBackupFile(file), { replace: values.replace });
    const rows = Object.values(trailer.rowsByTable).reduce((sum, count) => sum + count, 0);
    console.log(
      `Restored ${rows} rows from the backup of ${header.createdAt}, in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`,
    );
  } finally {
    await database.close();
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (const [target, key] of keys) writeFileSync(target, `${key}\n`, { mode: 0o600 });
  console.log(
    keys.length > 0
      ? `Keys written into ${dataDir}.`
      : 'No keys were restored (--keys): set the same ENCRYPTION_KEY and SESSION_SECRET as before.',
  );
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}

function readKeys(path: string): readonly (readonly [target: string, key: string])[] {
  const keys = z
    .partialRecord(z.enum(['session-secret', 'encryption-key']), z.string().min(32))
    .parse(JSON.parse(readFileSync(path, 'utf8')));
  const entries = Object.entries(keys).map(([name, key]) => [join(dataDir, name), key] as const);
  for (const [target, key] of entries) {
    const kept = existsSync(target) ? readFileSync(target, 'utf8').trim() : undefined;
    if (kept !== undefined && kept !== key && !values.replace)
      throw new Error(`${target} holds another key; add --replace to overwrite it.`);
  }
  return entries;
}

function stop(message: string): never {
  console.error(`Nothing was restored. ${message}`);
  process.exit(1);
}
