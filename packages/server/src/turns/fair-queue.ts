/** Keys take turns, and within a key it is first come, first served: what somebody puts in a hundred times waits behind all of others. */
export class FairQueue<Item> {
  /** In the order of their turns: a key that had its turn goes to the end. */
  readonly #byKey = new Map<string, Item[]>();

  get size(): number {
    return [...this.#byKey.values()].flat().length;
  }

  push(key: string, item: Item): void {
    const items = this.#byKey.get(key);
    if (items) items.push(item);
    else this.#byKey.set(key, [item]);
  }

  shift(): Item | undefined {
    const [key, [item, ...rest]] = this.#byKey.entries().next().value ?? ['', []];
    this.#byKey.delete(key);
    if (rest.length > 0) this.#byKey.set(key, rest);
    return item;
  }

  remove(key: string, item: Item): void {
    const rest = this.#byKey.get(key)?.filter((other) => other !== item) ?? [];
    if (rest.length > 0) this.#byKey.set(key, rest);
    else this.#byKey.delete(key);
  }
}
