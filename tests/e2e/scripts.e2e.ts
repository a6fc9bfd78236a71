import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const ASSETS = join(import.meta.dirname, '../../packages/web/dist/assets');

/** What each script of the build imports before it runs. */
function readImports(): ReadonlyMap<string, readonly string[]> {
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
  const importsOf = (file: string) =>
    [...readFileSync(join(ASSETS, file), 'utf8').matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/gu)].map(([, name = '']) => name);
  return new Map(scripts.map((file) => [file, importsOf(file)]));
}

function load(imports: ReadonlyMap<string, readonly string[]>, from: readonly string[]): ReadonlySet<string> {
  const loaded = new Set(from);
  for (const file of loaded) for (const next of imports.get(file) ?? []) loaded.add(next);
  return loaded;
}

test('a screen loads few scripts, and none that comes back to itself', () => {
  const imports = readImports();
  const named = (name: string) => [...imports.keys()].filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`, 'u').test(file));
  for (const screen of ['home', 'calendar', 'my-plans', 'edit-plan']) {
    const scripts = load(imports, [...named('index'), ...named('MemberApp'), ...named(screen)]);
    expect(scripts.size, screen).toBeGreaterThan(10);
    expect(scripts.size, screen).toBeLessThan(60);
  }
  const circular = [...imports].filter(([file, next]) => load(imports, next).has(file));
  expect(circular.map(([file]) => file)).toEqual([]);
});
