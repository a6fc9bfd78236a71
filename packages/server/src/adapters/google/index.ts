import type { OutsideCalendar } from '../../ports/outside-calendar.ts';
import { openCalendar } from './calendar-access.ts';
import { formatConsentUrl, type GoogleSettings, makeAccessTokens } from './tokens.ts';

/** Google Calendar over its REST API. `fetch` is enough; the vendor's client would retry on its own terms. */
export function connectGoogle(settings: GoogleSettings, now: () => number = Date.now): OutsideCalendar {
  const tokens = makeAccessTokens(settings, now);
  return {
    name: 'Google Calendar',
    formatConsentUrl: (request) => formatConsentUrl(settings, request),
    finishConsent: (request) => tokens.exchangeCode(request),
    open: (refreshToken) => openCalendar(settings, tokens, refreshToken),
    revoke: (refreshToken) => tokens.revoke(refreshToken),
  };
}
