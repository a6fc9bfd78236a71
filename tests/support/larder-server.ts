import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../packages/server/tests/support/find-free-port.ts';

export type LarderServer = {
  readonly url: string;
  /** What the server printed so far: shown when a test fails to start it. */
  readonly output: () => string;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Not warmed up: of eighty servers each would spend four seconds of processor time on days that most of its tests plan none of. */
const SETTINGS = { DATABASE_URL: '', NODE_ENV: 'production', WARM_UP: 'off' };

const root = join(import.meta.dirname, '..', '..');

/** The real server as a process of its own, on a free port, with a data folder of its own, unless one is named. */
export async function startLarder(env: Record<string, string> = {}): Promise<LarderServer> {
  const dataDir = env['DATA_DIR'] ?? makeDataDir();
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  let output = '';
  let child = launch();
  await waitUntilReady();

  function launch(): ChildProcess {
    const started = spawn(process.execPath, ['packages/server/src/main.ts'], {
      cwd: root,
      env: { ...process.env, ...SETTINGS, PORT: String(port), BASE_URL: url, DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    started.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return started;
  }

  async function waitUntilReady(): Promise<void> {
    for (let tries = 0; tries < 900; tries++) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output}`);
      const answered = await fetch(url).then(
        (response) => response.ok,
        () => false,
      );
      if (answered) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The server did not answer within 90 s:\n${output}`);
  }

  async function end(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(forced);
  }

  return {
    url,
    output: () => output,
    restart: async () => {
      await end();
      child = launch();
      await waitUntilReady();
    },
    stop: async () => {
      await end();
      if (env['DATA_DIR'] === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** As a start with an empty folder left it (first-start.ts), so that no test pays for that again. */
function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'larder-e2e-'));
  const first = process.env['LARDER_FIRST_START'];
  if (first !== undefined) cpSync(first, folder, { recursive: true });
  return folder;
}
