import { Readable } from 'node:stream';
import { type AnswerOf, type Endpoint, HOUSEHOLD_HEADER, PERSON_HEADER, type RequestOf } from '@larder/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { readAsCaller, workFor } from '../turns/caller.ts';
import { runShort } from '../turns/short-work.ts';
import { callerOf, laneOf, makeAccountTurns, type TakeTurn } from './account-turns.ts';
import { makeConforms } from './conforms.ts';
import type { FindRole, FindScope, HasAcceptedTerms } from './guard.ts';
import { Problem, UNAUTHORIZED_MESSAGE } from './problems.ts';
import { limitOfEndpoint } from './rate-limit.ts';
import type { Scope, UserId } from '../db/scope.ts';

/** `userId` is the scope's, for what is the person's alone. */
type Called = { readonly userId: UserId; readonly scope: Scope };
type Caller<E extends Endpoint> = E['access'] extends 'user' ? Called : Partial<Called>;

export type Handler<E extends Endpoint> = (
  request: RequestOf<E> & Caller<E> & { readonly raw: FastifyRequest; readonly answer: FastifyReply },
) => Promise<AnswerOf<E> | JsonStream>;

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
  /** Once a call has written something. */
  readonly afterWrite?: (request: FastifyRequest, endpoint: Endpoint) => Promise<void>;
};

const TERMS_REQUIRED_MESSAGE =
  'Accept the terms of service and the privacy policy first; Larder asks for them on its next page. Nothing was changed.';

const HOUSEHOLD_CHANGED_MESSAGE = 'You are in another household by now. Nothing was done: load this page anew.';

export const NOT_FOR_SHOPPERS_MESSAGE =
  'You shop for this household: its lists are yours to tick and to add to, the rest is not. Leave it to use your own again.';

/** An answer that is too large to be held: its JSON, written as it is read, by the endpoint's own schemas. */
export class JsonStream {
  readonly readable: Readable;

  constructor(pieces: AsyncIterable<string>) {
    this.readable = Readable.from(readAsCaller(pieces), { objectMode: false });
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
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: limitOfEndpoint(endpoint),
      handler: async (raw, reply) => {
        const scope = await findScope(raw);
        if (isForAnother(raw, scope)) throw new Problem('unauthorized', UNAUTHORIZED_MESSAGE);
        if (isForAnotherHousehold(raw, scope)) throw new Problem('household-changed', HOUSEHOLD_CHANGED_MESSAGE);
        if (!isOpen && scope === undefined) throw new Problem('unauthorized', UNAUTHORIZED_MESSAGE);
        if (scope !== undefined && !isForShopper(raw.body) && (await findRole(raw)) === 'shopper')
          throw new Problem('not-for-shoppers', NOT_FOR_SHOPPERS_MESSAGE);
        if (needsTerms && scope !== undefined && !(await hasAcceptedTerms(raw)))
          throw new Problem('terms-required', TERMS_REQUIRED_MESSAGE);
        const caller = callerOf(scope, raw);
        const request = {
          params: parse(endpoint.params, raw.params, 'address'),
          query: parse(endpoint.query, raw.query, 'address'),
          body: parse(endpoint.body, raw.body, 'body'),
          userId: scope?.userId,
          scope,
          raw,
          answer: reply,
        };
        const lane = laneOf(endpoint);
        const endTurn = await takeTurn(caller, lane);
        const work = async () =>
          workFor(caller, async () => {
            const answered = await handle(request as never);
            if (endpoint.method !== 'GET') await afterWrite(raw, endpoint);
            return answered;
          });
        const answer = await (lane === 'rest' ? runShort(caller, work) : work()).catch((error: unknown) => {
          endTurn();
          throw error;
        });
        if (answer instanceof JsonStream) {
          answer.readable.once('close', endTurn);
          return reply.type('application/json; charset=utf-8').send(answer.readable);
        }
        endTurn();
        // A handler that streamed events has already answered.
        return reply.sent ? reply : encode(answer);
      },
    });
  }
}

/** The caller's window was opened by somebody else than who is signed in now. */
function isForAnother(raw: FastifyRequest, scope: Scope | undefined): boolean {
  const named = raw.headers[PERSON_HEADER];
  return named !== undefined && scope !== undefined && named !== scope.userId;
}

/** The caller's window was opened in another household than they are in now. */
function isForAnotherHousehold(raw: FastifyRequest, scope: Scope | undefined): boolean {
  const named = raw.headers[HOUSEHOLD_HEADER];
  return named !== undefined && scope !== undefined && named !== scope.householdId;
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
  throw new Problem('invalid-request', `The ${part} of the request is not as expected (${named.join('; ')}).`, { fields });
}

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
