import { setImmediate } from 'node:timers/promises';
import type { Steps } from '@larder/domain/base/steps.ts';
import { currentCaller } from './caller.ts';
import { FairLock } from './fair-lock.ts';
import { othersAnswered } from './short-work.ts';
import { Spending } from './spending.ts';

/** Nobody else waits longer for one person's list. */
const SLICE_MS = 10;
/** So much longer than it ran does long work let short work go before, which leaves it a quarter of the thread. */
const YIELD = { times: 3, mostMs: 50 };
/** A day planned or a week's list made now and then is done without that. */
const FREE_MS = 300;

/** The thread that answers everybody. */
const thread = new FairLock();
const spending = new Spending();

/**
 * Long work that cannot be parted: callers take turns, one in each turn of the event loop. Who has used the thread much of late also
 * lets what others wait for go first.
 */
export async function runInTurn<Value>(work: () => Value): Promise<Value> {
  const caller = currentCaller();
  const release = await thread.acquire(caller);
  const startedAt = performance.now();
  try {
    return work();
  } finally {
    const ranMs = performance.now() - startedAt;
    const spentMs = spending.add(caller, ranMs);
    void letOthers(caller, spentMs > FREE_MS ? ranMs : 0).then(release);
  }
}

async function letOthers(caller: string, ranMs: number): Promise<void> {
  await setImmediate();
  // Whoever waits for the thread is somebody else too.
  if (ranMs > 0 && !thread.isAwaitedByOthers(caller)) await othersAnswered(caller, Math.min(YIELD.mostMs, ranMs * YIELD.times));
}

/** Long work, a slice at a time. */
export async function runInSlices<Value>(steps: Steps<Value>): Promise<Value> {
  for (;;) {
    const step = await runInTurn(() => runSlice(steps));
    if (step.done === true) return step.value;
  }
}

function runSlice<Value>(steps: Steps<Value>): IteratorResult<void, Value> {
  const until = performance.now() + SLICE_MS;
  for (;;) {
    const step = steps.next();
    if (step.done === true || performance.now() >= until) return step;
  }
}
