import { parsePlainDate, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { readStored, removeStored, writeStored } from '../../lib/session-storage.ts';

const KEY = 'larder.awaited-day';

/** The day that somebody went to plan something new for, until it has it: between lie the words, the plan and the shelf. */
export const awaitDay = (date: PlainDate): void => writeStored(KEY, date);

/** Undefined once it is over. */
export function readAwaitedDay(today: PlainDate): PlainDate | undefined {
  const day = parsePlainDate(readStored(KEY) ?? '');
  return day.ok && day.value >= today ? day.value : undefined;
}

export const forgetAwaitedDay = (): void => removeStored(KEY);
