/**
 * The disk of the database fills up while four people save plans: what are they answered? Killed and stopped in turn while it is
 * full, does the server start again, and can people read? Is it over by itself when there is room, and is anything lost that was
 * acknowledged? Linux and root only.
 *
 *     node tools/fill-disk.ts [--postgres [--log]] [--starts 5] [--seconds 20]
 *
 * With --log it is PostgreSQL's log that finds no room, which ends PostgreSQL: what is answered then, does it start while the disk is
 * full, and once there is room and it was started again, does the server go on without a restart of its own?
 */
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { type RunningServer, startServer } from '../bench/http/server-processes.ts';
import { signUpOverHttp } from '../packages/server/tests/support/sign-up-over-http.ts';
import { makeSmallDisk } from '../packages/server/tests/support/small-disk.ts';
import { type PostgresServer, startPostgres } from '../packages/server/tests/support/start-postgres.ts';
import { makePlan } from './kill-saves/test-plan.ts';

const { values } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    log: { type: 'boolean', default: false },
    starts: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '20' },
  },
});
const PEOPLE = 4;
const MS_BEFORE = 3000;
const LEFT_BYTES = 2_000_000;
const disk = makeSmallDisk(700);
const postgres = values.postgres ? await startPostgres({ folder: disk.folder, durable: true }) : undefined;
const databaseUrl = await postgres?.createDatabase();
const logFolder = mkdtempSync(join(tmpdir(), 'larder-fill-disk-'));
const logPath = join(logFolder, 'log');
const logFile = openSync(logPath, 'a');
const acknowledged = new Set<string>();
let lastNumber = 0;

try {
  const first = await start();
  const cookie = await signUpOverHttp(first.origin);
  if (values.log && postgres) await endByLog(first, cookie, postgres);
  else await fillAndStart(first, cookie);
  const last = await start();
  await countLost('killed and started once more', last, cookie);
  await last.stop();
  console.log('what the server logged:');
  for (const [sentence, count] of countFaults()) console.log(`  ${count} ${sentence}`);
} finally {
  await postgres?.stop();
  disk.remove();
  closeSync(logFile);
  rmSync(logFolder, { recursive: true });
}

