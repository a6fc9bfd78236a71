import { isDeepStrictEqual } from 'node:util';
import { ENDPOINTS } from '@larder/contract/endpoints.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { arbitraryOf } from '../../tests/support/schema-arbitrary.ts';
import { makeConforms } from './conforms.ts';

describe.each(ENDPOINTS.map(({ method, path, reply }) => [`${method} ${path}`, reply] as const))('an answer of %s', (_name, reply) => {
  const conforms = makeConforms(reply);

  test('conforms only if its schema would leave it as it is, and always once the schema has made it', () => {
    const property = fc.property(arbitraryOf(reply, []), (answer) => {
      const encoded = reply.safeParse(answer);
      const isTrue = !conforms(answer) || (encoded.success && isDeepStrictEqual(asSent(encoded.data), asSent(answer)));
      const isTold = !encoded.success || LONG_UNITS.test(JSON.stringify(answer)) || conforms(encoded.data);
      return isTrue && isTold;
    });
    expect(fc.check(property, { numRuns: 100 })).toMatchObject({ failed: false, counterexample: null });
  });
});

const asSent = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer) ?? 'null');

/** Of which a text may hold more than its length in characters allows. */
const LONG_UNITS = /[^\0-\uffff]/u;

test.each<readonly [string, z.ZodMiniType, unknown]>([
  ['holds more than its schema', z.object({ a: z.string() }), { a: '', b: 1 }],
  ['holds more, deep within', z.array(z.object({ a: z.optional(z.object({})) })), [{ a: { b: 1 } }]],
  ['lacks a key', z.object({ a: z.unknown() }), {}],
  ['is too long', z.string().check(z.maxLength(2)), 'abc'],
  ['is no finite number', z.number(), Number.NaN],
  ['is no whole number', z.int(), 1.5],
  ['would be changed', z.string().check(z.trim()), 'a'],
  [
    'is taken otherwise by an earlier option',
    z.union([z.object({ a: z.string() }), z.object({ a: z.string(), b: z.string() })]),
    { a: '', b: '' },
  ],
  ['is of a kind that cannot be told here', z.uuid(), '00000000-0000-4000-8000-000000000000'],
])('what %s is left to the schema', (_case, schema, value) => {
  expect(makeConforms(schema)(value)).toBe(false);
});
