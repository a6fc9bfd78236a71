import { nameRule } from '@larder/domain/diet/name-rule.ts';
import { energyKcal } from '@larder/domain/food/nutrients.ts';
import { findFood } from '@larder/domain/food/find-food.ts';
import { findUnfamiliar } from '@larder/domain/idea/check-idea-wishes.ts';
import { listIdeaFoods } from '@larder/domain/idea/list-idea-foods.ts';
import { listOwnManners } from '@larder/domain/intent/answer/list-own-manners.ts';
import { nameExclusion } from '@larder/domain/intent/answer/name-exclusion.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { nameCuisine } from '@larder/domain/recipe/cuisine.ts';
import type { PlanContext, PlanQuery } from '@larder/domain/plan/frame/plan-query.ts';
import type { IdeasWish } from '../../ports/meal-ideas.ts';

const MOST_SHOWN = 20;
const MOST_NAMED = 30;

/** What somebody with imagination has to know of a request, and no more: nothing of the person's body or account. */
export function writeWish(words: string, { query, context }: { query: PlanQuery; context: PlanContext }): IdeasWish {
  const { corpus, rules, style, wishes } = context;
  const shown = (query.shown ?? []).toReversed().flatMap((id) => corpus.dishesById.get(id)?.title ?? []);
  return {
    words,
    meals: listAskedFor(context).map(({ slot, share }) => ({
      slot,
      energyKcal: Math.round(energyKcal(share)),
      macros: share,
      mostMinutes: wishes.minutesAt[slot],
    })),
    rules: [
      ...rules.rules.map(nameRule),
      ...nameExcluded(context),
      ...nameMealRules(query),
      ...wishes.avoid.cuisines.map((one) => `no ${nameCuisine(one)} dish`),
      ...listOwnManners(query.intent).map((manner) => `nothing ${manner}`),
    ],
    system: style.system,
    foods: listIdeaFoods(corpus, rules, (food) => findUnfamiliar(food, { title: '', intent: query.intent, context }) === undefined),
    shown: [...new Set(shown)].slice(0, MOST_SHOWN),
  };
}

/** A model is asked for one dish a slot, by which it answers: snacks beyond the first are kits. */
export const listAskedFor = ({ frame }: PlanContext): PlanContext['frame']['open'] =>
  frame.open.filter(({ slot, place }) => place === slot);

/** "breakfast: vegan" */
const nameMealRules = ({ intent }: PlanQuery): readonly string[] =>
  MEAL_SLOTS.flatMap((slot) => {
    const { diets = [], exclude = [] } = intent.mealRules[slot] ?? {};
    return [...diets, ...exclude.map(nameExclusion)].map((rule) => `${slot}: ${rule}`);
  });

function nameExcluded({ rules: { exclusions } }: PlanContext): readonly string[] {
  const names = exclusions.flatMap(({ words, foodIds }) => [words, ...foodIds.flatMap((id) => findFood(id)?.names.noun ?? [])]);
  return [...new Set(names)].slice(0, MOST_NAMED).map((name) => `no ${name}`);
}
