import { setTimeout } from 'node:timers/promises';
import { UNKNOWN_EATER } from '@larder/domain/eater/eater.ts';
import { answerIntent } from '@larder/domain/intent/answer/answer-intent.ts';
import { locateChips } from '@larder/domain/intent/answer/locate-chips.ts';
import { resolveTargets } from '@larder/domain/intent/target/resolve-targets.ts';
import { readQuery } from '@larder/domain/plan/frame/plan-query.ts';
import { makePlan } from '@larder/domain/plan/make-plan.ts';

/** One that leaves out, one that wishes, one whose day has another shape; after them any other is planned in a tenth of the time. */
const SENTENCES = ['quick vegan dinners', 'chicken for dinner, 1800 calories', 'keto, no mushrooms'];
/** Whoever calls meanwhile is answered in between. */
const PAUSE_MS = 50;

/**
 * Plans some days for nobody, and says how many. The first day of a process compiles the reader's expressions, the kits and the
 * code: it takes more
 * than half a second of the thread that answers everybody, and the second nearly as long.
 */
export async function warmDays(): Promise<number> {
  let planned = 0;
  for (const words of SENTENCES) {
    await setTimeout(PAUSE_MS, undefined, { ref: false });
    const read = answerIntent({ words, targets: null });
    if (!read.ok) continue;
    const intent = read.value;
    const { targets, caps } = resolveTargets({ intent, eater: UNKNOWN_EATER });
    const query = { intent, eater: UNKNOWN_EATER, targets, caps, seed: 1 };
    for (const piece of [() => readQuery(query), () => locateChips(intent, UNKNOWN_EATER)]) {
      piece();
      await setTimeout(PAUSE_MS, undefined, { ref: false });
    }
    if (makePlan(query).ok) planned += 1;
  }
  return planned;
}
