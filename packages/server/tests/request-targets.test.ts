import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LarderApp, startLarderApp } from './support/larder-app.ts';

let larder: LarderApp;
let port: number;
beforeAll(async () => {
  larder = await startLarderApp();
  await larder.app.listen({ host: '127.0.0.1', port: 0 });
  port = (larder.app.server.address() as AddressInfo).port;
}, 60_000);
afterAll(() => larder.close());

const ODD = [
  '/',
  '//',
  '///',
  '////',
  '/\\',
  '\\',
  '//[',
  '//]',
  '//[::1',
  '//[::1]',
  '//:',
  '//:80',
  '//@',
  '//a@b',
  '//%',
  '//%00',
  '//?',
  '//#',
  '//..',
  '/..//',
  '/?',
  '/?#',
  '/#',
  '/#a',
  '/??',
  '/?%',
  '/?%zz',
  '/?a[',
  '/?__proto__=1',
  '/?constructor[prototype]=1',
  '/;',
  '/:',
  '/@',
  '/!',
  '/~',
  '/|',
  '/^',
  '/`',
  '/.',
  '/..',
  '/../',
  '/../..',
  '/./',
  '/.//',
  '/%2e%2e/',
  '/%2e%2e%2f',
  '/..%2f..%2fetc/passwd',
  '/..%5c',
  '/%5c',
  '/%2f',
  '/%2f%2f',
  '/%00',
  '/%0a',
  '/%0d%0a',
  '/%ff',
  '/%c0%af',
  '/%u0041',
  '/%',
  '/%%',
  '/%2',
  '/%zz',
  '*',
  'http://',
  'http:///',
  'http://[',
  'http://other.example/',
  'https://other.example/api/auth/user',
  'ftp://x/',
  'javascript:alert(1)',
  'localhost:80',
  'x',
  '?',
  '#',
];
const PLACES = [
  '/api/',
  '/api/meal-plans/',
  '/api/grocery-lists/',
  '/oidc/',
  '/oidc/interaction/',
  '/assets/',
  '/dish/',
  '/calendar/',
  '/nutrition/',
  '/recipe/',
  '/edit-plan/',
];
const TAILS = [
  '',
  '/',
  '//',
  '/[',
  '/\\',
  '/%',
  '/%00',
  '/..',
  '/%2e%2e',
  '/%ff',
  '/*',
  '/:id',
  '/?',
  '/?[',
  '/__proto__',
  '/constructor',
  `/${'a'.repeat(3000)}`,
];
const TARGETS = [...ODD, ...PLACES.flatMap((place) => TAILS.map((tail) => place.slice(0, -1) + tail))];

async function ask(method: string, target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${method} ${target} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
    });
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (text += chunk));
    socket.on('end', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)));
    socket.on('error', reject);
  });
}

test.each(['GET', 'HEAD', 'POST', 'OPTIONS'])('no target of a %s is a fault of ours', { timeout: 120_000 }, async (method) => {
  expect(TARGETS.length).toBeGreaterThan(200);
  const failed: string[] = [];
  for (const target of TARGETS) {
    const status = await ask(method, target);
    if (status < 200 || status >= 500) failed.push(`${status} ${target.slice(0, 60)}`);
  }
  expect(failed).toEqual([]);
});
