import { IconRss } from '@tabler/icons-react';
import { CalendarLink } from './CalendarLink.tsx';
import { GoogleCalendarCard } from './GoogleCalendarCard.tsx';
import { DIALOG_TEXTS } from './texts.ts';

/** The ways out into other calendars: the connected one, and the link that every program can read. */
export function CalendarIntegrations() {
  return (
    <div className="grid gap-5">
      <GoogleCalendarCard />
      <section aria-labelledby="calendar-link" className="flex flex-wrap gap-4 rounded-card border border-line p-5 sm:flex-nowrap sm:p-6">
        <IconRss className="size-8 shrink-0 text-muted max-sm:hidden" aria-hidden />
        <div className="min-w-0 flex-1">
          <h3 id="calendar-link" className="display text-xl">
            {DIALOG_TEXTS.link.title}
          </h3>
          <CalendarLink />
        </div>
      </section>
    </div>
  );
}
