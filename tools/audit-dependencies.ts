/**
 * What the product is built on: the licence of every package in the lockfile, when each was last released, and what
 * `npm audit` knows. Fails on a GPL or unknown licence and on a direct dependency that is abandoned; says what it could not ask.
 *
 *     npm run audit:dependencies [-- --offline]
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type AuditedPackage, judgeLicence, listDirect, listPackages, MOST_QUIET_YEARS } from './audit/list-packages.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const isOffline = process.argv.includes('--offline');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Parameters<typeof listPackages>[0];

const packages = listPackages(lock, readInstalledLicence);
const direct = listDirect(lock);
const faults: string[] = [];

console.log(
  `${packages.length} packages in the lockfile: ${packages.filter(({ isProduction }) => isProduction).length} at run time, the others for building and testing.`,
);
printLicences();
if (isOffline) console.log('\nAges and advisories were not asked for (--offline).');
else {
  await printAges();
  await printAdvisories();
}
for (const fault of faults) console.error(`FAULT ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

function printLicences(): void {
  const byLicence = new Map<string, AuditedPackage[]>();
  for (const one of packages) byLicence.set(one.licence, [...(byLicence.get(one.licence) ?? []), one]);
  console.log('\n| Licence | Packages |\n|---|---|');
  for (const [licence, ofIt] of [...byLicence].toSorted(([, a], [, b]) => b.length - a.length)) {
    const verdict = judgeLicence(licence);
    console.log(`| ${licence} | ${ofIt.length}${ofIt.length <= 4 ? ` (${ofIt.map(({ name }) => name).join(', ')})` : ''} |`);
    if (verdict !== undefined) for (const { name, version } of ofIt) faults.push(`${name} ${version}: ${verdict} (${licence})`);
  }
}

function readInstalledLicence({ path }: { readonly path: string }): string | undefined {
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as {
    license?: string | { type: string };
    licenses?: { type: string }[];
  };
  return typeof license === 'object' ? license.type : (license ?? licenses?.[0]?.type);
}

/** Of what we chose ourselves: one question a package, a few at a time. */
async function printAges(): Promise<void> {
  const waiting = packages.filter(({ name, path }) => direct.has(name) && path === `node_modules/${name}`);
  const rows: { readonly of: AuditedPackage; readonly lastRelease: Date | undefined }[] = [];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        rows.push({ of: next, lastRelease: await askLastRelease(next.name) });
    }),
  );
  const yearsSince = (day: Date): number => (Date.now() - day.getTime()) / (365.25 * 24 * 3600 * 1000);
  console.log('\n| Direct dependency | Version | Licence | Last release of the package | Years ago |\n|---|---|---|---|---|');
  for (const { of, lastRelease } of rows.toSorted((a, b) => (a.lastRelease?.getTime() ?? 0) - (b.lastRelease?.getTime() ?? 0))) {
    const years = lastRelease === undefined ? undefined : yearsSince(lastRelease);
    console.log(
      `| ${of.name} | ${of.version} | ${of.licence} | ${lastRelease?.toISOString().slice(0, 10) ?? 'the registry did not say'} | ${years?.toFixed(1) ?? ''} |`,
    );
    if (years !== undefined && years > MOST_QUIET_YEARS) faults.push(`${of.name}: no release for ${years.toFixed(1)} years`);
  }
  const unknown = rows.filter(({ lastRelease }) => lastRelease === undefined).length;
  if (unknown > 0) console.log(`\nOf ${unknown} packages the registry gave no date.`);
}

async function askLastRelease(name: string): Promise<Date | undefined> {
  try {
    const { stdout } = await run('npm', ['view', name, 'time', '--json'], { cwd: root, timeout: 60_000 });
    const { created: _created, modified: _modified, ...times } = JSON.parse(stdout) as Record<string, string>;
    const latest = Math.max(...Object.values(times).map((time) => new Date(time).getTime()));
    return Number.isFinite(latest) ? new Date(latest) : undefined;
  } catch {
    return undefined;
  }
}

async function printAdvisories(): Promise<void> {
  const { stdout, stderr } = await run('npm', ['audit', '--json'], { cwd: root, timeout: 120_000 }).catch(
    (error: { stdout?: string; stderr?: string }) => ({ stdout: error.stdout ?? '', stderr: error.stderr ?? '' }),
  );
  const report = parseReport(stdout);
  if (report?.metadata === undefined) {
    const reason = report?.message ?? (stderr.split('\n').find((line) => line.includes('audit')) || 'no answer');
    console.log(`\nnpm audit could not be asked: the registry did not answer it (${reason}). Known vulnerabilities were NOT looked up.`);
    return;
  }
  const { critical, high, moderate, low } = report.metadata.vulnerabilities;
  console.log(`\nnpm audit: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.`);
  if (critical + high > 0) faults.push(`npm audit knows of ${critical + high} critical or high vulnerabilities; run npm audit for them`);
}

type Report = {
  readonly message?: string;
  readonly metadata?: { readonly vulnerabilities: Record<'critical' | 'high' | 'moderate' | 'low', number> };
};

function parseReport(text: string): Report | undefined {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return undefined;
  }
}
