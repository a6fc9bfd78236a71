/** Half of what was spent is forgotten in this time. */
const HALF_MS = 2000;
/** Whose last spending is longest ago is forgotten. */
const MOST_CALLERS = 1000;

/** What each caller took of late: time of the thread, refusals. */
export class Spending {
  readonly #byCaller = new Map<string, { readonly spent: number; readonly at: number }>();

  of(caller: string, now = performance.now()): number {
    const before = this.#byCaller.get(caller);
    return before ? before.spent * 2 ** ((before.at - now) / HALF_MS) : 0;
  }

  /** What was spent with it. */
  add(caller: string, more: number, now = performance.now()): number {
    const spent = this.of(caller, now) + more;
    // The last to spend is the last in the map.
    this.#byCaller.delete(caller);
    this.#byCaller.set(caller, { spent, at: now });
    if (this.#byCaller.size > MOST_CALLERS) this.#byCaller.delete(this.#byCaller.keys().next().value ?? '');
    return spent;
  }
}

/** Of the thread that answers everybody, in milliseconds, by all that is asked of it. */
export const threadSpending = new Spending();
/** A day planned or a week's list made now and then, a screen opened or a shopping trip sent at once costs nobody a wait. */
export const FREE_MS = 300;
