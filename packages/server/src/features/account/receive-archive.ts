import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportFault } from './import-fault.ts';

/** Packed: plans pack to a quarter or less. */
const MOST_PACKED_BYTES = 32 * 1024 * 1024;

/**
 * Keeps an upload on the disk until all of it is here: a slow sender holds no memory. The file has no name from its first
 * moment, so that nothing of it stays wherever this ends.
 */
export async function receiveArchive(upload: AsyncIterable<Uint8Array>, folder: string): Promise<Result<FileHandle, ImportFault>> {
  const path = join(folder, `import-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    let bytes = 0;
    for await (const chunk of upload) {
      bytes += chunk.length;
      if (bytes > MOST_PACKED_BYTES) {
        await file.close();
        return fail({ type: 'too-large' });
      }
      await file.writeFile(chunk);
    }
    return ok(file);
  } catch (error) {
    await file.close();
    throw error;
  }
}
