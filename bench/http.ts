/**
 * How many requests does the server answer on this machine, and at what cost, against a PostgreSQL of its own?
 *
 *     npm run bench:http [-- --seconds 15 --users 1000 --connections 32 --workers 2]
 *
 * Server, database and load share the cores. The bare handler runs in the same minute, with the same answers.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../packages/server/tests/support/start-postgres.ts';
import { fillUsers } from './http/fill-users.ts';
import type { Call } from './http/call.ts';
import { type LoadResult, runLoad } from './http/run-load.ts';
import { makeSamplePlans } from './http/sample-plans.ts';
import { readFigures, type RunningServer, startServer } from './http/server-processes.ts';
import { makeMixed, makeRead } from './http/traffic.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    users: { type: 'string', default: '1000' },
    connections: { type: 'string', default: '32' },
    workers: { type: 'string', default: '2' },
    'cpu-prof': { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const users = Number(values.users);
const connections = Number(values.connections);
const GOALS = { requestsPerSecond: 1500, p99Ms: 60, shareOfBare: 0.55 };
const folder = mkdtempSync(join(tmpdir(), 'larder-bench-http-'));
const postgres = await startPostgres({ durable: true });
const servers: RunningServer[] = [];

try {
  const databaseUrl = await postgres.createDatabase();
  const nodeArgs = values['cpu-prof'] === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values['cpu-prof']}`];
  const larder = await start(join(import.meta.dirname, '../packages/server/src/main.ts'), { DATABASE_URL: databaseUrl }, nodeArgs);
  await fillUsers(databaseUrl, { from: 1, to: 1 }, []);
  const plans = await makeSamplePlans(larder.origin, 24);
  await fillUsers(databaseUrl, { from: 1, to: users }, plans);
  const answers = await Promise.all(Array.from({ length: 60 }, () => readAnswer(larder.origin)));
  writeFileSync(join(folder, 'answers.json'), JSON.stringify(answers));
  const bare = await start(join(import.meta.dirname, 'http/bare-server.ts'), {
    DATABASE_URL: databaseUrl,
    ANSWERS: join(folder, 'answers.json'),
  });

  console.log(
    `${users} users, ${values.workers} processes, ${connections} connections, ${seconds} s each; machine load before ${loadavg()[0]?.toFixed(1)}`,
  );
  await runLoad({ origin: larder.origin, connections, seconds: 3, nextCall: () => makeMixed(users, plans) });
  const mixed = await measure('mixed', larder, () => makeMixed(users, plans));
  const reads = await measure('reads', larder, () => makeRead(users));
  const bareReads = await measure('bare handler', bare, () => ({ kind: 'bare', method: 'GET', path: '/bare', cookie: '' }));
  const bareQuery = await measure('bare + 1 query', bare, () => ({ kind: 'bare', method: 'GET', path: '/bare-query', cookie: '' }));
  const errors = mixed.errors + reads.errors;
  judge('mixed requests/s', mixed.requestsPerSecond, mixed.requestsPerSecond >= GOALS.requestsPerSecond, `>= ${GOALS.requestsPerSecond}`);
  judge('mixed p99 ms', mixed.p99Ms, mixed.p99Ms < GOALS.p99Ms, `< ${GOALS.p99Ms}`);
  judge('errors', errors, errors === 0, '0');
  const share = reads.requestsPerSecond / bareReads.requestsPerSecond;
  judge('reads, share of the bare handler', share, share >= GOALS.shareOfBare, `>= ${GOALS.shareOfBare}`);
  judge('reads, share of bare + 1 query', reads.requestsPerSecond / bareQuery.requestsPerSecond, true, 'no goal');
} finally {
  for (const server of servers) await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

async function start(script: string, env: Record<string, string>, nodeArgs: readonly string[] = []): Promise<RunningServer> {
  const server = await startServer({ script, env: { WORKERS: values.workers, ...env }, nodeArgs });
  servers.push(server);
  return server;
}

async function readAnswer(origin: string): Promise<unknown> {
  const { path, cookie } = makeRead(users);
  return (await fetch(origin + path, { headers: { cookie } })).json();
}

async function measure(name: string, server: RunningServer, nextCall: () => Call): Promise<LoadResult> {
  const before = readFigures(server.child.pid ?? 0);
  const databaseBefore = readDatabaseCpuMs();
  const result = await runLoad({ origin: server.origin, connections, seconds, nextCall });
  const after = readFigures(server.child.pid ?? 0);
  const cpuMs = (after.cpuMs - before.cpuMs) / result.requests;
  const databaseCpuMs = (readDatabaseCpuMs() - databaseBefore) / result.requests;
  console.log(
    `${name.padEnd(15)} ${result.requestsPerSecond.toFixed(0).padStart(6)}/s  p50 ${result.p50Ms.toFixed(1)} ms  p99 ${result.p99Ms.toFixed(1)} ms  max ${result.maxMs.toFixed(0)} ms  ` +
      `${result.errors} errors  ${cpuMs.toFixed(2)} ms CPU a request (server) + ${databaseCpuMs.toFixed(2)} (database) + ${result.ownCpuMs.toFixed(3)} (load)  ${after.residentMb.toFixed(0)} MB  machine load ${loadavg()[0]?.toFixed(1)}`,
  );
  if (result.firstError !== undefined) console.log(`  first error: ${result.firstError}`);
  return result;
}

/** Of everything this run has started but the servers; a connection's process that ended is no longer in it. */
function readDatabaseCpuMs(): number {
  const own = process.cpuUsage();
  const ofServers = servers.reduce((sum, { child }) => sum + readFigures(child.pid ?? 0).cpuMs, 0);
  return readFigures(process.pid).cpuMs - ofServers - (own.user + own.system) / 1000;
}

function judge(name: string, figure: number, isReached: boolean, goal: string): void {
  console.log(`${isReached ? 'reached    ' : 'NOT REACHED'} ${name}: ${figure.toFixed(2)} (goal ${goal})`);
}
