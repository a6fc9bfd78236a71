import type { CallOf, Endpoint, ReplyOf } from '@larder/contract/endpoint.ts';
import type { EventOf, EventSchemas } from '@larder/contract/event-stream.ts';
import { PROBLEMS, type ProblemCode, type ProblemReply } from '@larder/contract/problem.ts';
import { call } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { untilEatersAreStored } from './eaters-change.ts';
import { callForEvents } from './event-stream.ts';
import { Unreached } from './unreached.ts';

type Options<E, Events extends EventSchemas> = CallOf<E> & {
  readonly signal: AbortSignal;
  /** Told of all that came together in one step: what is there at once does not come bit by bit. */
  readonly onEvents: (events: readonly EventOf<Events>[]) => void;
};

/**
 * What is planned for somebody, told of as it comes: the last event is `done` with the whole of it, or `problem`. A stream that the
 * network cut off is asked for once more, whole.
 */
export async function streamAnswer<E extends Endpoint, Events extends EventSchemas>(
  endpoint: E,
  events: Events,
  { signal, onEvents, ...request }: Options<E, Events>,
): Promise<ReplyOf<E>> {
  const asked = request as unknown as CallOf<E>;
  await untilEatersAreStored(signal);
  const answer = await callForEvents(endpoint, events, { ...asked, signal });
  if (answer.type === 'whole') return answer.reply;
  try {
    for await (const batch of answer.batches) {
      const end = batch.find(({ name }) => name === 'done' || name === 'problem');
      if (end?.name === 'done') return end.data as ReplyOf<E>;
      if (end) throw toError(end.data as ProblemReply);
      onEvents(batch);
    }
  } catch (error) {
    if (signal.aborted || !(error instanceof Unreached)) throw error;
  }
  signal.throwIfAborted();
  return await (call as (endpoint: E, request: CallOf<E>) => Promise<ReplyOf<E>>)(endpoint, asked);
}

/** A problem in a stream is what it would have been with a status of its own. */
function toError(problem: ProblemReply): ApiError {
  const status = PROBLEMS[problem.error.code as ProblemCode] ?? PROBLEMS.internal;
  return new ApiError({ status, statusText: '', body: JSON.stringify(problem), sessionExpired: false });
}
