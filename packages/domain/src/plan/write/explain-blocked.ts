import { nameRule } from '../../diet/name-rule.ts';
import { joinAnd, joinOr } from '../../base/say.ts';
import type { DietRule } from '../../diet/diet-rule.ts';
import type { Corpus } from '../../kit/corpus.ts';
import { findCarbLimit } from '../../intent/target/hold-to-rules.ts';
import { hasSmallChild } from '../frame/held-ways.ts';
import { nameExclusion } from '../../intent/answer/name-exclusion.ts';
import { listCandidates } from '../frame/list-candidates.ts';
import type { FoodWish } from '../../intent/intent.ts';
import type { MealSlot } from '../../recipe/meal-slot.ts';
import type { DayDraft } from '../plan.ts';
import type { PlanContext } from '../frame/plan-query.ts';
import type { PlanRules } from '../frame/plan-rules.ts';

export type PlanFault = {
  readonly type: 'no-dish-fits';
  readonly slot: MealSlot;
  /** The rules and excluded foods that would have to go, in words. */
  readonly blockedBy: readonly string[];
  readonly sentence: string;
};

type Blocked = Pick<PlanContext, 'corpus' | 'rulesAt' | 'wishes'>;

/** Which rules leave a slot empty: those whose absence alone would bring dishes back, or all of them when only together. */
export function explainBlocked({ corpus, rulesAt, wishes }: Blocked, slot: MealSlot): PlanFault {
  const rules = rulesAt[slot];
  if (hasSmallChild(wishes, slot) && hasDishes(corpus, rules, slot)) {
    const sentence = `No ${slot} Larder knows fits all of this and is safe for a small child, too. Without one of the rules there would be one.`;
    return { type: 'no-dish-fits', slot, blockedBy: [...rules.rules.map(nameRule), ...rules.exclusions.map(nameExclusion)], sentence };
  }
  const single = rules.rules.filter((rule) => hasDishes(corpus, without(rules, rule), slot)).map(nameRule);
  const foods = rules.exclusions.filter((exclusion) => hasDishes(corpus, withoutExclusion(rules, exclusion), slot)).map(nameExclusion);
  const named = [...single, ...foods];
  const blockedBy = named.length > 0 ? named : [...rules.rules.map(nameRule), ...rules.exclusions.map(nameExclusion)];
  const asked = blockedBy.length > MAX_NAMED ? [...blockedBy.slice(0, MAX_NAMED), 'the other exclusions'] : blockedBy;
  const sentence =
    named.length > 0
      ? `No ${slot} Larder knows fits all of this. Without ${joinOr(asked)} there would be one.`
      : `No ${slot} Larder knows fits ${joinAnd(asked)} at the same time.`;
  return { type: 'no-dish-fits', slot, blockedBy, sentence };
}

/** Dishes there are, but no day of them stood up to the check: a fault of ours, said without blaming the words. */
export const explainNoSoundDay = (slot: MealSlot): PlanFault => ({
  type: 'no-dish-fits',
  slot,
  blockedBy: [],
  sentence: 'Larder found no day for this that passed its own check. Please change a word or a number and ask again.',
});

/** A day whose carbs are beyond what a rule of it allows, though each dish by itself fits; `undefined` for any other day. */
export function explainOverLimit(plan: DayDraft, rules: PlanRules): PlanFault | undefined {
  const limit = findCarbLimit(rules.rules);
  if (!limit || plan.totals.carbs <= limit.grams) return undefined;
  const meals = Object.values(plan.meals).toSorted((a, b) => b.nutrition.carbs - a.nutrition.carbs);
  return {
    type: 'no-dish-fits',
    slot: meals[0]?.slot ?? 'dinner',
    blockedBy: [limit.name, ...rules.exclusions.map(nameExclusion)],
    sentence: `Larder found no day here within the ${limit.grams} g of carbs of ${limit.name}; the closest has ${plan.totals.carbs} g.`,
  };
}

const MAX_NAMED = 4;

const hasDishes = (corpus: Corpus, rules: PlanRules, slot: MealSlot): boolean => {
  const candidates = listCandidates(corpus, rules);
  return corpus.kitIdsBySlot[slot].some((kitId) => candidates.has(kitId));
};

const without = (rules: PlanRules, left: DietRule): PlanRules => ({
  ...rules,
  rules: rules.rules.filter((rule) => rule !== left),
  key: `${rules.key}|-${JSON.stringify(left)}`,
});

const withoutExclusion = (rules: PlanRules, left: FoodWish): PlanRules => ({
  ...rules,
  excludedFoodIds: new Set(rules.exclusions.filter((exclusion) => exclusion !== left).flatMap(({ foodIds }) => foodIds)),
  key: `${rules.key}|-${left.words}`,
});
