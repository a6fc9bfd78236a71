import { useSyncExternalStore } from 'react';

/** False in what is rendered at build and while it is taken over; from then on, and everywhere else, true. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
