/**
 * Does the server keep memory it no longer needs? One process under an even, mixed load; each minute its heap after a
 * collection and what it has resident are written down.
 *
 *     npm run bench:memory [-- --minutes 60 --rate 30 --users 200] [--pglite]
 *
 * The growth is that of the medians of five minutes: around minute 10, when caches and compiled code are there, and at the end.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyToPglite } from './http/copy-to-pglite.ts';
import { startPostgres } from '../packages/server/tests/support/start-postgres.ts';
import { cookieOf, fillUsers } from './http/fill-users.ts';
import type { Call } from './http/call.ts';
import { send } from './http/run-load.ts';
import { makeSamplePlans } from './http/sample-plans.ts';
import { startServer } from './http/server-processes.ts';
import { makePlanWrite, makeRead, makeTick } from './http/traffic.ts';
import { watchLists } from './memory/watch-lists.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '30' },
    users: { type: 'string', default: '200' },
    pglite: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
const rate = Number(values.rate);
const users = Number(values.users);
const GOAL_PERCENT = 5;
const WATCHERS = 20;
/** More open requests than this are not load but a jam. */
const MOST_OPEN = 200;
const MINUTE_MS = 60_000;
const COLLECT_MS = 2000;
const script = join(import.meta.dirname, '../packages/server/src/main.ts');
const folder = mkdtempSync(join(tmpdir(), 'larder-bench-memory-'));
const memoryFile = join(folder, 'memory.jsonl');
const postgres = await startPostgres({ durable: true });

try {
  const databaseUrl = await postgres.createDatabase();
  const filler = await startServer({ script, env: { DATABASE_URL: databaseUrl } });
  await fillUsers(databaseUrl, { from: 1, to: 1 }, []);
  const plans = await makeSamplePlans(filler.origin, 24);
  await fillUsers(databaseUrl, { from: 1, to: users }, plans);
  await filler.stop();
  const place: Record<string, string> = values.pglite ? { DATA_DIR: join(folder, 'data') } : { DATABASE_URL: databaseUrl };
  if (values.pglite) await copyToPglite(databaseUrl, { folder, dataDir: join(folder, 'data') });
  const server = await startServer({
    script,
    env: { ...place, LOG_LEVEL: 'warn', MEMORY_FILE: memoryFile },
    nodeArgs: ['--expose-gc', '--import', join(import.meta.dirname, 'memory/report-memory.ts')],
  });
  try {
    console.log(
      `${values.pglite ? 'pglite' : 'postgres'}, ${rate} requests/s, ${WATCHERS} open streams, ${users} users, ${minutes} minutes`,
    );
    await loadAndMeasure(server.origin, server.child.pid ?? 0, () => makeCall(plans));
  } finally {
    await server.stop();
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

/** The mix of bench:http, with plans thought up in it, half of them streamed, and pages and exports now and then. */
function makeCall(plans: Awaited<ReturnType<typeof makeSamplePlans>>): Call {
  const share = Math.random();
  const cookie = cookieOf(1 + Math.floor(Math.random() * users));
  if (share < 0.02) {
    const accept = share < 0.01 ? 'text/event-stream' : '*/*';
    return { kind: 'generate', method: 'POST', path: '/api/meal-plans/generate', cookie, accept, body: makeQuery() };
  }
  if (share < 0.03) return { kind: 'page', method: 'GET', path: '/', cookie: '' };
  if (share < 0.035) return { kind: 'sign-in', method: 'GET', path: '/api/login', cookie: '' };
  if (share < 0.04) return { kind: 'refused', method: 'GET', path: '/api/auth/user', cookie: 'larder_session=nobody' };
  if (share < 0.12) return makePlanWrite(users, plans);
  return share < 0.32 ? makeTick(users) : makeRead(users);
}

function makeQuery(): string {
  const words = ['vegan', 'high protein', 'mediterranean', 'keto', 'quick dinners', 'low sodium', 'indian', 'no peanuts'];
  const query = `${words[Math.floor(Math.random() * words.length)]} ${1500 + 50 * Math.floor(Math.random() * 20)} calories`;
  return JSON.stringify({ query, seed: Math.floor(Math.random() * 1e6) });
}

async function loadAndMeasure(origin: string, pid: number, nextCall: () => Call): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_OPEN });
  const watchers = watchLists(origin, WATCHERS, users);
  const tally = { open: 0, sent: 0, skipped: 0, faults: 0 };
  const sendOne = async (): Promise<void> => {
    if (tally.open >= MOST_OPEN) {
      tally.skipped += 1;
      return;
    }
    tally.open += 1;
    tally.sent += 1;
    const call = nextCall();
    const fault = await send(origin, agent, call);
    tally.open -= 1;
    if (fault === undefined || call.kind === 'refused') return;
    tally.faults += 1;
    if (tally.faults <= 5) console.log(`fault: ${call.method} ${call.path}: ${fault}`);
  };
  const sending = setInterval(() => void sendOne(), 1000 / rate);
  for (let minute = 1; minute <= minutes; minute++) {
    await after(MINUTE_MS - COLLECT_MS);
    process.kill(pid, 'SIGUSR2');
    await after(COLLECT_MS);
    const { heapUsed, external, rss } = readSamples().at(-1) ?? {};
    const { opened, events } = watchers.count();
    console.log(
      `minute ${minute}: heap ${toMb(heapUsed)} MB, external ${toMb(external)} MB, resident ${toMb(rss)} MB; ` +
        `${tally.sent} sent, ${tally.faults} faults, ${tally.skipped} skipped; ${opened} streams, ${events} events`,
    );
  }
  clearInterval(sending);
  watchers.stop();
  while (tally.open > 0) await after(50);
  agent.destroy();
  for (const part of ['heapUsed', 'external', 'rss'] as const) printGrowth(part);
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

type Sample = Readonly<Record<'heapUsed' | 'external' | 'rss', number>>;

function readSamples(): readonly Sample[] {
  const lines = readFileSync(memoryFile, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Sample);
}

function toMb(bytes = Number.NaN): string {
  return (bytes / 1e6).toFixed(1);
}

function printGrowth(part: keyof Sample): void {
  const samples = readSamples().map((sample) => sample[part]);
  const start = Math.min(10, Math.ceil(samples.length / 2));
  const early = findMedian(samples.slice(Math.max(0, start - 3), start + 2));
  const late = findMedian(samples.slice(-5));
  const percent = (late / early - 1) * 100;
  console.log(
    `${percent < GOAL_PERCENT ? 'reached    ' : 'NOT REACHED'} ${part}: ${toMb(early)} MB around minute ${start}, ${toMb(late)} MB at the end, ` +
      `${percent.toFixed(1)} % (goal < ${GOAL_PERCENT} %)`,
  );
}

function findMedian(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
}
