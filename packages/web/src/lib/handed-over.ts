const KEY = 'larder.handed-over';
/** From the browser's menu to the tab it opens, with time to think. */
const KEPT_FOR_MS = 60_000;

type Handed = { readonly value: unknown; readonly at: number };

/** For a tab that is about to be opened, which has a session storage of its own. */
export function handOver(value: unknown): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ value, at: Date.now() } satisfies Handed));
  } catch {
    // Storage that is full or forbidden: the new tab begins with nothing.
  }
}

/** Once, and only soon after it was left. */
export function takeHandedOver(isMeant: (value: unknown) => boolean): unknown {
  try {
    const { value, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Handed>;
    if (at === undefined || Date.now() - at > KEPT_FOR_MS || !isMeant(value)) return undefined;
    localStorage.removeItem(KEY);
    return value;
  } catch {
    return undefined;
  }
}

export function forgetHandedOver(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}
