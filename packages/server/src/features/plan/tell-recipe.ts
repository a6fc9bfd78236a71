import { CHARACTERS_PER_TOKEN } from './ask-model.ts';
import { toPlainDate } from '@larder/domain/calendar/utc-day.ts';
import type { ToldRecipe } from '@larder/domain/import/read-told.ts';
import type { UserId } from '../../db/scope.ts';
import type { IdeasFaultKind } from '../../ports/meal-ideas.ts';
import type { RecipeTeller } from '../../ports/recipe-teller.ts';
import type { Breaker } from './guard-model.ts';
import type { ModelUseStore } from './model-use-store.ts';

/** Undefined where the model may not be asked, or has nothing to say. */
export type TellRecipe = (text: string, userId: UserId) => Promise<ToldRecipe | undefined>;

type Deps = {
  readonly teller: RecipeTeller;
  readonly use: ModelUseStore;
  readonly breaker: Breaker;
  readonly now: () => Date;
  readonly patienceMs: number;
};

/** One call within the day's shares, and only while the other side is up, as ideas are asked for. */
export function makeTellRecipe({ teller, use, breaker, now, patienceMs }: Deps): TellRecipe {
  return async (text, userId) => {
    if (!breaker.mayCall()) return undefined;
    let outcome: IdeasFaultKind | undefined = 'cancelled';
    try {
      const day = toPlainDate(now());
      const reserved = Math.ceil(text.length / CHARACTERS_PER_TOKEN) + ANSWER_TOKENS;
      if (await use.reserve(userId, day, reserved)) return undefined;
      const { result, tokens } = await teller.tell(text, AbortSignal.timeout(patienceMs));
      outcome = result.ok ? undefined : result.fault.type;
      if (tokens) await use.settle(userId, day, tokens.input + tokens.output - reserved);
      return result.ok ? result.value : undefined;
    } finally {
      // Whatever happened, or the breaker would wait for this call's outcome for ever.
      breaker.report(outcome);
    }
  };
}

/** As much as the text itself at most; mostly a third of it. */
const ANSWER_TOKENS = 1500;
