import { IconCalendarOff } from '@tabler/icons-react';
import { PROFILE_TEXTS } from './texts.ts';

const TEXTS = PROFILE_TEXTS.calendar;

/** A server without Google credentials says so, instead of a button that cannot work. */
export function CalendarUnavailable() {
  return (
    <section aria-labelledby="google-calendar" className="flex flex-wrap gap-4 rounded-card border border-line p-5 sm:flex-nowrap sm:p-6">
      <IconCalendarOff className="size-8 shrink-0 text-muted" aria-hidden />
      <div>
        <h3 id="google-calendar" className="display text-xl">
          {TEXTS.title}
        </h3>
        <p className="mt-1 font-medium text-accent-ink">{TEXTS.state}</p>
        <p className="mt-2 text-muted">{TEXTS.text}</p>
      </div>
    </section>
  );
}
