import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';

const FILES = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

test.each(FILES)('every call of %s is known', async (file) => {
  const exported = Object.values((await import(`./${file}`)) as object);
  const calls = exported.filter((value) => typeof value === 'object' && 'method' in value && 'reply' in value);
  expect(ENDPOINTS).toEqual(expect.arrayContaining(calls));
});

test('none is known twice', () => expect(new Set(ENDPOINTS.map(({ method, path }) => `${method} ${path}`)).size).toBe(ENDPOINTS.length));
