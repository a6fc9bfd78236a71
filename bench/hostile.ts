/**
 * Can one account keep the others waiting? Twenty people who plan, shop and tick, and beside them one that throws whatever it may
 * at full speed: large plans, lists, recipes, days, archives, streams, slow connections.
 *
 *     npm run bench:hostile [-- --seconds 60 --people 20 --workers 1] [--pglite]
 *
 * All on this machine: server, database, the twenty and the one. Goals: 99 of 100 calls of the others within 250 ms, at most 1 GB
 * resident, and no process ends.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../packages/server/tests/support/start-postgres.ts';
import type { Call } from './http/call.ts';
import { copyToPglite } from './http/copy-to-pglite.ts';
import { cookieOf, fillUsers, itemIdOf, listIdOf, PER_USER, planIdOf } from './http/fill-users.ts';
import { send } from './http/run-load.ts';
import { makeSamplePlans } from './http/sample-plans.ts';
import { readFigures, readSharedOnceMb, type RunningServer, startServer } from './http/server-processes.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    people: { type: 'string', default: '20' },
    workers: { type: 'string', default: '1' },
    pglite: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const people = Number(values.people);
const GOAL = { p99Ms: 250, residentMb: 1000 };
/** Between two calls of a person who is busy in the app. */
const THINK_MS = 1000;
const HOSTILE = 1;
const script = join(import.meta.dirname, '../packages/server/src/main.ts');
const folder = mkdtempSync(join(tmpdir(), 'larder-bench-hostile-'));
const postgres = await startPostgres({ durable: true });

try {
  const databaseUrl = await postgres.createDatabase();
  const filler = await startServer({ script, env: { DATABASE_URL: databaseUrl } });
  await fillUsers(databaseUrl, { from: 1, to: 1 }, []);
  const plans = await makeSamplePlans(filler.origin, 8);
  await filler.stop();
  await fillUsers(databaseUrl, { from: 1, to: 1 + people }, plans);
  const dataDir = join(folder, 'data');
  if (values.pglite) await copyToPglite(databaseUrl, { folder, dataDir });
  const place: Record<string, string> = values.pglite ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl, WORKERS: values.workers };
  const server = await startServer({ script, env: { ...place, LOG_LEVEL: 'warn' } });
  try {
    console.log(`${values.pglite ? 'built-in database' : `PostgreSQL, ${values.workers} process(es)`}, ${people} people`);
    report('alone', await visit(server, 15), server);
    const attack = fork(join(import.meta.dirname, 'hostile/attack.ts'), [server.origin, String(HOSTILE)]);
    const measured = await visit(server, seconds);
    attack.send('stop');
    const [thrown] = (await once(attack, 'message')) as [Record<string, Record<string, number>>];
    const isReached = report(`beside the hostile one for ${seconds} s`, measured, server);
    // What the machine itself was worth meanwhile, which other work on it may have changed.
    report('alone again', await visit(server, 15), server);
    for (const [kind, statuses] of Object.entries(thrown)) console.log(`  ${kind}: ${formatStatuses(statuses)}`);
    if (!isReached) process.exitCode = 1;
  } finally {
    await server.stop();
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

type Measured = {
  readonly times: readonly number[];
  readonly timesByCall: ReadonlyMap<string, readonly number[]>;
  readonly faults: readonly string[];
  readonly residentMb: number;
  readonly load: number;
};

/** What the others wait for, and the most the server has resident meanwhile. */
async function visit(server: RunningServer, forSeconds: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true });
  const timesByCall = new Map<string, number[]>();
  const faults: string[] = [];
  let residentMb = 0;
  const sampling = setInterval(() => {
    const { pid = 0 } = server.child;
    const sum = readFigures(pid).residentMb;
    // An archive is read by a process of its own, which has Node's code in common with the server.
    residentMb = Math.max(residentMb, sum > GOAL.residentMb ? readSharedOnceMb(pid) : sum);
  }, 500);
  const until = performance.now() + forSeconds * 1000;
  await Promise.all(
    Array.from({ length: people }, async (_, n) => {
      await pause(Math.random() * THINK_MS);
      while (performance.now() < until) {
        const call = nextCall(HOSTILE + 1 + n);
        const startedAt = performance.now();
        const fault = await send(server.origin, agent, call);
        const name = `${call.method} ${nameOf(call.path)}`;
        timesByCall.set(name, [...(timesByCall.get(name) ?? []), performance.now() - startedAt]);
        if (fault !== undefined) faults.push(`${call.method} ${call.path}: ${fault}`);
        await pause(THINK_MS * (0.5 + Math.random()));
      }
    }),
  );
  clearInterval(sampling);
  agent.destroy();
  const times = sort([...timesByCall.values()].flat());
  return { times, timesByCall, faults, residentMb, load: loadavg()[0] ?? Number.NaN };
}

