import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatPath } from './log-options.ts';

/**
 * One line for each request when it is over: half of the writes of Fastify's two, and all there is to know in one place. Not by
 * Fastify's `onResponse`, which hears nothing of a caller who leaves before the end, as of every stream.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    let isWhole = false;
    // Beside those of Fastify and of the provider, which are ten where somebody signs in: from eleven on Node warns of a leak.
    reply.raw
      .setMaxListeners(reply.raw.getMaxListeners() + 1)
      .once('finish', () => (isWhole = true))
      .once('close', () => request.log.info({ ...describe(request, reply), ...(!isWhole && { left: true }) }, 'request'));
    done();
  });
}

/** The address as it was asked for: the provider's endpoints (mount-provider.ts) are handed on without their beginning. */
function describe({ method, originalUrl, ip }: FastifyRequest, reply: FastifyReply) {
  return {
    method,
    path: formatPath(originalUrl),
    ...(reply.raw.headersSent && { status: reply.statusCode }),
    ms: Math.round(reply.elapsedTime * 10) / 10,
    remoteAddress: ip,
  };
}
