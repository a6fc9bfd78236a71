import type { FastifyReply } from 'fastify';

/** Proxies close a connection that is silent for longer, often after half a minute. */
const PING_MS = 15_000;

export type EventStream = { readonly send: (name: string, data: unknown) => void; readonly end: () => void };

/** Takes the answer over from Fastify: from here on it is a stream of server-sent events, with the headers set so far. */
export function openEventStream(reply: FastifyReply): EventStream {
  const { raw } = reply;
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Nginx would keep the events back until there are enough of them.
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  const pings = setInterval(() => raw.write(': still here\n\n'), PING_MS);
  raw.on('close', () => clearInterval(pings));
  return {
    send: (name, data) => void (raw.writableEnded || raw.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => {
      clearInterval(pings);
      raw.end();
    },
  };
}

/** Aborted when the caller goes before the answer is whole. */
export function watchCaller({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.on('close', () => {
    if (!raw.writableEnded) leaving.abort(new DOMException('The caller has left.', 'AbortError'));
  });
  return leaving.signal;
}
