/**
 * The disk of the built-in database fills up while four people save plans: what are they answered, does the server end by
 * itself, and is anything lost that was acknowledged when there is room again? Linux and root only.
 *
 *     node tools/fill-disk.ts
 */
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../bench/http/server-processes.ts';
import { makeSmallDisk } from '../packages/server/tests/support/small-disk.ts';
import { signUpOverHttp } from '../packages/server/tests/support/sign-up-over-http.ts';
import { makePlan } from './kill-saves/test-plan.ts';

const PEOPLE = 4;
const MS_BEFORE = 3000;
/** The watchdog gives a statement a minute. */
const MOST_WAIT_MS = 100_000;
const LEFT_BYTES = 2_000_000;
const disk = makeSmallDisk(700);
const logFolder = mkdtempSync(join(tmpdir(), 'larder-fill-disk-'));
const logPath = join(logFolder, 'log');
const logFile = openSync(logPath, 'a');
const acknowledged = new Set<string>();
let lastNumber = 0;

try {
  const first = await start();
  const cookie = await signUpOverHttp(first.origin);
  const outcomes: string[] = [];
  const stopping = new AbortController();
  const people = Array.from({ length: PEOPLE }, async () => {
    while (!stopping.signal.aborted) {
      const outcome = await save(first.origin, cookie, stopping.signal);
      outcomes.push(outcome);
      if (outcome !== 'saved') await after(500);
    }
  });
  await after(MS_BEFORE);
  const savedBefore = acknowledged.size;
  disk.fill(LEFT_BYTES);
  const fullAt = performance.now();
  const ended = await Promise.race([
    new Promise<string>((resolve) => first.child.once('exit', (code, signal) => resolve(`ended by itself (${signal ?? code})`))),
    after(MOST_WAIT_MS).then(() => 'still running'),
  ]);
  const endedAfterMs = performance.now() - fullAt;
  stopping.abort();
  await Promise.all(people);
  const kinds = [...new Set(outcomes)].map((kind) => `${outcomes.filter((one) => one === kind).length} ${kind}`);
  console.log(`${savedBefore} plans saved before the disk was full, ${acknowledged.size} in all; answers: ${kinds.join(', ')}`);
  console.log(`the server: ${ended} after ${(endedAfterMs / 1000).toFixed(1)} s`);
  first.child.kill('SIGKILL');
  await first.stop();
  disk.free();
  const second = await start();
  console.log(`with room again it started in ${second.startMs.toFixed(0)} ms`);
  const titles = await listTitles(second.origin, cookie);
  console.log(`acknowledged plans lost: ${[...acknowledged].filter((title) => !titles.has(title)).length} of ${acknowledged.size}`);
  console.log(`saving again: ${await save(second.origin, cookie, AbortSignal.timeout(10_000))}`);
  await second.stop();
  console.log('what the server logged:');
  for (const [sentence, count] of countFaults()) console.log(`  ${count} ${sentence}`);
} finally {
  disk.remove();
  closeSync(logFile);
  rmSync(logFolder, { recursive: true });
}

function start(): Promise<RunningServer> {
  const script = join(import.meta.dirname, '../packages/server/src/main.ts');
  return startServer({ script, env: { DATA_DIR: join(disk.folder, 'data'), LOG_LEVEL: 'error' }, logFile });
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
  // What is not of a request: that it started.
  if (!line.startsWith('{')) return '';
  const { msg, err } = JSON.parse(line) as { msg: string; err?: { message: string; code?: string } };
  return err ? `${msg}: ${err.code ?? 'no code'}, ${err.message}` : msg;
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
