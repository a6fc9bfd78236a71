// Random changes through the API of real servers that are killed with SIGKILL, while a local Google fails a share of its calls.
// When all is quiet the emulator's events are compared with the database. --ops 500 --kills 5 --fail 0.2 --seed 1 --engine pglite|postgres
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seededRandom } from '../packages/domain/src/base/random.ts';
import { addDays, type PlainDate } from '../packages/domain/src/calendar/plain-date.ts';
import { startGoogleEmulator } from '../packages/server/emulators/google/start-google.ts';
import { parseEventId } from '../packages/server/src/adapters/google/event-id.ts';
import { openDatabase } from '../packages/server/src/db/open-database.ts';
import { makeDayStore } from '../packages/server/src/features/calendar/day-store.ts';
import { makePlanStore } from '../packages/server/src/features/plan/plan-store.ts';
import type { PlanContent } from '../packages/server/src/db/tables.ts';
import { makeSeal } from '../packages/server/src/http/seal.ts';
import { makeSessionStore } from '../packages/server/src/http/session-store.ts';
import { findFreePort } from '../packages/server/tests/support/find-free-port.ts';
import { startPostgres } from '../packages/server/tests/support/start-postgres.ts';
import { makeTestScope } from '../packages/server/tests/support/test-database.ts';

const { values } = parseArgs({
  options: {
    ops: { type: 'string', default: '500' },
    kills: { type: 'string', default: '5' },
    fail: { type: 'string', default: '0.2' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'pglite' },
  },
});
const [OPS, KILLS, FAIL] = [Number(values.ops), Number(values.kills), Number(values.fail)];
/** The embedded database is one process's; PostgreSQL is shared by two servers that work off the same outbox. */
const SERVERS = values.engine === 'postgres' ? 2 : 1;
const ACCOUNTS = ['ada@example.com', 'bob@example.com', 'cleo@example.com'];
const CONTENT = { nutritionOverview: { totalCalories: 400, protein: 14, carbs: 60, fat: 9 }, meals: {} } as unknown as PlanContent;
const QUIET_MS = 240_000;

const random = seededRandom(Number(values.seed));
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
const root = join(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'larder-calendar-sync-'));
const postgres = values.engine === 'postgres' ? await startPostgres() : undefined;
const databaseUrl = await postgres?.createDatabase();
const google = await startGoogleEmulator({ random });

/** No session here is of an outside provider: it closes nothing. */
const SEAL = makeSeal('any words, as nothing is closed with it', 'session-id-token');

type Eater = {
  readonly account: string;
  readonly scope: Awaited<ReturnType<typeof makeTestScope>>;
  readonly cookie: string;
  readonly plans: readonly string[];
};

const eaters = await withDatabase(async (database) =>
  Promise.all(
    ACCOUNTS.map(async (account): Promise<Eater> => {
      const scope = await makeTestScope(database);
      const { userId } = scope;
      const save = async (title: string): Promise<string> =>
        (await makePlanStore(database).savePlan(scope, { title, description: '', searchQuery: '', content: CONTENT })).id;
      const plans = [await save('Alpha'), await save('Beta'), await save('Gamma')];
      return { account, scope, cookie: `larder_session=${await makeSessionStore(database, SEAL).create(userId, {})}`, plans };
    }),
  ),
);

const servers = await Promise.all(Array.from({ length: SERVERS }, startServer));
for (const eater of eaters) await connect(eater);

const startedAt = performance.now();
google.faults.failShare(FAIL);
google.faults.slow(15);
let failedCalls = 0;
const killAt = new Set(Array.from({ length: KILLS }, (_, index) => Math.floor(((index + 0.5) * OPS) / KILLS)));
for (let op = 0; op < OPS; op++) {
  if (killAt.has(op)) {
    const victim = pick(servers);
    // Not between two changes only: the job is at work too.
    await wait(random() * 40);
    await victim.kill();
    await victim.start();
  }
  if (!(await change(pick(servers), pick(eaters)))) failedCalls += 1;
}
const changedInS = (performance.now() - startedAt) / 1000;
await untilQuiet();
const quietInS = (performance.now() - startedAt) / 1000 - changedInS;
for (const server of servers) await server.stop();
await report();
await google.stop();
await postgres?.stop();
rmSync(dataDir, { recursive: true, force: true });

type Server = Awaited<ReturnType<typeof startServer>>;

