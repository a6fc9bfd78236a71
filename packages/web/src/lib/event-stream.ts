import type { CallOf, Endpoint, ReplyOf } from '@larder/contract/endpoint.ts';
import { EVENT_STREAM } from '@larder/contract/plan-stream.ts';
import { buildUrl, failedAnswer } from './api-client.ts';

export type ServerEvent = { readonly name: string; readonly data: unknown };

/** The answer whole, from a server or a middleman that streams nothing; or its events, as many at a time as came together. */
export type EventAnswer<E extends Endpoint> =
  | { readonly type: 'whole'; readonly reply: ReplyOf<E> }
  | { readonly type: 'events'; readonly batches: AsyncIterable<readonly ServerEvent[]> };

type Options<E> = CallOf<E> & { readonly signal: AbortSignal };

/** Like `call`, for an endpoint that can answer bit by bit. Aborting the signal ends the work on the server too. */
export async function callForEvents<E extends Endpoint>(endpoint: E, { signal, ...request }: Options<E>): Promise<EventAnswer<E>> {
  const response = await fetch(buildUrl(endpoint.path), {
    method: endpoint.method,
    credentials: 'include',
    headers: { accept: `${EVENT_STREAM}, application/json`, 'content-type': 'application/json' },
    body: JSON.stringify(request.body),
    signal,
  });
  if (!response.ok) throw failedAnswer(endpoint.path, response, await response.text());
  const isStream = response.headers.get('content-type')?.startsWith(EVENT_STREAM) === true;
  if (!isStream || !response.body) return { type: 'whole', reply: (await response.json()) as ReplyOf<E> };
  return { type: 'events', batches: readBatches(response.body) };
}

async function* readBatches(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<readonly ServerEvent[]> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const parse = makeEventParser();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = parse(value);
    if (events.length > 0) yield events;
  }
}

/** Server-sent events from text that is cut anywhere. Comments and events without data are left out. */
export function makeEventParser(): (piece: string) => readonly ServerEvent[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece.replaceAll('\r\n', '\n')).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => readEvent(block) ?? []);
  };
}

function readEvent(block: string): ServerEvent | undefined {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) name = line.slice('event:'.length).trim();
    else if (line.startsWith('data:')) data.push(line.slice('data:'.length).trimStart());
  }
  return data.length === 0 ? undefined : { name, data: JSON.parse(data.join('\n')) as unknown };
}
