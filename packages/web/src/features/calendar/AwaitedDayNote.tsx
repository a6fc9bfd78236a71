import { IconCalendarPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { formatLongDay } from '../../lib/format/day.ts';
import { useToday } from '../../lib/today.ts';
import { ICON_BUTTON_CLASS } from '../../ui/button-styles.ts';
import { forgetAwaitedDay, readAwaitedDay } from './awaited-day.ts';
import { DIALOG_TEXTS } from './texts.ts';

/** Where the words for it are written: that they are for a day, and which. */
export function AwaitedDayNote() {
  const today = useToday();
  const [day, setDay] = useState(() => readAwaitedDay(today));
  if (day === undefined) return null;
  return (
    <p className="mb-4 flex items-center gap-2 font-semibold text-primary">
      <IconCalendarPlus className="size-5 shrink-0" aria-hidden />
      {DIALOG_TEXTS.nextDays.awaited(formatLongDay(day))}
      <button
        type="button"
        aria-label={DIALOG_TEXTS.nextDays.notAwaited(formatLongDay(day))}
        className={ICON_BUTTON_CLASS}
        onClick={({ currentTarget }) => {
          // The button goes; the words are what is written next.
          currentTarget.closest('p')?.parentElement?.querySelector('input')?.focus();
          forgetAwaitedDay();
          setDay(undefined);
        }}
      >
        <IconX className="size-4" aria-hidden />
      </button>
    </p>
  );
}
