import { Worker } from 'node:worker_threads';
import { currentCaller } from '../turns/caller.ts';
import { FairLock } from '../turns/fair-lock.ts';
import type { PhotoResult } from './photo.ts';

export type PhotoWriter = {
  /** Throws a `PhotoWriterFault` where the thread died or hung over it, which then says nothing of the photo. */
  readonly write: (bytes: Uint8Array) => Promise<PhotoResult>;
  readonly close: () => Promise<void>;
};

/** The thread died or hung. */
export class PhotoWriterFault extends Error {
  override readonly name = 'PhotoWriterFault';
}

type Options = {
  readonly log: { readonly error: (object: object, words: string) => void };
  /** Another thread than that of `photo-worker.ts`, for tests. */
  readonly threadUrl?: URL;
  readonly jobLimitMs?: number;
};

/** The largest takes a second or two of a core, and a machine that is busy takes ten times as long. */
const JOB_LIMIT_MS = 30_000;
/** Of ordinary objects; pictures are outside of it, and bounded by how many pixels are let in. */
const HEAP = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/**
 * Photos are decoded and written one at a time, by turns of who sent them, each in a thread of its own: 0.1 s more a photo than one
 * that stays, and what a picture took (70 to 110 MB) is given back with it.
 */
export function makePhotoWriter({
  log,
  threadUrl = new URL('./photo-worker.ts', import.meta.url),
  jobLimitMs = JOB_LIMIT_MS,
}: Options): PhotoWriter {
  const turns = new FairLock();
  let thread: Worker | undefined;
  let isClosed = false;

  const run = async (bytes: Uint8Array): Promise<PhotoResult> => {
    const opened = new Worker(threadUrl, { execArgv: [], env: {}, resourceLimits: HEAP, workerData: bytes });
    thread = opened;
    // The server's own end is not kept waiting by it.
    opened.unref();
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        const fail = (reason: string): void => reject(new PhotoWriterFault(reason));
        timer = setTimeout(fail, jobLimitMs, `a photo took longer than ${jobLimitMs} ms`);
        opened.once('message', (result: PhotoResult) => resolve(result));
        opened.on('error', (error: unknown) => fail(String(error)));
        opened.once('exit', (code) => fail(`it ended with code ${code}`));
      });
    } catch (error) {
      if (!isClosed) log.error({ reason: String(error) }, 'the thread that writes photos ended');
      throw error;
    } finally {
      clearTimeout(timer);
      await opened.terminate();
    }
  };

  return {
    async write(bytes) {
      const release = await turns.acquire(currentCaller());
      try {
        if (isClosed) throw new PhotoWriterFault('the server stops');
        return await run(bytes);
      } finally {
        release();
      }
    },
    async close() {
      isClosed = true;
      await thread?.terminate();
    },
  };
}
