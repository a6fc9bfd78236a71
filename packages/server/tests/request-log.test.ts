import fastify, { LogController } from 'fastify';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { logOptions } from '../src/http/log-options.ts';
import { answerProblem } from '../src/http/problems.ts';
import { logRequests } from '../src/http/request-log.ts';

type Line = { readonly msg: string; readonly path?: string; readonly status?: number; readonly reqId?: string };

async function collectLog(request: {
  method: 'GET' | 'POST';
  url: string;
  payload?: object;
}): Promise<{ text: string; lines: readonly Line[] }> {
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
  app.all('/fails', async () => {
    throw new Error('the store is broken');
  });
  app.all('/*', async () => ({ ok: true }));
  await app.inject({ ...request, headers: { cookie: 'larder_session=secret-cookie', authorization: 'Bearer secret-bearer' } });
  await app.close();
  const text = chunks.join('');
  return {
    text,
    lines: text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line),
  };
}

test('a request leaves one line with its id, address and status', async () => {
  const { lines } = await collectLog({ method: 'GET', url: '/api/meal-plans/saved' });
  const ofRequest = lines.filter(({ reqId }) => reqId !== undefined);
  expect(ofRequest).toMatchObject([{ msg: 'request', path: '/api/meal-plans/saved', status: 200 }]);
});

test.each([
  ['a query', '/api/callback?code=secret-code&state=secret-state'],
  ['the key in a calendar address', '/calendar/secret-token.ics'],
  ['a cookie, a bearer token or a body, not even beside an error', '/fails?x=secret-x'],
])('the log says nothing of %s', async (_name, url) => {
  const { text } = await collectLog({ method: 'POST', url, payload: { password: 'secret-password' } });
  expect(text).toContain('"msg":"request"');
  expect(text).not.toContain('secret');
});