async function startServer() {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const ended = child && once(child, 'exit');
    child?.kill(signal);
    await ended;
  };
  const start = async (): Promise<void> => {
    child = spawn(process.execPath, ['packages/server/src/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        ...google.variables,
        PORT: String(port),
        BASE_URL: url,
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? '',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (let tries = 0; tries < 600; tries++) {
      if (
        await fetch(`${url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return;
      await wait(100);
    }
    throw new Error('The server did not start within a minute.');
  };
  await start();
  return { url, start, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

function send({ url }: Server, { cookie }: Eater, method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { cookie, origin: url, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  return fetch(url + path, { method, headers, redirect: 'manual', ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

async function connect(eater: Eater): Promise<void> {
  const [server] = servers as [Server];
  const { authUrl } = (await (await send(server, eater, 'GET', '/api/google/auth')).json()) as { authUrl: string };
  const { pathname, search } = new URL(google.giveConsent(authUrl, { as: eater.account }));
  await send(server, eater, 'GET', pathname + search);
}

/** False where it was refused, as a move of an empty day is. */
async function change(server: Server, eater: Eater): Promise<boolean> {
  const date = () => addDays('2026-11-01' as PlainDate, Math.floor(random() * 42));
  const days = '/api/weekly-plan-days';
  const assign = () => send(server, eater, 'POST', days, { date: date(), mealPlanId: pick(eater.plans) });
  const made = await pick([
    assign,
    assign,
    () => send(server, eater, 'POST', `${days}/move`, { fromDate: date(), toDate: date() }),
    () => send(server, eater, 'DELETE', `${days}/date/${date()}`),
    () => send(server, eater, 'POST', `${days}/duplicate-week`, { fromWeekStart: date(), toWeekStart: date() }),
    () => send(server, eater, 'POST', `${days}/clear-week`, { weekStart: date() }),
  ])();
  await made.arrayBuffer();
  if (made.status >= 500) throw new Error(`A change was answered ${made.status}.`);
  return made.ok;
}

async function untilQuiet(): Promise<void> {
  const [server] = servers as [Server];
  const deadline = Date.now() + QUIET_MS;
  for (const eater of eaters) {
    for (;;) {
      const { calendarSync } = (await (await send(server, eater, 'GET', '/api/google/sync')).json()) as {
        calendarSync: { synced: boolean };
      };
      if (calendarSync.synced) break;
      if (Date.now() > deadline) return console.log(`not quiet after ${QUIET_MS / 1000} s: ${JSON.stringify(calendarSync)}`);
      await wait(250);
    }
  }
}

async function report(): Promise<void> {
  const planned = await withDatabase(async (database) =>
    (await Promise.all(eaters.map(({ scope }) => makeDayStore(database).listAllDays(scope)))).map((days) =>
      days.map(({ id, date, plan }) => `${date} ${plan.title} ${id}`),
    ),
  );
  let [same, missing, orphans, duplicates] = [0, 0, 0, 0];
  for (const [index, { account }] of eaters.entries()) {
    const shown = google.calendars
      .listShown(account)
      .map(({ id, summary, start }) => `${(start as { date: string }).date} ${String(summary)} ${parseEventId(id)}`);
    const wanted = new Set(planned[index]);
    same += shown.filter((event) => wanted.has(event)).length;
    orphans += shown.filter((event) => !wanted.has(event)).length;
    missing += [...wanted].filter((day) => !shown.includes(day)).length;
    duplicates += shown.length - new Set(shown.map((event) => event.slice(0, 10))).size;
  }
  const calendars = ACCOUNTS.map((account) => google.calendars.listCalendarIds(account).length).join(', ');
  console.log(
    `${values.engine}, ${SERVERS} server(s): ${OPS} changes (${failedCalls} of nothing), ${KILLS} kills, ${FAIL * 100} % of ${google.calls.length} calls failing`,
  );
  console.log(`changed in ${changedInS.toFixed(1)} s, quiet ${quietInS.toFixed(1)} s later; calendars per account: ${calendars}`);
  console.log(
    `events equal to days: ${same} of ${planned.flat().length}; missing ${missing}, orphans ${orphans}, duplicates ${duplicates}`,
  );
  if (missing + orphans + duplicates > 0) process.exitCode = 1;
}

async function withDatabase<Value>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Value>): Promise<Value> {
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  const database = await openDatabase({ databaseUrl, dataDir, log });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
