import type { CalendarFault } from '../../ports/outside-calendar.ts';
import { ApiProblem, TokenProblem } from './wire.ts';

export type Failure = { readonly status: number; readonly reason: string; readonly retryAfterSeconds: number | undefined };

/** Status and reason decide, never Google's sentences: those change without notice. */
export function readFailure(response: Pick<Response, 'status' | 'headers'>, body: string): Failure {
  return { status: response.status, reason: findReason(body), retryAfterSeconds: readRetryAfter(response.headers.get('retry-after')) };
}

/** Of a calendar call. 401, 404, 409, 410 and 412 are met by the caller first; what is left of them comes by here. */
export function explainApiFailure({ status, reason, retryAfterSeconds }: Failure): CalendarFault {
  const text = `${status} ${reason}`;
  if (status === 401) return { type: 'consent-over', reason: text };
  if (status === 429 || RATE_REASONS.has(reason)) return { type: 'rate-limited', retryAfterSeconds };
  if (QUOTA_REASONS.has(reason)) return { type: 'quota-exhausted' };
  if (SCOPE_REASONS.has(reason)) return { type: 'consent-over', reason: text };
  if (reason === 'accessNotConfigured') return { type: 'misconfigured', reason: text };
  // `conflict` and a changed etag pass with the next attempt, as does everything on Google's own side.
  if (status >= 500 || status === 408 || status === 409 || status === 412) return { type: 'unavailable', reason: text, retryAfterSeconds };
  return { type: 'refused', reason: text };
}

/** Of the token endpoint. */
export function explainTokenFailure({ status, reason, retryAfterSeconds }: Failure): CalendarFault {
  const text = `token ${status} ${reason}`;
  if (reason === 'invalid_grant') return { type: 'consent-over', reason: text };
  if (status === 429) return { type: 'rate-limited', retryAfterSeconds };
  if (status >= 500) return { type: 'unavailable', reason: text, retryAfterSeconds };
  // invalid_client, unauthorized_client, deleted_client, redirect_uri_mismatch: nothing the person could mend.
  return { type: 'misconfigured', reason: text };
}

const RATE_REASONS = new Set(['rateLimitExceeded', 'userRateLimitExceeded']);
const QUOTA_REASONS = new Set(['quotaExceeded', 'dailyLimitExceeded']);
const SCOPE_REASONS = new Set(['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT', 'authError']);

/** A code and nothing else: whatever more is said may quote what was sent, and that is secret. */
const CODE = /^\w{1,60}$/;

function findReason(body: string): string {
  const told = readReason(body);
  return told !== undefined && CODE.test(told) ? told : 'no reason given';
}

function readReason(body: string): string | undefined {
  const value = parseJson(body);
  const token = TokenProblem.safeParse(value);
  if (token.success) return token.data.error;
  const api = ApiProblem.safeParse(value);
  if (!api.success) return undefined;
  return [...(api.data.error.errors ?? []), ...(api.data.error.details ?? [])].find(({ reason }) => reason)?.reason;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page; its status says enough.
    return undefined;
  }
}

/** Seconds; the other form, a date, is not worth a clock here. */
function readRetryAfter(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined;
}
