import { SavedPlan as SavedPlanWire } from '@larder/contract/plan.ts';
import type { Steps } from '@larder/domain/base/steps.ts';
import { JsonStream } from '../../http/mount.ts';
import { runInSlices } from '../../turns/slices.ts';
import { formatSaved } from './format-saved.ts';
import type { SavedPlan } from './plan-store.ts';

type Pages = AsyncGenerator<readonly SavedPlan[]>;

/** The answer of `listPlans` as it is read: no more than a page of it is in memory, whatever a person keeps. */
export async function streamPlans(pages: Pages): Promise<JsonStream> {
  // What cannot be read at all is answered as ever, with a status.
  const first = await pages.next();
  return new JsonStream(writePlans(first, pages));
}

async function* writePlans(first: IteratorResult<readonly SavedPlan[], unknown>, pages: Pages): AsyncGenerator<string> {
  yield '{"success":true,"data":[';
  let comma = '';
  for (let next = first; next.done !== true; next = await pages.next()) {
    // Half a megabyte takes milliseconds to check and to write: others come in between.
    const texts = await runInSlices(writePage(next.value));
    if (texts.length === 0) continue;
    yield comma + texts.join(',');
    comma = ',';
  }
  yield ']}';
}

function* writePage(plans: readonly SavedPlan[]): Steps<readonly string[]> {
  const texts: string[] = [];
  for (const plan of plans) {
    texts.push(JSON.stringify(SavedPlanWire.parse(formatSaved(plan))));
    yield;
  }
  return texts;
}
