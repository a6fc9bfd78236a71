import { setImmediate } from 'node:timers/promises';
import { FairLock } from './fair-lock.ts';
import { noteCaller, wereOthersHere } from './presence.ts';
import { FREE_MS, threadSpending } from './spending.ts';

/**
 * What a call takes of the thread besides its long work, about: 2 ms for a tick or a refusal, 6 for a plan of 60 kB that is read,
 * checked and stored. Not measured at each, as a call waits most of its time.
 */
const CALL_MS = 2;
const MS_PER_BYTE = 4 / 60_000;
/** While others are here, one call or slice in this time of all who used the thread much: a fifth of it, by slices of 10 ms. */
const GAP_MS = 50;

/** Those who used the thread much of late, one after the other. */
const line = new FairLock();

/**
 * Before a call is read: whoever sent very much of late goes on one call after the other while others are here. Not refused, as
 * what was sent may be a whole shopping trip; and nobody is slowed while they are alone.
 */
export async function pace(caller: string, bytes: number): Promise<void> {
  noteCaller(caller);
  threadSpending.add(caller, CALL_MS + bytes * MS_PER_BYTE);
  await letOthers(caller);
}

/** Whoever used the thread much of late leaves most of it to others. */
export async function letOthers(caller: string): Promise<void> {
  if (threadSpending.of(caller) <= FREE_MS) return;
  const release = await line.acquire(caller);
  if (wereOthersHere(caller)) await new Promise((resolve) => setTimeout(resolve, GAP_MS));
  void setImmediate().then(release);
}
