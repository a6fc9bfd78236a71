import { Worker } from 'node:worker_threads';
import type { Result } from '@larder/domain/base/result.ts';
import { currentCaller } from '../turns/caller.ts';
import { FairLock } from '../turns/fair-lock.ts';
import type { PhotoFault, WrittenPhoto } from './photo.ts';
import type { FromPhotoThread, ToPhotoThread } from './photo-thread.ts';

export type PhotoWriter = {
  /** Throws a `PhotoWriterFault` where the thread died or hung over it, which then says nothing of the photo. */
  readonly write: (bytes: Uint8Array) => Promise<Result<WrittenPhoto, PhotoFault>>;
  readonly close: () => Promise<void>;
};

/** The thread died or hung; the next photo has a new one. */
export class PhotoWriterFault extends Error {
  override readonly name = 'PhotoWriterFault';
}

type Options = {
  readonly log: { readonly error: (object: object, words: string) => void };
  /** Another thread than that of `photo-worker.ts`, for tests. */
  readonly threadUrl?: URL;
  readonly jobLimitMs?: number;
  readonly idleMs?: number;
};

/** The largest takes a second or two of a core, and a machine that is busy takes ten times as long. */
const JOB_LIMIT_MS = 30_000;
/** Its codec and what it has made room for are given back once nobody has sent one for so long. */
const IDLE_MS = 30_000;
/** Of ordinary objects; pictures are outside of it, and bounded by how many pixels are let in. */
const HEAP = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** Photos are decoded and written in one thread beside the server's, one at a time, by turns of who sent them. */
export function makePhotoWriter({
  log,
  threadUrl = new URL('./photo-worker.ts', import.meta.url),
  jobLimitMs = JOB_LIMIT_MS,
  idleMs = IDLE_MS,
}: Options): PhotoWriter {
  const turns = new FairLock();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isClosed = false;

  const openThread = (): Worker => {
    if (thread) return thread;
    const opened = new Worker(threadUrl, { execArgv: [], env: {}, resourceLimits: HEAP });
    thread = opened;
    // Heard of by whoever waits for a photo; nobody does while it is idle.
    opened.on('error', () => undefined);
    opened.on('exit', () => {
      if (thread === opened) thread = undefined;
    });
    // The server's own end is not kept waiting by it.
    opened.unref();
    return opened;
  };

  const endThread = async (): Promise<void> => {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  };

  const run = async (bytes: Uint8Array): Promise<Result<WrittenPhoto, PhotoFault>> => {
    const opened = openThread();
    const id = ++lastId;
    const over = new AbortController();
    try {
      return await new Promise((resolve, reject) => {
        const fail = (reason: string): void => reject(new PhotoWriterFault(reason));
        const timer = setTimeout(fail, jobLimitMs, `a photo took longer than ${jobLimitMs} ms`);
        const hear = (message: FromPhotoThread): void => {
          if (message.id === id) resolve(message.result);
        };
        const hearError = (error: unknown): void => fail(String(error));
        const hearEnd = (code: number): void => fail(`it ended with code ${code}`);
        opened.on('message', hear).on('error', hearError).on('exit', hearEnd);
        over.signal.addEventListener('abort', () => {
          clearTimeout(timer);
          opened.off('message', hear).off('error', hearError).off('exit', hearEnd);
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        opened.postMessage({ id, bytes } satisfies ToPhotoThread);
      });
    } catch (error) {
      if (!isClosed) log.error({ reason: String(error) }, 'the thread that writes photos ended');
      await endThread();
      throw error;
    } finally {
      over.abort();
    }
  };

  return {
    async write(bytes) {
      const release = await turns.acquire(currentCaller());
      clearTimeout(idle);
      try {
        if (isClosed) throw new PhotoWriterFault('the server stops');
        return await run(bytes);
      } finally {
        idle = setTimeout(() => void endThread(), idleMs).unref();
        release();
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await endThread();
    },
  };
}
