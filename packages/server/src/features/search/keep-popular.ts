import type { PopularSearch } from './search-store.ts';

type KeepOptions = {
  readonly list: () => Promise<readonly PopularSearch[]>;
  readonly nowMs: () => number;
  /** Told of a count that failed where nobody waited for it. */
  readonly onFault: (error: unknown) => void;
};

/** As long as a browser keeps them: between the two nobody waits more than ten minutes for a new favorite. */
const FRESH_MS = 5 * 60_000;

/**
 * Counting groups every search there is, which takes longer the more people search, for a list that changes slowly: so it is
 * counted once in five minutes. Whoever asks at the end of them gets the old list at once and the next caller the new one.
 */
export function keepPopular({ list, nowMs, onFault }: KeepOptions): () => Promise<readonly PopularSearch[]> {
  let kept: { readonly searches: readonly PopularSearch[]; readonly atMs: number } | undefined;
  let counting: Promise<readonly PopularSearch[]> | undefined;

  const count = async (): Promise<readonly PopularSearch[]> => {
    const atMs = nowMs();
    const searches = await list();
    kept = { searches, atMs };
    return searches;
  };
  const countOnce = (): Promise<readonly PopularSearch[]> => {
    counting ??= count().finally(() => {
      counting = undefined;
    });
    return counting;
  };

  return async () => {
    if (!kept) return countOnce();
    // A count that fails leaves the old list, and is tried again by the next caller.
    if (nowMs() - kept.atMs >= FRESH_MS) countOnce().catch(onFault);
    return kept.searches;
  };
}
