import { FairQueue } from './fair-queue.ts';

/** As many holders at a time as there are places, by turns of their keys; each calls what it was given to let the next one in. */
export class FairLock {
  readonly #waiting = new FairQueue<() => void>();
  #free: number;

  constructor(places = 1) {
    this.#free = places;
  }

  async acquire(key: string): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(key, resolve));
    return () => this.#release();
  }

  /** Hands the place over without its ever being free in between, so that a newcomer cannot overtake. */
  #release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
