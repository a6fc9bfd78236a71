import { randomBytes } from 'node:crypto';
import { formatApiError } from './faults.ts';

type Json = Readonly<Record<string, unknown>>;
export type Reply = { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };
export type StoredEvent = Json & { readonly id: string; readonly status: string };
type StoredCalendar = {
  readonly owner: string;
  readonly resource: Json & { readonly id: string };
  readonly events: Map<string, StoredEvent>;
};

export type Call = { readonly owner: string; readonly body: Json; readonly query: URLSearchParams; readonly ifMatch: string | undefined };

const ID = /^[a-v0-9]{5,1024}$/;
const refuse = (kind: string): Reply => formatApiError(kind);

/** Calendars and events by Google's rules, in memory. */
export function makeCalendars() {
  const calendars = new Map<string, StoredCalendar>();
  let etags = 0;

  const withCalendar = (id: string, { owner }: Call, answer: (calendar: StoredCalendar) => Reply): Reply => {
    const calendar = calendars.get(id);
    // A calendar of somebody else's is not there either.
    return calendar?.owner === owner ? answer(calendar) : refuse('notFound');
  };
  const store = (calendar: StoredCalendar, id: string, body: Json, before?: StoredEvent): Reply => {
    const problem = findProblem(body);
    if (problem !== undefined) return refuse(problem);
    etags += 1;
    const event = {
      kind: 'calendar#event',
      eventType: 'default',
      status: 'confirmed',
      ...body,
      id,
      etag: `"${etags}"`,
      sequence: before ? nextSequence(before, body) : 0,
      created: before?.['created'] ?? new Date().toISOString(),
      updated: new Date().toISOString(),
    };
    calendar.events.set(id, event);
    return { status: 200, body: event };
  };

  return {
    insertCalendar(call: Call): Reply {
      if (typeof call.body['summary'] !== 'string' || call.body['summary'] === '') return refuse('required');
      const id = `${randomBytes(16).toString('hex')}@group.calendar.google.com`;
      const resource = { kind: 'calendar#calendar', timeZone: 'UTC', ...call.body, id };
      calendars.set(id, { owner: call.owner, resource, events: new Map() });
      return { status: 200, body: resource };
    },

    getCalendar: (id: string, call: Call): Reply => withCalendar(id, call, ({ resource }) => ({ status: 200, body: resource })),

    deleteCalendar: (id: string, call: Call): Reply =>
      withCalendar(id, call, () => {
        calendars.delete(id);
        return { status: 204 };
      }),

    insertEvent: (id: string, call: Call): Reply =>
      withCalendar(id, call, (calendar) => {
        const eventId = typeof call.body['id'] === 'string' ? call.body['id'] : randomBytes(16).toString('hex');
        if (!ID.test(eventId)) return refuse('invalid');
        // An id stays taken after its event was deleted.
        return calendar.events.has(eventId) ? refuse('duplicate') : store(calendar, eventId, call.body);
      }),

    getEvent: (id: string, eventId: string, call: Call): Reply =>
      withCalendar(id, call, ({ events }) => {
        const event = events.get(eventId);
        return event ? { status: 200, body: event } : refuse('notFound');
      }),

    updateEvent: (id: string, eventId: string, call: Call): Reply =>
      withCalendar(id, call, (calendar) => {
        const before = calendar.events.get(eventId);
        if (!before) return refuse('notFound');
        if (call.ifMatch !== undefined && call.ifMatch !== before['etag']) return refuse('conditionNotMet');
        return store(calendar, eventId, call.body, before);
      }),

    deleteEvent: (id: string, eventId: string, call: Call): Reply =>
      withCalendar(id, call, ({ events }) => {
        const event = events.get(eventId);
        if (!event) return refuse('notFound');
        if (event.status === 'cancelled') return refuse('deleted');
        events.set(eventId, { ...event, status: 'cancelled' });
        return { status: 204 };
      }),

    listEvents: (id: string, call: Call): Reply =>
      withCalendar(id, call, ({ events }) => {
        if (call.query.get('orderBy') === 'startTime' && call.query.get('singleEvents') !== 'true') return refuse('invalid');
        const asked = Number(call.query.get('maxResults') ?? 250);
        if (!Number.isInteger(asked) || asked < 1) return refuse('invalid');
        const size = Math.min(asked, 2500);
        const start = Number(call.query.get('pageToken') ?? 0);
        const shown = [...events.values()].filter(({ status }) => status !== 'cancelled' || call.query.get('showDeleted') === 'true');
        const next = start + size < shown.length ? { nextPageToken: String(start + size) } : { nextSyncToken: `sync-${etags}` };
        return { status: 200, body: { kind: 'calendar#events', items: shown.slice(start, start + size), ...next } };
      }),

    /** For tests: what a person would see of one account, over all its calendars. */
    listShown: (owner?: string): readonly StoredEvent[] =>
      [...calendars.values()]
        .filter((calendar) => owner === undefined || calendar.owner === owner)
        .flatMap(({ events }) => [...events.values()].filter(({ status }) => status !== 'cancelled')),

    listCalendarIds: (owner?: string): readonly string[] =>
      [...calendars].filter(([, calendar]) => owner === undefined || calendar.owner === owner).map(([id]) => id),

    /** As its owner does in Google's own app. */
    removeCalendar: (id: string): boolean => calendars.delete(id),
    removeEvent(calendarId: string, eventId: string): void {
      const events = calendars.get(calendarId)?.events;
      const event = events?.get(eventId);
      if (events && event) events.set(eventId, { ...event, status: 'cancelled' });
    },
    addEvent(calendarId: string, event: StoredEvent): void {
      calendars.get(calendarId)?.events.set(event.id, event);
    },
  };
}

type When = { readonly date?: unknown; readonly dateTime?: unknown } | undefined;

function findProblem(body: Json): string | undefined {
  const [start, end] = [body['start'] as When, body['end'] as When];
  const first = start?.date ?? start?.dateTime;
  const last = end?.date ?? end?.dateTime;
  if (typeof first !== 'string' || typeof last !== 'string') return 'required';
  if ((start?.date === undefined) !== (end?.date === undefined)) return 'invalid';
  if (start?.date !== undefined && !(/^\d{4}-\d\d-\d\d$/.test(first) && /^\d{4}-\d\d-\d\d$/.test(last))) return 'invalid';
  // The end is the first moment that is not part of it.
  return last <= first ? 'timeRangeEmpty' : undefined;
}

const nextSequence = (before: StoredEvent, body: Json): number =>
  Number(before['sequence'] ?? 0) +
  (JSON.stringify([before['start'], before['end']]) === JSON.stringify([body['start'], body['end']]) ? 0 : 1);
