import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import { isPublicAddress, lookUpPublic, PrivateAddress } from '../../net/public-address.ts';
import type { FetchPage, Page, PageFault } from '../../ports/page.ts';
import { decodePage } from './decode-page.ts';

export type PageLimits = {
  /** Unpacked. The largest of 79 real recipe pages has 0.4 MB. */
  readonly mostBytes: number;
  /** For everything together, however many redirects. */
  readonly patienceMs: number;
  readonly mostRedirects: number;
};

const LIMITS: PageLimits = { mostBytes: 5_000_000, patienceMs: 10_000, mostRedirects: 5 };

type Options = {
  readonly lookup?: LookupFunction;
  readonly limits?: Partial<PageLimits>;
  /** Beside 80 and 443, where tests listen. */
  readonly ports?: readonly number[];
};

/**
 * The address is a stranger's word, and so is every redirect: each passes the same gate, and the name is looked up once, by the
 * connection itself. No cookies and no credentials are sent, and from https it never goes on in the clear.
 */
export function makePageFetcher({ lookup = lookUpPublic, limits: given, ports = [] }: Options = {}): FetchPage {
  const limits = { ...LIMITS, ...given };
  return async (address) => {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), limits.patienceMs);
    try {
      return await follow(address, { limits, lookup, ports, signal: deadline.signal });
    } catch (error) {
      if (deadline.signal.aborted) return fail({ type: 'too-slow' });
      if (error instanceof PrivateAddress) return fail({ type: 'not-allowed' });
      return fail(error instanceof TooLarge ? { type: 'too-large' } : { type: 'unreachable' });
    } finally {
      clearTimeout(timer);
    }
  };
}

type Fetching = Required<Pick<Options, 'lookup' | 'ports'>> & { readonly limits: PageLimits; readonly signal: AbortSignal };

async function follow(address: string, fetching: Fetching): Promise<Result<Page, PageFault>> {
  let url = readAddress(address);
  for (let redirects = 0; redirects <= fetching.limits.mostRedirects; redirects++) {
    if (!url || !isAllowed(url, fetching)) return fail({ type: 'not-allowed' });
    const answer = await ask(url, fetching);
    const { statusCode: status = 0, headers } = answer;
    const to = status >= 300 && status < 400 ? headers.location : undefined;
    if (to === undefined) return readAnswer(answer, url, fetching);
    answer.destroy();
    const next: URL | undefined = URL.canParse(to, url.href) ? new URL(to, url) : undefined;
    if (url.protocol === 'https:' && next?.protocol === 'http:') return fail({ type: 'not-allowed' });
    url = next;
  }
  return fail({ type: 'too-many-redirects' });
}

/** People leave the https:// away. */
function readAddress(text: string): URL | undefined {
  const trimmed = text.trim();
  const whole = /^[a-z][a-z\d+.-]*:/i.test(trimmed) && !/^[\w.-]+:\d/.test(trimmed) ? trimmed : `https://${trimmed}`;
  return URL.canParse(whole) ? new URL(whole) : undefined;
}

/** A host that is an address is not looked up, so that it is judged here. */
function isAllowed({ protocol, port, hostname, username, password }: URL, { ports }: Fetching): boolean {
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  if (username !== '' || password !== '' || (port !== '' && !ports.includes(Number(port)))) return false;
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 || isPublicAddress(bare);
}

function ask(url: URL, { lookup, signal }: Fetching): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const call = request(url, { lookup, signal, headers: HEADERS, agent: false }, resolve);
    call.on('error', reject);
    call.end();
  });
}

const HEADERS = {
  accept: 'text/html,application/xhtml+xml,application/json;q=0.8,text/plain;q=0.7',
  'accept-encoding': 'gzip, br, deflate',
  'accept-language': 'en,*;q=0.5',
  // Says what it is; sites that turn programs away are pasted from.
  'user-agent': 'Mozilla/5.0 (compatible; Larder; one page for one person)',
};

async function readAnswer(answer: IncomingMessage, url: URL, { limits }: Fetching): Promise<Result<Page, PageFault>> {
  const { statusCode: status = 0, headers } = answer;
  if (status !== 200) {
    answer.destroy();
    return fail({ type: 'refused', status });
  }
  const bytes = await collect(answer, headers['content-encoding'], limits.mostBytes);
  // A zero is in no text: pictures, videos, archives.
  if (bytes.subarray(0, SNIFFED).includes(0) && !/utf-16/i.test(headers['content-type'] ?? '')) return fail({ type: 'no-page' });
  return ok({ text: decodePage(bytes, headers['content-type']), address: url.href });
}

const SNIFFED = 1024;

class TooLarge extends Error {}

/** Counted after it is unpacked: a few kB can unpack to gigabytes. */
async function collect(answer: IncomingMessage, encoding: string | undefined, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of unpack(answer, encoding)) {
      size += (chunk as Buffer).length;
      if (size > mostBytes) throw new TooLarge();
      chunks.push(chunk as Buffer);
    }
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks);
}

function unpack(answer: IncomingMessage, encoding = 'identity'): Readable {
  const make = { gzip: createGunzip, 'x-gzip': createGunzip, br: createBrotliDecompress, deflate: createInflate }[encoding.toLowerCase()];
  if (!make) return answer;
  const unpacker = make();
  answer.on('error', (error) => unpacker.destroy(error));
  return answer.pipe(unpacker);
}
