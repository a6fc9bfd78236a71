import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** From the specification: the first waits; the next one is shown at once when the last was left this short a time ago. */
const OPEN_AFTER_MS = 700;
const AT_ONCE_WITHIN_MS = 300;

let leftAt = Number.NEGATIVE_INFINITY;

type Props = { readonly text: string; readonly children: ReactNode; readonly className?: string };

/** Says in words what an icon shows, for eyes only: the control has its own accessible name. */
export function Tooltip({ text, children, className = '' }: Props) {
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number }>();
  const isOpen = place !== undefined;

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setPlace(undefined);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  const open = () => {
    const box = anchor.current?.getBoundingClientRect();
    if (box) setPlace({ left: box.left + box.width / 2, top: box.bottom });
  };
  const enter = () => {
    clearTimeout(timer.current);
    if (Date.now() - leftAt <= AT_ONCE_WITHIN_MS) open();
    else timer.current = setTimeout(open, OPEN_AFTER_MS);
  };
  const leave = () => {
    clearTimeout(timer.current);
    if (isOpen) leftAt = Date.now();
    setPlace(undefined);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens around the control, which is the one to be used
    <span
      ref={anchor}
      className={`inline-flex ${className}`}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && enter()}
      onPointerLeave={leave}
      onPointerDown={leave}
      onFocus={({ target }) => target.matches(':focus-visible') && enter()}
      onBlur={leave}
    >
      {children}
      {place &&
        createPortal(
          // The padding bridges the gap, so that the pointer can go onto the words without losing them.
          <span ref={keepInWindow} role="tooltip" className="fade fixed z-50 w-max max-w-60 -translate-x-1/2 pt-2" style={place}>
            <span className="block rounded-lg bg-ink px-3 py-1.5 text-center text-sm text-paper shadow-lift">{text}</span>
          </span>,
          document.body,
        )}
    </span>
  );
}

const EDGE_PX = 8;

/** Beside the window's edge the words would be cut off: they move in as far as they are too wide. */
function keepInWindow(words: HTMLElement | null): void {
  if (!words) return;
  const { left, right } = words.getBoundingClientRect();
  const by = Math.max(EDGE_PX - left, 0) + Math.min(document.documentElement.clientWidth - EDGE_PX - right, 0);
  if (by !== 0) words.style.marginLeft = `${by}px`;
}
