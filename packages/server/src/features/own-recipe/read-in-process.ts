import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { SourceText } from '@larder/domain/import/read-told.ts';
import type { ImportedRecipe, ImportFault } from '@larder/domain/import/imported-recipe.ts';
import { putBehind, readerProcess } from '../../turns/reader-process.ts';
import type { FromRecipeReader, ToRecipeReader } from './reader-wire.ts';

export type ReaderLimits = {
  /** Of the reader's own objects; who makes more of it ends alone. */
  readonly heapMegabytes: number;
  /** Of a core. The worst page that its own limits let through took 1.1 s. */
  readonly workMs: number;
  /** By the clock, on a machine that has others to serve first. */
  readonly withinMs: number;
};

const LIMITS: ReaderLimits = { heapMegabytes: 256, workMs: 10_000, withinMs: 60_000 };

/** With what is written where no recipe was found, for whoever may ask somebody else. */
export type ReaderFault = ImportFault & { readonly source?: SourceText };

export type ReadRecipes = { readonly recipes: readonly ImportedRecipe[]; readonly more: number };

/**
 * Reads a stranger's page or file in a process of its own, that gets none of the settings: a page made to stall a server stalls
 * that, and ends with it. Not a thread, whose limit of memory holds for ordinary objects alone.
 */
export async function readInProcess(
  asked: ToRecipeReader,
  { heapMegabytes, workMs, withinMs }: ReaderLimits = LIMITS,
): Promise<Result<ReadRecipes, ReaderFault>> {
  const child = fork(fileURLToPath(new URL('./recipe-reader.ts', import.meta.url)), [String(workMs)], {
    ...readerProcess(heapMegabytes),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (child.pid !== undefined) putBehind(child.pid);
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    words = (words + chunk).slice(-MOST_WORDS);
  });
  const waiting = new AbortController();
  const { signal } = waiting;
  try {
    child.send(asked);
    return await Promise.race([
      once(child, 'message', { signal }).then(([answer]) => readAnswer(answer as FromRecipeReader)),
      once(child, 'exit', { signal }).then(([code, ended]: unknown[]): Result<ReadRecipes, ReaderFault> => {
        // By its limit of memory, which ends a process by a signal.
        if (typeof ended === 'string') return fail({ type: 'too-large' });
        throw new Error(`The reader of a recipe ended with code ${String(code)}: ${words.trim()}`);
      }),
      wait(withinMs, fail({ type: 'too-slow' }), { signal }),
    ]);
  } finally {
    waiting.abort();
    child.kill('SIGKILL');
  }
}

const MOST_WORDS = 2000;

const readAnswer = (answer: FromRecipeReader): Result<ReadRecipes, ReaderFault> =>
  answer.kind === 'read'
    ? ok({ recipes: answer.recipes, more: answer.more })
    : fail({ ...answer.fault, ...(answer.source && { source: answer.source }) });
