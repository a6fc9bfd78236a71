import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Stands in rendered pages for the address people use, which the build does not know (packages/web/build/prerender.ts). */
const BUILD_ORIGIN = 'https://larder.invalid';

/** A page that was rendered at build, as it is sent. */
export type RenderedPage = {
  readonly etag: string;
  readonly bodyIn: (encoding: Encoding) => Buffer;
};

type Encoding = keyof typeof COMPRESS;

const COMPRESS = {
  br: (page: Buffer) => brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: page.length } }),
  gzip: (page: Buffer) => gzipSync(page),
  identity: (page: Buffer) => page,
} as const;

/**
 * Kept in memory: link previews and search engines want whole addresses, which differ from server to server. Compressed when
 * first asked for, as all of them at the start would hold it up.
 */
export function readRenderedPage(file: string, baseUrl: string): RenderedPage {
  const identity = Buffer.from(readFileSync(file, 'utf8').replaceAll(BUILD_ORIGIN, new URL(baseUrl).origin));
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  const bodies = new Map<Encoding, Buffer>();
  const bodyIn = (encoding: Encoding): Buffer => {
    const body = bodies.get(encoding) ?? COMPRESS[encoding](identity);
    bodies.set(encoding, body);
    return body;
  };
  return { etag, bodyIn };
}

export function sendRenderedPage(request: FastifyRequest, reply: FastifyReply, { etag, bodyIn }: RenderedPage): FastifyReply {
  // Members get the application under the same address.
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bodyIn(encoding));
}
