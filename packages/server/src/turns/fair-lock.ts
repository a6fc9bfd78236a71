/**
 * As many holders at a time as there are places; each calls what it was given to let the next one in. Keys take turns, and within
 * a key it is first come, first served: whoever asks a hundred times at once waits behind everybody who asks once.
 */
export class FairLock {
  /** In the order of their turns: a key that had its turn goes to the end. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #free: number;

  constructor(places = 1) {
    this.#free = places;
  }

  isAwaitedByOthers(key: string): boolean {
    return this.#waiting.size > (this.#waiting.has(key) ? 1 : 0);
  }

  async acquire(key: string): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else {
      await new Promise<void>((resolve) => {
        const queue = this.#waiting.get(key);
        if (queue) queue.push(resolve);
        else this.#waiting.set(key, [resolve]);
      });
    }
    return () => this.#release();
  }

  /** Hands the place over without its ever being free in between, so that a newcomer cannot overtake. */
  #release(): void {
    const [key, queue] = this.#waiting.entries().next().value ?? ['', []];
    const next = queue.shift();
    this.#waiting.delete(key);
    if (queue.length > 0) this.#waiting.set(key, queue);
    if (next === undefined) this.#free += 1;
    else next();
  }
}
