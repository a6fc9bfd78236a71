import { Readable } from 'node:stream';
import { type AnswerOf, type Endpoint, HOUSEHOLD_HEADER, PERSON_HEADER, type RequestOf } from '@larder/contract/endpoint.ts';
import type { HouseholdRole } from '@larder/contract/household.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { readAsCaller, workFor } from '../turns/caller.ts';
import { pace } from '../turns/pace.ts';
import { callerOf, laneOf, makeAccountTurns, type TakeTurn, tooMuch } from './account-turns.ts';
import { makeConforms } from './conforms.ts';
import { watchCaller } from './event-stream.ts';
import { type FindRole, type FindScope, type HasAcceptedTerms, type ReadAnew, readWhileSame } from './guard.ts';
import { Problem } from './problems.ts';
import { limitOfEndpoint } from './rate-limit.ts';
import type { Scope, UserId } from '../db/scope.ts';

/** `userId` is the scope's, for what is the person's alone. `role` says what an answer may show; stores know nothing of it. */
type Called = { readonly userId: UserId; readonly scope: Scope; readonly role: HouseholdRole };
type Caller<E extends Endpoint> = E['access'] extends 'user' ? Called : Partial<Called>;

export type Handler<E extends Endpoint> = (
  request: RequestOf<E> & Caller<E> & { readonly raw: FastifyRequest; readonly answer: FastifyReply },
) => Promise<AnswerOf<E> | JsonStream | typeof ANSWERED>;

export type Route = {
  readonly endpoint: Endpoint;
  readonly handle: (request: never) => Promise<unknown>;
};

/** Pairs an endpoint with its handler; the types of both must agree here, `mount` then treats all routes alike. */
export function route<const E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  return { endpoint, handle };
}

type MountOptions = {
  readonly findScope: FindScope;
  /** Whether visitors may call what is for guests too. */
  readonly guestSearch?: boolean;
  /** Whether who calls may write. Somebody who is nobody here, a guest, is not asked. */
  readonly hasAcceptedTerms?: HasAcceptedTerms;
  readonly takeTurn?: TakeTurn;
  readonly findRole?: FindRole;
  readonly readAnew?: ReadAnew;
  /** Once a call has written something. */
  readonly afterWrite?: (request: FastifyRequest, endpoint: Endpoint) => Promise<void>;
};

/** What a handler gives that has answered by itself, with a stream of events. */
export const ANSWERED = Symbol('answered');

/** An answer that is too large to be held: its JSON, written as it is read, by the endpoint's own schemas. */
export class JsonStream {
  readonly pieces: AsyncIterable<string>;

  constructor(pieces: AsyncIterable<string>) {
    this.pieces = readAsCaller(pieces);
  }
}

