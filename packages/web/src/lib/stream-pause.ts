import { ApiError } from './api-error.ts';
import { Unreached } from './unreached.ts';

export const COME_BACK_MS = 1000;
/** After a refusal, such as that of a server being started. */
const REOPEN_MS = 15_000;

/** How long after a stream that broke the next one is asked for. Undefined where asking again is of no use. A bug of ours is thrown on. */
export function pauseAfter(error: unknown): number | undefined {
  if (error instanceof Unreached) return error.cause === undefined ? REOPEN_MS : COME_BACK_MS;
  if (!(error instanceof ApiError)) throw error;
  return error.status >= 500 || error.status === 429 ? REOPEN_MS : undefined;
}

export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
