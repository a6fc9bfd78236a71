import { joinAnd } from '../../base/say.ts';
import { foodBreaksRule } from '../../diet/check-diet.ts';
import { togetherBreaksRule } from '../../diet/check-dish.ts';
import { checkLine } from '../../diet/check-line.ts';
import type { Eater } from '../../eater/eater.ts';
import type { Food } from '../../food/food.ts';
import { groundLine } from '../../ingredient/ground-line.ts';
import { EMPTY_INTENT } from '../../intent/intent.ts';
import { findCarbLimit } from '../../intent/target/hold-to-rules.ts';
import type { Corpus } from '../../kit/corpus.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import { namePlace } from '../../recipe/meal-slot.ts';
import { mealsOf } from '../../recipe/meals-of.ts';
import { gatherRules, type PlanRules } from '../frame/plan-rules.ts';
import type { KeptMeal, KeptPlan } from '../plan.ts';

/**
 * What speaks against a kept plan under the rules that the eater has today, in one sentence; `undefined` when nothing does.
 * The plan itself stays as it is.
 */
export function judgeKept(plan: KeptPlan, eater: Eater, corpus: Corpus = DEFAULT_CORPUS): string | undefined {
  const rules = gatherRules(EMPTY_INTENT, eater);
  const against = mealsOf(plan).flatMap(({ place, meal }) => {
    const names = findAgainst(meal, rules, corpus);
    return names.length > 0 ? [`${namePlace(place)} with ${joinAnd(names.slice(0, MOST_NAMED))}`] : [];
  });
  const limit = findCarbLimit(rules.rules);
  if (limit && plan.totals.carbs > limit.grams) against.push(`its ${Math.round(plan.totals.carbs)} g of carbs`);
  return against.length === 0 ? undefined : `Kept as it is, though your profile now speaks against ${joinAnd(against)}.`;
}

/** More names say no more: the meal is to be looked at. */
const MOST_NAMED = 3;

/** The foods of a meal that break a rule; also by its lines where it has no portions, or some of foods that are not in the table. */
function findAgainst(meal: KeptMeal, rules: PlanRules, { foodsById }: Corpus): readonly string[] {
  const { portions = [], ingredients } = meal;
  const foods = portions.flatMap(({ foodId }) => foodsById.get(foodId) ?? []);
  const isKnown = foods.length > 0 && foods.length === portions.length;
  const names = new Set([...listBrokenFoods(foods, rules), ...(isKnown ? [] : listBrokenLines(ingredients, rules))]);
  if (names.size > 0) return [...names];
  return rules.rules.some((rule) => togetherBreaksRule(foods, rule)) ? ['foods that are kept apart'] : [];
}

const listBrokenFoods = (foods: readonly Food[], { rules, excludedFoodIds }: PlanRules): readonly string[] =>
  foods
    .filter((food) => excludedFoodIds.has(food.id) || rules.some((rule) => foodBreaksRule(food, rule)?.outcome === 'breaks'))
    .map(({ names }) => names.noun);

function listBrokenLines(lines: readonly string[], { rules, excludedFoodIds }: PlanRules): readonly string[] {
  const broken = lines.flatMap((line) => checkLine(line, rules).filter(({ outcome }) => outcome === 'breaks'));
  const excluded = lines.flatMap((line) => groundLine(line).food ?? []).filter(({ id }) => excludedFoodIds.has(id));
  return [...broken.map(({ ingredient }) => ingredient.toLowerCase()), ...excluded.map(({ names }) => names.noun)];
}
