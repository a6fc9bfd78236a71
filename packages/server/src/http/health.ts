import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

/**
 * `/healthz`: the process answers; who finds that it does not may kill it. `/readyz`: it can do its work; who finds that
 * it cannot sends requests elsewhere. Killing it for a database that is gone would only add a start to the trouble.
 */
export function registerHealth(app: FastifyInstance, database: Pick<Database, 'health'>): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  const quiet = { logLevel: 'warn' } as const;
  app.get('/healthz', quiet, async () => ({ ok: true }));
  app.get('/readyz', quiet, async (_request, reply) => {
    const health = isStopping ? ({ ok: false, reason: 'stopping' } as const) : await database.health();
    return reply.status(health.ok ? 200 : 503).send(health);
  });
}
