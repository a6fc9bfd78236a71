import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findFreePort } from './support/find-free-port.ts';
import { startPostgres } from './support/start-postgres.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');
const TOKEN = 'a token for the metrics page';

describe('several server processes on one port', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let server: ChildProcess;
  let url: string;
  const output: string[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-workers-'));

  beforeAll(async () => {
    postgres = await startPostgres();
    const port = await findFreePort();
    url = `http://127.0.0.1:${port}`;
    server = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        PORT: String(port),
        BASE_URL: url,
        DATA_DIR: dataDir,
        DATABASE_URL: await postgres.createDatabase(),
        WORKERS: '2',
        METRICS_TOKEN: TOKEN,
        LOG_LEVEL: 'info',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    server.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    server.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    await vi.waitUntil(() => readyPids().length === 2, { timeout: 120_000 });
  }, 150_000);
  afterAll(async () => {
    if (server.exitCode === null) server.kill('SIGKILL');
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  });

  /** The log names the process that wrote each line. */
  const readyPids = (): string[] => [
    ...new Set([...output.join('').matchAll(/"pid":(\d+)[^\n]*Server listening/g)].map(([, pid]) => pid as string)),
  ];
  const isReady = (): Promise<boolean> =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );

  test('answer whether they live and whether they can work', async () => {
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test('add up their figures, for who has the token only', async () => {
    expect((await fetch(`${url}/metrics`)).status).toBe(401);
    expect((await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}x` } })).status).toBe(401);
    for (let n = 0; n < 20; n++) await fetch(`${url}/api/search/popular`, { headers: { connection: 'close' } });
    const read = async () => (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
    await expect
      .poll(read, { timeout: 20_000 })
      .toMatch(/larder_http_request_duration_seconds_count\{method="GET",route="\/api\/search\/popular",status="200"\} 20/);
    expect(await read()).toMatch(/^larder_backup_age_seconds \+Inf$/m);
  });

  test('replace one that is killed while the others serve', async () => {
    const [victim] = readyPids();
    process.kill(Number(victim), 'SIGKILL');
    await expect.poll(() => readyPids().length, { timeout: 60_000 }).toBe(3);
    expect(output.join('')).toMatch(new RegExp(`"level":50[^\n]*Server process ${victim} ended \\(SIGKILL\\)`));
    expect(await isReady()).toBe(true);
  });

  test('stop together when the first of them is asked to', async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await isReady()).toBe(false);
  });
});
