import type { ProfileBody } from '@larder/contract/profile.ts';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ArchiveTable } from './archive.ts';
import type { FileRow, FromArchiveWorker, RowCounts, ToArchiveWorker } from './archive-wire.ts';
import type { ImportFault } from './read-archive.ts';

export type OpenArchive = {
  readonly profile: ProfileBody;
  readonly counts: RowCounts;
  /** Some at a time, in the file's order. */
  readonly readRows: (table: ArchiveTable) => AsyncGenerator<readonly FileRow[]>;
  readonly close: () => Promise<void>;
};

/** Of the thread, which takes half of it for the largest file there may be. */
const MOST_MEGABYTES = 2048;

/**
 * Reads an archive in a thread of its own, and hands its rows over a few at a time: read in this one, the largest file kept
 * everybody waiting for twelve seconds.
 */
export async function openArchive(packed: readonly Uint8Array[]): Promise<Result<OpenArchive, ImportFault>> {
  const worker = new Worker(new URL('./archive-worker.ts', import.meta.url), {
    workerData: packed,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  const close = async (): Promise<void> => {
    await worker.terminate();
  };
  const hear = async (): Promise<FromArchiveWorker> => {
    const heard = new AbortController();
    const { signal } = heard;
    try {
      const first = await Promise.race([
        once(worker, 'message', { signal }),
        // Otherwise it would be waited for without end, and with it by everybody who imports after it.
        once(worker, 'messageerror', { signal }).then(([error]) => Promise.reject(error)),
        once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('The thread that reads an archive has ended.'))),
      ]);
      return first[0] as FromArchiveWorker;
    } finally {
      heard.abort();
    }
  };
  async function* readRows(table: ArchiveTable): AsyncGenerator<readonly FileRow[]> {
    for (let from = 0; ;) {
      // A thread has no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage({ table, from } satisfies ToArchiveWorker);
      const message = await hear();
      if (message.kind !== 'rows') throw new Error(`unexpected ${message.kind}`);
      if (message.rows.length === 0) return;
      yield message.rows;
      from += message.rows.length;
    }
  }

  try {
    const first = await hear();
    if (first.kind === 'read') return ok({ profile: first.profile, counts: first.counts, readRows, close });
    await close();
    if (first.kind === 'refused') return fail(first.fault);
    throw new Error(`unexpected ${first.kind}`);
  } catch (error) {
    await close();
    if (isOutOfMemory(error)) return fail({ type: 'too-large' });
    throw error;
  }
}

const isOutOfMemory = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
