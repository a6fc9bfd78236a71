import { setImmediate } from 'node:timers/promises';
import type { Steps } from '@larder/domain/base/steps.ts';
import { currentCaller } from './caller.ts';
import { FairLock } from './fair-lock.ts';
import { letOthers, threadSpending } from './pace.ts';

/** Nobody else waits longer for one person's list. */
const SLICE_MS = 10;

/** The thread that answers everybody. */
const thread = new FairLock();

/**
 * Long work that cannot be parted: callers take turns, one in each turn of the event loop. Who has used the thread much of late also
 * lets what others wait for go first; not while holding it, or long work of others would wait along.
 */
export async function runInTurn<Value>(work: () => Value): Promise<Value> {
  const caller = currentCaller();
  await letOthers(caller);
  const release = await thread.acquire(caller);
  // Not by the clock: what other programs took of the machine meanwhile is not the caller's.
  const before = process.threadCpuUsage();
  try {
    return work();
  } finally {
    const { user, system } = process.threadCpuUsage(before);
    threadSpending.add(caller, (user + system) / 1000);
    void setImmediate().then(release);
  }
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
