import fastifyCookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { currentCaller } from '../turns/caller.ts';
import { makeSessions } from './session.ts';
import type { SessionStore } from './session-store.ts';

test('a session is looked up in the turn of the address that asks, and not in one that everybody shares', async () => {
  const callers: string[] = [];
  const store = {
    find: async () => void callers.push(currentCaller()),
  } as Partial<SessionStore> as SessionStore;
  const app = fastify();
  await app.register(fastifyCookie);
  const sessions = makeSessions(app, store, { overHttps: false });
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Fastify awaits its handlers
  app.get('/', async (request) => ({ isIn: (await sessions.find(request)) !== undefined }));
  await app.inject({ url: '/', remoteAddress: '192.0.2.1', cookies: { larder_session: 'a'.repeat(43) } });
  await app.inject({ url: '/', remoteAddress: '192.0.2.2' });
  expect(callers).toEqual(['guest 192.0.2.1']);
});
