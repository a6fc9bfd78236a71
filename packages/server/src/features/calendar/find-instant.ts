import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';

/** A time on the wall clock of a place, as an instant. Not meant for the hour that a clock skips: nobody eats at 2 in the morning. */
export function zonedInstant(date: PlainDate, time: string, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  // The offset is looked up at a first guess and again at the result: they differ within a day of a change.
  const guess = wall - offsetMs(wall, timeZone);
  return new Date(wall - offsetMs(guess, timeZone));
}

/** How far the wall clock is ahead of UTC at that instant. */
function offsetMs(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const wall = Date.UTC(
    Number(parts['year']),
    Number(parts['month']) - 1,
    Number(parts['day']),
    Number(parts['hour']),
    Number(parts['minute']),
    Number(parts['second']),
  );
  return wall - instant;
}

/** Making one takes longer than using it a hundred times. One place has many spellings, so that they are not kept for good. */
const MOST_FORMATTERS = 100;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...fields });
  if (formatters.size >= MOST_FORMATTERS) formatters.clear();
  formatters.set(timeZone, made);
  return made;
}
