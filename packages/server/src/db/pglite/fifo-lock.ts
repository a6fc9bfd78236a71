/** First come, first served; the holder calls what it was given to let the next one in. */
export class FifoLock {
  readonly #queue: (() => void)[] = [];
  #held = false;

  async acquire(): Promise<() => void> {
    if (this.#held) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#held = true;
    return () => this.#release();
  }

  /** Hands over without ever being free in between, so that a newcomer cannot overtake. */
  #release(): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#held = false;
    else next();
  }
}
