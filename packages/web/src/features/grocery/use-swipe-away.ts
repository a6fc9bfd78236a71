import { type PointerEvent, useRef, useState } from 'react';

/** Nearer than this a finger rests or taps. */
const STARTS_AT_PX = 12;
/** Of the row's width: past it the row goes, before it comes back. */
const GOES_AT = 0.4;

/**
 * A row that a finger pushes out to either side. For fingers alone: a mouse and the keyboard have the list's own Remove. The row is
 * to have `touch-action: pan-y`, so that pushing the page up and down stays the browser's.
 */
export function useSwipeAway(onAway: () => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const wasSwiped = useRef(false);
  const [by, setBy] = useState(0);
  const end = () => {
    start.current = undefined;
    setBy(0);
  };
  return {
    by,
    handlers: {
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        wasSwiped.current = false;
        start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined;
      },
      onPointerMove: ({ currentTarget, pointerId, clientX }: PointerEvent) => {
        if (!start.current) return;
        const moved = clientX - start.current.x;
        if (!wasSwiped.current && Math.abs(moved) < STARTS_AT_PX) return;
        wasSwiped.current = true;
        currentTarget.setPointerCapture(pointerId);
        setBy(moved);
      },
      onPointerUp: ({ currentTarget }: PointerEvent) => {
        if (start.current && Math.abs(by) > GOES_AT * currentTarget.clientWidth) onAway();
        end();
      },
      onPointerCancel: end,
      // A push is no tick.
      onClickCapture: (event: React.MouseEvent) => {
        if (!wasSwiped.current) return;
        wasSwiped.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
