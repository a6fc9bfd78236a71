import { fail } from '@larder/domain/base/result.ts';
import { toPlainDate } from '@larder/domain/calendar/utc-day.ts';
import type { UserId } from '../../db/scope.ts';
import type { IdeasFault, IdeasWish, MealIdeas, SlotIdea, TokenUse } from '../../ports/meal-ideas.ts';
import type { Breaker } from './guard-model.ts';
import type { ModelUseStore } from './model-use-store.ts';

/** Why there are no ideas, or no more of them: what the other side did, or that it was not asked. */
export type AskFault =
  | IdeasFault
  | { readonly type: 'resting'; readonly reason: string }
  | { readonly type: 'user-spent' | 'server-spent'; readonly reason: string };

export type AskEnd = { readonly fault: AskFault | undefined; readonly tokens: TokenUse | undefined };

export type AskCall = { readonly userId: UserId; readonly signal: AbortSignal; readonly isStreamed: boolean };

export type AskModel = (wish: IdeasWish, call: AskCall) => AsyncGenerator<SlotIdea, AskEnd>;

type Deps = { readonly ideas: MealIdeas; readonly use: ModelUseStore; readonly breaker: Breaker; readonly now: () => Date };

/** One call within the day's shares, and only while the other side is up. */
export function makeAskModel({ ideas, use, breaker, now }: Deps): AskModel {
  return async function* (wish, { userId, signal, isStreamed }) {
    if (!breaker.mayCall()) return endWith('resting', 'The service failed before and is left alone for a while.');
    let outcome: IdeasFault['type'] | undefined = 'cancelled';
    let answer: ReturnType<MealIdeas['propose']> | undefined;
    try {
      const day = toPlainDate(now());
      const reserved = estimateTokens(wish);
      const spent = await use.reserve(userId, day, reserved);
      if (spent) return endWith(`${spent}-spent`, `The ${spent}'s calls or tokens of the day are used up.`);
      answer = ideas.propose(wish, { signal, isStreamed });
      for (;;) {
        const next = await answer.next();
        if (!next.done) {
          yield next.value;
          continue;
        }
        const { result, tokens } = next.value;
        outcome = result.ok ? undefined : result.fault.type;
        if (tokens) await use.settle(userId, day, tokens.input + tokens.output - reserved);
        return { fault: result.ok ? undefined : result.fault, tokens };
      }
    } finally {
      // Whatever happened, or the breaker would wait for this call's outcome for ever.
      breaker.report(outcome);
      // Reached early when the meals that were wanted are all there.
      await answer?.return(LEFT);
    }
  };
}

const LEFT = { result: fail({ type: 'cancelled', reason: 'Nobody waits for it any longer.' } as const), tokens: undefined };

const endWith = (type: Exclude<AskFault['type'], IdeasFault['type']>, reason: string): AskEnd => ({
  fault: { type, reason },
  tokens: undefined,
});

/** Of English, about. */
export const CHARACTERS_PER_TOKEN = 4;
const PROMPT_TOKENS = 900;
const ANSWER_TOKENS = 600;

/** Reserved before a call; what it really cost takes its place when the other side says. */
const estimateTokens = ({ foods, words, shown, meals }: IdeasWish): number =>
  PROMPT_TOKENS + Math.ceil([...foods, ...shown, words].join(', ').length / CHARACTERS_PER_TOKEN) + ANSWER_TOKENS * meals.length;
