import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Stands in rendered pages for the address people use, which the build does not know (packages/web/build/prerender.ts). */
const BUILD_ORIGIN = 'https://larder.invalid';

/** A page that was rendered at build, as it is sent. */
export type RenderedPage = {
  readonly etag: string;
  readonly bodies: { readonly br: Buffer; readonly gzip: Buffer; readonly identity: Buffer };
};

/** Kept in memory, compressed once: link previews and search engines want whole addresses, which differ from server to server. */
export function readRenderedPage(file: string, baseUrl: string): RenderedPage {
  const identity = Buffer.from(readFileSync(file, 'utf8').replaceAll(BUILD_ORIGIN, new URL(baseUrl).origin));
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } });
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return { etag, bodies: { br, gzip: gzipSync(identity), identity } };
}

export function sendRenderedPage(request: FastifyRequest, reply: FastifyReply, { etag, bodies }: RenderedPage): FastifyReply {
  // Members get the application under the same address.
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
}
