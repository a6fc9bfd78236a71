import { APICallError, NoOutputGeneratedError, RetryError, type FinishReason } from 'ai';
import type { IdeasFault, IdeasFaultKind } from '../../ports/meal-ideas.ts';

/** What went wrong, in the port's words. Never the service's own message: it may quote the key, the request or the answer. */
export function classifyFault(error: unknown, signal: AbortSignal): IdeasFault {
  if (signal.aborted) return classifyAbort(signal.reason);
  if (RetryError.isInstance(error)) return classifyFault(error.lastError, signal);
  if (APICallError.isInstance(error)) return classifyAnswer(error);
  if (NoOutputGeneratedError.isInstance(error)) return INVALID;
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || name === 'AbortError') return classifyAbort(error);
  return { type: 'unavailable', reason: `The answer broke off (${/^\w{1,60}$/.test(name) ? name : 'unknown error'}).` };
}

const INVALID: IdeasFault = { type: 'invalid-output', reason: 'The answer holds no idea that can be read.' };

/** Of an answer that came to its end, by the reason it gives for ending. Undefined for the usual one. */
export function classifyEnd(finishReason: FinishReason | undefined): IdeasFault | undefined {
  if (finishReason === 'length') return { type: 'truncated', reason: 'The answer was cut off at its longest.' };
  if (finishReason === 'content-filter') return { type: 'refused', reason: 'The service refused to answer.' };
  return finishReason === 'error' ? { type: 'unavailable', reason: 'The service broke off its answer.' } : undefined;
}

function classifyAbort(reason: unknown): IdeasFault {
  return reason instanceof Error && reason.name === 'TimeoutError'
    ? { type: 'timeout', reason: 'No answer in time.' }
    : { type: 'cancelled', reason: 'Nobody waits for it any longer.' };
}

const KIND_BY_STATUS: Readonly<Record<number, IdeasFaultKind>> = {
  400: 'bad-request',
  401: 'auth',
  402: 'quota',
  403: 'auth',
  404: 'model-missing',
  408: 'unavailable',
  409: 'overloaded',
  413: 'too-large',
  422: 'bad-request',
  429: 'rate',
  503: 'overloaded',
  529: 'overloaded',
};

function classifyAnswer({ statusCode, responseBody, responseHeaders }: APICallError): IdeasFault {
  if (statusCode !== undefined && statusCode >= 300 && statusCode < 400)
    return { type: 'redirected', reason: `HTTP ${statusCode}. ${MOVED}` };
  if (statusCode === undefined || statusCode < 400)
    return { type: 'unavailable', reason: statusCode === undefined ? 'The service cannot be reached.' : 'The answer broke off.' };
  const word = findWord(responseBody ?? '');
  const reason = `HTTP ${statusCode}${word ? `, ${word}` : ''}`;
  const usual = KIND_BY_STATUS[statusCode] ?? (statusCode >= 500 ? 'unavailable' : 'bad-request');
  return { type: refine(usual, { body: responseBody ?? '', headers: responseHeaders ?? {} }), reason };
}

const MOVED =
  'The service sends calls on to another address, which is not followed: set LLM_BASE_URL or ANTHROPIC_BASE_URL to the one that answers.';

const MONEY = /insufficient_quota|credit_balance|billing|spend(?:ing)? limit|credit balance|exceeded your current quota/i;

/** A 429 may say "slower" or "nothing more is paid for", a 400 "too long": only the body tells. */
function refine(usual: IdeasFaultKind, { body, headers }: { body: string; headers: Readonly<Record<string, string>> }): IdeasFaultKind {
  if ((usual === 'rate' || usual === 'bad-request') && MONEY.test(body)) return 'quota';
  if (usual === 'bad-request' && /context[_ ]length|too long|maximum context/i.test(body)) return 'too-large';
  // Anthropic's cap of a tier comes without a time to come back at.
  if (usual === 'rate' && /"type"\s*:\s*"rate_limit_error"/.test(body) && headers['retry-after'] === undefined) return 'quota';
  return usual;
}

/** The code or type of the error, which are words of the API and hold nothing of ours. */
function findWord(body: string): string | undefined {
  const code = /"code"\s*:\s*"([a-z_]{3,40})"/.exec(body)?.[1];
  return code ?? /"type"\s*:\s*"((?!error")[a-z_]{3,40})"/.exec(body)?.[1];
}
