import type { LIST_EVENTS, ListChanges } from '@larder/contract/grocery.ts';
import type { ProblemReply } from '@larder/contract/problem.ts';
import type { EventStream } from '../../http/event-stream.ts';
import { watchUntil } from '../../turns/watch-until.ts';

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

/** Tells of changes until the reader leaves, the list is gone or the time is up; resolves at the end. */
export async function streamChanges(events: EventStream<typeof LIST_EVENTS>, options: StreamOptions): Promise<void> {
  const { since, readChanges, watch, explain, over } = options;
  let sent = since;
  let isLooking = false;
  let isAskedAgain = false;
  const watching = watchUntil({ watch, over, look: () => void look() });

  async function look(): Promise<void> {
    isAskedAgain = isLooking;
    if (isLooking || watching.isOver()) return;
    isLooking = true;
    try {
      const found = await readChanges(sent);
      if (watching.isOver()) return;
      if (found === undefined) {
        events.send('gone', {});
        watching.end();
      } else if (found.revision !== sent) {
        events.send('changes', found.changes, found.revision);
        sent = found.revision;
      }
    } catch (error) {
      // Who has left is told nothing, and a reader that comes back does so with the revision it has.
      if (!watching.isOver()) events.send('problem', explain(error));
      watching.end();
    }
    isLooking = false;
    if (isAskedAgain) await look();
  }

  void look();
  await watching.ended;
  events.end();
}
