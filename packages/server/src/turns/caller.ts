import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * For whom work is being done, for what is shared by all and taken in turns: the thread (`slices.ts`) and the one session of the
 * built-in database. It says nothing of what a caller may see; that is the scope, which is passed by hand.
 */
const callers = new AsyncLocalStorage<string>();

export const workFor = <Value>(caller: string, work: () => Value): Value => callers.run(caller, work);

/** Housekeeping, and what is read before it is known who calls, share the empty one. */
export const currentCaller = (): string => callers.getStore() ?? '';

/** Work that something else begins later, a timer or a notification, as if it began here. */
export const asCaller = <Work extends () => unknown>(work: Work): Work => AsyncLocalStorage.bind(work);

/** Pieces that are read by a stream later, as if they were read here. */
export function readAsCaller<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  return readIn(AsyncLocalStorage.snapshot(), pieces[Symbol.asyncIterator]());
}

async function* readIn<Piece>(here: ReturnType<typeof AsyncLocalStorage.snapshot>, reader: AsyncIterator<Piece>): AsyncGenerator<Piece> {
  try {
    for (let next = await here(() => reader.next()); next.done !== true; next = await here(() => reader.next())) yield next.value;
  } finally {
    await reader.return?.();
  }
}
