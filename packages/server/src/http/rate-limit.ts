import { callbackify } from 'node:util';
import rateLimit, { type FastifyRateLimitStore, type RateLimitOptions } from '@fastify/rate-limit';
import type { Endpoint, Rate } from '@larder/contract/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { takesNoWrites } from '../db/sql-state.ts';
import { workFor } from '../turns/caller.ts';
import { Problem } from './problems.ts';
import { addressKey, type RateCounts } from './rate-counts.ts';
import type { FindUser } from './guard.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

type Limit = { readonly max: number; readonly timeWindow: number };

/** Of one account, or of one address that is not signed in. Several times what a hurried person does. */
const LIMITS: Readonly<Record<Rate, Limit>> = {
  // A slider plans again a second after it rests.
  generate: { max: 120, timeWindow: MINUTE_MS },
  // Each is half a second of the one thread that makes them.
  weeks: { max: 10, timeWindow: 10 * MINUTE_MS },
  // Changes of a week, by the same thread: a person who refreshes meal after meal, and a page that reloads.
  changes: { max: 120, timeWindow: MINUTE_MS },
  // Reads the plans of two months and every line of them.
  lists: { max: 120, timeWindow: MINUTE_MS },
  // Reads every plan of an account, where no page is asked for.
  shelf: { max: 600, timeWindow: MINUTE_MS },
  // Reads or writes all of an account.
  archive: { max: 20, timeWindow: HOUR_MS },
  // Each is a second of the one thread that writes them: two libraries in an hour.
  photos: { max: 240, timeWindow: HOUR_MS },
  // Up to 400 kB each out of the database, which the built-in one reads on everybody's thread; a browser keeps what it has seen.
  pictures: { max: 300, timeWindow: MINUTE_MS },
  // Each is a call to somebody else's server, often one that is paid for.
  outside: { max: 120, timeWindow: HOUR_MS },
  // Calendar programs ask every few minutes at most; one that asks more often is broken.
  feed: { max: 60, timeWindow: HOUR_MS },
};

/** Where an address has a limit of its own: six days with their recipes and a refresh or two each, as a whole office may be one address. */
const LIMITS_OF_GUESTS: Readonly<Partial<Record<Rate, Limit>>> = {
  generate: { max: 60, timeWindow: 10 * MINUTE_MS },
};

/** Limits hold where a route names one: `config: limitOf('archive')`. */
export async function registerRateLimits(app: FastifyInstance, counts: RateCounts, findUser: FindUser): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: makeStore(counts),
    keyGenerator: async (request: FastifyRequest) => (await findUser(request)) ?? `${GUEST}${addressKey(request.ip)}`,
    errorResponseBuilder: (_request, { ttl }) => new Problem('rate-limited', explainWait(ttl)),
  });
}

/** A route's options. The key is who calls. */
export function limitOf(rate: Rate): { readonly rateLimit: RateLimitOptions } {
  const limitOfKey = (key: string): Limit => (key.startsWith(GUEST) && LIMITS_OF_GUESTS[rate]) || LIMITS[rate];
  return {
    rateLimit: {
      max: (_request, key) => limitOfKey(key).max,
      timeWindow: (_request, key) => limitOfKey(key).timeWindow,
      groupId: rate,
    },
  };
}

/** For a route that knows only on its way whose use it is. */
export async function countUse(counts: RateCounts, rate: Rate, key: string): Promise<void> {
  const { max, timeWindow } = LIMITS[rate];
  const { count, leftMs } = await counts.add(`${rate} ${key}`, timeWindow);
  if (count > max) throw new Problem('rate-limited', explainWait(leftMs));
}

/** Before an address. A user's key has no space in it. */
const GUEST = 'guest ';

export const limitOfEndpoint = ({ rate }: Endpoint): object => (rate ? limitOf(rate) : {});

export function explainWait(leftMs: number): string {
  const seconds = Math.ceil(leftMs / SECOND_MS);
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `Larder was asked for that many times in a short while. Nothing is lost; try again in ${wait}.`;
}

/** The library's way to keep its counts elsewhere: a class that it makes itself. The key it gives already names the group. */
function makeStore(counts: RateCounts) {
  const count = callbackify(async (key: string, windowMs: number) => {
    try {
      const { count: current, leftMs: ttl } = await workFor(key, () => counts.add(key, windowMs));
      return { current, ttl };
    } catch (error) {
      // Where nothing can be written nothing can be counted, and reading goes on.
      if (!takesNoWrites(error)) throw error;
      return { current: 1, ttl: windowMs };
    }
  });
  return class RateStore implements FastifyRateLimitStore {
    incr(key: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void, windowMs: number): void {
      count(key, windowMs, done);
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
