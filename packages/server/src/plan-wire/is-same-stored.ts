import { isDeepStrictEqual } from 'node:util';

/** Whether two values are one in a `jsonb` column, which keeps no order of keys and no key without a value. */
export const isSameStored = (one: unknown, other: unknown): boolean => isDeepStrictEqual(asStored(one), asStored(other));

const asStored = (value: unknown): unknown => (value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown));
