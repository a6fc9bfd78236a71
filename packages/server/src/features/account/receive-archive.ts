import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskRoom } from '../../turns/disk-room.ts';
import type { ImportFault } from './import-fault.ts';

/** Packed: plans pack to a quarter or less, photos not at all. */
const MOST_PACKED_BYTES = 256 * 1024 * 1024;

export type ReceivedArchive = { readonly fd: number; readonly close: () => Promise<void> };

type Place = { readonly folder: string; readonly room: DiskRoom };

/**
 * Keeps an upload on the disk until all of it is here: a slow sender holds no memory. The file has no name from its first
 * moment, so that nothing of it stays wherever this ends. `busy` where all uploads together would take more than there is room for.
 */
export async function receiveArchive(
  upload: AsyncIterable<Uint8Array>,
  { folder, room }: Place,
): Promise<Result<ReceivedArchive, ImportFault>> {
  const path = join(folder, `import-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  let bytes = 0;
  const close = async (): Promise<void> => {
    await file.close();
    room.giveBack(bytes);
  };
  try {
    await unlink(path);
    for await (const chunk of upload) {
      const fault = bytes + chunk.length > MOST_PACKED_BYTES ? 'too-large' : room.take(chunk.length) ? undefined : 'busy';
      if (fault) {
        await close();
        return fail({ type: fault });
      }
      bytes += chunk.length;
      await file.writeFile(chunk);
    }
    return ok({ fd: file.fd, close });
  } catch (error) {
    await close();
    throw error;
  }
}
