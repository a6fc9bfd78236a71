// Runs on the host's own Node (20 or newer), before anything is installed: built-ins only, no TypeScript.
// Brings a checkout to the point where `start` or `test` can run: dependencies, the tables of foods and kits, a browser, a build. Each step is skipped when its inputs are unchanged.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashFiles } from './refresh-tables.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, '.cache');
const bin = join(root, 'node_modules', '.bin');
const wants = (flag) => process.argv.includes(flag);

mkdirSync(cache, { recursive: true });
installDependencies();
checkNode();
run(process.execPath, ['tools/refresh-tables.mjs']);
if (wants('--build')) buildWeb();
if (wants('--browser')) findBrowser();

function installDependencies() {
  const inputs = [
    'package.json',
    'package-lock.json',
    ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`),
  ];
  const hash = hashFiles(inputs.filter((path) => existsSync(join(root, path)))) + process.platform + process.arch;
  if (isFresh('deps', hash) && existsSync(bin)) return;
  say('Installing dependencies (once)');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  markFresh('deps', hash);
}

/** The server's TypeScript runs without a build on Node 24, which comes as the npm package `node`. */
function checkNode() {
  const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
  const result = existsSync(node) ? spawnSync(node, ['-v'], { encoding: 'utf8' }) : undefined;
  const major = Number(/^v(\d+)/.exec(result?.stdout ?? '')?.[1] ?? 0);
  if (major >= 24 || Number(process.versions.node.split('.')[0]) >= 24) return;
  stop(
    'Larder runs on Node 24, which the npm package "node" brings along, but its install script did not run.\n' +
      'Allow it (npm config get ignore-scripts should say false), delete node_modules, and try again; or install Node 24 yourself.',
  );
}

function buildWeb() {
  const hash = hashFiles(listSources(['packages/web', 'packages/domain/src', 'packages/contract/src', 'package-lock.json']));
  if (isFresh('build', hash) && existsSync(join(root, 'packages/web/dist/index.html'))) return;
  say('Building the web app');
  run('npm', ['run', '--silent', 'build']);
  markFresh('build', hash);
}

/** An installed browser, else Playwright's own, else Debian's: without a window if there is such a one, as that takes a fifth less of the machine. */
function findBrowser() {
  const known = join(cache, 'chromium');
  if (existsSync(known) && existsSync(readFileSync(known, 'utf8').trim())) return;
  const found = process.env.CHROMIUM_PATH || installedBrowser() || downloadedBrowser() || debianBrowser();
  if (!found) stop('The end-to-end tests need Chromium. Install it, or name it: CHROMIUM_PATH=/path/to/chromium npm test');
  writeFileSync(known, `${found}\n`);
}

function installedBrowser() {
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
  const places = [
    ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  return places.find((place) => existsSync(place));
}

function downloadedBrowser() {
  say('Fetching a browser for the tests (once)');
  const result = spawnSync(join(bin, 'playwright'), ['install', 'chromium', '--only-shell'], {
    cwd: root,
    stdio: 'ignore',
    timeout: 180_000,
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) return undefined;
  const asked = spawnSync(
    join(bin, 'node'),
    ['-e', "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))"],
    { cwd: root, encoding: 'utf8' },
  );
  const path = asked.stdout?.trim();
  return path && existsSync(path) ? path : undefined;
}

function debianBrowser() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say('Installing Chromium from Debian (once)');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], { stdio: 'ignore' });
  return installedBrowser();
}

function listSources(roots) {
  const files = [];
  const visit = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    let entries;
    try {
      entries = readdirSync(full, { withFileTypes: true });
    } catch {
      files.push(path);
      return;
    }
    for (const entry of entries) {
      if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.includes('.test.')) continue;
      const child = `${path}/${entry.name}`;
      if (entry.isDirectory()) visit(child);
      else files.push(child);
    }
  };
  roots.forEach(visit);
  return files;
}

function isFresh(name, hash) {
  const file = join(cache, name);
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
}

function markFresh(name, hash) {
  writeFileSync(join(cache, name), hash);
}

function run(command, args) {
  try {
    execFileSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
  } catch {
    stop(`"${command} ${args.join(' ')}" failed; its message is above.`);
  }
}

function say(text) {
  process.stdout.write(`${text} ...\n`);
}

function stop(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}
