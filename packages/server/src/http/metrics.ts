import cluster from 'node:cluster';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { readBackupAge } from '../db/backup/last-backup.ts';
import { askPrimary, tellPrimary } from './primary-metrics.ts';

type Options = { readonly token: string; readonly dataDir: string };

export type Metrics = { readonly countFailedSignIn: (reason: string) => void };

/** `/metrics` in Prometheus' text format, of all processes together, for whoever knows the token. */
export function registerMetrics(app: FastifyInstance, { token, dataDir }: Options): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  if (cluster.isWorker) tellPrimary(registry);
  const durations = new Histogram({
    name: 'larder_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer, by the route as the code names it.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'larder_rate_limited_total',
    help: 'Requests that were answered with 429, by the route as the code names it.',
    labelNames: ['route'],
    registers: [registry],
  });
  const failedSignIns = new Counter({
    name: 'larder_failed_sign_ins_total',
    help: 'Tries to sign in that failed: wrong (a password), too-many, not-invited, or what an outside provider said.',
    labelNames: ['reason'],
    registers: [registry],
  });
  reportBackupAge(registry, dataDir);
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern, never the address: that would be a series per plan, and a person's ids in somebody's dashboard.
    const route = request.routeOptions.url ?? 'none';
    if (reply.statusCode === 429) refused.labels(route).inc();
    if (!isStream(request, reply)) durations.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isToken(request.headers.authorization, token)) {
      return reply.status(401).header('www-authenticate', 'Bearer').type('text/plain').send('Unauthorized\n');
    }
    const text = cluster.isWorker ? await askPrimary() : await registry.metrics();
    return reply.type(registry.contentType).header('cache-control', 'no-store').send(text);
  });
  return { countFailedSignIn: (reason) => failedSignIns.labels(reason).inc() };
}

/** Open for five minutes by design: the slowest of a hundred calls would always be one of these. */
function isStream({ routeOptions: { config } }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return 'staysOpen' in config && config.staysOpen === true && statusCode === 200;
}

function reportBackupAge(registry: Registry, dataDir: string): void {
  const age = new Gauge({
    name: 'larder_backup_age_seconds',
    help: 'Since the last backup that was written and read back with this DATA_DIR; +Inf when there was none.',
    // All processes of a machine see the same.
    aggregator: 'min',
    registers: [registry],
    collect: async () => {
      age.set((await readBackupAge(dataDir)) ?? Infinity);
    },
  });
}

/** Compared as hashes: of equal length, whatever was sent. */
function isToken(header: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return header !== undefined && timingSafeEqual(hash(header), hash(`Bearer ${token}`));
}
