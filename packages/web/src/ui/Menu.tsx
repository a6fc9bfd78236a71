import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { putBehind } from './put-behind.ts';

export type MenuItem = {
  readonly label: string;
  readonly icon: ReactNode;
  /** Still read out, with nothing behind it. */
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
};

type Props = {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Where the button and what it opens stand; has to be a positioned box. */
  readonly className: string;
  readonly buttonClassName: string;
  readonly listClassName: string;
  readonly children: ReactNode;
};

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-left font-medium hover:bg-primary-soft focus-visible:bg-primary-soft aria-disabled:text-muted aria-disabled:opacity-60';

/** What a button of three dots opens. The kit's menu was tried: it leaves focusable guards that are hidden from screen readers, which axe refuses. */
export function Menu({ label, items, className, buttonClassName, listClassName, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  useEffect(() => {
    if (!isOpen) return;
    box.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    box.current?.querySelector('[role=menu]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  useLayoutEffect(() => (isOpen ? putBehind() : undefined), [isOpen]);

  const close = () => {
    setIsOpen(false);
    trigger.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setIsOpen(false);
    else if (!focusByKey(event)) return;
    event.stopPropagation();
    if (event.key !== 'Tab') event.preventDefault();
  };

  return (
    <div
      ref={box}
      className={className}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        className={`grid place-items-center rounded-xl transition-colors hover:bg-primary-soft hover:text-ink ${isOpen ? 'bg-primary-soft text-ink' : 'text-muted'} ${buttonClassName}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && (
        <div
          id={menuId}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={`card fade absolute z-30 scroll-m-3 p-1.5 shadow-lift ${listClassName}`}
          onKeyDown={onKeyDown}
        >
          {items.map(({ label: text, icon, isDisabled, onChoose }) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-disabled={isDisabled}
              className={ITEM}
              onClick={() => {
                if (isDisabled) return;
                close();
                onChoose();
              }}
            >
              {icon}
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** False when the key moves nothing. */
function focusByKey({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = new Map([
    ['ArrowDown', (at + 1) % items.length],
    ['ArrowUp', (at - 1 + items.length) % items.length],
    ['Home', 0],
    ['End', items.length - 1],
  ]).get(key);
  if (next === undefined) return false;
  items[next]?.focus();
  return true;
}
