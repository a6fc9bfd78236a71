import type { IdeasFaultKind } from '../../ports/meal-ideas.ts';

export type Breaker = ReturnType<typeof makeBreaker>;

/** Faults that the next call would meet as well. What one answer did wrong says nothing of the next. */
const COUNTED: ReadonlySet<IdeasFaultKind> = new Set(['rate', 'overloaded', 'unavailable', 'timeout']);
/** Until a person has done something about it. */
const LASTING: ReadonlySet<IdeasFaultKind> = new Set(['auth', 'quota', 'model-missing', 'bad-request', 'redirected']);

const OPENS_AFTER = 3;
const FIRST_REST_MS = 30_000;
const LASTING_REST_MS = 5 * 60_000;
const LONGEST_REST_MS = 10 * 60_000;

/** Leaves a failing service alone: for half a minute after three failures in a row, then twice as long after each trial that fails. */
export function makeBreaker(now: () => number) {
  let failures = 0;
  let restMs = FIRST_REST_MS;
  let closedUntil = 0;
  let isTrying = false;
  return {
    /** Whether a call may be made. After a rest one call may, and decides for the others. */
    mayCall(): boolean {
      if (closedUntil === 0) return true;
      if (now() < closedUntil || isTrying) return false;
      isTrying = true;
      return true;
    },
    /** What became of a call; `undefined` for one that brought something of use. */
    report(fault: IdeasFaultKind | undefined): void {
      const wasTrying = isTrying;
      isTrying = false;
      if (fault !== undefined && LASTING.has(fault)) return rest(LASTING_REST_MS);
      if (fault === undefined || !COUNTED.has(fault)) {
        // Somebody leaving tells nothing, neither good nor bad.
        if (fault === 'cancelled') return;
        failures = 0;
        restMs = FIRST_REST_MS;
        closedUntil = 0;
        return;
      }
      failures += 1;
      if (!wasTrying && failures < OPENS_AFTER) return;
      rest(restMs);
      restMs = Math.min(LONGEST_REST_MS, restMs * 2);
    },
  };

  function rest(forMs: number): void {
    closedUntil = now() + forMs;
  }
}
