import { UNKNOWN_EATER } from '../src/eater/eater.ts';
import { answerIntent } from '../src/intent/answer/answer-intent.ts';
import { resolveTargets } from '../src/intent/target/resolve-targets.ts';
import { NO_OPINIONS } from '../src/plan/frame/dish-opinions.ts';
import { makePlan } from '../src/plan/make-plan.ts';

/** Somebody who plans every day and says of the first dinner what is given; the days on which its kit came. */
export function simulate(
  words: string,
  { opinion, days, person }: { opinion: 'again' | 'never'; days: number; person: number },
): readonly number[] {
  const answered = answerIntent({ words, targets: null });
  if (!answered.ok) throw new Error(words);
  const intent = answered.value;
  const eater = UNKNOWN_EATER;
  const { targets, caps, notes } = resolveTargets({ intent, eater });
  let shown: readonly string[] = [];
  let opinions = NO_OPINIONS;
  let kit = '';
  const came: number[] = [];
  for (let day = 0; day < days; day++) {
    const made = makePlan({ intent, eater, targets, caps, notes, seed: person * 1_000_003 + day * 7919, shown, opinions });
    if (!made.ok) throw new Error('no day');
    const dishIds = Object.values(made.value.meals).map(({ dishId }) => dishId);
    if (day === 0) {
      kit = made.value.meals.dinner?.dishId.split('~')[0] ?? '';
      opinions = { ...opinions, [opinion]: new Set([kit]) };
    } else if (dishIds.some((id) => id.split('~')[0] === kit)) came.push(day);
    shown = [...shown, ...dishIds].slice(-112);
  }
  return came;
}

export const PEOPLE = ['2000 calories', 'vegetarian 1800 calories', 'high protein 2200 calories'];
