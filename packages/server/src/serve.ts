import cluster from 'node:cluster';
import { mkdir } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import { type Env, readEnv } from './config/env.ts';
import { loadSecret, loadSessionSecret } from './config/session-secret.ts';
import { offerBackups } from './db/backup/backup-socket.ts';
import { openDatabase } from './db/open-database.ts';
import { makeProcessLog } from './http/process-log.ts';
import { offerInvitations } from './invite.ts';

const SWEEP_EVERY_MS = 60 * 60 * 1000;
/** A PostgreSQL that starts with this machine takes seconds, one that recovers from a crash longer. */
const DATABASE_WAIT_MS = 60_000;
/** The first page's own files and calls come within this. */
const PLANNER_AFTER_MS = 3000;
/** Whoever waited for the start is answered first. */
const DAYS_AFTER_MS = 300;
/** A plan takes milliseconds; what still runs after this is stuck. */
const DRAIN_MS = 10_000;

/**
 * V8 lets a heap of 180 MB grow to 700 before it collects it. With half as much again a server under a hostile account's load keeps
 * to 850 MB in all, where it took 1,300 (docs/measurements/hostile.md). The commands that start it (package.json, Dockerfile,
 * deploy) also keep what each thread has newly allocated to two halves of 16 MB, which can be told only before a process begins:
 * V8's own limit is 134 MB, and three threads filled it. With halves of 8 a request took half as much processor time again
 * (docs/measurements/http.md).
 */
const HEAP_GROWTH_PERCENT = 40;
setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);

const env = readEnv(process.env);
if (!env.ok) stop(env.fault.message);

if (env.value.workers > 1 && cluster.isPrimary) {
  const { keepWorkers } = await import('./workers.ts');
  keepWorkers(env.value.workers, makeProcessLog(env.value.logLevel));
} else
  await serve(env.value).catch((error: unknown) => {
    stop(error instanceof Error ? error.message : String(error));
  });

async function serve(settings: Env): Promise<void> {
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const log = makeProcessLog(settings.logLevel);
  const opening = openDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir, log, waitMs: DATABASE_WAIT_MS });
  // Loaded while the database starts: each takes about a second, the built-in database's in a thread of its own.
  const [{ buildApp }, database] = await Promise.all([import('./app.ts'), opening]);
  const secret = await loadSessionSecret(settings.sessionSecret, settings.dataDir);
  const encryptionKey = await loadSecret(settings.encryptionKey, settings.dataDir, 'encryption-key');
  const { app, sweep, startPlanner } = await buildApp({ env: settings, database, secret, encryptionKey });
  const backups = await offerBackups(database, settings.dataDir, log);
  const invitations = await offerInvitations(database, settings.dataDir, log);

  const sweeping = setInterval(() => {
    sweep().catch((error: unknown) => {
      app.log.error({ err: error }, 'sweep failed');
    });
  }, SWEEP_EVERY_MS);

  if (settings.warmUp) afterFirstAnswer(app, startPlanner);

  let stopping = false;
  const close = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    clearInterval(sweeping);
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    await backups.close();
    await invitations.close();
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void close());
  process.on('SIGINT', () => void close());

  await app.listen({ host: settings.host, port: settings.port });
  console.info(`Larder is ready at ${settings.baseUrl}`);
  if (settings.warmUp) await planAhead(app);
}

function afterFirstAnswer(app: FastifyInstance, startPlanner: () => void): void {
  let hasAnswered = false;
  app.addHook('onResponse', async () => {
    if (hasAnswered) return;
    hasAnswered = true;
    // Its first seconds are busy ones, and whoever starts the server waits for a page.
    setTimeout(startPlanner, PLANNER_AFTER_MS).unref();
  });
}

async function planAhead(app: FastifyInstance): Promise<void> {
  // Loaded with the application already.
  const { warmDays } = await import('./planner/warm-days.ts');
  const warm = (): void => {
    // Whoever plans first then waits longer, and nothing else is lost.
    warmDays().catch((error: unknown) => app.log.warn({ err: error }, 'days could not be planned ahead of the first'));
  };
  setTimeout(warm, DAYS_AFTER_MS).unref();
}

function stop(message: string): never {
  console.error(`Larder did not start. ${message}`);
  process.exit(1);
}
