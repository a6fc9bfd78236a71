import { IconSun } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { LIST_TEXTS } from './texts.ts';

/** Only where the browser can do it, and only until the list is left. */
export function KeepAwake() {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => (isOn ? holdScreen() : undefined), [isOn]);
  if (!('wakeLock' in navigator)) return null;
  return (
    <Button
      look="secondary"
      aria-pressed={isOn}
      className={`min-h-12 ${isOn ? 'border-primary bg-primary-soft' : ''}`}
      onClick={() => setIsOn(!isOn)}
    >
      <IconSun className="size-5" aria-hidden />
      {LIST_TEXTS.awake}
    </Button>
  );
}

/** The system takes the lock away whenever the page is hidden: it is asked for again when somebody comes back. */
function holdScreen(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    // Refused when the battery is low, which is the phone's to decide.
    const given = await navigator.wakeLock.request('screen').catch(() => undefined);
    lock = given;
    if (isOver) await given?.release();
  };
  const askAgain = () => void ask();
  askAgain();
  document.addEventListener('visibilitychange', askAgain);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', askAgain);
    void lock?.release();
  };
}