async function fillAndStart(first: RunningServer, cookie: string): Promise<void> {
  await fillWhileSaving(first, cookie);
  disk.fill(0);
  for (let n = 0; n < Number(values.starts); n++) await startWhileFull(cookie, n % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
  const server = await start();
  disk.free();
  await goOn(server, cookie);
}

/** PostgreSQL's log needs another file and finds no room. */
async function endByLog(server: RunningServer, cookie: string, { adminUrl, start: startAgain }: PostgresServer): Promise<void> {
  for (let n = 0; n < 50; n++) await save(server.origin, cookie, AbortSignal.timeout(10_000));
  disk.fill(0);
  console.log(`without room for its log: ${await fillLog(adminUrl)}`);
  await after(5000);
  console.log(`saving: ${await save(server.origin, cookie, AbortSignal.timeout(10_000))}; /readyz ${await readReadiness(server)}`);
  console.log(`/healthz ${(await fetch(`${server.origin}/healthz`)).status}, a page ${(await fetch(server.origin)).status}`);
  const isStarted = await startAgain().then(
    () => true,
    () => false,
  );
  console.log(`PostgreSQL ${isStarted ? 'starts' : 'does not start'} while the disk is full`);
  disk.free();
  if (!isStarted) await startAgain();
  await goOn(server, cookie);
}

/** Uses up the log's files, also those kept for later, until PostgreSQL says nothing more. */
async function fillLog(adminUrl: string): Promise<string> {
  const client = new Client({ connectionString: adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (;;) await client.query("select pg_logical_emit_message(false, 'larder', 'x'), pg_switch_wal()");
  } catch (error) {
    return String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function goOn(server: RunningServer, cookie: string): Promise<void> {
  const freeAt = performance.now();
  while ((await fetch(`${server.origin}/readyz`)).status !== 200) await after(100);
  console.log(`with room again it was ready after ${((performance.now() - freeAt) / 1000).toFixed(1)} s, without a restart`);
  console.log(`saving again: ${await save(server.origin, cookie, AbortSignal.timeout(10_000))}`);
  await countLost('then', server, cookie);
  server.child.kill('SIGKILL');
  await server.stop();
}

async function fillWhileSaving(server: RunningServer, cookie: string): Promise<void> {
  const outcomes: string[] = [];
  const stopping = new AbortController();
  const people = Array.from({ length: PEOPLE }, async () => {
    while (!stopping.signal.aborted) {
      const outcome = await save(server.origin, cookie, stopping.signal);
      outcomes.push(outcome);
      if (outcome !== 'saved') await after(500);
    }
  });
  await after(MS_BEFORE);
  const savedBefore = acknowledged.size;
  disk.fill(LEFT_BYTES);
  const ended = await Promise.race([
    new Promise<string>((resolve) => server.child.once('exit', (code, signal) => resolve(`ended by itself (${signal ?? code})`))),
    after(Number(values.seconds) * 1000).then(() => 'still running'),
  ]);
  stopping.abort();
  await Promise.all(people);
  const kinds = [...new Set(outcomes)].map((kind) => `${outcomes.filter((one) => one === kind).length} ${kind}`);
  console.log(`${savedBefore} plans saved before the disk was full, ${acknowledged.size} in all; answers: ${kinds.join(', ')}`);
  console.log(`the server: ${ended}; /readyz ${await readReadiness(server)}`);
  server.child.kill('SIGKILL');
  await server.stop();
}

async function startWhileFull(cookie: string, end: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const server = await start();
  console.log(`started while full in ${server.startMs.toFixed(0)} ms; /readyz ${await readReadiness(server)}`);
  console.log(`  saving: ${await save(server.origin, cookie, AbortSignal.timeout(10_000))}; to be ended by ${end}`);
  await countLost('  reading', server, cookie);
  server.child.kill(end);
  await server.stop();
}

async function readReadiness({ origin }: RunningServer): Promise<string> {
  const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
  return answer ? `${answer.status} ${await answer.text()}` : 'without an answer';
}

async function countLost(when: string, { origin }: RunningServer, cookie: string): Promise<void> {
  const titles = await listTitles(origin, cookie);
  console.log(`${when}: ${[...acknowledged].filter((title) => !titles.has(title)).length} of ${acknowledged.size} acknowledged plans lost`);
}

function start(): Promise<RunningServer> {
  const script = join(import.meta.dirname, '../packages/server/src/main.ts');
  const dataDir = join(values.postgres ? logFolder : disk.folder, 'data');
  return startServer({
    script,
    env: { DATA_DIR: dataDir, LOG_LEVEL: 'error', ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    logFile,
  });
}

async function save(origin: string, cookie: string, signal: AbortSignal): Promise<string> {
  lastNumber += 1;
  const { content, ...words } = makePlan({ number: lastNumber, version: 1 });
  try {
    const answer = await fetch(`${origin}/api/meal-plans/save`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ ...words, ...content }),
      signal,
    });
    const { success } = (await answer.json()) as { success: boolean };
    if (success) acknowledged.add(words.title);
    return success ? 'saved' : `answered ${answer.status}`;
  } catch {
    return signal.aborted ? 'given up' : 'without an answer';
  }
}

async function listTitles(origin: string, cookie: string): Promise<ReadonlySet<string>> {
  const answer = await fetch(`${origin}/api/meal-plans/saved`, { headers: { cookie } });
  const { data } = (await answer.json()) as { data: readonly { title: string }[] };
  return new Set(data.map(({ title }) => title));
}

/** Lines of the log that say the same but for numbers, as those of files and blocks. */
function countFaults(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of readFileSync(logPath, 'utf8').split('\n')) {
    const sentence = describeFault(line).replaceAll(/\d+/g, '#');
    if (sentence) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return counts;
}

function describeFault(line: string): string {
  // Not of a request: what the database says itself, and that it started.
  if (!line.startsWith('{')) return line.includes('Larder is ready') ? '' : line;
  const { msg, err } = JSON.parse(line) as { msg: string; err?: { message: string; code?: string } };
  return err ? `${msg}: ${err.code ?? 'no code'}, ${err.message}` : msg;
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
