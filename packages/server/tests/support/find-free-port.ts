import { once } from 'node:events';
import { createServer } from 'node:net';

/** For a server that is told its port before it starts. Free a moment ago: another program may still take it. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
