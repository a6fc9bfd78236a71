import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Database } from '../db/database.ts';
import type { UserId } from '../db/user-id.ts';
import { type AnswerRecord, makeAnswerMemory } from './answer-memory.ts';
import type { FindUser } from './guard.ts';
import { LATELY_MS, makeHearing } from './hearing.ts';
import { SAFE_METHODS } from './origin.ts';

/** How a call stands to the memory of answers; a call that writes is known by its method. */
export type Freshness =
  /** The answer depends on the address and on rows of the caller's, and on nothing else: no clock, no job, no other account. */
  | 'remembered'
  /** It tells of changes as they happen: what its reader asks for next has to be at least as new. */
  | 'live';

declare module 'fastify' {
  // Fastify's own way to know what is in a route's config.
  interface FastifyContextConfig {
    readonly freshness?: Freshness;
  }
}

export type RememberDeps = {
  readonly database: Pick<Database, 'listen' | 'notify'>;
  /** 0 remembers and tells nothing. */
  readonly mostBytes: number;
  readonly overHttps: boolean;
  readonly findUser: FindUser;
  /** Who is calling, where that is known without asking the database. */
  readonly peekUser: (request: FastifyRequest) => UserId | undefined;
};

/** Notified with the id of somebody something of whom has changed. */
export const CHANGE_CHANNEL = 'people_changed';

/**
 * Spares the stores what a person was answered a moment ago. Has to be called before the routes are made: every call that is
 * not a GET makes all processes forget its caller, whatever it does, so that no endpoint can forget to. Why no answer to
 * whoever wrote is older than what they wrote: decision 23.
 */
