// Builds packages/domain/generated where its inputs changed since, or there is none. Built-ins only and no TypeScript: the host's
// own Node (20 or newer) loads it before a start, a test or a benchmark, and so does the build stage of the image.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const generated = join(root, 'packages/domain/generated');
const stamp = join(generated, 'built-from');
const builder = 'tools/build-tables.ts';

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) refreshFromShell();

function refreshFromShell() {
  try {
    refreshTables();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** The default export is what Vitest calls before its first file. */
export default function refreshTables() {
  const hash = hashFiles([
    ...listCode(),
    ...listFiles('packages/kitchen/foods'),
    ...listFiles('packages/kitchen/kits'),
    'package-lock.json',
  ]);
  const tables = ['food-rows.json', 'kit-rows.json', 'dish-names.json'].map((name) => join(generated, name));
  if (tables.every(existsSync) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const { status } = spawnSync(findNode(), [join(root, builder)], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error('The tables of foods and kits could not be built; the reason is above.');
  writeFileSync(stamp, hash);
}

/** The builder and all that it imports, so that a change of the planner builds nothing and one of a kit's gates does. */
function listCode() {
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, specifier] of readFileSync(join(root, file), 'utf8').matchAll(/\bfrom '(\.[^']+|@larder\/[^']+)'/g)) {
      const own = specifier.replace(/^@larder\/(\w+)\//, 'packages/$1/src/');
      visit(own === specifier ? relative(root, normalize(join(root, dirname(file), specifier))) : own);
    }
  };
  visit(builder);
  return [...seen];
}

function listFiles(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)));
}

export function hashFiles(paths) {
  const hash = createHash('sha256');
  // Code-unit order: the hash must not depend on the machine's locale.
  const sorted = [...paths].sort((a, b) => (a < b ? -1 : 1)); // oxlint-disable-line unicorn/no-array-sort
  for (const path of sorted) hash.update(path.split(sep).join('/')).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** TypeScript runs without a build on Node 24, which comes as the npm package `node`. */
function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
}
