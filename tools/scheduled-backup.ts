/**
 * Makes a backup every day, or as often as named, into a folder, and keeps the newest fourteen, or as many as named:
 *
 *     node tools/scheduled-backup.ts <folder> [--every <hours>] [--keep <number>] [--once]
 *
 * With --once it makes one if it is time and ends, for a timer of the machine's own. Settings as for `npm run backup`. The keys
 * are not copied: they do not change, and belong in another place than the backups.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { isDue, listTooOld, nameBackup } from './backup/schedule.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '24' },
    keep: { type: 'string', default: '14' },
    once: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
const hours = Number(values.every);
const keep = Number(values.keep);
if (folder === undefined) stop('Name the folder for the backups.');
if (!(hours >= 1) || !(keep >= 1) || !Number.isInteger(keep)) stop('--every wants hours, --keep a whole number, both from 1.');
mkdirSync(folder, { recursive: true, mode: 0o700 });

const HOUR_MS = 60 * 60 * 1000;
const LOOK_MS = 60_000;
/** After one that failed: its reason is on the standard error, and may be gone soon. */
const RETRY_MS = HOUR_MS / 4;

process.on('SIGTERM', () => process.exit(0));
process.on('SIGINT', () => process.exit(0));

// Looked at each minute and not slept through: a machine that was asleep makes the one it missed.
for (;;) {
  const isMade = !isDue(readdirSync(folder), { now: new Date(), everyMs: hours * HOUR_MS }) || (await makeOne(folder));
  if (values.once) process.exit(isMade ? 0 : 1);
  await setTimeout(isMade ? LOOK_MS : RETRY_MS);
}

async function makeOne(into: string): Promise<boolean> {
  const file = join(into, nameBackup(new Date()));
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'backup.ts'), file, '--no-keys']);
    console.log(stdout.trim());
  } catch (error) {
    // Half a file would count as one.
    rmSync(file, { force: true });
    const { stderr, message } = error as Error & { readonly stderr?: string };
    console.error((stderr?.trim() || message).split('\n').at(-1));
    return false;
  }
  for (const old of listTooOld(readdirSync(into), keep)) rmSync(join(into, old));
  return true;
}

function stop(message: string): never {
  console.error(`No backup will be made. ${message}`);
  process.exit(1);
}
