import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeLicence, listDirect, listPackages, type Lock } from './list-packages.ts';

const root = join(import.meta.dirname, '../..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;

const readInstalledLicence = ({ path }: { readonly path: string }): string | undefined => {
  const { license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as { license?: string };
  return license;
};

test('no package binds the product to its licence, and every licence is known', () => {
  const packages = listPackages(lock, readInstalledLicence);
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(({ licence }) => judgeLicence(licence) !== undefined)).toEqual([]);
});

test('what the product itself depends on is named in full', () => {
  expect([...listDirect(lock)]).toEqual(expect.arrayContaining(['fastify', 'pg', 'react', 'vitest']));
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['GPL-3.0-only', false],
  ['AGPL-3.0', false],
  ['LGPL-3.0-or-later', true],
  ['unknown', false],
] as const)('%s can be taken: %s', (licence, canBeTaken) => {
  expect(judgeLicence(licence) === undefined).toBe(canBeTaken);
});
