import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { CalendarFault } from '../../ports/outside-calendar.ts';
import { type Failure, readFailure } from './explain-failure.ts';

export type Request = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly accessToken?: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
};

type Answer = { readonly body: unknown };

/** Google answers in well under a second; a call that takes longer is lost, and safe to make again. */
const TIMEOUT_MS = 10_000;

/** One HTTP call. A failure that has a status is the caller's to explain; without one, nobody answered. */
export async function send(request: Request): Promise<Result<Answer, Failure | CalendarFault>> {
  try {
    const response = await fetch(request.url, toInit(request));
    const text = await response.text();
    if (!response.ok) return fail(readFailure(response, text));
    return ok({ body: text === '' ? undefined : (JSON.parse(text) as unknown) });
  } catch (error) {
    return fail({ type: 'unavailable', reason: nameFailure(error) });
  }
}

export const isFailure = (fault: Failure | CalendarFault): fault is Failure => 'status' in fault;

function toInit({ method, accessToken, json, form }: Request): RequestInit {
  return {
    method,
    headers: {
      accept: 'application/json',
      ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    // An answer that leads elsewhere would carry the token there.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
}

/** Never the message: it can quote the address, and that the calendar's id. */
function nameFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = cause instanceof Error ? (cause as NodeJS.ErrnoException).code : undefined;
  return code ?? error.name;
}
