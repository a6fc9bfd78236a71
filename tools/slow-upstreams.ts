/**
 * Every service that Larder may ask takes the connection and never answers: how long does each caller wait, what is he told,
 * and does everybody else go on?
 *
 *     node tools/slow-upstreams.ts
 */
import { randomUUID } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { startServer } from '../bench/http/server-processes.ts';
import { signUpOverHttp } from '../packages/server/tests/support/sign-up-over-http.ts';

const script = join(import.meta.dirname, '../packages/server/src/main.ts');
const silence = await listenInSilence();

try {
  await askEverything();
  await signInOutside();
} finally {
  silence.stop();
}

async function askEverything(): Promise<void> {
  const vendors = {
    LLM_BASE_URL: `${silence.url}/v1`,
    LLM_MODEL: 'silent',
    YOUTUBE_API_KEY: 'silent',
    YOUTUBE_BASE_URL: silence.url,
    INSTACART_API_KEY: 'silent',
    INSTACART_BASE_URL: silence.url,
    GOOGLE_CLIENT_ID: 'silent',
    GOOGLE_CLIENT_SECRET: 'silent',
    GOOGLE_TOKEN_BASE_URL: silence.url,
    GOOGLE_CALENDAR_BASE_URL: silence.url,
  };
  const server = await startServer({ script, env: { ...vendors, LOG_LEVEL: 'silent' } });
  try {
    const cookie = await signUpOverHttp(server.origin);
    const call = async (method: string, path: string, body?: unknown, accept = 'application/json'): Promise<Response> =>
      fetch(server.origin + path, {
        method,
        redirect: 'manual',
        headers: { cookie, accept, origin: server.origin, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const { data: list } = (await (await call('POST', '/api/grocery-lists', { name: 'Week' })).json()) as { data: { id: string } };
    await call('POST', `/api/grocery-lists/${list.id}/lines`, { id: randomUUID(), line: '2 cups rice' });
    const { authUrl } = (await (await call('GET', '/api/google/auth')).json()) as { authUrl: string };
    const state = new URL(authUrl).searchParams.get('state') ?? '';
    const stopWatching = watchOthers(() => call('GET', '/api/grocery-lists'));
    await Promise.all([
      time('a plan by the model', () => call('POST', '/api/meal-plans/generate', { query: 'vegan' })),
      time('a plan by the model, streamed', () => call('POST', '/api/meal-plans/generate', { query: 'keto' }, 'text/event-stream')),
      time('videos', () => call('POST', '/api/youtube/search', { title: 'Lentil soup' })),
      time('an order at the shop', () => call('POST', `/api/grocery-lists/${list.id}/export/instacart`, {})),
      time('permission for the calendar', () => call('GET', `/api/google/callback?code=silent&state=${encodeURIComponent(state)}`)),
    ]);
    console.log(`everybody else meanwhile: ${stopWatching()}`);
  } finally {
    await server.stop();
  }
}

async function signInOutside(): Promise<void> {
  const oidc = { OIDC_ISSUER: silence.url, OIDC_CLIENT_ID: 'silent', OIDC_CLIENT_SECRET: 'silent' };
  const server = await startServer({ script, env: { ...oidc, LOG_LEVEL: 'silent' } });
  try {
    await time('sign-in at an outside provider', () => fetch(`${server.origin}/api/login`, { redirect: 'manual' }));
  } finally {
    await server.stop();
  }
}

async function time(name: string, ask: () => Promise<Response>): Promise<void> {
  const startedAt = performance.now();
  const answer = await ask();
  const text = await answer.text();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const told =
    answer.headers.get('location') ?? /"message":"([^"]*)"/.exec(text)?.[1] ?? /This day comes[^"]*/.exec(text)?.[0] ?? text.slice(0, 80);
  console.log(`${name}: ${answer.status} after ${seconds} s: ${decodeURIComponent(told)}`);
}

function watchOthers(ask: () => Promise<Response>): () => string {
  const waits: number[] = [];
  let faults = 0;
  const look = async (): Promise<void> => {
    const startedAt = performance.now();
    const answer = await ask();
    await answer.arrayBuffer();
    if (answer.ok) waits.push(performance.now() - startedAt);
    else faults += 1;
  };
  const timer = setInterval(() => void look(), 100);
  return () => {
    clearInterval(timer);
    const sorted = waits.toSorted((a, b) => a - b);
    return `${waits.length} answers, ${faults} faults, median ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms`;
  };
}

async function listenInSilence(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
