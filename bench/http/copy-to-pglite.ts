import { join } from 'node:path';
import { readBackupFile, writeBackupFile } from '../../packages/server/src/db/backup/backup-file.ts';
import { restoreBackup } from '../../packages/server/src/db/backup/restore-backup.ts';
import { openDatabase } from '../../packages/server/src/db/open-database.ts';

const log = { info: () => undefined, warn: console.warn, error: console.error };

/** The way a host moves from one database to the other, by a file in the folder; with what each half of it took. */
export async function copyToPglite(
  databaseUrl: string,
  { folder, dataDir }: { readonly folder: string; readonly dataDir: string },
): Promise<{ readonly backupMs: number; readonly restoreMs: number }> {
  const file = join(folder, 'backup.gz');
  const startedAt = performance.now();
  const source = await openDatabase({ databaseUrl, dataDir: folder, log });
  await writeBackupFile(source, file);
  await source.close();
  const writtenAt = performance.now();
  const target = await openDatabase({ dataDir, log });
  await restoreBackup(target, readBackupFile(file), { replace: true });
  await target.close();
  return { backupMs: writtenAt - startedAt, restoreMs: performance.now() - writtenAt };
}
