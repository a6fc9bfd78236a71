import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** Between two answers nobody notices. */
const LOOK_EVERY_MS = 50;

/**
 * Lets a server that stops wait for answers and for nothing else. Node waits for two kinds of connection more: one that a browser
 * opened ahead and said nothing on counts as busy until its first request is a minute late, and one that becomes idle only
 * after the stop began is kept for its next request. Closing all of them at once would cut off what is being answered.
 */
export function drainOnClose(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    if (isClosing) socket.destroy();
    else silent.add(socket.once('close', () => silent.delete(socket)));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of silent) socket.destroy();
    const looking = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
    app.server.once('close', () => clearInterval(looking));
  });
}
