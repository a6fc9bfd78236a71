import { type Agent, request } from 'node:http';
import type { Call } from './call.ts';
import { RawConnection } from './raw-connection.ts';

export type LoadResult = {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly errors: number;
  readonly firstError: string | undefined;
  readonly requests: number;
  /** What the load itself took for each request. */
  readonly ownCpuMs: number;
};

type LoadOptions = { readonly origin: string; readonly connections: number; readonly seconds: number; readonly nextCall: () => Call };

/** A closed loop: each connection sends its next request when the last was answered. */
export async function runLoad({ origin, connections, seconds, nextCall }: LoadOptions): Promise<LoadResult> {
  const lines = await Promise.all(Array.from({ length: connections }, () => RawConnection.open(origin)));
  const ownBefore = process.cpuUsage();
  const times: number[] = [];
  let errors = 0;
  let firstError: string | undefined;
  const startedAt = performance.now();
  const isOver = (): boolean => performance.now() - startedAt > seconds * 1000;
  await Promise.all(
    lines.map(async (line) => {
      while (!isOver()) {
        const call = nextCall();
        const sentAt = performance.now();
        const fault = await line.send(call);
        times.push(performance.now() - sentAt);
        if (fault === undefined) continue;
        errors += 1;
        firstError ??= `${call.method} ${call.path}: ${fault}`;
      }
    }),
  );
  const elapsed = (performance.now() - startedAt) / 1000;
  const own = process.cpuUsage(ownBefore);
  for (const line of lines) line.close();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return {
    requestsPerSecond: times.length / elapsed,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    maxMs: at(1),
    errors,
    firstError,
    requests: times.length,
    ownCpuMs: (own.user + own.system) / 1000 / times.length,
  };
}

/** By Node's own client, for loads that are not about speed. What went wrong, or undefined. */
export function send(origin: string, agent: Agent, { method, path, cookie, body, accept = '*/*' }: Call): Promise<string | undefined> {
  return new Promise((resolve) => {
    const headers = {
      cookie,
      origin,
      accept,
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const sent = request(origin + path, { method, agent, headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      let text = '';
      if (status >= 400) answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      else answer.resume();
      answer.on('end', () => resolve(status < 400 ? undefined : `${status} ${text.slice(0, 200)}`));
      answer.on('error', (error) => resolve(error.message));
    });
    sent.on('error', (error) => resolve(error.message));
    sent.end(body);
  });
}
