import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod';

type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema | boolean;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly format?: string;
  readonly maxLength?: number;
  readonly maximum?: number;
  readonly minimum?: number;
};

/** Days at the ends of what years can say, and past them. */
export const NASTY_DAYS = ['2026-02-30', '0000-00-00', '0001-01-01', '9999-12-31', '9999-12-32', '9999-99-99', '+010000-01-01'] as const;

/** Texts that broke somebody's server once: zero bytes, half a surrogate, markup, SQL, prototypes, right-to-left, far numbers. */
const NASTY = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202Ereversed',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '${7*7}',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  'NaN',
  '1e309',
  '-0',
  '٣٤٥',
  NASTY_DAYS.join(),
  '🥑'.repeat(50),
  'x'.repeat(5000),
];

/** What is sent to an endpoint: about as its schema wants it, with nasty parts and parts of another kind. */
export function arbitraryOf(schema: z.core.$ZodType, ids: readonly string[]): Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return fc.oneof({ weight: 4, arbitrary: build(json, ids) }, { weight: 1, arbitrary: fc.jsonValue() });
}

function build(schema: JsonSchema, ids: readonly string[]): Arbitrary<unknown> {
  return fc.oneof({ weight: 60, arbitrary: buildFitting(schema, ids) }, { weight: 1, arbitrary: anything(ids) });
}

function buildFitting(schema: JsonSchema, ids: readonly string[]): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => build(option, ids)));
  if (schema.allOf) return build(Object.assign({}, ...schema.allOf) as JsonSchema, ids);
  switch (typeof schema.type === 'string' ? schema.type : schema.type?.[0]) {
    case 'object':
      return buildObject(schema, ids);
    case 'array':
      return fc.array(typeof schema.items === 'object' ? build(schema.items, ids) : anything(ids), { maxLength: 5 });
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: -5, max: 3000 }), fc.double({ noNaN: true }), fc.constantFrom(0, -1, 2 ** 53, 1e308, 0.1));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema, ids);
    default:
      return anything(ids);
  }
}

function buildObject(schema: JsonSchema, ids: readonly string[]): Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {}).map(([name, part]) => {
    const value = build(part, ids);
    const isRequired = schema.required?.includes(name) ?? false;
    return [name, fc.oneof({ weight: isRequired ? 60 : 2, arbitrary: value }, { weight: 1, arbitrary: fc.constant(undefined) })] as const;
  });
  const named = fc.record(Object.fromEntries(properties));
  const { additionalProperties: rest } = schema;
  // Keys of any name, with values of one kind.
  return typeof rest === 'object' ? fc.oneof(named, fc.dictionary(textOf({}, ids), build(rest, ids), { maxKeys: 4 })) : named;
}

function textOf({ format }: JsonSchema, ids: readonly string[]): Arbitrary<string> {
  const plain = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(...NASTY),
    fc.constantFrom(...NASTY_DAYS),
    fc.constantFrom('vegan, 1800 calories', '2 cups rice', 'Lentil soup', '2026-11-21', ...ids),
  );
  if (format === 'date') return fc.oneof(fc.constantFrom('2026-11-21', '2024-02-30', '0000-01-01', '9999-12-31'), plain);
  if (format === 'uuid') return fc.oneof(fc.uuid(), fc.constantFrom('00000000-0000-4000-8000-000000000000', ...ids), plain);
  return plain;
}

const anything = (ids: readonly string[]): Arbitrary<unknown> =>
  fc.oneof(fc.constantFrom<unknown>(...NASTY, ...ids, null, true, 0, -1, 1e308), fc.jsonValue());
