import type { CallOf, Endpoint, ReplyOf } from '@larder/contract/endpoint.ts';
import { EVENT_STREAM, type EventOf, type EventSchemas } from '@larder/contract/event-stream.ts';
import { createParser } from 'eventsource-parser';
import { type LooseRequest, readAnswer, send } from './api-client.ts';
import { Unreached } from './unreached.ts';

/** The answer whole, from a server or a middleman that streams nothing; or its events, as many at a time as came together. */
export type EventAnswer<E extends Endpoint, Event> =
  | { readonly type: 'whole'; readonly reply: ReplyOf<E> }
  | { readonly type: 'events'; readonly batches: AsyncIterable<readonly Event[]> };

type Options<E> = CallOf<E> & { readonly signal: AbortSignal };

/**
 * Like `call`, for an endpoint that can answer bit by bit. Aborting the signal ends the work on the server too. `Unreached` where the
 * network cut the answer off: asking again may help. Whatever else goes wrong while events are read is a bug.
 */
export async function callForEvents<E extends Endpoint, Events extends EventSchemas>(
  endpoint: E,
  events: Events,
  { signal, ...request }: Options<E>,
): Promise<EventAnswer<E, EventOf<Events>>> {
  const response = await send(endpoint, request as LooseRequest, { accept: `${EVENT_STREAM}, application/json`, signal });
  const isStream = response.ok && response.headers.get('content-type')?.startsWith(EVENT_STREAM) === true;
  if (!isStream || !response.body) return { type: 'whole', reply: await readAnswer(endpoint, response) };
  return { type: 'events', batches: readBatches(response.body, events) };
}

async function* readBatches<Events extends EventSchemas>(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  events: Events,
): AsyncGenerator<readonly EventOf<Events>[]> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const parse = makeEventParser(events);
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new Unreached('The answer broke off.', { cause });
    });
    if (done) return;
    const batch = parse(value);
    if (batch.length > 0) yield batch;
  }
}

/** Events from text that is cut anywhere. Those a later server may have added are passed over. */
export function makeEventParser<Events extends EventSchemas>(events: Events): (piece: string) => readonly EventOf<Events>[] {
  let batch: EventOf<Events>[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => {
      if (Object.hasOwn(events, event)) batch.push({ name: event, data: JSON.parse(data) as unknown } as EventOf<Events>);
    },
  });
  return (piece) => {
    batch = [];
    parser.feed(piece);
    return batch;
  };
}
