import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { makeId } from './make-id.ts';

afterEach(() => void vi.unstubAllGlobals());

it('makes another UUID each time, also where the page is not on https', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 200 }, makeId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
});
