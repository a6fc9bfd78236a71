import type { LIST_EVENTS, ListChanges } from '@larder/contract/grocery.ts';
import type { ProblemReply } from '@larder/contract/problem.ts';
import type { EventStream } from '../../http/event-stream.ts';
import { asCaller } from '../../turns/caller.ts';

export type ChangesSince = { readonly revision: number; readonly changes: ListChanges };

export type StreamOptions = {
  readonly since: number;
  /** Undefined when the list is gone. */
  readonly readChanges: (since: number) => Promise<ChangesSince | undefined>;
  readonly watch: (hear: () => void) => () => void;
  /** Logs a failure and says what the reader is told of it. */
  readonly explain: (error: unknown) => ProblemReply;
  /** When the server stops, or the reader leaves. */
  readonly over: AbortSignal;
};

/** A notification may be lost with its connection. */
const LOOK_EVERY_MS = 10_000;
/** Then the browser comes back by itself, and whether the session is still good is asked again. */
const LONGEST_MS = 5 * 60_000;

/** Tells of changes until the reader leaves, the list is gone or the time is up; resolves at the end. */
export function streamChanges(events: EventStream<typeof LIST_EVENTS>, options: StreamOptions): Promise<void> {
  const { since, readChanges, watch, explain, over } = options;
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
        if (isOver) return;
        if (found === undefined) {
          events.send('gone', {});
          end();
        } else if (found.revision !== sent) {
          events.send('changes', found.changes, found.revision);
          sent = found.revision;
        }
      } catch (error) {
        // Who has left is told nothing, and a reader that comes back does so with the revision it has.
        if (!isOver) events.send('problem', explain(error));
        end();
      }
      isLooking = false;
      if (isAskedAgain) await look();
    };

    // Or all streams would look in one turn of the database, that of housekeeping.
    const unwatch = watch(asCaller(() => void look()));
    const looking = setInterval(() => void look(), LOOK_EVERY_MS);
    const limit = setTimeout(end, LONGEST_MS);
    function end(): void {
      if (isOver) return;
      isOver = true;
      unwatch();
      over.removeEventListener('abort', end);
      clearInterval(looking);
      clearTimeout(limit);
      events.end();
      resolve();
    }
    over.addEventListener('abort', end, { once: true });
    if (over.aborted) end();
    else void look();
  });
}
