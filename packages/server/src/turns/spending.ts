/** Half of what was spent is forgotten in this time. */
const HALF_MS = 2000;
/** Whose last spending is longest ago is forgotten. */
const MOST_CALLERS = 1000;

/** The time of the thread that each caller's long work took of late. */
export class Spending {
  readonly #byCaller = new Map<string, { readonly ms: number; readonly at: number }>();

  /** What was spent with it. */
  add(caller: string, ranMs: number, now = performance.now()): number {
    const before = this.#byCaller.get(caller);
    const left = before ? before.ms * 2 ** ((before.at - now) / HALF_MS) : 0;
    const ms = left + ranMs;
    // The last to spend is the last in the map.
    this.#byCaller.delete(caller);
    this.#byCaller.set(caller, { ms, at: now });
    if (this.#byCaller.size > MOST_CALLERS) this.#byCaller.delete(this.#byCaller.keys().next().value ?? '');
    return ms;
  }
}
