import fastify, { LogController } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { formatPath, logOptions } from '../src/http/log-options.ts';
import { answerProblem } from '../src/http/problems.ts';
import { logRequests } from '../src/http/request-log.ts';

type Line = { readonly msg: string; readonly path?: string; readonly status?: number; readonly reqId?: string };

function openApp() {
  const chunks: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk.toString());
      done();
    },
  });
  const app = fastify({
    logger: { ...logOptions('debug'), stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.setErrorHandler(answerProblem);
  logRequests(app);
  const readLines = (): readonly Line[] =>
    chunks
      .join('')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
  return { app, readText: () => chunks.join(''), readLines };
}

async function collectLog(request: {
  method: 'GET' | 'POST';
  url: string;
  payload?: object;
}): Promise<{ text: string; lines: readonly Line[] }> {
  const { app, readText, readLines } = openApp();
  app.all('/fails', async () => {
    throw new Error('the store is broken');
  });
  app.all('/oidc/*', async ({ raw }: { raw: IncomingMessage & { originalUrl?: string } }) => {
    raw.originalUrl = raw.url ?? '';
    raw.url = '/handed-on';
    return { ok: true };
  });
  app.all('/*', async () => ({ ok: true }));
  await app.inject({ ...request, headers: { cookie: 'larder_session=secret-cookie', authorization: 'Bearer secret-bearer' } });
  await app.close();
  return { text: readText(), lines: readLines() };
}

test('a request leaves one line with its id, address and status', async () => {
  const { lines } = await collectLog({ method: 'GET', url: '/api/meal-plans/saved' });
  const ofRequest = lines.filter(({ reqId }) => reqId !== undefined);
  expect(ofRequest).toMatchObject([{ msg: 'request', path: '/api/meal-plans/saved', status: 200 }]);
  expect(ofRequest[0]).not.toHaveProperty('left');
});

test('its address is the one that was asked for, whoever it is handed on to', async () => {
  const { lines } = await collectLog({ method: 'GET', url: '/oidc/auth?state=x' });
  expect(lines.at(-1)).toMatchObject({ msg: 'request', path: '/oidc/auth' });
});

test.each([
  ['before there is an answer', '/silent', {}],
  ['in the middle of a stream', '/stream', { status: 200 }],
])('a caller who leaves %s leaves a line too', async (_when, path, told) => {
  const { app, readLines } = openApp();
  let isAsked = false;
  app.get(path, (_request, reply) => {
    reply.hijack();
    if (path === '/stream') reply.raw.writeHead(200).write('more comes');
    isAsked = true;
  });
  const origin = await app.listen();
  const leaving = new AbortController();
  const left = fetch(origin + path, { signal: leaving.signal }).then(async (answer) => answer.text());
  await vi.waitFor(() => expect(isAsked).toBe(true));
  leaving.abort();
  await expect(left).rejects.toThrow('abort');
  await vi.waitFor(() => {
    const [line, ...more] = readLines().filter(({ msg }) => msg === 'request');
    expect(line).toMatchObject({ path, left: true, ...told });
    expect(line?.status).toBe('status' in told ? told.status : undefined);
    expect(more).toEqual([]);
  });
  await app.close();
});

test.each([
  ['a query', '/api/callback?code=secret-code&state=secret-state'],
  ['the key in a calendar address', '/calendar/secret-token.ics'],
  ['one that is written with escapes', '/calendar/secret-token%2Eics'],
  ['one with a slash too many', '//join/secret-code'],
  ['a cookie, a bearer token or a body, not even beside an error', '/fails?x=secret-x'],
])('the log says nothing of %s', async (_name, url) => {
  const { text } = await collectLog({ method: 'POST', url, payload: { password: 'secret-password' } });
  expect(text).toContain('"msg":"request"');
  expect(text).not.toContain('secret');
});

test.each([
  ['http://localhost:5000/s/code', '/s/…'],
  ['http://localhost:5000/calendar/token.ics?x', '/calendar/….ics'],
  ['/s/code%', '/s/…'],
  ['/calendar/2026-11-29', '/calendar/2026-11-29'],
  ['/s', '/s'],
])('the address %s is logged as %s', (address, path) => expect(formatPath(address)).toBe(path));
