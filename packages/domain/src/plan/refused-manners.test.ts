import { describe, expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { parseIntent } from '../intent/wish/parse-intent.ts';
import { resolveTargets } from '../intent/target/resolve-targets.ts';
import { isMadeSo } from './frame/manners.ts';
import { makePlan } from './make-plan.ts';
import type { Plan } from './plan.ts';
import { mealsOf } from '../recipe/meals-of.ts';
import { refreshMeal } from './refresh-meal.ts';

function queryOf(words: string, seed: number) {
  const intent = parseIntent(words);
  return { intent, eater: UNKNOWN_EATER, ...resolveTargets({ intent, eater: UNKNOWN_EATER }), seed };
}

const listBroken = (plan: Plan, manner: string): readonly string[] =>
  mealsOf(plan).flatMap(({ meal }) => (isMadeSo(meal, manner) ? [meal.title] : []));

describe('a day holds nothing that is cooked as was refused', () => {
  test.each([
    ['nothing fried', 'fried', 'nothing fried'],
    ['no deep-fried, vegan', 'fried', 'nothing deep fried'],
    ['nothing boiled', 'boiled', 'nothing boiled'],
    ['nothing baked', 'baked', 'nothing baked'],
    ['no roasted food', 'roasted', 'nothing roasted'],
  ])('%s', (words, manner, kept) => {
    for (let seed = 1; seed <= 12; seed++) {
      const query = queryOf(words, seed);
      const made = makePlan(query);
      const plan = made.ok ? made.value : undefined;
      const refreshed = refreshMeal({ ...query, meals: plan!.meals, slot: 'dinner', refreshCount: 1 });
      expect([plan!, refreshed.ok ? refreshed.value : plan!].flatMap((one) => listBroken(one, manner))).toEqual([]);
      expect(plan!.reasons.join(' ')).toContain(kept);
    }
  });
});
