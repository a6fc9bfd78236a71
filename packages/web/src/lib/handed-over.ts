import { keepHere, readKeptJson } from './local-storage.ts';

const KEY = 'larder.handed-over';
/** From the browser's menu to the tab it opens, with time to think. */
const KEPT_FOR_MS = 60_000;

type Handed = { readonly value: unknown; readonly at: number };

/** For a tab that is about to be opened, which has a session storage of its own. */
export const handOver = (value: unknown): void => keepHere(KEY, JSON.stringify({ value, at: Date.now() } satisfies Handed));

/** Once, and only soon after it was left. */
export function takeHandedOver(isMeant: (value: unknown) => boolean): unknown {
  const { value, at } = (readKeptJson(KEY) ?? {}) as Partial<Handed>;
  if (at === undefined || Date.now() - at > KEPT_FOR_MS || !isMeant(value)) return undefined;
  forgetHandedOver();
  return value;
}

export const forgetHandedOver = (): void => keepHere(KEY, undefined);
