/** Whose last spending is longest ago is forgotten. */
const MOST_CALLERS = 1000;

/** What each caller took of late. */
export class Spending {
  readonly #byCaller = new Map<string, { readonly spent: number; readonly at: number }>();
  readonly #halfMs: number;

  /** In which half of it is forgotten. */
  constructor(halfMs: number) {
    this.#halfMs = halfMs;
  }

  of(caller: string, now = performance.now()): number {
    const before = this.#byCaller.get(caller);
    return before ? before.spent * 2 ** ((before.at - now) / this.#halfMs) : 0;
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
