/** What Instacart is known to answer on a bad day, and what the network does to it. */
export const FAULT_KINDS = [
  '400',
  '401',
  '403',
  '404',
  '408',
  '429',
  '429-retry-after',
  '500',
  '503',
  'temporary',
  'flat-errors',
  'reset',
  'not-json',
  'empty',
  'other-host',
  'html-502',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

type Reply = { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

const envelope = (code: number, message: string, key?: string) => ({ error: { message, code }, meta: key === undefined ? {} : { key } });

const MANY = {
  message: 'There were issues with your request',
  code: 9999,
  errors: [
    { message: "can't be blank", code: 1001, meta: { key: 'title' } },
    { message: 'is invalid', code: 1001, meta: { key: 'expires_in' } },
  ],
};

const REPLIES: Readonly<Partial<Record<FaultKind, Reply>>> = {
  '400': { status: 400, body: envelope(1001, "can't be blank", 'title') },
  '401': { status: 401, body: envelope(4001, 'Unauthorized') },
  '403': { status: 403, body: envelope(4001, 'Forbidden') },
  '404': { status: 404, body: envelope(4000, 'Record not found') },
  '408': { status: 408, body: envelope(2003, 'Request timeout') },
  '429': { status: 429, body: envelope(2003, 'Too many requests') },
  '429-retry-after': { status: 429, body: envelope(2003, 'Too many requests'), headers: { 'retry-after': '1' } },
  '500': { status: 500, body: envelope(5000, 'Sorry, an unexpected error occurred') },
  '503': { status: 503, body: '' },
  temporary: { status: 400, body: envelope(2003, 'Please try again later') },
  'flat-errors': { status: 400, body: { error: MANY, meta: {} } },
  empty: { status: 200, body: '' },
};

/** Undefined for what is no answer of theirs. */
export const formatFault = (kind: FaultKind): Reply | undefined => REPLIES[kind];
