import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { formatLongDay } from '../../lib/format/day.ts';
import { useToday } from '../../lib/today.ts';
import { readAwaitedDay } from './awaited-day.ts';
import { DIALOG_TEXTS } from './texts.ts';

/** Where the words for it are written: that they are for a day, and which. */
export function AwaitedDayNote() {
  const today = useToday();
  const [day] = useState(() => readAwaitedDay(today));
  if (day === undefined) return null;
  return (
    <p className="mb-4 flex items-center gap-2 font-semibold text-primary">
      <IconCalendarPlus className="size-5 shrink-0" aria-hidden />
      {DIALOG_TEXTS.nextDays.awaited(formatLongDay(day))}
    </p>
  );
}
