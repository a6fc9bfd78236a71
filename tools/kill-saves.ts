/**
 * How many acknowledged plans are lost when the server is killed (-9) again and again while it saves and updates them?
 * A kill leaves the system's page cache, so it cannot show a missing fsync: --power-cuts also takes away what no fsync
 * has written (Linux and root only).
 *
 *     node tools/kill-saves.ts [--kills 20] [--http] [--postgres | --power-cuts]
 *
 * With --http it is the whole server, saved to through its API; without, the database and the store alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { startPostgres } from '../packages/server/tests/support/start-postgres.ts';
import { makeHttpVictims } from './kill-saves/http-victim.ts';
import { makeLossyDisk } from './kill-saves/lossy-disk.ts';
import { startStoreVictim } from './kill-saves/store-victim.ts';
import type { StartVictim, Victim } from './kill-saves/victim.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    http: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    'power-cuts': { type: 'boolean', default: false },
  },
});
const kills = Number(values.kills);
/** Then it does not start by itself any more. */
const MOST_FAILED_STARTS = 3;
const result = await (values.postgres ? killOnPostgres() : values['power-cuts'] ? cutPowerOnPglite() : killOnPglite());
console.log(JSON.stringify(result, null, 2));
console.log(
  `acknowledged plans lost: ${result.lost} of ${result.acknowledged} in ${result.kills + result.killsWhileOpening} kills, ` +
    `failed starts: ${result.failedStarts} (${result.engine})`,
);
const faults = result.lost + result.altered + result.heapDiffers + result.failedStarts;
process.exitCode = faults === 0 && result.acknowledged > 0 ? 0 : 1;

type Report = {
  readonly engine: string;
  kills: number;
  killsWhileOpening: number;
  failedStarts: number;
  acknowledged: number;
  /** Acknowledged and gone, or back at an older version than the one acknowledged. */
  lost: number;
  /** Not as it was sent. */
  altered: number;
  /** Checks in which the index and the table disagreed on the number of plans. */
  heapDiffers: number;
  readonly reopenMs: { median: number; max: number };
};

type Ledger = {
  lastNumber: number;
  /** The newest version of each plan that was acknowledged, over all kills. */
  readonly acknowledged: Map<number, number>;
};

async function killOnPglite(): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-kill-'));
  try {
    return await killRepeatedly('pglite', values.http ? makeHttpVictims({ dataDir }) : () => startStoreVictim({ dataDir }));
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

async function cutPowerOnPglite(): Promise<Report> {
  const disk = makeLossyDisk();
  const start: StartVictim = () => {
    const started = startStoreVictim({ dataDir: join(disk.folder, 'data') });
    const kill = async (): Promise<void> => {
      disk.cutPower();
      await started.kill();
      disk.restorePower();
    };
    return { ready: started.ready.then((victim) => ({ ...victim, kill })), kill };
  };
  try {
    return await killRepeatedly('pglite, power cuts', start);
  } finally {
    disk.remove();
  }
}

async function killOnPostgres(): Promise<Report> {
  const server = await startPostgres({ durable: true });
  try {
    const databaseUrl = await server.createDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'larder-kill-'));
    return await killRepeatedly(
      'postgres',
      values.http ? makeHttpVictims({ dataDir, databaseUrl }) : () => startStoreVictim({ dataDir, databaseUrl }),
    );
  } finally {
    await server.stop();
  }
}

async function killRepeatedly(engine: string, start: StartVictim): Promise<Report> {
  const report: Report = {
    engine,
    kills: 0,
    killsWhileOpening: 0,
    failedStarts: 0,
    acknowledged: 0,
    lost: 0,
    altered: 0,
    heapDiffers: 0,
    reopenMs: { median: 0, max: 0 },
  };
  const ledger: Ledger = { lastNumber: 0, acknowledged: new Map() };
  const reopenings: number[] = [];
  const open = async (): Promise<Victim> => {
    const opening = start();
    try {
      return await opening.ready;
    } catch (error) {
      // One that is only slow would answer in the next one's place, and never be killed.
      await opening.kill();
      report.failedStarts += 1;
      if (report.failedStarts > MOST_FAILED_STARTS) throw error;
      process.stderr.write(`failed start: ${String(error)}\n`);
      return open();
    }
  };
  // Stopped once, so that the first kill does not meet a database that is being made.
  await (await open()).stop();
  let victim = await open();
  while (report.kills < kills) {
    await saveUntilKilled(victim, ledger);
    report.kills += 1;
    if (report.kills % 4 === 0) {
      // While it recovers from the last one.
      const opening = start();
      opening.ready.catch(() => undefined);
      await after(80 + Math.random() * 500);
      await opening.kill();
      report.killsWhileOpening += 1;
    }
    const startedAt = performance.now();
    victim = await open();
    reopenings.push(performance.now() - startedAt);
    await compare(victim, ledger, report);
    process.stderr.write(
      `kill ${report.kills}: ${ledger.acknowledged.size} plans acknowledged, ${report.lost} lost, ${report.altered} altered\n`,
    );
  }
  await victim.stop();
  report.acknowledged = ledger.acknowledged.size;
  const sorted = reopenings.toSorted((a, b) => a - b).map(Math.round);
  report.reopenMs.median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  report.reopenMs.max = sorted.at(-1) ?? 0;
  return report;
}

/** Four people at once, each saving plans and changing every third of them; the kill comes at a random moment. */
async function saveUntilKilled(victim: Victim, ledger: Ledger): Promise<void> {
  const kill = new AbortController();
  const people = Array.from({ length: 4 }, async () => {
    while (!kill.signal.aborted) {
      ledger.lastNumber += 1;
      const number = ledger.lastNumber;
      for (let version = 1; version <= (number % 3 === 0 ? 2 : 1); version++) {
        try {
          await victim.save({ number, version });
        } catch {
          return;
        }
        ledger.acknowledged.set(number, version);
      }
    }
  });
  await after(50 + Math.random() * 1_200);
  kill.abort();
  await victim.kill();
  await Promise.all(people);
}

async function compare(victim: Victim, { acknowledged }: Ledger, report: Report): Promise<void> {
  const { plans, rowsInTable } = await victim.list();
  const versions = new Map(plans.map(({ number, version }) => [number, version]));
  report.lost = [...acknowledged].filter(([number, version]) => (versions.get(number) ?? 0) < version).length;
  report.altered = plans.filter(({ isIntact }) => !isIntact).length;
  if (rowsInTable !== plans.length) report.heapDiffers += 1;
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
