import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatPath } from './log-options.ts';

/**
 * One line for each request when it is over: half of the writes of Fastify's two, and all there is to know in one place. Not by
 * Fastify's `onResponse`, which hears nothing of a caller who leaves before the end, as of every stream.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => request.log.info(describe(request, reply), 'request'));
    done();
  });
}

/** The address as it was asked for: the provider's endpoints (mount-provider.ts) are handed on without their beginning. */
function describe({ method, originalUrl, ip }: FastifyRequest, reply: FastifyReply) {
  const { headersSent, writableFinished } = reply.raw;
  return {
    method,
    path: formatPath(originalUrl),
    ...(headersSent && { status: reply.statusCode }),
    ...(!writableFinished && { left: true }),
    ms: Math.round(reply.elapsedTime * 10) / 10,
    remoteAddress: ip,
  };
}
