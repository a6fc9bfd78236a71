import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { transformSync } = createRequire(import.meta.url)('amaro');

/** A module loader hook: serves every `.ts` file with its types blanked out, so that line numbers stay true. */
export async function load(url, context, nextLoad) {
  if (!new URL(url).pathname.endsWith('.ts')) return nextLoad(url, context);
  const source = await readFile(fileURLToPath(url), 'utf8');
  const { code } = transformSync(source, { mode: 'strip-only', filename: fileURLToPath(url) });
  return { format: 'module', source: code, shortCircuit: true };
}
