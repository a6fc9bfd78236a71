import { UNKNOWN_EATER } from '../../packages/domain/src/eater/eater.ts';
import { answerIntent } from '../../packages/domain/src/intent/answer/answer-intent.ts';
import type { Intent } from '../../packages/domain/src/intent/intent.ts';
import { resolveTargets } from '../../packages/domain/src/intent/target/resolve-targets.ts';
import { DEFAULT_CORPUS } from '../../packages/domain/src/kit/default-corpus.ts';
import type { Dish } from '../../packages/domain/src/kit/dish.ts';
import { makePlan } from '../../packages/domain/src/plan/make-plan.ts';
import type { Plan } from '../../packages/domain/src/plan/plan.ts';

export type Asked = { readonly intent: Intent; readonly plan: Plan; readonly dishes: readonly Dish[] };

/** The day that somebody without a profile gets for a sentence, unless it is answered by a question. */
export function ask(words: string, seed: number): Asked | undefined {
  const answered = answerIntent({ words, targets: null });
  if (!answered.ok) return undefined;
  const intent = answered.value;
  const { targets, caps } = resolveTargets({ intent, eater: UNKNOWN_EATER });
  const made = makePlan({ intent, eater: UNKNOWN_EATER, targets, caps, seed });
  if (!made.ok) return undefined;
  const dishes = Object.values(made.value.meals).flatMap(({ dishId }) => DEFAULT_CORPUS.dishesById.get(dishId) ?? []);
  return { intent, plan: made.value, dishes };
}
