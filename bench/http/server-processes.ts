import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../packages/server/tests/support/find-free-port.ts';

export type RunningServer = {
  readonly origin: string;
  readonly child: ChildProcess;
  readonly stop: () => Promise<void>;
  readonly startMs: number;
};

type Options = {
  readonly script: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly nodeArgs?: readonly string[];
  /** An open file; without one the log goes nowhere. */
  readonly logFile?: number;
};

/** Node's, as `npm start` has them. */
const START_FLAGS = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8').match(/(?<="start": "node )--\S+/g) ?? [];

/** A server as its own process tree, on a free port, when it answers. */
export async function startServer({ script, env = {}, nodeArgs = [], logFile }: Options): Promise<RunningServer> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...START_FLAGS, ...nodeArgs, script], {
    env: { ...process.env, PORT: String(port), BASE_URL: origin, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', logFile ?? 'ignore', logFile ?? 'inherit'],
  });
  const isUp = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode} instead of starting.`);
    if (performance.now() - startedAt > 60_000) throw new Error(`${script} did not answer within a minute.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const startMs = performance.now() - startedAt;
  const stop = async (): Promise<void> => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin, child, stop, startMs };
}

type ProcessFigures = { readonly cpuMs: number; readonly residentMb: number };

/** Of a process and all that it started; Linux only, elsewhere not a number. */
export function readFigures(root: number): ProcessFigures {
  if (process.platform !== 'linux') return { cpuMs: Number.NaN, residentMb: Number.NaN };
  const own = listFamily(root);
  const sum = (of: (stat: Stat) => number): number => own.reduce((total, stat) => total + of(stat), 0);
  return { cpuMs: sum(({ ticks }) => ticks) * MS_PER_TICK, residentMb: (sum(({ pages }) => pages) * PAGE_BYTES) / 1e6 };
}

/**
 * What they have resident with what they share counted once, as a container's limit counts it: the sum above has Node's own code for
 * each of them. To ask for it stops a process for some milliseconds.
 */
export function readSharedOnceMb(root: number): number {
  const kilobytes = listFamily(root).map(({ pid }) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It has ended.
      return 0;
    }
  });
  return (kilobytes.reduce((total, one) => total + one, 0) * 1024) / 1e6;
}

function listFamily(root: number): readonly Stat[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readStat);
  const family = new Set([root]);
  // Parents are older than children, so a few rounds find everybody.
  for (let round = 0; round < 4; round++) for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  return all.filter(({ pid }) => family.has(pid));
}

type Stat = { readonly pid: number; readonly parent: number; readonly ticks: number; readonly pages: number };

/** proc(5): after the name in brackets come state, parent, ...; 12 and 13 are user and system time, 14 and 15 those of ended children, 22 the resident pages. */
function readStat(name: string): readonly Stat[] {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    return [{ pid: Number(name), parent: fields[1] ?? 0, ticks, pages: fields[21] ?? 0 }];
  } catch {
    return []; // It has ended since the folder was read.
  }
}

/** USER_HZ and the page size of every Linux that Node runs on here. */
const MS_PER_TICK = 10;
const PAGE_BYTES = 4096;
