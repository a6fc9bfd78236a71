/** `npm test`: checks beside vitest, then Playwright; closes with one line that counts them all. */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Count = { passed: number; failed: number };

const results = join(import.meta.dirname, '..', '.cache', 'results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const scratch = makeScratch();
// Vitest waits for disks and clocks a third of its time: what the checks reckon (a minute) fits into that.
const counts = [...(await Promise.all([countVitest(), countChecks()])), await countPlaywright()];
rmSync(scratch, { recursive: true, force: true });
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

async function countChecks(): Promise<Count> {
  const status = await run('npm', ['run', '--silent', 'check'], { isHeld: true });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function countVitest(): Promise<Count> {
  const file = join(results, 'vitest.json');
  const status = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const report = readReport(file) as { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number } | undefined;
  if (!report) return { passed: 0, failed: 1 };
  const failures = report.numFailedTests || report.numFailedTestSuites;
  // A run that ends badly without a failed test (a worker died, an unhandled rejection) is a failure all the same.
  return { passed: report.numPassedTests, failed: failures || (status === 0 ? 0 : 1) };
}

async function countPlaywright(): Promise<Count> {
  const file = join(results, 'playwright.json');
  const status = await run('playwright', ['test', '--reporter=dot,json'], { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } });
  const report = readReport(file) as { stats: { expected: number; flaky: number; unexpected: number } } | undefined;
  if (!report) return { passed: 0, failed: 1 };
  if (report.stats.flaky > 0) console.log(`${report.stats.flaky} of these needed a second try.`);
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected || (status === 0 ? 0 : 1) };
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** `isHeld`: printed when it has ended, so that it does not stand between the lines of what runs beside it. */
async function run(
  command: string,
  args: readonly string[],
  { env = {}, isHeld = false }: { readonly env?: Record<string, string>; readonly isHeld?: boolean } = {},
): Promise<number> {
  const said = [`\n> ${command} ${args.join(' ')}\n`];
  const child = spawn(command, args, {
    stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TMPDIR: scratch, ...env },
  });
  if (!isHeld) console.log(said.join(''));
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const status = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      console.error(error);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
  if (isHeld) console.log(said.join(''));
  return status;
}

/**
 * For a hundred test databases: in memory where a machine has some to spare, as waiting for a disk took a quarter of the time.
 * What is lost with the power is played by the durability tests themselves.
 */
function makeScratch(): string {
  const memory = '/dev/shm';
  const freeBytes = existsSync(memory) ? statfsSync(memory).bavail * statfsSync(memory).bsize : 0;
  const folder = mkdtempSync(join(freeBytes > 4e9 ? memory : tmpdir(), 'larder-tests-'));
  // Run as root, PostgreSQL works under another account, which has to get through.
  chmodSync(folder, 0o711);
  return folder;
}
