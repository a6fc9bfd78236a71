import { useSyncExternalStore } from 'react';
import { currentOffer, holdOffer, releaseOffer } from './offer-store.ts';
import { currentToast, holdToast, releaseToast } from './toast-store.ts';

/** What was said and offered before something opened over the page. */
type Behind = { readonly toastId: number | undefined; readonly offerId: number | undefined };

let covers = 0;
let behind: Behind | undefined;
const listeners = new Set<() => void>();

/**
 * A dialog or a menu opens: what stands there would lie on its controls, and waits with its time until nothing is open any more.
 * Gives what is to be called when it closes. What is said of it while it is open is shown.
 */
export function putBehind(): () => void {
  covers += 1;
  holdToast();
  holdOffer();
  set({ toastId: currentToast()?.id, offerId: currentOffer()?.id });
  return () => {
    covers -= 1;
    if (covers > 0) return;
    set(undefined);
    releaseToast();
    releaseOffer();
  };
}

export const useBehind = (): Behind | undefined => useSyncExternalStore(subscribe, () => behind);

function set(next: Behind | undefined): void {
  behind = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
