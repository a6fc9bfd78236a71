/** A network that is back is not always said to be; and a server that was started anew never is. */
const LOOK_EVERY_MS = 5000;

/**
 * Tries again as soon as the network is back, and now and then meanwhile, where somebody looks and no attempt is under way: one
 * over a line that hangs takes long to fail. Gives what ends it.
 */
export function tryUntilBack(tryAgain: () => Promise<void>): () => void {
  let underWay = 0;
  const attempt = (): void => {
    underWay++;
    void tryAgain().finally(() => underWay--);
  };
  const look = (): void => {
    if (underWay === 0 && navigator.onLine && document.visibilityState === 'visible') attempt();
  };
  addEventListener('online', attempt);
  document.addEventListener('visibilitychange', look);
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', attempt);
  };
}
