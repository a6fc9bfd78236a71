import type { Steps } from '@larder/domain/base/steps.ts';
import { UNKNOWN_EATER } from '@larder/domain/eater/eater.ts';
import { answerIntent } from '@larder/domain/intent/answer/answer-intent.ts';
import { locateChips } from '@larder/domain/intent/answer/locate-chips.ts';
import { readWords } from '@larder/domain/intent/language/read-words.ts';
import { resolveTargets } from '@larder/domain/intent/target/resolve-targets.ts';
import { getLexicon } from '@larder/domain/intent/wish/parse-intent.ts';
import { makePlanInSteps } from '@larder/domain/plan/make-plan.ts';
import { workFor } from '../turns/caller.ts';
import { runInSlices } from '../turns/slices.ts';

/** One that leaves out, one that wishes, one whose day has another shape; after them any other is planned in a tenth of the time. */
const SENTENCES = ['quick vegan dinners', 'chicken for dinner, 1800 calories', 'keto, no mushrooms'];

/** "Allergy to nuts": the words of all languages are one expression, which is compiled when the first sentence may hold one of them. */
const FOREIGN_WORDS = 'uczulenie na orzeszki';

/**
 * Plans some days for nobody, and says how many. The first day of a process compiles the reader's expressions, the kits and the
 * code: it takes more than half a second of the thread that answers everybody, and the second nearly as long. So it takes turns with
 * whoever calls meanwhile, a slice at a time, and what it used is nobody else's to wait for.
 */
export const warmDays = async (): Promise<number> => workFor('warm-days', async () => runInSlices(planDays()));

function* planDays(): Steps<number> {
  readWords(FOREIGN_WORDS);
  yield;
  getLexicon();
  yield;
  let planned = 0;
  for (const words of SENTENCES) {
    const read = answerIntent({ words, targets: null });
    yield;
    if (!read.ok) continue;
    const intent = read.value;
    const { targets, caps } = resolveTargets({ intent, eater: UNKNOWN_EATER });
    locateChips(intent, UNKNOWN_EATER);
    yield;
    const plan = yield* makePlanInSteps({ intent, eater: UNKNOWN_EATER, targets, caps, seed: 1 });
    if (plan.ok) planned += 1;
    yield;
  }
  return planned;
}
