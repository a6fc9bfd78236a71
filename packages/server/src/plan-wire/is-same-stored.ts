import { isDeepStrictEqual } from 'node:util';

/** Whether two values are one in a `jsonb` column, which keeps no order of keys and no key without a value. */
export const isSameStored = (one: unknown, other: unknown): boolean => isDeepStrictEqual(asJson(one), asJson(other));

const asJson = (value: unknown): unknown => (value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown));
