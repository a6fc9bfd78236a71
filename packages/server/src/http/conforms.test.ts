import { isDeepStrictEqual } from 'node:util';
import { ENDPOINTS } from '@larder/contract/endpoints.ts';
import { BooleanText } from '@larder/contract/wire.ts';
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

test('no answer holds what cannot be told of it', () => {
  const untold = ENDPOINTS.flatMap(({ method, path, reply }) => listUntold(reply).map((what) => `${method} ${path} ${what}`));
  expect(untold).toEqual([]);
});

/** What is left to the schema, and is told all the same of whatever it makes. */
const TOLD_ONCE_MADE: ReadonlyMap<z.core.$ZodType, string> = new Map([[BooleanText, 'takes booleans too, and makes texts of them']]);

/** Of how few letters a text may be is told only where it may be of one: some letters are two units long. */
const TOLD_CHECKS = new Set(['max_length', 'min_length', 'less_than', 'greater_than']);

function listUntold(schema: z.core.$ZodType): readonly string[] {
  if (TOLD_ONCE_MADE.has(schema)) return [];
  const {
    _zod: { def },
  } = schema as z.core.$ZodTypes;
  const checks = (def.checks ?? []).map((check) => {
    const { _zod: part } = check as z.core.$ZodChecks;
    return part.def;
  });
  return [
    ...checks.filter(({ check }) => !TOLD_CHECKS.has(check)).map(({ check }) => check),
    ...checks.flatMap((check) => (check.check === 'min_length' && check.minimum > 1 && def.type === 'string' ? ['at least letters'] : [])),
    ...listUntoldParts(def),
  ];
}

function listUntoldParts(def: z.core.$ZodTypes['_zod']['def']): readonly string[] {
  switch (def.type) {
    case 'object':
      if (def.catchall) return ['other keys'];
      return Object.entries(def.shape).flatMap(([key, part]) => listUntold(part).map((what) => `${key} ${what}`));
    case 'record':
      return [...listUntold(def.keyType), ...listUntold(def.valueType)];
    case 'array':
      return listUntold(def.element);
    case 'optional':
    case 'nullable':
      return listUntold(def.innerType);
    case 'union':
      return 'discriminator' in def ? def.options.flatMap(listUntold) : ['options that no key tells apart'];
    case 'string':
      return 'format' in def ? [`format ${String(def.format)}`] : [];
    case 'number':
      return 'format' in def && def.format !== 'safeint' ? [`format ${String(def.format)}`] : [];
    case 'unknown':
    case 'boolean':
    case 'null':
    case 'literal':
    case 'enum':
      return [];
    default:
      return [def.type];
  }
}

const asSent = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer) ?? 'null');

/** Of which a text may hold more than its length in characters allows. */
const LONG_UNITS = /[^\0-\uffff]/u;

test.each<readonly [string, z.ZodMiniType, unknown]>([
  ['holds more than its schema', z.object({ a: z.string() }), { a: '', b: 1 }],
  ['holds more, deep within', z.array(z.object({ a: z.optional(z.object({})) })), [{ a: { b: 1 } }]],
  ['is a list where an object may be empty', z.object({ a: z.optional(z.string()) }), []],
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
