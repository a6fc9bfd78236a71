import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk whose power can be cut: what no fsync asked for by then is gone. Needs Linux, root, mkfs.ext4 and python3. */
export type LossyDisk = {
  readonly folder: string;
  readonly cutPower: () => void;
  /** Once no process has a file open on it. */
  readonly restorePower: () => void;
  readonly remove: () => void;
};

export function makeLossyDisk(): LossyDisk {
  const home = mkdtempSync(join(tmpdir(), 'larder-disk-'));
  const [image, folder] = [join(home, 'disk.img'), join(home, 'disk')];
  mkdirSync(folder);
  run('truncate', '-s', '600M', image);
  run('mkfs.ext4', '-q', '-F', image);
  const mount = (): void => run('mount', '-o', 'loop', image, folder);
  mount();
  return {
    folder,
    cutPower: () => run('python3', '-c', SHUT_DOWN, folder),
    restorePower: () => {
      run('umount', folder);
      mount();
    },
    remove: () => {
      run('umount', folder);
      rmSync(home, { recursive: true });
    },
  };
}

/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH (Linux fs/ext4/ext4.h): the file system stops without writing its journal. */
const SHUT_DOWN = `
import fcntl, os, struct, sys
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587D, struct.pack('I', 2))`;

function run(command: string, ...options: readonly string[]): void {
  execFileSync(command, options, { stdio: ['ignore', 'ignore', 'inherit'] });
}
