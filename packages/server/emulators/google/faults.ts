import type { Random } from '@larder/domain/base/random.ts';

/** Those a caller gets over by trying again, as the calls of a bad day are drawn from. */
const PASSING_FAULTS = [
  'authError',
  'rateLimitExceeded-403',
  'conflict',
  'conditionNotMet',
  'rateLimitExceeded-429',
  'backendError-500',
  'backendError-503',
  'html-502',
  'not-json',
  /** The connection breaks before anything was done. */
  'reset',
  /** It is done, and then the connection breaks: the caller cannot know. */
  'reset-after',
  /** It is done, and a 503 says it was not. */
  'backendError-after',
] as const;

/** What Google is known to answer on a bad day, and what the network does to it. */
export const FAULT_KINDS = [
  ...PASSING_FAULTS,
  'quotaExceeded',
  'insufficientPermissions',
  'accessNotConfigured',
  'notFound',
  'deleted',
  'invalid',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const isAfterwards = (kind: FaultKind): boolean => kind.endsWith('-after');

/** Which calls fail: the next few, or a share of all. */
export function makeFaults(random: Random) {
  let next: FaultKind[] = [];
  let share = 0;
  let delayMs = 0;
  return {
    /** The next calls of the API fail in this order. */
    failNext(...kinds: readonly FaultKind[]): void {
      next = [...kinds];
    },
    /** From now on this share of calls, each in a way that passes. */
    failShare(newShare: number): void {
      share = newShare;
    },
    /** Every answer takes this long. */
    slow(newDelayMs: number): void {
      delayMs = newDelayMs;
    },
    /**
     * The token endpoint has no calendar to be missing and no scope to lack: what is not its own stays for the next call.
     * By chance no token is refused that was only just given: that would be the end of a permission, which does not pass.
     */
    draw(endpoint: 'api' | 'token', isTokenNew = false): FaultKind | undefined {
      const fits = (kind: FaultKind) => endpoint === 'api' || /^(reset|backendError)/.test(kind);
      if (next[0] !== undefined) return fits(next[0]) ? next.shift() : undefined;
      const kinds = PASSING_FAULTS.filter((kind) => fits(kind) && !(isTokenNew && kind === 'authError'));
      return random() < share ? kinds[Math.floor(random() * kinds.length)] : undefined;
    },
    delayMs: () => delayMs,
  };
}

type ApiError = { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> };

const SENTENCES: Readonly<Record<string, readonly [number, string, string]>> = {
  authError: [401, 'global', 'Invalid Credentials'],
  'rateLimitExceeded-403': [403, 'usageLimits', 'Rate Limit Exceeded'],
  quotaExceeded: [403, 'usageLimits', 'Calendar usage limits exceeded.'],
  insufficientPermissions: [403, 'global', 'Request had insufficient authentication scopes.'],
  accessNotConfigured: [403, 'usageLimits', 'The API is not enabled in this project.'],
  notFound: [404, 'global', 'Not Found'],
  conflict: [409, 'global', 'Conflict'],
  duplicate: [409, 'global', 'The requested identifier already exists.'],
  deleted: [410, 'global', 'Resource has been deleted'],
  conditionNotMet: [412, 'global', 'Precondition Failed'],
  'rateLimitExceeded-429': [429, 'usageLimits', 'Rate Limit Exceeded'],
  'backendError-500': [500, 'global', 'Backend Error'],
  'backendError-503': [503, 'global', 'Backend Error'],
  'backendError-after': [503, 'global', 'Backend Error'],
  invalid: [400, 'global', 'Invalid Value'],
  required: [400, 'global', 'Missing required field.'],
  timeRangeEmpty: [400, 'calendar', 'The specified time range is empty.'],
};

/** The error body of Google's APIs. */
export function formatApiError(kind: string): ApiError {
  const [code, domain, message] = SENTENCES[kind] ?? [400, 'global', 'Bad Request'];
  const reason = kind.replace(/-.*$/, '');
  const headers = code === 429 ? { 'retry-after': '1' } : code === 401 ? { 'www-authenticate': 'Bearer realm="emulator"' } : {};
  return { status: code, headers, body: { error: { errors: [{ domain, reason, message }], code, message } } };
}
