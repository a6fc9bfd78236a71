import { mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Compiled code is kept from start to start, which spares a third of the time to the first answer. Kept with the data and
 * not in /tmp: what is in there is run. It has to be asked for before anything is imported, hence the import below.
 */
try {
  const dataDir = process.env['DATA_DIR']?.trim() || './data';
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = join(dataDir, 'compile-cache');
  enableCompileCache(folder);
  // Its threads and processes begin with what is named here.
  process.env['NODE_COMPILE_CACHE'] = folder;
} catch {
  // No folder to write to: serve.ts says so if it needs one.
}
await import('./serve.ts');
