import { useEffect, useRef, type TouchEvent } from 'react';

/** From the specification. */
const HOLD_MS = 500;
/** A finger is never quite still; beyond this it scrolls or drags. */
const STILL_PX = 10;

/** Touch behaviour goes by the browser's own words, layout by width (AMB-28). */
export const isMobileBrowser = (): boolean => /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent);

/** Handlers for an element that does something when a finger rests on it. The click that may follow is not for it. */
export function useTouchHold(onHold: () => void, isEnabled: boolean) {
  const hold = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number }>(undefined);
  const wasHeld = useRef(false);

  const cancel = () => {
    clearTimeout(hold.current?.timer);
    hold.current = undefined;
  };
  useEffect(() => () => clearTimeout(hold.current?.timer), []);
  if (!isEnabled) return {};

  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      cancel();
      wasHeld.current = false;
      const finger = touches[0];
      if (!finger || touches.length > 1) return;
      const timer = setTimeout(() => {
        wasHeld.current = true;
        onHold();
      }, HOLD_MS);
      hold.current = { timer, x: finger.clientX, y: finger.clientY };
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      if (!finger || !hold.current) return;
      if (Math.hypot(finger.clientX - hold.current.x, finger.clientY - hold.current.y) > STILL_PX) cancel();
    },
    onTouchEnd: cancel,
    onTouchCancel: cancel,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (!wasHeld.current) return;
      wasHeld.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
