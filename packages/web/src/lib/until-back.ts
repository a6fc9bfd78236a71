/** A network that is back is not always said to be; and a server that was started anew never is. */
const LOOK_EVERY_MS = 5000;

/** Tries again as soon as the network is back, and now and then meanwhile, where somebody looks. Gives what ends it. */
export function tryUntilBack(tryAgain: () => void): () => void {
  const look = (): void => {
    if (navigator.onLine && document.visibilityState === 'visible') tryAgain();
  };
  addEventListener('online', tryAgain);
  document.addEventListener('visibilitychange', look);
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', tryAgain);
  };
}
