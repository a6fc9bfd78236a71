import type { EventSchemas } from '@larder/contract/event-stream.ts';
import { EVENT_STREAM } from '@larder/contract/event-stream.ts';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod/mini';

/** Proxies close a connection that is silent for longer, often after half a minute. */
const PING_MS = 15_000;
/** When a browser's own reader comes back after the end. */
const COME_BACK_MS = 1000;

export type EventStream<Events extends EventSchemas> = {
  /** `id`: what the reader names as `Last-Event-ID` when it comes back. */
  readonly send: <Name extends keyof Events & string>(name: Name, data: z.input<Events[Name]>, id?: number) => void;
  readonly end: () => void;
};

/**
 * Takes the answer over from Fastify: from here on it is a stream of server-sent events, with the headers set so far. The one
 * writer of them; @fastify/sse (0.6) was looked at and replaces the reply's `send` for what is these few lines.
 */
export function openEventStream<Events extends EventSchemas>(reply: FastifyReply, events: Events): EventStream<Events> {
  const { raw } = reply;
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': `${EVENT_STREAM}; charset=utf-8`,
    // A middleman that compresses keeps the events back until there are enough of them, as does Nginx without the next line.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // A connection kept for a next request would hold up the server's stop.
    connection: 'close',
  });
  raw.write(`retry: ${COME_BACK_MS}\n\n`);
  const pings = setInterval(() => raw.write(': still here\n\n'), PING_MS);
  raw.on('close', () => clearInterval(pings));
  return {
    send: (name, data, id) => {
      // An event outside its contract is our bug, as an answer would be.
      const encoded = JSON.stringify(events[name]!.parse(data));
      if (!raw.writableEnded) raw.write(`event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${encoded}\n\n`);
    },
    end: () => {
      clearInterval(pings);
      raw.end();
    },
  };
}

/** Aborted when the caller goes before the answer is whole. */
export function watchCaller({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  const look = (): void => {
    if (!raw.writableEnded) leaving.abort(new DOMException('The caller has left.', 'AbortError'));
  };
  // Who left while something else was waited for is not announced any more.
  if (raw.destroyed) look();
  else raw.on('close', look);
  return leaving.signal;
}
