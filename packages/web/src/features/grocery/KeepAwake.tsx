import { IconSun } from '@tabler/icons-react';
import { useState } from 'react';
import { useWakeLock } from '../../lib/use-wake-lock.ts';
import { Button } from '../../ui/Button.tsx';
import { LIST_TEXTS } from './texts.ts';

/** Only where the browser can do it, and only until the list is left. */
export function KeepAwake() {
  const [isOn, setIsOn] = useState(false);
  useWakeLock(isOn);
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
