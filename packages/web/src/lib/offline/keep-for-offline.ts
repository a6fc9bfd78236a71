/** Under this address alone: no other screen is ever served from the worker's cache. */
const SCOPE = '/grocery-lists';

/** Lets the lists open without a network from now on. Asked for by the first list that is looked at, so no visitor pays for it. */
export function keepForOffline(): void {
  // Only pages on https and on this machine have workers.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/sw.js', { scope: SCOPE }).catch(() => undefined);
}