export function rememberAnswers(app: FastifyInstance, { database, mostBytes, overHttps, findUser, peekUser }: RememberDeps): void {
  if (mostBytes === 0) return;
  const { notify } = database;
  const memory = makeAnswerMemory({ mostBytes });
  const hearing = makeHearing(database, CHANGE_CHANNEL, {
    hear: (userId) => memory.forget(userId as UserId),
    // What was being read when hearing began or ended may be from before a change that was not heard.
    meetGap: memory.forgetAll,
  });
  const tell = (userId: UserId): Promise<void> => {
    memory.forget(userId);
    // A connection may have been lost since its last use; the second is a new one.
    return notify(CHANGE_CHANNEL, userId).catch(() => notify(CHANGE_CHANNEL, userId));
  };
  const isLookedAt = makeSample();
  const doubted = new WeakMap<FastifyRequest, { readonly record: AnswerRecord; readonly body: Buffer }>();
  const cookieFor = (reason: keyof typeof FRESH_SECONDS): string =>
    `${FRESH_COOKIE}_${reason}=1; Max-Age=${FRESH_SECONDS[reason]}; Path=/api; HttpOnly; SameSite=Lax${overHttps ? '; Secure' : ''}`;
  const [cookieOfWriter, cookieOfWatcher] = [cookieFor('wrote'), cookieFor('watches')];

  const find = (request: FastifyRequest, userId: UserId): Buffer | undefined => {
    const remembered = memory.find(userId, request.url);
    if (!remembered || !isLookedAt()) return remembered?.body;
    doubted.set(request, remembered);
    return undefined;
  };

  app.addHook('onRequest', (request, reply, done) => {
    const userId = request.method === 'GET' && !wantsFresh(request) && hearing.isUp() ? peekUser(request) : undefined;
    const body = userId && find(request, userId);
    if (body) void reply.type(JSON_TYPE).send(body);
    else done();
  });

  const remembering = (handle: RouteHandlerMethod): RouteHandlerMethod =>
    async function rememberAnswer(request, reply) {
      const userId = await findUser(request);
      hearing.start();
      if (userId === undefined || !hearing.isUp()) return handle.call(this, request, reply);
      // Remembered, but not who asks: their session had to be looked up.
      const known = wantsFresh(request) || doubted.has(request) ? undefined : find(request, userId);
      if (known) return reply.type(JSON_TYPE).send(known);
      const record = memory.begin(userId);
      const text: unknown = await handle.call(this, request, reply);
      if (typeof text !== 'string') return text;
      const body = toBytes(text);
      const before = doubted.get(request);
      if (before && !before.body.equals(body)) await explainDifference(request, before.record);
      memory.keep(record, request.url, body);
      return text;
    };

  /** A true difference ends here; a change that is being told of at this moment is none. */
  const explainDifference = async (request: FastifyRequest, record: AnswerRecord): Promise<void> => {
    for (let waited = 0; waited < TELLING_MS; waited += 20) {
      if (!memory.isCurrent(record)) return;
      await wait(20);
    }
    memory.forget(record.userId);
    const sentence = `${request.routeOptions.url} was remembered otherwise than it is stored: something changed it and told nobody.`;
    if (process.env['NODE_ENV'] === 'test') throw new Error(sentence);
    request.log.error(sentence);
  };

  const telling = (handle: RouteHandlerMethod): RouteHandlerMethod =>
    async function tellChange(request, reply) {
      const userId = await findUser(request);
      if (userId === undefined) return handle.call(this, request, reply);
      reply.header('set-cookie', cookieOfWriter);
      // Who writes for long, such as an import, has stored some of it long before the end.
      const tellingAgain = setInterval(() => tell(userId).catch(ignore), TELL_AGAIN_MS);
      try {
        const answer: unknown = await handle.call(this, request, reply);
        await tell(userId);
        return answer;
      } catch (error) {
        // Something may have been stored all the same. Nobody has to wait to hear of a failure.
        tell(userId).catch(ignore);
        throw error;
      } finally {
        clearInterval(tellingAgain);
      }
    };

  const keepingFresh = (handle: RouteHandlerMethod): RouteHandlerMethod =>
    function keepFresh(request, reply) {
      reply.header('set-cookie', cookieOfWatcher);
      return handle.call(this, request, reply);
    };

  app.addHook('onRoute', (route) => {
    const { freshness } = route.config ?? {};
    if (![route.method].flat().every((method) => SAFE_METHODS.has(method))) route.handler = telling(route.handler);
    else if (freshness === 'remembered' && route.method === 'GET') route.handler = remembering(route.handler);
    else if (freshness === 'live') route.handler = keepingFresh(route.handler);
  });
  app.addHook('preClose', hearing.stop);
}

const JSON_TYPE = 'application/json; charset=utf-8';

const FRESH_COOKIE = 'larder_fresh';
/** For how long a browser is answered from the stores. Two cookies, so that a tick does not end what a watcher is promised. */
const FRESH_SECONDS = {
  /** The next request may reach a process that has not heard yet: longer than one believes in a connection that is silent. */
  wrote: 2 + LATELY_MS / 1000,
  /** Longer than one stream of changes lives; the next brings a new one. */
  watches: 6 * 60,
} as const;

function wantsFresh({ headers }: FastifyRequest): boolean {
  return headers['cache-control'] !== undefined || (headers.cookie?.includes(FRESH_COOKIE) ?? false);
}

const TELL_AGAIN_MS = 500;
/** From a commit to the moment everybody has heard of it: generous, as a difference is a bug. */
const TELLING_MS = 2_000;

/** All that any test asks for again, and then enough to notice within minutes what a test has not. */
const LOOKED_AT_FIRST = 100;
const LOOKED_AT_LATER = 1 / 100;

function makeSample(): () => boolean {
  let count = 0;
  return () => {
    count += 1;
    return count <= LOOKED_AT_FIRST || Math.random() < LOOKED_AT_LATER;
  };
}

/** Not `Buffer.from`: what is short it puts on a page with others, and a page is kept as long as one of them is. */
function toBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

const ignore = (): undefined => undefined;
