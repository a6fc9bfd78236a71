import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { copyPgliteTemplate } from '../../packages/server/tests/support/pglite-template.ts';
import { readBackupAge } from '../../packages/server/src/db/backup/last-backup.ts';
import { isDue, listTooOld, nameBackup } from './schedule.ts';

const HOUR_MS = 3_600_000;
const at = (text: string) => new Date(text);
const everyMs = 24 * HOUR_MS;

test('a backup is due when the newest is a day old, when there is none, and when the clock was ahead', () => {
  const files = [nameBackup(at('2026-11-20T03:00:00Z')), nameBackup(at('2026-11-21T03:00:00Z')), 'notes.txt', 'larder-old.backup.gz'];
  expect(isDue(files, { now: at('2026-11-22T02:59:00Z'), everyMs })).toBe(false);
  expect(isDue(files, { now: at('2026-11-22T03:00:00Z'), everyMs })).toBe(true);
  expect(isDue(['notes.txt'], { now: at('2026-11-22T03:00:00Z'), everyMs })).toBe(true);
  expect(isDue([nameBackup(at('2030-01-01T00:00:00Z'))], { now: at('2026-11-22T03:00:00Z'), everyMs })).toBe(true);
});

test('the newest are kept, and nothing that was not made here is thrown away', () => {
  const made = ['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => nameBackup(at(`${day}T03:00:00Z`)));
  const others = ['larder-mine.backup.gz', 'larder-2026-11-01T030000Z.backup.gz.keys', 'photo.jpg'];
  expect(listTooOld([...others, ...made], 2)).toEqual([made[0]]);
  expect(listTooOld([...others, ...made], 3)).toEqual([]);
});

const folder = mkdtempSync(join(tmpdir(), 'larder-schedule-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('one is made when it is due, its age is known, old ones go and no key lies beside them', async () => {
  const [dataDir, backups] = [join(folder, 'data'), join(folder, 'backups')];
  await copyPgliteTemplate(dataDir);
  writeFileSync(join(dataDir, 'encryption-key'), 'a key that must not lie beside its backups');
  const run = () =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, '../scheduled-backup.ts'), backups, '--once', '--keep', '1'], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    });
  expect(await readBackupAge(dataDir)).toBeUndefined();
  await run();
  const first = readdirSync(backups);
  expect(first).toEqual([expect.stringMatching(/^larder-.*Z\.backup\.gz$/)]);
  expect(await readBackupAge(dataDir)).toBeLessThan(600);
  await run();
  expect(readdirSync(backups)).toEqual(first);
  // As if it had been made long ago: the next one takes its place.
  rmSync(join(backups, first[0] ?? ''));
  writeFileSync(join(backups, nameBackup(at('2020-01-01T00:00:00Z'))), 'an old one');
  await run();
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^larder-(?!2020).*Z\.backup\.gz$/)]);
});

test('one that fails leaves no half file and says why', async () => {
  const backups = join(folder, 'none');
  const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, '../scheduled-backup.ts'), backups, '--once'], {
    env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'nothing-here') },
  });
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('There is no database') as string });
  expect(readdirSync(backups)).toEqual([]);
});
