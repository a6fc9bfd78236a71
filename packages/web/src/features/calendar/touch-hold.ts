import { useEffect, useRef, type TouchEvent } from 'react';

/** From the specification. */
const HOLD_MS = 500;
/** A finger is never quite still; beyond this it scrolls or drags. */
const STILL_PX = 10;

/** Touch behaviour goes by the browser's own words, layout by width (AMB-28). */
export const isMobileBrowser = (): boolean => /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent);

/** Handlers for an element that does something when a finger rests on it. */
export function useTouchHold(onHold: () => void, isEnabled: boolean) {
  const hold = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number }>(undefined);
  const allowClick = useRef<() => void>(undefined);

  const cancel = () => {
    clearTimeout(hold.current?.timer);
    hold.current = undefined;
  };
  const end = () => {
    cancel();
    // The click, if one comes, comes right after the finger has left.
    setTimeout(() => allowClick.current?.(), CLICK_WAIT_MS);
  };
  useEffect(() => () => clearTimeout(hold.current?.timer), []);
  if (!isEnabled) return {};

  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      cancel();
      const finger = touches[0];
      if (!finger || touches.length > 1) return;
      const timer = setTimeout(() => {
        allowClick.current = refuseNextClick();
        onHold();
      }, HOLD_MS);
      hold.current = { timer, x: finger.clientX, y: finger.clientY };
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      if (!finger || !hold.current) return;
      if (Math.hypot(finger.clientX - hold.current.x, finger.clientY - hold.current.y) > STILL_PX) cancel();
    },
    onTouchEnd: end,
    onTouchCancel: end,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}

const CLICK_WAIT_MS = 300;

/** The finger that opened a dialog leaves the screen over it: taken for a click beside the dialog, that would close it again. */
function refuseNextClick(): () => void {
  const refuse = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', refuse, { capture: true, once: true });
  return () => document.removeEventListener('click', refuse, { capture: true });
}
