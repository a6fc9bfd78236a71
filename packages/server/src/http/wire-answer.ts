import { isDeepStrictEqual } from 'node:util';
import type { Endpoint, ReplyOf } from '@larder/contract/endpoint.ts';

/** The JSON of an answer, written by whoever had it as text already. */
export class WireText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An answer as it travels, of a call so frequent that checking each would be a fifth of its cost. */
export type WireAnswer<E> = ReplyOf<E> | WireText;

/** All that any test asks for, and then enough to notice within minutes what a test has not asked for. */
const CHECKED_FIRST = 100;
const CHECKED_LATER = 1 / 100;

/** Gives the answer's text. One that breaks the contract, or holds more than it says, throws if it is one of those looked at. */
export function makeWireEncoder({ method, path, reply }: Endpoint): (answer: unknown) => string {
  let count = 0;
  return (answer) => {
    const text = answer instanceof WireText ? answer.text : JSON.stringify(answer);
    count += 1;
    if (count > CHECKED_FIRST && Math.random() > CHECKED_LATER) return text;
    const value: unknown = JSON.parse(text);
    const checked = reply.safeParse(value);
    if (checked.success && isDeepStrictEqual(checked.data, value)) return text;
    const issues = checked.success
      ? ['it holds more than it says']
      : checked.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`);
    throw new Error(`${method} ${path} answered outside its contract: ${issues.join('; ')}`);
  };
}
