import type { Endpoint, Rate } from '@larder/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { Scope } from '../db/scope.ts';
import { Problem, RETRY_SECONDS } from './problems.ts';
import { addressKey } from './rate-counts.ts';

/** Kinds of work that wait for each other: `watch` is what stays open, `rest` whatever is over in milliseconds. */
type Lane = Exclude<Rate, 'feed'> | 'watch' | 'rest';

/** How much of a kind one caller has under way in this process. The next waits until one of them is answered. */
const AT_ONCE: Readonly<Record<Lane, number>> = {
  // Two people of a household who plan at the same moment, with a model that takes ten seconds.
  generate: 2,
  weeks: 1,
  changes: 1,
  lists: 1,
  shelf: 1,
  // One up and one down; a second one up is refused in its own words.
  archive: 2,
  photos: 1,
  pictures: 2,
  // Mostly waiting for somebody else's server.
  outside: 4,
  // Lists and the household's news: phones, tablets and tabs of a person are a fraction of it.
  watch: 50,
  // Two thirds of what a browser asks for at once.
  rest: 4,
};

/** Each may hold a body of 600 kB; a phone that was offline for a week of shopping sends its ticks a few at a time. */
const MOST_WAITING = 60;
/** Browsers and proxies begin to give up after half a minute. */
const LONGEST_WAIT_MS = 20_000;

/**
 * Waits for the caller's turn, and answers with what ends it. Throws the problem when too much waits, or for too long, or when
 * nobody waits any more: `onWait` is told that it waits, and says by what it is known that the caller left.
 */
export type TakeTurn = (caller: string, lane: Lane, onWait?: () => AbortSignal) => Promise<() => void>;

/** Guests of one address are one. */
export const callerOf = (scope: Scope | undefined, { ip }: FastifyRequest): string => scope?.userId ?? `guest ${addressKey(ip)}`;

export function laneOf({ rate, staysOpen }: Pick<Endpoint, 'rate' | 'staysOpen'>): Lane {
  if (staysOpen) return 'watch';
  return rate === undefined || rate === 'feed' ? 'rest' : rate;
}

type Turns = { underWay: number; readonly waiting: Set<() => void> };

/**
 * One account may have so much under way and no more, whatever it sends: what waits costs nothing but its body, so a
 * household that asks for much is answered piece by piece, and others beside it at once (docs/decisions/0052).
 */
export function makeAccountTurns(longestWaitMs = LONGEST_WAIT_MS): TakeTurn {
  const turnsByKey = new Map<string, Turns>();

  const begin = (key: string, turns: Turns): (() => void) => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const [next] = turns.waiting;
      if (next) next();
      else turns.underWay -= 1;
      if (turns.underWay === 0) turnsByKey.delete(key);
    };
  };
  const wait = (turns: Turns, left: AbortSignal | undefined): Promise<boolean> =>
    new Promise((resolve) => {
      const settle = (isGiven: boolean): void => {
        turns.waiting.delete(take);
        clearTimeout(timer);
        left?.removeEventListener('abort', giveUp);
        resolve(isGiven);
      };
      const take = (): void => settle(true);
      const giveUp = (): void => settle(false);
      const timer = setTimeout(giveUp, longestWaitMs);
      if (left?.aborted) return giveUp();
      left?.addEventListener('abort', giveUp, { once: true });
      turns.waiting.add(take);
    });
  return async (caller, lane, onWait) => {
    const key = `${lane} ${caller}`;
    const turns = turnsByKey.get(key) ?? { underWay: 0, waiting: new Set() };
    turnsByKey.set(key, turns);
    if (turns.underWay < AT_ONCE[lane]) {
      turns.underWay += 1;
      return begin(key, turns);
    }
    const mayWait = lane !== 'watch' && turns.waiting.size < MOST_WAITING;
    if (mayWait && (await wait(turns, onWait?.()))) return begin(key, turns);
    throw tooMuch(lane);
  };
}

export const tooMuch = (lane: Lane): Problem =>
  new Problem(
    'rate-limited',
    lane === 'watch'
      ? 'Larder is open in too many windows with this account. Close some of them.'
      : `Larder is still busy with other things you asked for. Nothing is lost; try again in ${RETRY_SECONDS} seconds.`,
    {},
    { retrySeconds: RETRY_SECONDS },
  );
