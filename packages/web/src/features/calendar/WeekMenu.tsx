import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { IconCalendarOff, IconCopy, IconDotsVertical } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { formatWeek } from '../../lib/format/day.ts';
import { CALENDAR_TEXTS } from './texts.ts';

type Props = {
  readonly week: PlainDate;
  /** An empty week has nothing to copy or clear. */
  readonly isEmpty: boolean;
  readonly onDuplicate: (week: PlainDate) => void;
  readonly onClear: (week: PlainDate) => void;
};

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-left font-medium hover:bg-primary-soft focus-visible:bg-primary-soft aria-disabled:text-muted aria-disabled:opacity-60';

/** In the margin beside its week. The kit's menu was tried: it leaves focusable guards that are hidden from screen readers, which axe refuses. */
export function WeekMenu({ week, isEmpty, onDuplicate, onClear }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  useEffect(() => {
    if (!isOpen) return;
    box.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    box.current?.querySelector('[role=menu]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    trigger.current?.focus();
  };
  const choose = (act: (week: PlainDate) => void) => () => {
    if (isEmpty) return;
    close();
    act(week);
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
      className="absolute inset-y-0 -right-2.5 left-0 sm:right-0 sm:left-1"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        ref={trigger}
        type="button"
        aria-label={CALENDAR_TEXTS.weekActionsOf(formatWeek(week))}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        className={`grid h-full min-h-11 w-full place-items-center rounded-xl transition-colors hover:bg-primary-soft hover:text-ink ${isOpen ? 'bg-primary-soft text-ink' : 'text-muted'}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconDotsVertical className="size-5" aria-hidden />
      </button>
      {isOpen && (
        <div
          id={menuId}
          role="menu"
          tabIndex={-1}
          aria-label={CALENDAR_TEXTS.weekActionsOf(formatWeek(week))}
          className="card fade absolute right-0 top-[calc(50%+1.75rem)] z-30 w-52 scroll-m-3 p-1.5 shadow-lift"
          onKeyDown={onKeyDown}
        >
          <button type="button" role="menuitem" tabIndex={-1} aria-disabled={isEmpty} className={ITEM} onClick={choose(onDuplicate)}>
            <IconCopy className="size-5" aria-hidden />
            {CALENDAR_TEXTS.duplicateWeek}
          </button>
          <button type="button" role="menuitem" tabIndex={-1} aria-disabled={isEmpty} className={ITEM} onClick={choose(onClear)}>
            <IconCalendarOff className="size-5" aria-hidden />
            {CALENDAR_TEXTS.clearWeek}
          </button>
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
