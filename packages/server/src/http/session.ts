import { DAY_MS } from '@larder/domain/calendar/plain-date.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from './account-turns.ts';
import { describeDevice } from './device-words.ts';
import { takesNoWrites } from '../db/sql-state.ts';
import { workFor } from '../turns/caller.ts';
import type { UserId } from '../db/scope.ts';
import { hashId, SESSION_DAYS, type Session, type SessionCard, type SessionStore } from './session-store.ts';

const SESSION_SECONDS = (SESSION_DAYS * DAY_MS) / 1000;
/** What `SessionStore.create` makes. Anything else is not worth a query. */
const SESSION_ID = /^[\w-]{43}$/;

/** The signed-in state of a browser: a cookie and the row it names. */
export type Sessions = {
  /** Read once a request, and not at all without a cookie. */
  readonly find: (request: FastifyRequest) => Promise<Session | undefined>;
  /** The next `find` of this request looks again. */
  readonly readAnew: (request: FastifyRequest) => void;
  /** Asked anew, for an answer that goes on for long: the caller's session as it is by now. */
  readonly findAnew: (request: FastifyRequest) => Promise<Session | undefined>;
  readonly readAnewAfter: SessionStore['readAnewAfter'];
  /** Always a new id, and the old row goes: an id planted before sign-in is worth nothing after it. */
  readonly start: (request: FastifyRequest, reply: FastifyReply, who: { userId: string; idToken?: string }) => Promise<void>;
  /** The key of the caller's own row, to tell it from the others. */
  readonly keyOf: (request: FastifyRequest) => string | undefined;
  readonly listOf: (userId: UserId) => Promise<readonly SessionCard[]>;
  /** One of this person's other browsers. False when it is signed out already. */
  readonly endOne: (userId: UserId, key: string) => Promise<boolean>;
  /** Signs this person out of every other browser; this one goes on under a new id, so that a copy of the old cookie is worth nothing. */
  readonly endOthers: (userId: UserId, request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Of this person in every browser, this one included. */
  readonly endAll: (userId: UserId, reply: FastifyReply) => Promise<void>;
  /** Answers with the session that ended. */
  readonly end: (request: FastifyRequest, reply: FastifyReply) => Promise<Session | undefined>;
};

export function makeSessions(app: FastifyInstance, store: SessionStore, { overHttps }: { readonly overHttps: boolean }): Sessions {
  // The __Host- prefix makes the browser itself refuse a cookie set by a sibling subdomain; it demands Secure.
  const cookie = overHttps ? '__Host-larder_session' : 'larder_session';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: overHttps } as const;
  const found = new WeakMap<FastifyRequest, Promise<Session | undefined>>();
  const replies = new WeakMap<FastifyRequest, FastifyReply>();

  const readId = (request: FastifyRequest): string | undefined => {
    const id = request.cookies[cookie];
    return id && SESSION_ID.test(id) ? id : undefined;
  };
  const setCookie = (reply: FastifyReply, id: string) => {
    reply.setCookie(cookie, id, { ...attributes, maxAge: SESSION_SECONDS });
  };
  const isDue = ({ expiresAt }: Session): boolean => expiresAt.getTime() - Date.now() <= (SESSION_DAYS - 1) * DAY_MS;
  /** Moves the end of a session in use at most once a day, so that reading it stays without a write. */
  const findAndExtend = async (request: FastifyRequest): Promise<Session | undefined> => {
    const id = readId(request);
    // Whose it is shows only then; housekeeping's turn, which everybody would share, is no place to wait.
    const session = id ? await workFor(callerOf(undefined, request), async () => store.find(id)) : undefined;
    const reply = replies.get(request);
    if (!id || !session || !reply || !isDue(session)) return session;
    try {
      await store.extend(id);
      setCookie(reply, id);
    } catch (error) {
      // It ends later or sooner than it should; reading goes on.
      if (!takesNoWrites(error)) throw error;
    }
    return session;
  };
  const find = (request: FastifyRequest): Promise<Session | undefined> => {
    const session = found.get(request) ?? findAndExtend(request);
    found.set(request, session);
    return session;
  };
  app.addHook('onRequest', (request, reply, done) => {
    replies.set(request, reply);
    done();
  });

  const start: Sessions['start'] = async (request, reply, { userId, idToken }) => {
    const old = readId(request);
    if (old) await store.delete(old);
    setCookie(reply, await store.create(userId, idToken ? { idToken } : {}, describeDevice(request.headers['user-agent'])));
  };

  return {
    find,
    readAnew: (request) => void found.delete(request),
    findAnew: async (request) => {
      const id = readId(request);
      return id === undefined ? undefined : store.find(id);
    },
    readAnewAfter: (work) => store.readAnewAfter(work),
    start,
    keyOf: (request) => {
      const id = readId(request);
      return id && hashId(id);
    },
    listOf: (userId) => store.listOf(userId),
    endOne: (userId, key) => store.deleteOf(userId, key),
    endOthers: async (userId, request, reply) => {
      await store.deleteAllOf(userId);
      await start(request, reply, { userId });
    },
    endAll: async (userId, reply) => {
      await store.deleteAllOf(userId);
      reply.clearCookie(cookie, attributes);
    },
    end: async (request, reply) => {
      const session = await find(request);
      const id = readId(request);
      if (id) await store.delete(id);
      reply.clearCookie(cookie, attributes);
      return session;
    },
  };
}