/** Puts routes on the server: session, parsing, encoding. The only file that knows both Fastify and the contract. */
export function mount(
  app: FastifyInstance,
  routes: readonly Route[],
  {
    findScope,
    guestSearch = false,
    hasAcceptedTerms = async () => true,
    takeTurn = makeAccountTurns(),
    findRole = async () => 'owner',
    readAnew = () => undefined,
    afterWrite = async () => undefined,
  }: MountOptions,
): void {
  for (const { endpoint, handle } of routes) {
    const encode = makeEncoder(endpoint);
    const isOpen = endpoint.access === 'public' || (endpoint.access === 'guest' && guestSearch);
    const shopping = endpoint.access === 'public' ? true : endpoint.forShoppers;
    const isForShopper = (body: unknown): boolean =>
      shopping !== undefined && (shopping === true || shopping.safeParse(body ?? {}).success);
    const needsTerms = endpoint.method !== 'GET' && !endpoint.needsNoTerms;
    const admit = async (raw: FastifyRequest): Promise<Partial<Called>> => {
      const scope = await findScope(raw);
      if (isForAnother(raw, scope, endpoint) || (!isOpen && scope === undefined)) throw new Problem('unauthorized');
      if (scope === undefined) return {};
      if (isForAnotherHousehold(raw, scope)) throw new Problem('household-changed');
      const role = (await findRole(raw)) ?? 'shopper';
      if (role === 'shopper' && !isForShopper(raw.body)) throw new Problem('not-for-shoppers');
      if (needsTerms && !(await hasAcceptedTerms(raw))) throw new Problem('terms-required');
      return { userId: scope.userId, scope, role };
    };
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { ...limitOfEndpoint(endpoint), staysOpen: endpoint.staysOpen === true },
      // Before the body is read: to parse it is work too, whatever comes of it.
      preParsing: async (raw, reply, body) => {
        const caller = callerOf(await findScope(raw), raw);
        const onWait = (): AbortSignal => {
          readAnew(raw);
          return watchCaller(reply);
        };
        if (!(await pace(caller, bytesOf(raw), onWait))) throw tooMuch('rest');
        if (reply.raw.destroyed) reply.hijack();
        return body;
      },
      handler: async (raw, reply) => {
        // The body, and the count of calls of a kind, may have come long after the head, by which it was known so far who calls.
        if (raw.method !== 'GET' || endpoint.rate) readAnew(raw);
        const admitted = await admit(raw);
        const caller = callerOf(admitted.scope, raw);
        const asked = {
          params: parse(endpoint.params, raw.params, 'address'),
          query: parse(endpoint.query, raw.query, 'address'),
          body: parse(endpoint.body, raw.body, 'body'),
          raw,
          answer: reply,
        };
        const lane = laneOf(endpoint);
        let left: AbortSignal | undefined;
        const onWait = (): AbortSignal => (left = watchCaller(reply));
        const work = async (endTurn: () => void) => {
          if (left) readAnew(raw);
          const answered = await handle({ ...asked, ...(left ? await admit(raw) : admitted) } as never);
          if (endpoint.method !== 'GET') await afterWrite(raw, endpoint);
          if (!(answered instanceof JsonStream)) return answered;
          const pieces = readWhileSame(answered.pieces, { findScope, findRole, readAnew }, raw);
          return Readable.from(pieces, { objectMode: false }).once('close', endTurn);
        };
        const endTurn = await takeTurn(caller, lane, onWait).catch((error: unknown) => {
          if (left?.aborted) return undefined;
          throw error;
        });
        // Nobody is there to be answered.
        if (!endTurn) return reply.hijack();
        const answer = await workFor(caller, async () => work(endTurn)).catch((error: unknown) => {
          endTurn();
          if (hasLeft(reply, error)) return reply.hijack();
          throw error;
        });
        if (answer instanceof Readable) return reply.type('application/json; charset=utf-8').send(answer);
        endTurn();
        // A handler that streamed events has already answered.
        return reply.sent ? reply : encode(answer);
      },
    });
  }
}

/** Of the body that will be read. One that does not say how long it is may be as long as any. */
function bytesOf({ method, headers, routeOptions: { bodyLimit } }: FastifyRequest): number {
  if (method === 'GET') return 0;
  const claimed = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : bodyLimit;
  return Math.min(claimed, bodyLimit);
}

/**
 * The caller's window was opened by somebody else than who is signed in now, or by somebody where nobody is: a member is not
 * planned for as a guest, without their allergies. What is public says who is there, and nothing of anybody.
 */
function isForAnother(raw: FastifyRequest, scope: Scope | undefined, { access }: Endpoint): boolean {
  const named = raw.headers[PERSON_HEADER];
  if (named === undefined || (scope === undefined && access === 'public')) return false;
  return named !== scope?.userId;
}

/** The caller's window was opened in another household than they are in now. */
function isForAnotherHousehold(raw: FastifyRequest, scope: Scope): boolean {
  const named = raw.headers[HOUSEHOLD_HEADER];
  return named !== undefined && named !== scope.householdId;
}

function parse(schema: z.ZodMiniType | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  // PostgreSQL's texts hold none, so nothing can be found by it; of bodies it is left out (json-body.ts).
  if (part === 'address' && JSON.stringify(value ?? {}).includes('\\u0000')) {
    throw new Problem('invalid-request', 'The address of the request holds a zero byte. Leave it out.');
  }
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  const named = fields.map(({ path, message }) => (path ? `${path}: ${message}` : message)).slice(0, 3);
  throw new Problem('invalid-request', { says: `The ${part} of the request is not as expected (${named.join('; ')}).` }, { fields });
}

/** Nobody is there to be answered, and nothing went wrong. */
const hasLeft = ({ raw }: FastifyReply, error: unknown): boolean =>
  raw.destroyed && !raw.writableEnded && error instanceof DOMException && error.name === 'AbortError';

/** An answer that breaks the contract is our bug: it becomes a 500, never a half-right body. */
function makeEncoder({ method, path, reply }: Endpoint): (answer: unknown) => unknown {
  const conforms = makeConforms(reply);
  return (answer) => {
    if (conforms(answer)) return answer;
    const encoded = reply.safeParse(answer);
    if (encoded.success) return encoded.data;
    const named = encoded.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`${method} ${path} answered outside its contract: ${named.join('; ')}`);
  };
}

/** The specification's envelope around an answer. */
export const succeed = <Data>(data: Data): { success: true; data: Data } => ({ success: true, data });
