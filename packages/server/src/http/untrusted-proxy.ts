import type { FastifyInstance } from 'fastify';

/**
 * Says once that a proxy is not believed. Everybody behind it is one address then: one person's wrong passwords make all of
 * them wait.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const { remoteAddress } = request.socket;
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined && request.ip === remoteAddress) {
      isSaid = true;
      app.log.warn(
        `X-Forwarded-For came from ${remoteAddress}, which is not trusted: all who come through it count as one address. If that is your proxy, set TRUST_PROXY=${remoteAddress}.`,
      );
    }
    done();
  });
}
