import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findFreePort } from './support/find-free-port.ts';
import { signUpOverHttp } from './support/sign-up-over-http.ts';

/** Each is as long as the server demands, and no word of anything else. */
const SECRETS = {
  SESSION_SECRET: 'QUINCE-session-secret-of-more-than-32-characters',
  ENCRYPTION_KEY: 'QUINCE-encryption-key-of-more-than-32-characters',
  METRICS_TOKEN: 'QUINCE-metrics-token-of-more-than-16',
  LLM_API_KEY: 'QUINCE-model-key',
  YOUTUBE_API_KEY: 'QUINCE-video-key',
  INSTACART_API_KEY: 'QUINCE-shop-key',
  GOOGLE_CLIENT_SECRET: 'QUINCE-calendar-secret',
};
const PASSWORD = 'QUINCE-password of mine';

let upstream: Server;
let server: ChildProcess;
let origin: string;
const dataDir = mkdtempSync(join(tmpdir(), 'larder-secrets-'));
let output = '';

beforeAll(async () => {
  // The worst of services: it refuses, and quotes all it was sent.
  upstream = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const quoted = JSON.stringify({ url: request.url, headers: request.headers, body });
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: quoted, code: quoted, errors: [{ reason: quoted }] }, error_description: quoted }));
    });
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const address = upstream.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  const vendors = {
    LLM_BASE_URL: `${url}/v1`,
    LLM_MODEL: 'any',
    YOUTUBE_BASE_URL: url,
    INSTACART_BASE_URL: url,
    GOOGLE_CLIENT_ID: 'larder',
    GOOGLE_TOKEN_BASE_URL: url,
    GOOGLE_CALENDAR_BASE_URL: url,
  };
  server = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env: { ...process.env, ...SECRETS, ...vendors, PORT: String(port), BASE_URL: origin, DATA_DIR: dataDir, LOG_LEVEL: 'debug' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await vi.waitUntil(() => output.includes('Larder is ready'), { timeout: 100_000 });
}, 120_000);
afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
  upstream.close();
  rmSync(dataDir, { recursive: true });
});

test('a visit to every service, refused by each with all it was sent, leaves no secret in the log', { timeout: 90_000 }, async () => {
  const cookie = await signUpOverHttp(origin, PASSWORD);
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const headers = {
      cookie,
      origin,
      authorization: 'Bearer QUINCE-guess',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const answer = await fetch(origin + path, {
      method,
      headers,
      redirect: 'manual',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(text, path).not.toMatch(/QUINCE-(?!code)/);
    return text.startsWith('{') ? JSON.parse(text) : undefined;
  };
  await ask('POST', '/api/meal-plans/generate', { query: 'vegan' });
  await ask('POST', '/api/youtube/search', { title: 'Lentil soup' });
  const list = (await ask('POST', '/api/grocery-lists', { name: 'Week' })) as { data: { id: string } };
  await ask('POST', `/api/grocery-lists/${list.data.id}/lines`, { id: randomUUID(), line: '2 cups rice' });
  await ask('POST', `/api/grocery-lists/${list.data.id}/export/instacart`, {});
  const { authUrl } = (await ask('GET', '/api/google/auth')) as { authUrl: string };
  const state = new URL(authUrl).searchParams.get('state') ?? '';
  await ask('GET', `/api/google/callback?code=QUINCE-code&state=${encodeURIComponent(state)}`);
  await ask('GET', '/api/callback?code=QUINCE-code&state=QUINCE-state');
  await ask('GET', '/metrics');
  const link = JSON.stringify(await ask('POST', '/api/calendar/link'));
  const feedToken = /calendar\/([\w-]{20,})\.ics/.exec(link)?.[1] ?? '';
  expect(feedToken).not.toBe('');
  await ask('GET', `/calendar/${feedToken}.ics`);

  // Each of them was asked, and said so.
  const words = ['model failed', 'Instacart', 'Google Calendar failed'];
  await expect.poll(() => words.filter((word) => !output.includes(word)), { timeout: 10_000 }).toEqual([]);
  const session = /larder_session=([\w-]+)/.exec(cookie)?.[1] ?? '';
  expect(session).not.toBe('');
  for (const secret of ['QUINCE', session, feedToken, encodeURIComponent(state)]) {
    const line = output.split('\n').find((text) => text.includes(secret));
    expect(line, `${secret} in the log`).toBeUndefined();
  }
});
