import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk in memory that can be filled to the last bytes. Needs Linux and root. */
export type SmallDisk = {
  readonly folder: string;
  readonly fill: (leaveBytes: number) => void;
  readonly free: () => void;
  /** Once no process has a file open on it. */
  readonly remove: () => void;
};

export const canMakeDisks = process.platform === 'linux' && process.getuid?.() === 0;

export function makeSmallDisk(megabytes: number): SmallDisk {
  const home = mkdtempSync(join(tmpdir(), 'larder-small-disk-'));
  const folder = join(home, 'disk');
  const ballast = join(folder, 'ballast');
  mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}M,mode=755`, 'tmpfs', folder]);
  chmodSync(home, 0o755);
  return {
    folder,
    fill: (leaveBytes) => {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leaveBytes)), { flag: 'a' });
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      execFileSync('umount', [folder]);
      rmSync(home, { recursive: true });
    },
  };
}
