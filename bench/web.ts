/** `npm run bench:web`: what a visitor and a member download first, and what Lighthouse says of the landing page on a phone. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { newEater, signUp } from '../tests/support/eater.ts';
import { startLarder } from '../tests/support/larder-server.ts';
import { mealOf, planOf, savePlan } from '../tests/support/members.ts';

/** Fixed: scores of two versions do not compare. Fetched when asked for and no dependency, as it weighs 70 MB. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;
/** Longer than from one script to the next that it asks for. A list never has an idle network: it is told of changes. */
const AT_REST_MS = 2000;
const GOALS = {
  landingKb: 100,
  routeKb: 220,
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  lcpMs: 1900,
  cls: 0.01,
};

const root = join(import.meta.dirname, '..');
const chromiumPath = readFileSync(join(root, '.cache/chromium'), 'utf8').trim();
let failed = 0;

if (!process.argv.includes('--no-build')) execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
const larder = await startLarder();
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
try {
  if (!process.argv.includes('--lighthouse')) await measureSizes(browser);
  await browser.close();
  if (!process.argv.includes('--sizes')) measureLighthouse();
} finally {
  await browser.close();
  await larder.stop();
}
console.log(failed === 0 ? '\nAll goals are met.' : `\n${failed} goals are missed.`);
process.exitCode = failed === 0 ? 0 : 1;

async function measureSizes(chrome: Browser): Promise<void> {
  console.log('First-load JavaScript, gzip level 9, kB');
  const visitor = await openPage(chrome);
  for (const path of ['/', '/privacy-policy', '/terms-of-service'])
    report(path, await measureJs(visitor, path), GOALS.landingKb, 'at most');
  await visitor.context().close();

  const member = await openPage(chrome);
  await signUp(member, larder.url, newEater());
  const state = await member.context().storageState();
  const planId = await savePlan(member, planOf('Bench'));
  const list = { name: 'Bench', description: '', status: 'draft', dateRange: '', mealPlansIncluded: [] };
  const made = (await (await member.request.post('/api/grocery-lists', { data: list })).json()) as { data: { id: string } };
  await member.context().close();
  const routes = [
    '/',
    '/search?q=vegan',
    `/edit-plan/${planId}`,
    `/print-plan/${planId}`,
    '/recipe/bench',
    '/my-plans',
    '/calendar',
    '/grocery-lists',
    '/grocery-lists/create',
    `/grocery-lists/${made.data.id}`,
    '/nutrition',
    '/profile',
    '/account',
  ];
  for (const path of routes) {
    // A context each: what one screen has fetched would be missing from the next.
    const page = await openPage(chrome, state);
    // A recipe is of the meal that was last opened.
    await page.addInitScript((meal) => sessionStorage.setItem('selectedMeal', meal), JSON.stringify(mealOf('Lentil soup')));
    report(`member ${path.replace(planId, ':id').replace(made.data.id, ':id')}`, await measureJs(page, path), GOALS.routeKb, 'at most');
    await page.context().close();
  }
}

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

async function openPage(chrome: Browser, storageState?: State): Promise<Page> {
  const options = { baseURL: larder.url, serviceWorkers: 'block', viewport: { width: 412, height: 823 } } as const;
  return (await chrome.newContext({ ...options, ...(storageState && { storageState }) })).newPage();
}

/** Every script asked for until the page is at rest, whatever asked for it. */
async function measureJs(page: Page, path: string): Promise<number> {
  const files = new Set<string>();
  const note = (request: { url: () => string }) => files.add(new URL(request.url()).pathname);
  page.on('request', note);
  await page.goto(path, { waitUntil: 'load' });
  for (let before = -1; before !== files.size;) {
    before = files.size;
    await page.waitForTimeout(AT_REST_MS);
  }
  page.off('request', note);
  const scripts = [...files].filter((file) => file.endsWith('.js')).map((file) => join(root, 'packages/web/dist', file));
  const bytes = scripts
    .filter((file) => existsSync(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
  return bytes / 1000;
}

type LighthouseReport = {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly score: number | null; readonly title: string }>>;
};

function measureLighthouse(): void {
  const folder = mkdtempSync(join(tmpdir(), 'larder-lighthouse-'));
  const runs = Array.from({ length: RUNS }, (_, run) => runLighthouse(join(folder, `${run}.json`)));
  rmSync(folder, { recursive: true });
  console.log(`\nLanding page, ${LIGHTHOUSE}, mobile, median of ${RUNS}`);
  for (const category of ['performance', 'accessibility', 'best-practices', 'seo'] as const) {
    report(
      category,
      median(runs.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
      GOALS[category],
      'at least',
    );
  }
  const value = (audit: string) => median(runs.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  report('largest contentful paint, ms', value('largest-contentful-paint'), GOALS.lcpMs, 'at most');
  report('cumulative layout shift', value('cumulative-layout-shift'), GOALS.cls, 'at most');
  for (const audit of ['first-contentful-paint', 'total-blocking-time', 'speed-index', 'total-byte-weight']) {
    console.log(`  ${audit.padEnd(34)} ${Math.round(value(audit))}`);
  }
  const last = runs.at(-1);
  const weak = Object.values(last?.audits ?? {}).filter(({ score }) => score !== null && score < 0.9);
  for (const { title, score } of weak) console.log(`  below 90: ${title} (${Math.round((score ?? 0) * 100)})`);
}

function runLighthouse(file: string): LighthouseReport {
  const flags = '--headless=new --no-sandbox --disable-dev-shm-usage';
  const options = [`--output-path=${file}`, '--output=json', '--quiet', `--chrome-flags=${flags}`];
  const categories = '--only-categories=performance,accessibility,best-practices,seo';
  execFileSync('npx', ['--yes', LIGHTHOUSE, `${larder.url}/`, categories, ...options], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, CHROME_PATH: chromiumPath },
  });
  return JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function report(name: string, value: number, goal: number, bound: 'at most' | 'at least'): void {
  const isMet = bound === 'at most' ? value <= goal : value >= goal;
  if (!isMet) failed += 1;
  const digits = value < 1 ? 3 : value < 1000 ? 1 : 0;
  console.log(`  ${name.padEnd(34)} ${value.toFixed(digits).padStart(8)}   goal: ${bound} ${goal}${isMet ? '' : '   MISSED'}`);
}
