import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLookUpPublic } from '../../net/public-address.ts';
import { makePageFetcher } from './index.ts';

const PAGE = '<!doctype html><title>Soup</title>';
let server: Server;
let port = 0;
let answer: RequestListener = (_request, response) => void response.end(PAGE);
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Resolve = Parameters<typeof makeLookUpPublic>[0];

/** A resolver of names as it would answer, one answer a question. */
const resolving = (...answers: string[]): Resolve => {
  let at = 0;
  return ((_host: string, _options: object, done: (error: null, found: { address: string; family: number }[]) => void) => {
    const address = answers[Math.min(at++, answers.length - 1)]!;
    done(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
  }) as unknown as Resolve;
};

/** `recipes.example` is the server of this test, and stands for a public one; every other name goes through the gate. */
const makeLookUp =
  (resolve?: Resolve): LookupFunction =>
  (host, options, done) => {
    if (host !== 'recipes.example') return makeLookUpPublic(resolve)(host, options, done);
    if (options.all) return done(null, [{ address: '127.0.0.1', family: 4 }]);
    return done(null, '127.0.0.1', 4);
  };

const fetchAt = (path: string, { resolve, ...limits }: { resolve?: Resolve; mostBytes?: number; patienceMs?: number } = {}) => {
  asked = [];
  return makePageFetcher({ lookup: makeLookUp(resolve), ports: [port], limits })(`http://recipes.example:${port}${path}`);
};

const redirectTo =
  (location: string): RequestListener =>
  (request, response) => {
    if (request.url !== '/here') response.writeHead(302, { location });
    response.end(PAGE);
  };

describe('a page', () => {
  it.each([
    ['as it is', (text: string) => Buffer.from(text), {}],
    ['gzipped', gzipSync, { 'content-encoding': 'gzip' }],
    ['in brotli', brotliCompressSync, { 'content-encoding': 'br' }],
  ])('comes back %s, with where it was', async (_case, pack, headers) => {
    answer = (_request, response) => {
      response.writeHead(200, headers);
      response.end(pack(PAGE));
    };
    expect(await fetchAt('/soup')).toEqual({ ok: true, value: { text: PAGE, address: `http://recipes.example:${port}/soup` } });
  });

  it.each([
    ['its header', Buffer.from('<p>cr\u00e8me', 'latin1'), 'text/html; charset=iso-8859-1'],
    ['its own words', Buffer.from('<meta charset="windows-1252"><p>cr\u00e8me', 'latin1'), 'text/html'],
    ['what it cannot be', Buffer.from('<p>cr\u00e8me', 'latin1'), 'text/html'],
    ['nothing, as most', Buffer.from('<p>crème'), 'text/html'],
  ])('is in the charset of %s', async (_case, bytes, type) => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': type });
      response.end(bytes);
    };
    const page = await fetchAt('/');
    expect(page.ok && page.value.text).toContain('crème');
  });

  it('is where a redirect leads', async () => {
    answer = redirectTo('/here');
    expect(await fetchAt('/there')).toMatchObject({ ok: true, value: { address: `http://recipes.example:${port}/here` } });
  });

  it('of a site that lets no program in says so with its status', async () => {
    answer = (_request, response) => {
      response.writeHead(403);
      response.end('no');
    };
    expect(await fetchAt('/')).toEqual({ ok: false, fault: { type: 'refused', status: 403 } });
  });
});

describe('the gate', () => {
  it.each([
    'ftp://recipes.example/soup',
    'file:///etc/passwd',
    'http://user:secret@recipes.example/soup',
    'https://recipes.example:8443/soup',
    'http://127.0.0.1/soup',
    'http://[::1]/soup',
    'http://[::ffff:10.0.0.1]/soup',
    'http://2130706433/soup',
    'http://0x7f.1/soup',
    'http://169.254.169.254/latest/meta-data',
    'not an address',
    'javascript:alert(1)',
  ])('is closed to %s', async (address) => {
    asked = [];
    expect(await makePageFetcher({ lookup: makeLookUp() })(address)).toEqual({ ok: false, fault: { type: 'not-allowed' } });
    expect(asked).toEqual([]);
  });

  it.each([
    ['an IPv4 address of the house', 'http://192.168.1.1/soup', undefined],
    ['an IPv6 address of the house', 'http://[fd00::1]/soup', undefined],
    ['an IPv4 address in IPv6 clothes', 'http://[::ffff:127.0.0.1]/soup', undefined],
    ['a name of the house', 'http://router.example/soup', resolving('10.0.0.1')],
    ['a name with a private IPv6 address', 'http://router.example/soup', resolving('fe80::1')],
    ['a name with a mapped address', 'http://router.example/soup', resolving('::ffff:127.0.0.1')],
    ['another port', 'http://recipes.example:22/soup', undefined],
    ['another protocol', 'file:///etc/passwd', undefined],
  ])('is closed to a redirect to %s', async (_case, location, resolve) => {
    answer = redirectTo(location);
    expect(await fetchAt('/there', resolve ? { resolve } : {})).toEqual({ ok: false, fault: { type: 'not-allowed' } });
    expect(asked).toHaveLength(1);
  });

  it('asks for each name once, so that a second answer cannot lead elsewhere', async () => {
    // Public when it was judged, the house a moment later: only the first is ever used.
    const resolve = resolving('93.184.216.34', '127.0.0.1');
    answer = redirectTo(`http://rebound.example:${port}/soup`);
    const fetched = await fetchAt('/there', { resolve, patienceMs: 300 });
    expect(fetched.ok).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it('ends at the sixth redirect', async () => {
    answer = redirectTo('/again');
    expect(await fetchAt('/there')).toEqual({ ok: false, fault: { type: 'too-many-redirects' } });
    expect(asked).toHaveLength(6);
  });
});

describe('an answer without end', () => {
  it('is left at its size, as it is sent', async () => {
    let sent = 0;
    answer = (_request, response) => {
      const timer = setInterval(() => {
        sent += 100_000;
        response.write('x'.repeat(100_000));
      });
      response.on('close', () => clearInterval(timer));
    };
    expect(await fetchAt('/', { mostBytes: 1_000_000 })).toEqual({ ok: false, fault: { type: 'too-large' } });
    expect(sent).toBeLessThan(20_000_000);
  });

  it('of 20 MB is refused', async () => {
    answer = (_request, response) => void response.end(Buffer.alloc(20_000_000, 'x'));
    expect(await fetchAt('/')).toEqual({ ok: false, fault: { type: 'too-large' } });
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('is counted unpacked: a bomb in %s', async (encoding, pack) => {
    const bomb = pack(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    answer = (_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding });
      response.end(bomb);
    };
    expect(await fetchAt('/')).toEqual({ ok: false, fault: { type: 'too-large' } });
  });

  it.each([
    ['before its head', () => undefined],
    ['in its middle', (_request: unknown, response: { write: (text: string) => void }) => response.write('<html>')],
  ])('that falls silent %s is not waited for', async (_case, silent) => {
    answer = silent;
    expect(await fetchAt('/', { patienceMs: 200 })).toEqual({ ok: false, fault: { type: 'too-slow' } });
  });

  it('with zeros is no page', async () => {
    answer = (_request, response) => void response.end(Buffer.from('\x89PNG\0\0\0'));
    expect(await fetchAt('/')).toEqual({ ok: false, fault: { type: 'no-page' } });
  });
});
