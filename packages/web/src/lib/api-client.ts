import { type CallOf, type Endpoint, HOUSEHOLD_HEADER, PERSON_HEADER, type ReplyOf } from '@larder/contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { tellTabs } from './tab-changes.ts';
import { Unreached } from './unreached.ts';

type Options = {
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the call, here and on the server, once nobody wants its answer. */
  readonly signal?: AbortSignal;
  /** Goes on where the page is left or loaded anew meanwhile. Browsers hold bodies of 64 kB for all such calls together. */
  readonly outlivesPage?: boolean;
  /** What stands on an answer, beside what is in it. */
  readonly hear?: (headers: Headers) => void;
};
type RequestArguments<E> = object extends CallOf<E> ? [request?: CallOf<E> & Options] : [request: CallOf<E> & Options];
type QueryValue = string | number | boolean | undefined;
export type LooseRequest = Options & {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
};

/** A server that hangs is an error with a sentence, not a wait without end. Longer than a model of one's own takes for a day. */
const LONGEST_MS = 120_000;
/** What is only read or stored: the largest plan, 64 kB, over a line of 2G (20 kbit/s) takes 26 s. To press again stores nothing twice. */
const USUALLY_MS = 45_000;

let person: Readonly<Record<string, string>> = {};

/**
 * Whose screens this window shows, and of which household. The session is the browser's, and another window may have signed
 * somebody else in since: the server then refuses, as if the session had ended, instead of giving one person's words to the other.
 * Likewise the person may be in another household since.
 */
export function speakFor(userId: string | undefined, householdId?: string): void {
  person = {
    ...(userId !== undefined && { [PERSON_HEADER]: userId }),
    ...(userId !== undefined && householdId !== undefined && { [HOUSEHOLD_HEADER]: householdId }),
  };
}

/** The only way to the API. Types come from the endpoint; answers are not parsed again, as both sides are built from the same contract. */
export async function call<E extends Endpoint>(endpoint: E, ...[request]: RequestArguments<E>): Promise<ReplyOf<E>> {
  const asked = (request ?? {}) as LooseRequest;
  const late = AbortSignal.timeout(endpoint.takesLong ? LONGEST_MS : USUALLY_MS);
  const signal = asked.signal ? AbortSignal.any([asked.signal, late]) : late;
  const response = await send(endpoint, asked, { accept: 'application/json', signal });
  if (response.ok) asked.hear?.(response.headers);
  return tellAndRead(endpoint, response);
}

async function tellAndRead<E extends Endpoint>(endpoint: E, response: Response): Promise<ReplyOf<E>> {
  if (response.ok) tellTabs([endpoint.changes ?? []].flat());
  return readAnswer(endpoint, response);
}

/** The whole of an answer; of a refusal the `ApiError`. */
export async function readAnswer<E extends Endpoint>(endpoint: E, response: Response): Promise<ReplyOf<E>> {
  const text = await response.text().catch((cause: unknown) => {
    throw new Unreached('The answer broke off.', { cause });
  });
  if (!response.ok) throw failedAnswer(endpoint.path, response, text);
  // Some answers are not read further and may be empty.
  return (text === '' ? undefined : parseAnswer(text)) as ReplyOf<E>;
}

/** What is no JSON was not said by Larder: the page of a hotel's network, say, before one has signed in there. */
export function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Unreached('Somebody else answered.', { cause });
  }
}

type Wish = { readonly accept: string; readonly signal: AbortSignal };

/** For an answer that is read elsewhere. */
export function send(endpoint: Endpoint, request: LooseRequest, { accept, signal }: Wish): Promise<Response> {
  const { params, query, body, headers, outlivesPage = false } = request;
  const text = body === undefined ? undefined : JSON.stringify(body);
  return reach(buildUrl(endpoint.path, params, query), {
    method: endpoint.method,
    signal,
    keepalive: outlivesPage && (text ?? '').length <= MOST_OUTLIVING,
    headers: {
      accept,
      ...(ASKS_WHO_IS_THERE.includes(endpoint.path) ? {} : person),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(text !== undefined && { body: text }),
  });
}

/** Letters of three bytes at most: of a request that outlives its page a browser refuses more than 64 kB at once. */
const MOST_OUTLIVING = 20_000;

async function reach(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...request, credentials: 'include' });
  } catch (cause) {
    throw new Unreached('Nobody was reached.', { cause });
  }
}

type FileSent = { readonly type: string } & Pick<LooseRequest, 'params' | 'query'>;

/** A file as the whole body. */
export async function upload<E extends Endpoint>(endpoint: E, file: Blob, { type, params, query }: FileSent): Promise<ReplyOf<E>> {
  const headers = { accept: 'application/json', 'content-type': type, ...person };
  return tellAndRead(endpoint, await reach(buildUrl(endpoint.path, params, query), { method: endpoint.method, headers, body: file }));
}

let announceExpiry: () => void = () => undefined;

/** The shell says what happens when a session has ended; there is one shell, so one listener. */
export function onSessionExpired(listener: () => void): void {
  announceExpiry = listener;
}

let announceTerms: () => void = () => undefined;

/** Nothing can be written before they are accepted: the shell asks for it. */
export function onTermsRequired(listener: () => void): void {
  announceTerms = listener;
}

let announceHousehold: () => void = () => undefined;

/** The person is in another household by now: the shell shows that one. */
export function onHouseholdChanged(listener: () => void): void {
  announceHousehold = listener;
}

/** For these a 401 is an ordinary answer: nobody is signed in. */
const ASKS_WHO_IS_THERE: readonly string[] = ['/api/auth/user', '/api/auth/check-terms'];

/** Also for answers that are read elsewhere. */
export function failedAnswer(path: string, response: Response, body: string): ApiError {
  // The body decides, not the status text: HTTP/1.1 calls every 401 "Unauthorized".
  const sessionExpired = response.status === 401 && body.includes('Unauthorized') && !ASKS_WHO_IS_THERE.includes(path);
  if (sessionExpired) announceExpiry();
  const failure = new ApiError({ status: response.status, statusText: response.statusText, body, sessionExpired });
  if (failure.code === 'terms-required') announceTerms();
  if (failure.code === 'household-changed') announceHousehold();
  return failure;
}

export function buildUrl(
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, QueryValue>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`No value for "${name}" in ${path}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
