import { useEffect } from 'react';

/** Keeps the screen on while mounted, where the browser can; it lets go in the background, so it is asked again on return. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    async function ask(): Promise<void> {
      if (document.visibilityState !== 'visible') return;
      // Refused on low battery: cooking goes on with a screen that dims.
      const granted = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (isOver) await granted?.release();
      else lock = granted;
    }
    const askAgain = () => void ask();
    void ask();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, []);
}
