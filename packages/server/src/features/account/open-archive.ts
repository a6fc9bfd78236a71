import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { putBehind, readerProcess } from '../../turns/reader-process.ts';
import type { ArchiveTable } from './archive-row.ts';
import type { CheckedArchive, FileRow, FromArchiveReader, ToArchiveReader } from './archive-wire.ts';
import type { ImportFault } from './import-fault.ts';

export type OpenArchive = CheckedArchive & {
  /** Some at a time, in the file's order. */
  readonly readRows: (table: ArchiveTable) => AsyncGenerator<readonly FileRow[]>;
  readonly close: () => void;
};

export type ReaderLimits = {
  /** Of the reader's own objects. It holds a row and what it unpacks to; whoever makes more of it ends alone. */
  readonly heapMegabytes: number;
  /** Of a core, to read all of the file once. The largest takes ten seconds. */
  readonly checkMs: number;
};

const LIMITS: ReaderLimits = { heapMegabytes: 256, checkMs: 60_000 };
/** By the clock, on a machine that has others to serve first. */
const CHECK_WITHIN_MS = 600_000;
/** For the next rows. */
const BATCH_MS = 60_000;

/**
 * Reads an archive in a process of its own, and hands its rows over a few at a time. A thread was not enough: the limits of
 * one hold for ordinary objects alone, and a file of nine million keys ended the whole server. It gets none of the settings.
 */
export async function openArchive(
  fd: number,
  { heapMegabytes, checkMs }: ReaderLimits = LIMITS,
): Promise<Result<OpenArchive, ImportFault>> {
  const child = fork(fileURLToPath(new URL('./archive-reader.ts', import.meta.url)), [String(checkMs)], {
    ...readerProcess(heapMegabytes),
    stdio: [fd, 'ignore', 'pipe', 'ipc'],
  });
  if (child.pid !== undefined) putBehind(child.pid);
  const hear = listenTo(child);
  const close = (): void => void child.kill('SIGKILL');
  async function* readRows(table: ArchiveTable): AsyncGenerator<readonly FileRow[]> {
    for (;;) {
      const heard = hear(BATCH_MS);
      child.send({ table } satisfies ToArchiveReader);
      const message = await heard;
      if (message.kind !== 'rows') throw new Error(`The reader of an archive ended half-way (${message.kind}).`);
      if (message.rows.length === 0) return;
      yield message.rows;
    }
  }

  const first = await hear(CHECK_WITHIN_MS).catch((error: unknown) => {
    close();
    throw error;
  });
  if (first.kind === 'read') {
    const { kind: _kind, ...checked } = first;
    return ok({ ...checked, readRows, close });
  }
  close();
  if (first.kind === 'refused') return fail(first.fault);
  if (first.kind === 'rows') throw new Error('unexpected rows');
  return fail({ type: first.kind === 'out-of-time' ? 'too-slow' : 'too-large' });
}

/** `stopped`: by its limit of memory, which ends a process by a signal. */
type Heard = FromArchiveReader | { readonly kind: 'out-of-time' } | { readonly kind: 'stopped' };

function listenTo(child: ChildProcess): (withinMs: number) => Promise<Heard> {
  const words = collectWords(child.stderr!);
  const ended = once(child, 'exit').then(([code, signal]: unknown[]): Heard => {
    if (typeof signal === 'string') return { kind: 'stopped' };
    throw new Error(`The reader of an archive ended with code ${String(code)}: ${words()}`);
  });
  // Heard of by whoever waits; nobody does once the archive is closed.
  ended.catch(() => undefined);
  return async (withinMs) => {
    const waiting = new AbortController();
    const { signal } = waiting;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await Promise.race([
        once(child, 'message', { signal }).then(([message]) => message as FromArchiveReader),
        ended,
        new Promise<Heard>((resolve) => {
          timer = setTimeout(resolve, withinMs, { kind: 'out-of-time' });
        }),
      ]);
    } finally {
      clearTimeout(timer);
      waiting.abort();
    }
  };
}

const MOST_WORDS = 2000;

function collectWords(stream: Readable): () => string {
  let words = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    words = (words + chunk).slice(-MOST_WORDS);
  });
  return () => words.trim();
}
