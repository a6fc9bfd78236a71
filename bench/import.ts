/**
 * How long does the import of the largest archive keep everybody else waiting?
 *
 *     npm run bench:import [-- --megabytes 120 --postgres]
 *
 * The whole server in this process; the longest time its event loop could not turn, and what somebody else's reads took meanwhile.
 */
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { importAccount } from '@larder/contract/account.ts';
import type { GeneratedPlan } from '@larder/contract/plan.ts';
import { ARCHIVE_FILE, ARCHIVE_FORMAT, ARCHIVE_VERSION } from '../packages/server/src/features/account/archive-row.ts';
import { zipFiles } from '../packages/server/src/archive/zip.ts';
import { type Caller, startLarderApp } from '../packages/server/tests/support/larder-app.ts';

const { values } = parseArgs({ options: { megabytes: { type: 'string', default: '120' }, postgres: { type: 'boolean', default: false } } });
const QUERIES = ['high protein vegetarian 1800 calories', 'mediterranean', 'keto', 'quick vegan dinners', 'paleo 2200 calories', 'thai'];
const PAUSE_MS = 20;
const larder = await startLarderApp(values.postgres ? 'postgres' : 'pglite');

try {
  const importer = await larder.newEater();
  const other = await larder.newEater();
  const { text, count } = await makeArchive(other, Number(values.megabytes) * 1024 * 1024);
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipFiles([{ name: ARCHIVE_FILE, text: [text] }], new Date())) chunks.push(chunk);
  const file = Buffer.concat(chunks);
  console.log(
    `${count} plans, ${(text.length / 1e6).toFixed(0)} MB packed to ${(file.length / 1e6).toFixed(1)} MB, on ${values.postgres ? 'PostgreSQL' : 'the built-in database'}; machine load ${loadavg()[0]?.toFixed(1)}`,
  );
  const stopping = new AbortController();
  const reading = readUntil(other, stopping.signal);
  await pause();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const startedAt = performance.now();
  const answer = await larder.app.inject({
    method: importAccount.method,
    url: importAccount.path,
    headers: { cookie: importer.cookie, origin: 'http://localhost:5000', 'content-type': 'application/zip' },
    payload: file,
  });
  const importMs = performance.now() - startedAt;
  delay.disable();
  stopping.abort();
  const waits = (await reading).toSorted((a, b) => a - b);
  console.log(`answered ${answer.statusCode} after ${(importMs / 1000).toFixed(1)} s: ${answer.body.slice(0, 100)}`);
  console.log(
    `the event loop stood still for ${(delay.max / 1e6).toFixed(0)} ms at most (p99 ${(delay.percentile(99) / 1e6).toFixed(0)}); ` +
      `${waits.length} reads of somebody else: median ${(waits[waits.length >> 1] ?? 0).toFixed(0)} ms, longest ${(waits.at(-1) ?? 0).toFixed(0)} ms; ` +
      `${(process.memoryUsage().rss / 1e6).toFixed(0)} MB resident`,
  );
} finally {
  await larder.close();
}

async function makeArchive(eater: Caller, bytes: number): Promise<{ text: string; count: number }> {
  const samples: string[] = [];
  for (const query of QUERIES) {
    const { body } = await eater.call<{ data: GeneratedPlan }>('POST', '/api/meal-plans/generate', { query });
    const { title, description, searchQuery, chips: _chips, notUnderstood: _notUnderstood, ...plan } = body.data;
    const times = { createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z' };
    samples.push(JSON.stringify({ title, description, searchQuery, isFavorited: false, plan, ...times }).slice(1));
  }
  const rows: string[] = [];
  for (let size = 0; size < bytes; size += rows.at(-1)?.length ?? 0) {
    rows.push(`{"id":"${randomUUID()}",${samples[rows.length % samples.length]}`);
  }
  const profile = { dietaryRestrictions: [] };
  const head = JSON.stringify({ format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, profile }).slice(0, -1);
  return { text: `${head},"mealPlans":[${rows.join(',')}]}`, count: rows.length };
}

/** Each wait counts from when the read was due, so that a standstill is seen by somebody. */
async function readUntil({ call }: Caller, signal: AbortSignal): Promise<readonly number[]> {
  const waits: number[] = [];
  while (!signal.aborted) {
    const dueAt = performance.now() + PAUSE_MS;
    await pause();
    await call('GET', '/api/grocery-lists');
    waits.push(performance.now() - dueAt);
  }
  return waits;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
