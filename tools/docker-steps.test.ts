import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { readDockerfile } from './docker-steps.ts';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'Dockerfile'), 'utf8');

test('the image is made of files that exist', () => {
  const copied = readDockerfile(text).steps.flatMap((step) => (step.kind === 'copy' && step.from === undefined ? step.sources : []));
  expect(copied.length).toBeGreaterThan(10);
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the image brings the Node that the product is made for, by its digest', () => {
  const { node } = packageJson.dependencies;
  const { baseImages } = readDockerfile(text);
  expect(baseImages).toHaveLength(3);
  for (const image of baseImages)
    expect(image.split('@sha256:')).toEqual([`node:${node}-bookworm-slim`, expect.stringMatching(/^[0-9a-f]{64}$/)]);
});

test('the image does not run as root and has the files of its first process', () => {
  const { command } = readDockerfile(text);
  expect(text).toMatch(/^USER node$/m);
  expect(text.indexOf('\nUSER node')).toBeGreaterThan(text.lastIndexOf('\nRUN '));
  expect(existsSync(join(root, command.at(-1) ?? ''))).toBe(true);
});

test('the image has the tools that the manual runs in it', () => {
  const manual = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  const named = new Set([...manual.matchAll(/larder node (tools\/[\w-]+\.ts)/g)].map(([, path]) => path));
  expect(named.size).toBeGreaterThan(1);
  const copied = readDockerfile(text).steps.flatMap((step) => (step.kind === 'copy' ? step.sources : []));
  expect(copied).toEqual(expect.arrayContaining([...named]));
});

test('an instruction that is not understood is not passed over', () => {
  expect(() => readDockerfile('FROM node\nADD https://example.com/file .')).toThrow(/ADD/);
});
