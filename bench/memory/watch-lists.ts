import { request } from 'node:http';
import { cookieOf, listIdOf } from '../http/fill-users.ts';

/** How long a phone stays on a list before its screen goes dark. */
const VISIT_MS = 45_000;

export type Watchers = { readonly count: () => { readonly opened: number; readonly events: number }; readonly stop: () => void };

/** `count` phones that each watch somebody's list for a while, leave, and watch another's. */
export function watchLists(origin: string, count: number, users: number): Watchers {
  let opened = 0;
  let events = 0;
  const stopping = new AbortController();
  const watch = (visitMs: number): void => {
    if (stopping.signal.aborted) return;
    opened += 1;
    const user = 1 + Math.floor(Math.random() * users);
    const stream = request(`${origin}/api/grocery-lists/${listIdOf(user)}/events`, {
      headers: { cookie: cookieOf(user) },
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(visitMs)]),
    });
    stream.on('response', (answer) => {
      answer.on('data', (chunk: Buffer) => (events += chunk.toString().split('event:').length - 1));
      answer.on('error', () => undefined);
    });
    stream.on('error', () => undefined);
    stream.on('close', () => watch(VISIT_MS));
    stream.end();
  };
  // The first visits end at different times, so that the later ones do not come all at once.
  for (let n = 1; n <= count; n++) watch((VISIT_MS * n) / count);
  return { count: () => ({ opened, events }), stop: () => stopping.abort() };
}
