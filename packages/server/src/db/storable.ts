/** PostgreSQL stores neither NUL nor half of a surrogate pair: a pasted one is dropped here and is no fault of the eater's. */
export function storableText(text: string): string {
  return text.replaceAll(UNSTORABLE, '');
}

/** For a `jsonb` column. Arrays too: a driver left alone would write them as PostgreSQL arrays. */
export function toJsonb(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part));
}

const UNSTORABLE = /\0|\p{Surrogate}/gu;
