import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import { addDays, parsePlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { CalendarAccess, CalendarFault, FoundEvent, OutsideEvent } from '../../ports/outside-calendar.ts';
import { formatEventId, parseEventId } from './event-id.ts';
import { explainApiFailure, type Failure } from './explain-failure.ts';
import { isFailure, type Request, send } from './send.ts';
import type { GoogleSettings, makeAccessTokens } from './tokens.ts';
import { Calendar, type Event, EventPage } from './wire.ts';

type Tokens = ReturnType<typeof makeAccessTokens>;
type Outcome = Result<{ readonly body: unknown }, Failure | CalendarFault>;

/** Read by people in the list of their calendars. */
const CALENDAR_NAME = 'Meal plan';
/** Google's own limit. */
const PAGE_SIZE = 2500;
/** Marks an event as written here: nothing else is ever changed or deleted. */
const MARK = { app: 'larder' } as const;

export function openCalendar({ calendarBaseUrl }: GoogleSettings, tokens: Tokens, refreshToken: string): CalendarAccess {
  /** A refused access token is renewed once; refused again, the permission itself is over. */
  const ask = async (method: Request['method'], path: string, json?: unknown): Promise<Outcome> => {
    for (let attempt = 0; ; attempt++) {
      const token = await tokens.findAccessToken(refreshToken);
      if (!token.ok) return token;
      const answer = await send({ method, url: calendarBaseUrl + path, accessToken: token.value, ...(json === undefined ? {} : { json }) });
      if (hasStatus(answer, 401)) {
        tokens.forgetAccessToken(refreshToken);
        if (attempt === 0) continue;
      }
      return answer;
    }
  };
  /** An event's 404 may be its calendar's. */
  const explainMissing = async (calendarId: string, orElse: CalendarFault): Promise<CalendarFault> => {
    const calendar = await ask('GET', pathOf(calendarId));
    return hasStatus(calendar, 404, 410) ? { type: 'calendar-gone' } : calendar.ok ? orElse : explain(calendar.fault);
  };

  return {
    ensureCalendar: async (knownId) => {
      if (knownId !== undefined) {
        const known = await ask('GET', pathOf(knownId));
        if (known.ok) return ok(knownId);
        if (!hasStatus(known, 404, 410)) return fail(explain(known.fault));
      }
      const made = await ask('POST', '/calendars', { summary: CALENDAR_NAME, description: 'Planned days of food, written by Larder.' });
      if (!made.ok) return fail(explain(made.fault));
      const calendar = Calendar.safeParse(made.value.body);
      return calendar.success ? ok(calendar.data.id) : fail(NOT_UNDERSTOOD);
    },

    listEvents: async (calendarId) => {
      const found: FoundEvent[] = [];
      let page: string | undefined;
      do {
        const query = new URLSearchParams({ maxResults: String(PAGE_SIZE), ...(page === undefined ? {} : { pageToken: page }) });
        const answer = await ask('GET', `${pathOf(calendarId)}/events?${query.toString()}`);
        if (hasStatus(answer, 404, 410)) return fail(await explainMissing(calendarId, { type: 'calendar-gone' }));
        if (!answer.ok) return fail(explain(answer.fault));
        const events = EventPage.safeParse(answer.value.body);
        if (!events.success) return fail(NOT_UNDERSTOOD);
        found.push(...(events.data.items ?? []).filter(({ status }) => status !== 'cancelled').map(toFoundEvent));
        page = events.data.nextPageToken;
      } while (page !== undefined);
      return ok(found);
    },

    putEvent: async (calendarId, event, isNew) => {
      const eventId = formatEventId(event.entryId);
      const insert = () => ask('POST', `${pathOf(calendarId)}/events?sendUpdates=none`, { id: eventId, ...toWire(event) });
      // Whole, and with its status: that also revives an event its owner has deleted.
      const replace = () => ask('PUT', `${pathOf(calendarId)}/events/${eventId}?sendUpdates=none`, toWire(event));
      const first = isNew ? await insert() : await replace();
      const isOther = isNew ? hasReason(first, 409, 'duplicate') : hasStatus(first, 404, 410);
      const last = isOther ? await (isNew ? replace() : insert()) : first;
      if (last.ok) return ok(undefined);
      if (hasStatus(last, 404, 410)) return fail(await explainMissing(calendarId, explain(last.fault)));
      return fail(explain(last.fault));
    },

    deleteEvent: async (calendarId, entryId) => {
      const answer = await ask('DELETE', `${pathOf(calendarId)}/events/${formatEventId(entryId)}?sendUpdates=none`);
      // Deleted before, by us or in Google: as wanted. So it is when the calendar went as a whole.
      return answer.ok || hasStatus(answer, 404, 410) ? ok(undefined) : fail(explain(answer.fault));
    },

    deleteCalendar: async (calendarId) => {
      const answer = await ask('DELETE', pathOf(calendarId));
      return answer.ok || hasStatus(answer, 404, 410) ? ok(undefined) : fail(explain(answer.fault));
    },
  };
}

/** Ids have an @ in them. */
const pathOf = (calendarId: string): string => `/calendars/${encodeURIComponent(calendarId)}`;

const NOT_UNDERSTOOD = { type: 'unavailable', reason: 'answer not understood' } as const;

const explain = (fault: Failure | CalendarFault): CalendarFault => (isFailure(fault) ? explainApiFailure(fault) : fault);

const hasStatus = (outcome: Outcome, ...statuses: readonly number[]): boolean =>
  !outcome.ok && isFailure(outcome.fault) && statuses.includes(outcome.fault.status);

const hasReason = (outcome: Outcome, status: number, reason: string): boolean =>
  !outcome.ok && isFailure(outcome.fault) && outcome.fault.status === status && outcome.fault.reason === reason;

function toWire({ entryId, date, title, description, url }: OutsideEvent) {
  return {
    summary: title,
    description,
    // A date without a time is that day in every time zone; the end is the first day that is not part of it.
    start: { date },
    end: { date: addDays(date, 1) },
    status: 'confirmed',
    transparency: 'transparent',
    reminders: { useDefault: false },
    extendedProperties: { private: { ...MARK, entryId } },
    source: { title: 'Larder', url },
  };
}

function toFoundEvent({ id, summary = '', description = '', start, extendedProperties }: Event): FoundEvent {
  const isOurs = extendedProperties?.private?.['app'] === MARK.app;
  const date = parsePlainDate(start?.date ?? '');
  return {
    entryId: isOurs ? parseEventId(id) : undefined,
    date: date.ok ? date.value : undefined,
    title: summary,
    description,
  };
}
