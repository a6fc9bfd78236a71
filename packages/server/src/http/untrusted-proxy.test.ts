import fastify from 'fastify';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { warnOfUntrustedProxy } from './untrusted-proxy.ts';

async function collectWarnings(trustProxy: false | string): Promise<readonly string[]> {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = fastify({ logger: { level: 'warn', stream }, trustProxy });
  warnOfUntrustedProxy(app);
  app.get('/', async () => 'ok');
  await app.inject('/');
  for (const address of ['203.0.113.7', '203.0.113.8']) await app.inject({ url: '/', headers: { 'x-forwarded-for': address } });
  await app.close();
  return lines;
}

test('a proxy that is not believed is told of once, with the setting that believes it', async () => {
  const lines = await collectWarnings(false);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('TRUST_PROXY=127.0.0.1');
  expect(await collectWarnings('loopback')).toEqual([]);
});
