/** Earlier releases registered for the lists alone: that worker would go on answering for them, from another cache. */
const FORMER_SCOPE = '/grocery-lists';

/** Lets the lists open without a network from now on. Asked for by the first list that is looked at, so no visitor pays for it. */
export function keepForOffline(): void {
  // Only pages on https and on this machine have workers.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void register().catch(() => undefined);
}

async function register(): Promise<void> {
  const former = await navigator.serviceWorker.getRegistration(FORMER_SCOPE);
  if (former && new URL(former.scope).pathname === FORMER_SCOPE) await former.unregister();
  await navigator.serviceWorker.register('/sw.js');
}
