import { setImmediate } from 'node:timers/promises';
import { SavedPlan as SavedPlanWire } from '@larder/contract/plan.ts';
import { JsonStream } from '../../http/mount.ts';
import { formatSaved } from './format-saved.ts';
import type { SavedPlan } from './plan-store.ts';

/** The answer of `listPlans` as it is read: no more than a page of it is in memory, whatever a person keeps. */
export async function streamPlans(plans: AsyncGenerator<SavedPlan>): Promise<JsonStream> {
  // What cannot be read at all is answered as ever, with a status.
  const first = await plans.next();
  return new JsonStream(writePlans(first, plans));
}

async function* writePlans(first: IteratorResult<SavedPlan, unknown>, plans: AsyncGenerator<SavedPlan>): AsyncGenerator<string> {
  yield '{"success":true,"data":[';
  let comma = '';
  for (let next = first; next.done !== true; next = await plans.next()) {
    yield comma + JSON.stringify(SavedPlanWire.parse(formatSaved(next.value)));
    comma = ',';
    // Half a megabyte takes milliseconds to check and to write: others come in between.
    await setImmediate();
  }
  yield ']}';
}
