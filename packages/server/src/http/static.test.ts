import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerProblem } from './problems.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { registerStatic } from './static.ts';

let webRoot: string;
let app: FastifyInstance;

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'larder-web-'));
  write('index.html', '<link rel="canonical" href="https://larder.invalid/" /><h1>landing</h1>');
  write('app.html', '<h1>shell</h1>');
  write('nutrition/index.html', '<h1>guide</h1>');
  write('favicon.svg', '<svg/>');
  write('assets/main-abc123.js', 'plain');
  writeFileSync(join(webRoot, 'assets/main-abc123.js.br'), brotliCompressSync('from brotli'));
  writeFileSync(join(webRoot, 'assets/main-abc123.js.gz'), gzipSync('from gzip'));
  writeFileSync(join(webRoot, 'app.html.br'), brotliCompressSync('<h1>shell</h1>'));
  app = await startServer(webRoot);
});

afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(join(webRoot, path, '..'), { recursive: true });
  writeFileSync(join(webRoot, path), text);
}

async function startServer(root: string, baseUrl = 'http://localhost:5000'): Promise<FastifyInstance> {
  const server = Fastify();
  server.setErrorHandler(answerProblem);
  await registerSecurityHeaders(server, { baseUrl, formTargets: ['https://issuer.test'] });
  await registerStatic(server, { webRoot: root, baseUrl });
  return server;
}

describe('a page address', () => {
  it.each([
    ['/', 'landing'],
    ['/?error=auth_failed', 'landing'],
    ['/nutrition', 'guide'],
    ['/nutrition/', 'guide'],
    ['/calendar', 'shell'],
    ['/recipe/5f1c.2', 'shell'],
    ['/grocery-lists/42', 'shell'],
    ['/nothing/here', 'shell'],
    ['/nothing//here', 'shell'],
    [`/${'a'.repeat(3000)}`, 'shell'],
  ])('%s gets the %s, checked anew each time', async (url, words) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(words);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('that was rendered says where it is, and is sent compressed or not', async () => {
    for (const accepted of ['br, gzip', 'gzip', 'identity']) {
      const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[String(headers['content-encoding'])] ?? ((body: Buffer) => body);
      expect(unpack(rawPayload).toString()).toContain('href="http://localhost:5000/"');
      expect(headers['vary']).toBe('Accept-Encoding, Cookie');
      expect((await app.inject({ url: '/', headers: { 'if-none-match': String(headers['etag']) } })).statusCode).toBe(304);
    }
  });

  it.each(['larder_session=abc', 'theme=dark; __Host-larder_session=abc'])(
    'is the application for whoever has a session (%s)',
    async (cookie) => {
      expect((await app.inject({ url: '/', headers: { cookie } })).body).toContain('shell');
    },
  );

  it('is also one that names a file, when a person opens it', async () => {
    const open = async (url: string, accept: string) => (await app.inject({ url, headers: { accept } })).body;
    expect(await open('/calendar.html', 'text/html,*/*;q=0.8')).toContain('shell');
    expect(await open('/calendar.html', '*/*')).toBe('Not Found');
    expect(await open('/assets/gone-123.js', 'text/html')).toBe('Not Found');
  });

  it('answers HEAD without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/calendar' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it('is not changed, when it is not', async () => {
    const { etag } = (await app.inject('/calendar')).headers;
    expect((await app.inject({ url: '/calendar', headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304);
  });
});

describe('a built file', () => {
  it('with a hash in its name is kept for good', async () => {
    expect((await app.inject('/assets/main-abc123.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('without one is checked anew', async () => {
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('is sent as compressed before, to those who accept %s', async (accepted, encoding) => {
    const answer = await app.inject({ url: '/assets/main-abc123.js', headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toContain('javascript');
    expect(String(answer.headers['vary']).toLowerCase()).toContain('accept-encoding');
  });

  it('compressed before is also used for pages', async () => {
    const answer = await app.inject({ url: '/calendar', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toContain('text/html');
  });
});

describe('an address where nothing is', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['GET', '/api'],
    ['DELETE', '/api/meal-plans/1/2/3'],
  ] as const)('%s %s answers 404 in JSON', async (method, url) => {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, error: { code: 'not-found' } });
  });

  it.each(['/assets/gone-123.js', '/robots.txt', '/oidc/nothing', '/sw.js'])('%s answers 404 and no page', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('<h1>');
    expect(answer.headers['cache-control']).not.toContain('immutable');
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fsecret', '/.env'])(
    '%s gives no file from elsewhere',
    async (url) => {
      const answer = await app.inject(url);
      expect(answer.body).not.toMatch(/"name"|SECRET/);
      expect([200, 400, 403, 404]).toContain(answer.statusCode);
    },
  );

  it('is answered without a web app too, with what to do', async () => {
    const bare = await startServer('/nowhere');
    expect((await bare.inject('/')).body).toContain('npm run build');
    expect((await bare.inject('/api/x')).json()).toMatchObject({ success: false });
    await bare.close();
  });
});

describe('the security headers', () => {
  it('allow our own script and style and nothing else', async () => {
    const { headers } = await app.inject('/');
    expect(String(headers['content-security-policy']).split(';').toSorted()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'self'",
      "font-src 'self'",
      "form-action 'self' https://issuer.test",
      "frame-ancestors 'none'",
      "img-src 'self' data:",
      "manifest-src 'self'",
      "object-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "worker-src 'self'",
    ]);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'same-origin' });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('demand https only where there is https', async () => {
    const secure = await startServer(webRoot, 'https://larder.test');
    const { headers } = await secure.inject('/');
    expect(String(headers['content-security-policy'])).toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toContain('max-age=');
    await secure.close();
  });
});
