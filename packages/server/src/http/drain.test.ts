import fastify, { type FastifyInstance } from 'fastify';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drainOnClose } from './drain.ts';

let app: FastifyInstance;
let url: string;
let release: () => void;
let isAsked: Promise<void>;
let sockets: Socket[];
beforeEach(async () => {
  app = fastify();
  drainOnClose(app);
  const released = new Promise<void>((resolve) => (release = resolve));
  isAsked = new Promise((resolve) => {
    app.get('/slow', async () => {
      resolve();
      await released;
      return 'whole';
    });
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  sockets = [];
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
});

/** Never says a word, or only half of one. */
async function openConnection(words: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  await new Promise((resolve) => socket.once('connect', resolve));
  if (words !== '') await new Promise((resolve) => socket.write(words, resolve));
  return socket;
}

// Node would wait for each of these for a minute, longer than a test may take.
it.each(['', 'GET /slow HTTP/1.1\r\nhost: here\r\n'])('does not wait for a connection that has said "%s"', async (words) => {
  await openConnection(words);
  // The server has seen it once it has answered somebody who came later.
  await fetch(`${url}/none`);
  await app.close();
  expect(await new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)))).toBe(0);
});

it('waits for an answer that is under way, but not for the next request on its connection', async () => {
  const answer = fetch(`${url}/slow`);
  await isAsked;
  const closed = app.close();
  release();
  expect(await (await answer).text()).toBe('whole');
  await closed;
});
