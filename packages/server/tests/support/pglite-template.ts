import { createHash } from 'node:crypto';
import { constants, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrations } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { leaveProviderKeys } from './leave-provider-keys.ts';
import { silentLog } from './silent-log.ts';

/**
 * A migrated data folder, copied: initialising takes PGlite four seconds, a copy a tenth of one. The provider's keys are made,
 * as an RSA key takes a third of a second and a hundred test servers each want one.
 */
export async function copyPgliteTemplate(dataDir: string): Promise<void> {
  await compiled;
  const template = await findOrMakeTemplate();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (const part of ['postgres', 'postgres.json']) {
    cpSync(join(template, part), join(dataDir, part), { recursive: true, mode: constants.COPYFILE_FICLONE });
  }
}

/**
 * Kept for as long as the process of tests lives: V8 compiles the same bytes once then, in whatever thread they are used. A
 * database that is opened takes 0.6 s instead of 1.6, and the code of hundreds of them is not freed (see pglite-worker.ts).
 */
const compiled = compile();

declare const WebAssembly: { readonly compile: (bytes: Uint8Array) => Promise<object> };

async function compile(): Promise<object> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(file));
}

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/larder-test-database/', import.meta.url));

async function findOrMakeTemplate(): Promise<string> {
  const made = JSON.stringify([packageJson.dependencies['@electric-sql/pglite'], readMigrations(), 'provider keys']);
  const template = join(CACHE, createHash('sha256').update(made).digest('hex').slice(0, 16));
  if (existsSync(template)) return template;
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(join(CACHE, 'draft-'));
  const database = await openDatabase({ dataDir: draft, log: silentLog });
  await leaveProviderKeys(database.kysely);
  await database.close();
  try {
    renameSync(draft, template);
  } catch {
    // Another worker was quicker; its template is the same.
    rmSync(draft, { recursive: true });
  }
  return template;
}
