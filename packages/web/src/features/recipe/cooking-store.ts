import type { CookedAmounts } from './use-recipe-style.ts';
import { readStoredJson, removeStored, writeStored } from '../../lib/session-storage.ts';

/** The dish that is being cooked, and how far it has come. */
type Cooking = {
  readonly title: string;
  readonly at: number;
  readonly amounts: CookedAmounts;
  /** Nobody left it: the page was loaded anew, or another one was looked at. */
  readonly isOpen: boolean;
};

const KEY = 'larder.cooking';

function readCooking(title: string): Cooking | undefined {
  const kept = readStoredJson(KEY) as Partial<Cooking> | undefined;
  return kept?.title === title && Number.isInteger(kept.at) && (kept.amounts?.servings ?? 0) > 0 ? (kept as Cooking) : undefined;
}

/** Whoever comes back in the middle goes on where they were until it is done. */
export const readStep = (title: string): number => Math.max(0, readCooking(title)?.at ?? 0);

/** Undefined of a dish that is not being cooked. */
export function readCookedNow(title: string): CookedAmounts | undefined {
  const kept = readCooking(title);
  return kept?.isOpen ? kept.amounts : undefined;
}

export const keepStep = (title: string, at: number, amounts: CookedAmounts): void =>
  writeStored(KEY, JSON.stringify({ title, at, amounts, isOpen: true } satisfies Cooking));

/** Its step is kept. */
export function leaveCooking(title: string): void {
  const kept = readCooking(title);
  if (kept) writeStored(KEY, JSON.stringify({ ...kept, isOpen: false }));
}

export const endCooking = (): void => removeStored(KEY);
