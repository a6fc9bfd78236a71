import type { Result } from '@larder/domain/base/result.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';

/** A planned day as it is written into the outside calendar: for the whole day, and making nobody look busy. */
export type OutsideEvent = {
  /** A UUID. The event's id outside is made from it, so that writing twice is writing once. */
  readonly entryId: string;
  readonly date: PlainDate;
  readonly title: string;
  readonly description: string;
  readonly url: string;
};

/** An event found there. Without an entry id it is not one of ours; without a date it was moved to a time of day. */
export type FoundEvent = Pick<OutsideEvent, 'title' | 'description'> & {
  readonly entryId: string | undefined;
  readonly date: PlainDate | undefined;
};

/** `reason` is for the log: it holds no token, title or address. */
export type CalendarFault =
  /** The permission is dead, withdrawn or too narrow: only its owner can give it again. */
  | { readonly type: 'consent-over'; readonly reason: string }
  /** Our own calendar is not there any more. */
  | { readonly type: 'calendar-gone' }
  | { readonly type: 'rate-limited'; readonly retryAfterSeconds?: number | undefined }
  /** A limit that is counted in hours. */
  | { readonly type: 'quota-exhausted' }
  /** This event is not taken as it is, however often it is sent. */
  | { readonly type: 'refused'; readonly reason: string }
  /** This server's own credentials or settings are wrong. Its operator has to act; nobody's permission is lost. */
  | { readonly type: 'misconfigured'; readonly reason: string }
  | { readonly type: 'unavailable'; readonly reason: string; readonly retryAfterSeconds?: number | undefined };

type Attempt<Value = void> = Promise<Result<Value, CalendarFault>>;

/** One person's calendar. Every call may be repeated. */
export type CalendarAccess = {
  /** The known one while it exists, else a new one. */
  readonly ensureCalendar: (knownId: string | undefined) => Attempt<string>;
  readonly listEvents: (calendarId: string) => Attempt<readonly FoundEvent[]>;
  /** `isNew` is a guess that saves a call. */
  readonly putEvent: (calendarId: string, event: OutsideEvent, isNew: boolean) => Attempt;
  readonly deleteEvent: (calendarId: string, entryId: string) => Attempt;
  readonly deleteCalendar: (calendarId: string) => Attempt;
};

export type ConsentRequest = { readonly redirectUri: string; readonly state: string; readonly codeVerifier: string };

/** A vendor that keeps calendars: how permission is asked for, and what it opens. */
export type OutsideCalendar = {
  /** As its owner knows it: "Google Calendar". */
  readonly name: string;
  /** The vendor's page where a person says yes or no. */
  readonly formatConsentUrl: (request: ConsentRequest) => string;
  /** Answers with the refresh token: a secret, valid until it is revoked. */
  readonly finishConsent: (request: Pick<ConsentRequest, 'redirectUri' | 'codeVerifier'> & { readonly code: string }) => Attempt<string>;
  readonly open: (refreshToken: string) => CalendarAccess;
  readonly revoke: (refreshToken: string) => Attempt;
};
