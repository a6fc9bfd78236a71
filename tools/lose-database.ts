/**
 * PostgreSQL is away for a while under load: what are callers answered, how long does an answer take, how soon is everything
 * back, and is anything lost that was acknowledged?
 *
 *     node tools/lose-database.ts [--seconds 30] [--freeze]
 *
 * It crashes and is started again; with --freeze its processes are stopped and go on later, so that nothing tells that it is gone.
 */
import { parseArgs } from 'node:util';
import type { Attempt } from './fail/day-writer.ts';
import { withTwoProcesses } from './fail/two-processes.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' }, freeze: { type: 'boolean', default: false } } });
const MS_BEFORE = 3000;
const MS_AFTER = 15_000;
const awayMs = Number(values.seconds) * 1000;

await withTwoProcesses(async ({ postgres, databaseUrl, server, writer }) => {
  const writing = writer.writeUntil(performance.now() + MS_BEFORE + awayMs + MS_AFTER);
  const health = watchHealth(server.origin);
  await after(MS_BEFORE);
  const goneAt = performance.now();
  if (values.freeze) postgres.freeze();
  else await postgres.crash();
  await after(awayMs);
  if (values.freeze) postgres.thaw();
  else await postgres.start();
  const backAt = performance.now();
  report(await writing, { goneAt, backAt });
  reportHealth(health.stop(), { goneAt, backAt });
  console.log(`acknowledged writes lost: ${await writer.countLost(databaseUrl)} of ${writer.countAcknowledged()}`);
});

type Gap = { readonly goneAt: number; readonly backAt: number };

function report(attempts: readonly Attempt[], { goneAt, backAt }: Gap): void {
  const during = attempts.filter(({ sentAt, endedAt }) => endedAt > goneAt && sentAt < backAt);
  const failed = attempts.filter(({ status }) => status !== 200);
  const counts = [...new Set(failed.map(({ status }) => status))].map(
    (status) => `${status}: ${failed.filter((attempt) => attempt.status === status).length}`,
  );
  const plain = failed.filter(({ isProblem, retryAfter }) => !isProblem || retryAfter === null).length;
  const longest = Math.max(...attempts.map(({ sentAt, endedAt }) => endedAt - sentAt));
  const firstGood = Math.min(...attempts.filter(({ status, endedAt }) => status === 200 && endedAt > backAt).map(({ endedAt }) => endedAt));
  const lastBad = Math.max(...failed.map(({ endedAt }) => endedAt));
  const waits = during.map(({ sentAt, endedAt }) => endedAt - sentAt).toSorted((a, b) => a - b);
  console.log(`${attempts.length} writes, failed: ${counts.join(', ') || 'none'}; not JSON with Retry-After: ${plain}`);
  console.log(
    `answers while it was away: median ${(waits[Math.floor(waits.length / 2)] ?? 0).toFixed(0)} ms; longest of all ${longest.toFixed(0)} ms`,
  );
  console.log(
    `back: first write after ${(firstGood - backAt).toFixed(0)} ms, last failure after ${Math.max(0, lastBad - backAt).toFixed(0)} ms`,
  );
}

type Look = { readonly at: number; readonly ms: number; readonly live: number; readonly ready: number };

function watchHealth(origin: string): { readonly stop: () => readonly Look[] } {
  const looks: Look[] = [];
  const look = async (): Promise<void> => {
    const at = performance.now();
    const [live, ready] = await Promise.all(['/healthz', '/readyz'].map(async (path) => (await fetch(origin + path)).status));
    looks.push({ at, ms: performance.now() - at, live: live ?? 0, ready: ready ?? 0 });
  };
  const timer = setInterval(() => void look().catch(() => undefined), 500);
  return {
    stop: () => {
      clearInterval(timer);
      return looks;
    },
  };
}

function reportHealth(looks: readonly Look[], { goneAt, backAt }: Gap): void {
  const during = looks.filter(({ at }) => at > goneAt && at < backAt);
  const notReady = during.filter(({ ready }) => ready === 503).length;
  const firstReady = looks.find(({ at, ready }) => at > backAt && ready === 200);
  console.log(
    `while away /readyz 503 in ${notReady} of ${during.length} looks, /healthz 200 in ${during.filter(({ live }) => live === 200).length}; ` +
      `the longest took ${Math.max(...during.map(({ ms }) => ms)).toFixed(0)} ms; ready again at most ${((firstReady?.at ?? Number.NaN) - backAt).toFixed(0)} ms after`,
  );
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