function sort(times: readonly number[]): readonly number[] {
  return times.toSorted((a, b) => a - b);
}

/** Without ids, days and what is asked of them. */
function nameOf(path: string): string {
  return path.replace(/\?.*/, '').replaceAll(/\/(?:[\da-f-]{36}|\d{4}-\d\d-\d\d)/g, '/:id');
}

function quantile(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}

/** What screens ask for, ticks in the shop, a plan put on a day, and now and then a day thought up. */
function nextCall(user: number): Call {
  const cookie = cookieOf(user);
  const any = (count: number) => 1 + Math.floor(Math.random() * count);
  const read = (path: string): Call => ({ kind: 'read', method: 'GET', path, cookie });
  const share = Math.random();
  if (share < 0.05) {
    return {
      kind: 'generate',
      method: 'POST',
      path: '/api/meal-plans/generate',
      cookie,
      body: JSON.stringify({ query: 'quick vegan dinners' }),
    };
  }
  if (share < 0.15) {
    const body = JSON.stringify({ date: `2026-12-${String(any(28)).padStart(2, '0')}`, mealPlanId: planIdOf(user, any(PER_USER.plans)) });
    return { kind: 'plan', method: 'POST', path: '/api/weekly-plan-days', cookie, body };
  }
  if (share < 0.35) {
    const body = JSON.stringify({ checked: share < 0.25 });
    return { kind: 'tick', method: 'PUT', path: `/api/grocery-list-items/${itemIdOf(user, any(PER_USER.items))}`, cookie, body };
  }
  if (share < 0.5) return read(`/api/grocery-lists/${listIdOf(user)}`);
  if (share < 0.7) return read('/api/weekly-plan-days/2026-11-16?endDate=2026-11-29');
  if (share < 0.85) return read(`/api/meal-plans/${planIdOf(user, any(PER_USER.plans))}`);
  return read(share < 0.95 ? '/api/auth/user' : '/api/meal-plans/saved');
}

function report(what: string, { times, timesByCall, faults, residentMb, load }: Measured, { child }: RunningServer): boolean {
  const at = (share: number): number => quantile(times, share);
  const hasEnded = child.exitCode !== null || child.signalCode !== null;
  console.log(
    `${what}: ${times.length} calls, p50 ${at(0.5).toFixed(0)}, p99 ${at(0.99).toFixed(0)}, longest ${at(1).toFixed(0)} ms; ` +
      `${faults.length} failed; ${residentMb.toFixed(0)} MB at most${hasEnded ? '; THE SERVER ENDED' : ''} (machine load ${load.toFixed(1)})`,
  );
  for (const [name, all] of timesByCall) {
    const sorted = sort(all);
    console.log(`  ${name}: ${all.length}, p50 ${quantile(sorted, 0.5).toFixed(0)}, longest ${quantile(sorted, 1).toFixed(0)} ms`);
  }
  for (const fault of faults.slice(0, 3)) console.log(`  ${fault}`);
  return at(0.99) <= GOAL.p99Ms && residentMb <= GOAL.residentMb && faults.length === 0 && !hasEnded;
}

function formatStatuses(statuses: Record<string, number>): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status === '0' ? 'no answer' : status}`)
    .join(', ');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
