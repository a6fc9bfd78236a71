import fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slowRefusals } from './slow-refusals.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('whoever is refused again and again hears of it a second later, and nobody else does', async () => {
  const app = fastify();
  slowRefusals(app);
  app.get('/refused', async (_request, reply) => reply.status(429).send('no'));
  app.get('/', async () => 'yes');
  const ask = async (url: string, remoteAddress: string) => (await app.inject({ url, remoteAddress })).statusCode;
  for (let n = 0; n < 10; n++) expect(await ask('/refused', '10.0.0.1')).toBe(429);
  let isAnswered = false;
  const late = ask('/refused', '10.0.0.1').then((status) => {
    isAnswered = true;
    return status;
  });
  expect([await ask('/', '10.0.0.1'), await ask('/refused', '10.0.0.2'), isAnswered]).toEqual([200, 429, false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).toBe(429);
  await app.close();
});
