import { useEffect, useRef, type SyntheticEvent, type TouchEvent } from 'react';
import { noteNewGround } from '../../ui/stray-presses.ts';

/** From the specification. */
const HOLD_MS = 500;
/** A finger is never quite still; beyond this it scrolls or drags. */
const STILL_PX = 10;

/** Touch behaviour goes by the browser's own words, layout by width (AMB-28). */
export const isMobileBrowser = (): boolean => /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent);

type Hold<Part> = {
  /** The part of the element that a finger is on, where it has one to be held. */
  readonly find: (target: EventTarget) => Part | undefined;
  readonly onHold: (part: Part) => void;
};

/** Handlers for an element that does something when a finger rests on a part of it. */
export function useTouchHold<Part>({ find, onHold }: Hold<Part>, isEnabled: boolean) {
  const hold = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number }>(undefined);

  const cancel = () => {
    clearTimeout(hold.current?.timer);
    hold.current = undefined;
  };
  useEffect(() => () => clearTimeout(hold.current?.timer), []);
  if (!isEnabled) return {};

  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      cancel();
      const finger = touches[0];
      const part = find(target);
      if (!finger || touches.length > 1 || part === undefined) return;
      const timer = setTimeout(() => {
        // The finger leaves the screen over whatever this opens.
        noteNewGround();
        onHold(part);
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
    onContextMenu: (event: SyntheticEvent) => {
      if (find(event.target) !== undefined) event.preventDefault();
    },
  };
}
