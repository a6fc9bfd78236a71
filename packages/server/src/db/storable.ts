/** PostgreSQL stores neither NUL nor half of a surrogate pair: a pasted one is dropped here and is no fault of the eater's. */
export function storableText(text: string): string {
  return text.replaceAll(UNSTORABLE, '');
}

/** For a `jsonb` column. Arrays too: a driver left alone would write them as PostgreSQL arrays. */
export function toJsonb(value: unknown): string {
  return JSON.stringify(value).replaceAll(UNSTORABLE_ESCAPE, '$1');
}

const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** JSON.stringify escapes exactly these, in keys and values alike; an even number of backslashes before one are text. */
const UNSTORABLE_ESCAPE = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;
