import { forgiveStorage } from './forgive-storage.ts';

/** Earlier releases registered for the lists alone: that worker would go on answering for them, from another cache. */
const FORMER_SCOPE = '/grocery-lists';

/** The first screen and what is pressed on it at once come first. */
const REST_MS = 3000;

/**
 * Lets every address of the application start without a network from now on, in place of the browser's own error page. For
 * members alone, who pay half a megabyte for it once a release; a list that is looked at does not wait (`keepForOffline`).
 */
export function keepForOfflineAtRest(): () => void {
  // Who asks their browser to spare data has not asked for this.
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return () => undefined;
  // Whoever puts the page away presses nothing on it, and may be back without a network.
  const keepWhenAway = (): void => {
    if (document.visibilityState === 'hidden') keepForOffline();
  };
  const timer = setTimeout(keepForOffline, REST_MS);
  document.addEventListener('visibilitychange', keepWhenAway);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', keepWhenAway);
  };
}

/** At once: for the lists, which open whole without a network. */
export function keepForOffline(): void {
  // Only pages on https and on this machine have workers.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void register().catch((error: unknown) => {
    // Without a network nothing is kept this time; with one it is the worker that does not start.
    if (navigator.onLine) forgiveStorage(error);
  });
}

async function register(): Promise<void> {
  const former = await navigator.serviceWorker.getRegistration(FORMER_SCOPE);
  if (former && new URL(former.scope).pathname === FORMER_SCOPE) await former.unregister();
  await navigator.serviceWorker.register('/sw.js');
}
