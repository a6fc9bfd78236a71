/**
 * Fails when the lock file would not install elsewhere: a platform package without an entry (`npm ci` then refuses,
 * npm/cli issue 9846), the address of one machine's registry, or a version that is not pinned exactly.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Entry = {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Manifest = { readonly dependencies?: Readonly<Record<string, string>>; readonly devDependencies?: Readonly<Record<string, string>> };

const root = join(import.meta.dirname, '..');
const { packages } = readJson('package-lock.json') as { packages: Readonly<Record<string, Entry>> };
const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));

const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !names.has(name))
    .map((name) => `${name}, wanted by ${path}, has no entry: pin a version of it whose platform packages are all published.`),
);
const addressed = Object.entries(packages)
  .filter(([, { resolved, link }]) => resolved !== undefined && !link)
  .map(([path]) => `${path} names a registry: write the lock file again with omit-lockfile-registry-resolved=true.`);
const loose = ['package.json', ...globSync('packages/*/package.json', { cwd: root })].flatMap((path) => {
  const { dependencies, devDependencies } = readJson(path) as Manifest;
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${path} asks for ${name} "${version}": pin one version.`);
});

const faults = [...missing, ...addressed, ...loose];
for (const fault of faults) console.error(fault);
if (names.size < 50) throw new Error('The lock file has hardly any packages: this check read it wrongly.');
if (faults.length > 0) process.exit(1);

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
