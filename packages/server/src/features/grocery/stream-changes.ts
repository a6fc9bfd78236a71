import type { ListChanges } from '@larder/contract/grocery.ts';
import type { ServerResponse } from 'node:http';

export type ChangesSince = { readonly revision: number; readonly changes: ListChanges };

export type StreamOptions = {
  readonly since: number;
  /** Undefined when the list is gone. */
  readonly readChanges: (since: number) => Promise<ChangesSince | undefined>;
  readonly watch: (hear: () => void) => () => void;
  readonly stopping: AbortSignal;
};

/** A notification may be lost with its connection. */
const LOOK_EVERY_MS = 10_000;
/** Then the browser comes back by itself, and whether the session is still good is asked again. */
const LONGEST_MS = 5 * 60_000;

/** Server-sent events until the reader leaves, the list is gone or the time is up; resolves at the end. */
export function streamChanges(response: ServerResponse, { since, readChanges, watch, stopping }: StreamOptions): Promise<void> {
  return new Promise((resolve) => {
    let sent = since;
    let isLooking = false;
    let isAskedAgain = false;
    let isOver = false;

    const look = async (): Promise<void> => {
      isAskedAgain = isLooking;
      if (isLooking || isOver) return;
      isLooking = true;
      try {
        const found = await readChanges(sent);
        if (found === undefined) response.write('event: gone\ndata: {}\n\n');
        else if (found.revision !== sent) {
          response.write(`event: changes\nid: ${found.revision}\ndata: ${JSON.stringify(found.changes)}\n\n`);
          sent = found.revision;
        } else response.write(':\n\n');
        if (found === undefined) end();
      } catch {
        // The reader comes back with the revision it has, and misses nothing.
        end();
      }
      isLooking = false;
      if (isAskedAgain) await look();
    };

    const unwatch = watch(() => void look());
    const looking = setInterval(() => void look(), LOOK_EVERY_MS);
    const limit = setTimeout(end, LONGEST_MS);
    function end(): void {
      if (isOver) return;
      isOver = true;
      unwatch();
      stopping.removeEventListener('abort', end);
      clearInterval(looking);
      clearTimeout(limit);
      response.end();
      resolve();
    }
    response.on('close', end);
    stopping.addEventListener('abort', end, { once: true });
    response.write('retry: 1000\n\n');
    void look();
  });
}
