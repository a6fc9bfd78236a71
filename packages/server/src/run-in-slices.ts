import { setImmediate } from 'node:timers/promises';
import type { Steps } from '@larder/domain/base/steps.ts';

/** Nobody else waits longer for one person's list. */
const SLICE_MS = 20;

/** Runs long work a slice at a time, with whatever else there is to do in between. */
export async function runInSlices<Value>(steps: Steps<Value>): Promise<Value> {
  for (let until = performance.now() + SLICE_MS; ;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + SLICE_MS;
  }
}
