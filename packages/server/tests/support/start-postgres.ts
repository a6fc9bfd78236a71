import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import { findFreePort } from './find-free-port.ts';

export type PostgresServer = {
  readonly adminUrl: string;
  /** Makes an empty database and gives its address. */
  readonly createDatabase: () => Promise<string>;
  readonly stop: () => Promise<void>;
  /** As in a crash: at once, without a word to its clients. `start` brings it back at the same address. */
  readonly crash: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Its connections stay and are silent, as when its machine hangs or the network is cut. Linux only. */
  readonly freeze: () => void;
  readonly thaw: () => void;
};

/** A PostgreSQL server of its own, on a free port of this machine only. It ends with the process that started it, however that ends. */
export async function startPostgres({
  durable = false,
  folder = tmpdir(),
}: { readonly durable?: boolean; readonly folder?: string } = {}): Promise<PostgresServer> {
  const bin = findBinaries();
  const account = findAccount();
  const home = mkdtempSync(join(folder, 'larder-postgres-'));
  try {
    initialise(bin, home, account);
    const started = await startServer({ bin, home, account, durable });
    const { adminUrl } = started;
    let { child } = started;
    const signal = (name: 'SIGQUIT' | 'SIGSTOP' | 'SIGCONT'): void => {
      const server = Number(readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
      // Those it forked serve the connections; a crash it tells them of itself.
      const forked =
        name === 'SIGQUIT' ? [] : readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim().split(' ').map(Number);
      for (const pid of [server, ...forked.filter(Boolean)]) process.kill(pid, name);
    };
    return {
      adminUrl,
      createDatabase: () => createDatabase(adminUrl, 'template1'),
      stop: async () => {
        await stopServer(child);
        rmSync(home, { recursive: true, force: true });
      },
      crash: async () => {
        signal('SIGQUIT');
        await stopServer(child);
      },
      start: async () => {
        // Of one that ended by itself the shell is left.
        await stopServer(child);
        child = spawnServer({ bin, home, account, durable }, Number(new URL(adminUrl).port));
        await waitUntilReady(child, adminUrl);
      },
      freeze: () => signal('SIGSTOP'),
      thaw: () => signal('SIGCONT'),
    };
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

/** Gives the address of a new database that begins as a copy of the template. */
export async function createDatabase(adminUrl: string, template: string): Promise<string> {
  const name = `larder_${randomUUID().replaceAll('-', '')}`;
  await withClient(adminUrl, (client) => client.query(`create database ${name} template ${template}`));
  return Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
}

export async function dropDatabase(adminUrl: string, databaseUrl: string): Promise<void> {
  await withClient(adminUrl, (client) => client.query(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`));
}

const PASSWORD = 'larder-test';

function findBinaries(): string {
  const found = [...(process.env['PATH'] ?? '').split(delimiter), ...listVersionFolders('/usr/lib/postgresql', 'bin'), ...MAC_FOLDERS].find(
    (folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')),
  );
  if (found !== undefined) return found;
  throw new Error(
    'These tests run on PostgreSQL too, and no server was found in PATH or /usr/lib/postgresql. ' +
      'Install one: `apt-get install postgresql` (Debian, Ubuntu), `dnf install postgresql-server` (Fedora), `brew install postgresql@17` (macOS).',
  );
}

const MAC_FOLDERS = ['/opt/homebrew/opt/postgresql@17/bin', '/usr/local/opt/postgresql@17/bin'];

/** The newest version first. */
function listVersionFolders(parent: string, child: string): readonly string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(parent, version, child));
}

type Account = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to run as root: then the account its package made, or the one that owns nothing. */
function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const readId = (flag: string): number =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: readId('-u'), gid: readId('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a "postgres" nor a "nobody" account to run it as.');
}

function initialise(bin: string, home: string, account: Account | undefined): void {
  const data = join(home, 'data');
  const passwordFile = join(home, 'password');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, PASSWORD, { mode: 0o600 });
  if (account !== undefined) for (const path of [home, data, passwordFile]) chownSync(path, account.uid, account.gid);
  const options = [
    '-D',
    data,
    '--username=larder',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  execFileSync(join(bin, 'initdb'), options, { ...account, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] });
}

type ServerOptions = { readonly bin: string; readonly home: string; readonly account: Account | undefined; readonly durable: boolean };

async function startServer(options: ServerOptions): Promise<{ child: ChildProcess; adminUrl: string }> {
  let lastProblem: unknown;
  // Another process may take the port between the look and the start.
  for (let attempt = 0; attempt < 5; attempt++) {
    const port = await findFreePort();
    const child = spawnServer(options, port);
    const adminUrl = `postgres://larder:${PASSWORD}@127.0.0.1:${port}/postgres`;
    try {
      await waitUntilReady(child, adminUrl);
      return { child, adminUrl };
    } catch (error) {
      lastProblem = error;
      await stopServer(child);
    }
  }
  throw new Error('PostgreSQL did not start.', { cause: lastProblem });
}

function spawnServer({ bin, home, account, durable }: ServerOptions, port: number): ChildProcess {
  const quick = durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
  const network = ['-h', '127.0.0.1', '-p', String(port), '-c', 'unix_socket_directories='];
  const command = [join(bin, 'postgres'), '-D', join(home, 'data'), ...network, ...quick];
  // The shell stops the server when its standard input closes, which kill -9 of this process does too.
  return spawn('/bin/sh', ['-c', '"$@" </dev/null & server=$!; cat >/dev/null; kill -INT $server; wait $server', 'sh', ...command], {
    ...account,
    cwd: home,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.stdin?.end();
  await ended;
}

async function waitUntilReady(child: ChildProcess, adminUrl: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      await withClient(adminUrl, (client) => client.query('select 1'));
      return;
    } catch (error) {
      if (Date.now() > deadline || child.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
