import { useEffect } from 'react';

/** Keeps the screen on while `isOn`, where the browser can. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => (isOn ? holdScreen() : undefined), [isOn]);
}

/** The system takes the lock away whenever the page is hidden: it is asked for again when somebody comes back. */
function holdScreen(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    // Refused when the battery is low, which is the phone's to decide.
    const granted = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (isOver) await granted?.release();
    else lock = granted;
  }
  const askAgain = () => void ask();
  askAgain();
  document.addEventListener('visibilitychange', askAgain);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', askAgain);
    void lock?.release();
  };
}
