import { asCaller } from './caller.ts';

type Watched = {
  readonly watch: (hear: () => void) => () => void;
  /** Called at every change and every now and then, as the caller that watches. */
  readonly look: () => void;
  /** When the server stops, or the reader leaves. */
  readonly over: AbortSignal;
};

export type Watching = { readonly isOver: () => boolean; readonly end: () => void; readonly ended: Promise<void> };

/** A notification may be lost with its connection. */
const LOOK_EVERY_MS = 10_000;
/** Then the browser comes back by itself, and whether the session is still good is asked again. */
const LONGEST_MS = 5 * 60_000;

/** Watches until the reader leaves, the time is up or `end` is called. */
export function watchUntil({ watch, look, over }: Watched): Watching {
  let isOver = false;
  let resolve: () => void = () => undefined;
  const ended = new Promise<void>((settle) => (resolve = settle));
  // Or all streams would look in one turn of the database, that of housekeeping.
  const lookAsCaller = asCaller(look);
  const unwatch = watch(lookAsCaller);
  const looking = setInterval(lookAsCaller, LOOK_EVERY_MS);
  const limit = setTimeout(end, LONGEST_MS);
  function end(): void {
    if (isOver) return;
    isOver = true;
    unwatch();
    over.removeEventListener('abort', end);
    clearInterval(looking);
    clearTimeout(limit);
    resolve();
  }
  over.addEventListener('abort', end, { once: true });
  if (over.aborted) end();
  return { isOver: () => isOver, end, ended };
}
