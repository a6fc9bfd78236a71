import { UNKNOWN_EATER } from '@larder/domain/eater/eater.ts';
import { answerIntent } from '@larder/domain/intent/answer/answer-intent.ts';
import { locateChips } from '@larder/domain/intent/answer/locate-chips.ts';
import { resolveTargets } from '@larder/domain/intent/target/resolve-targets.ts';
import { makePlan } from '@larder/domain/plan/make-plan.ts';
import { workFor } from '../turns/caller.ts';
import { runInTurn } from '../turns/slices.ts';

/** One that leaves out, one that wishes, one whose day has another shape; after them any other is planned in a tenth of the time. */
const SENTENCES = ['quick vegan dinners', 'chicken for dinner, 1800 calories', 'keto, no mushrooms'];

/**
 * Plans some days for nobody, and says how many. The first day of a process compiles the reader's expressions, the kits and the
 * code: it takes more than half a second of the thread that answers everybody, and the second nearly as long. So it takes turns with
 * whoever calls meanwhile, and what it used is nobody else's to wait for.
 */
export const warmDays = async (): Promise<number> => workFor('warm-days', planDays);

async function planDays(): Promise<number> {
  let planned = 0;
  for (const words of SENTENCES) {
    const read = await runInTurn(() => answerIntent({ words, targets: null }));
    if (!read.ok) continue;
    const intent = read.value;
    const { targets, caps } = resolveTargets({ intent, eater: UNKNOWN_EATER });
    await runInTurn(() => locateChips(intent, UNKNOWN_EATER));
    const plan = await runInTurn(() => makePlan({ intent, eater: UNKNOWN_EATER, targets, caps, seed: 1 }));
    if (plan.ok) planned += 1;
  }
  return planned;
}
