import { rm, statfs, writeFile } from 'node:fs/promises';

/** A segment of the log is 16 MB, and the engine aborts when it cannot make one; the rest is for what a checkpoint makes anew. */
const LEAST_ROOM_BYTES = 24_000_000;

export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Throws with the reason when the engine could not work in this folder for want of room, or because nothing can be written there. */
export async function checkRoom(folder: string): Promise<void> {
  const freeBytes = await readFreeBytes(folder);
  if (freeBytes < LEAST_ROOM_BYTES) {
    const [free, least] = [freeBytes, LEAST_ROOM_BYTES].map((bytes) => (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0));
    throw new Error(`the disk of ${folder} is full (${free} MB are free, the database needs ${least})`);
  }
  // A quota, or a disk that only reads, has free bytes all the same.
  const probe = `${folder}.probe`;
  await writeFile(probe, Buffer.alloc(PROBE_BYTES), { mode: 0o600 });
  await rm(probe);
}

const PROBE_BYTES = 16_384;
