/**
 * Writes everything of the database into one file, while the server runs or not:
 *
 *     npm run backup [-- <file> [--no-keys]]
 *
 * DATA_DIR and DATABASE_URL say of which database, as they do for the server. The keys that are no part of the database go
 * into a second file beside it, unless --no-keys says that they are kept already. The server's metrics tell the age of the last one.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '../packages/server/src/config/env.ts';
import { checkBackupFile, keepBackupFile, writeBackupFile } from '../packages/server/src/db/backup/backup-file.ts';
import { askForBackup } from '../packages/server/src/db/backup/backup-socket.ts';
import { noteBackup } from '../packages/server/src/db/backup/last-backup.ts';
import type { Database } from '../packages/server/src/db/database.ts';
import { openPglite } from '../packages/server/src/db/pglite/open-pglite.ts';
import { openPostgres } from '../packages/server/src/db/postgres/open-postgres.ts';

const env = readEnv(process.env);
if (!env.ok) stop(env.fault.message);
const { dataDir, databaseUrl } = env.value;
const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'no-keys': { type: 'boolean', default: false } } });
const file = positionals[0] ?? `larder-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.backup.gz`;
if (existsSync(file)) stop(`${file} exists already; name another file.`);

try {
  const startedAt = performance.now();
  await writeFile();
  const { trailer, rows } = await checkBackupFile(file);
  const { size } = await stat(file);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${file}: ${rows} rows of ${Object.keys(trailer.rowsByTable).length} tables, ${(size / 1e6).toFixed(1)} MB, in ${seconds} s; read back.`,
  );
  if (!values['no-keys']) keepKeys();
  await noteBackup(dataDir, file);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}

async function writeFile(): Promise<void> {
  const bytes = databaseUrl === undefined ? await askForBackup(dataDir) : undefined;
  if (bytes !== undefined) return keepBackupFile(bytes, file);
  const database = await openUnchanged();
  try {
    await writeBackupFile(database, file);
  } finally {
    await database.close();
  }
}

/** Without bringing the tables up to date: a backup changes nothing. */
async function openUnchanged(): Promise<Database> {
  const options = { log: { info: () => undefined, warn: console.warn, error: console.error }, transactionLimitMs: 60_000 };
  if (databaseUrl !== undefined) return openPostgres({ ...options, databaseUrl, poolSize: 1 });
  if (!existsSync(join(dataDir, 'postgres.json'))) throw new Error(`There is no database in ${dataDir}; set DATA_DIR, or DATABASE_URL.`);
  return openPglite({ ...options, dataDir });
}

/** In a file of their own, to be kept elsewhere: whoever has both can read what is encrypted in the backup. */
function keepKeys(): void {
  const names = ['session-secret', 'encryption-key'].filter((name) => existsSync(join(dataDir, name)));
  if (names.length === 0) {
    console.log(
      'SESSION_SECRET and ENCRYPTION_KEY are not in DATA_DIR; keep them yourself. Without ENCRYPTION_KEY, people have to connect their calendars again and make new addresses for them.',
    );
    return;
  }
  const keys = Object.fromEntries(names.map((name) => [name, readFileSync(join(dataDir, name), 'utf8').trim()]));
  writeFileSync(`${file}.keys`, `${JSON.stringify(keys)}\n`, { mode: 0o600, flag: 'wx' });
  console.log(
    `${file}.keys: ${names.join(', ')}. Keep it in another place than the backup: together they open people's calendar permissions, the addresses of their calendars and the keys that sign people in.`,
  );
}

function stop(message: string): never {
  console.error(`No backup was made. ${message}`);
  process.exit(1);
}
