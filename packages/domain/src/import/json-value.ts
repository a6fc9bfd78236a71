/** What somebody else's JSON may hold, told apart before it is used. */
export type JsonObject = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

export const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;

/** Every object in a value, the outer before the inner, as far as the caps go: a value may nest as deep as its text is long. */
export function listObjects(value: unknown): readonly JsonObject[] {
  const found: JsonObject[] = [];
  const queue: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let at = 0; at < queue.length && at < MOST_VALUES; at++) {
    const next = queue[at]!;
    if (isObject(next.value)) found.push(next.value);
    if (next.depth >= MOST_DEPTH || typeof next.value !== 'object' || next.value === null) continue;
    for (const inner of Object.values(next.value)) {
      if (typeof inner === 'object' && inner !== null) queue.push({ value: inner, depth: next.depth + 1 });
    }
  }
  return found;
}

const MOST_VALUES = 100_000;
const MOST_DEPTH = 60;
