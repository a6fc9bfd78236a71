import { PLANT_KINDS } from '../../food/food-kinds.ts';
import { nameRule } from '../../diet/name-rule.ts';
import { MACROS } from '../../food/nutrients.ts';
import { capitalize, formatThousands, joinAnd } from '../../base/say.ts';
import type { DietRule } from '../../diet/diet-rule.ts';
import type { Food, FoodKind } from '../../food/food.ts';
import { listLeftOut, nameExclusion } from '../../intent/answer/name-exclusion.ts';
import { placeOf, type DayDraft, type PartlyKnown, type PlannedMeal, type Served, type TargetMiss } from '../plan.ts';
import { chipOfFood, isServedAsWished } from './list-served.ts';
import { nameCuisine } from '../../recipe/cuisine.ts';
import { namePlace } from '../../recipe/meal-slot.ts';
import type { PlanContext, PlanQuery } from '../frame/plan-query.ts';
import type { FoodWish, Intent } from '../../intent/intent.ts';
import { listOwnManners, tellsManner } from '../../intent/answer/list-own-manners.ts';
import { isMadeSo } from '../frame/manners.ts';

type PlanFacts = {
  readonly meals: readonly PlannedMeal[];
  readonly totals: DayDraft['totals'];
  readonly misses: readonly TargetMiss[];
  /** The rules that every plate keeps. */
  readonly kept: readonly DietRule[];
  readonly served: Served;
  readonly query: PlanQuery;
  readonly context: PlanContext;
};

/** "Why this plan": only sentences that the plan's own numbers bear out. */
export function explainPlan(facts: PlanFacts): readonly string[] {
  return [
    describeTargets(facts),
    describeObeyed(facts),
    describeProtein(facts),
    describePlants(facts),
    describeEffort(facts),
    describeShopping(facts),
  ].filter((sentence) => sentence !== undefined);
}

function describeTargets({ totals, misses, query: { targets } }: PlanFacts): string | undefined {
  if (misses.length > 0) return undefined;
  const off = Math.max(...MACROS.map((macro) => Math.abs(totals[macro] - targets[macro])));
  const near = off < 1 ? 'Right on the day’s targets' : `Within ${Math.round(off)} g of the day’s targets`;
  const parts = [`${near}: ${totals.protein} g protein, ${totals.carbs} g carbs, ${totals.fat} g fat`];
  if (totals.saturatedFat !== null)
    parts.push(
      `${sayLeast(totals, 'saturatedFat')}${Math.round((900 * totals.saturatedFat) / Math.max(1, totals.calories))}% of energy from saturated fat`,
    );
  if (totals.sodium !== null)
    parts.push(
      `${totals.known?.sodium === undefined ? 'about' : 'at least'} ${formatThousands(Math.round(totals.sodium / 50) * 50)} mg sodium before any salt you add`,
    );
  return `${parts.join('; ')}.`;
}

function describeObeyed({ meals, kept, served, query: { intent, eater }, context }: PlanFacts): string | undefined {
  const { wishes } = context;
  // A manner of cooking is a taste, which a day that has no other dish may not keep.
  const broken = intent.avoid.manners.filter((manner) => meals.some((meal) => isMadeSo(meal, manner)));
  const isKept = ({ words }: FoodWish): boolean => !broken.some((manner) => tellsManner(words, manner));
  const obeyed = [...kept.map(nameRule).filter((name) => name !== 'standard'), ...listLeftOut(intent).filter(isKept).map(nameExclusion)];
  obeyed.push(...(eater.refused ?? []).map(nameExclusion));
  obeyed.push(
    ...intent.avoid.cuisines.flatMap((cuisine) =>
      meals.some((meal) => meal.cuisine === cuisine) ? [] : [`no ${nameCuisine(cuisine)} dishes`],
    ),
  );
  obeyed.push(...describeMealRules(meals, intent));
  obeyed.push(...listOwnManners(intent).flatMap((manner) => (broken.includes(manner) ? [] : [`nothing ${manner}`])));
  obeyed.push(...describeTime(meals, wishes));
  const foods = wishes.foods.filter((food) => isServedAsWished(served[chipOfFood(food)], `wish:${food.words}`, intent));
  const dishes = wishes.dishes.filter(({ words, chip }) => isServedAsWished(served[`named:${words}`], chip, intent));
  obeyed.push(...dishes.map(({ words }) => `${words}, as you wished`));
  if (foods.length > 0) obeyed.push(`${joinAnd(foods.map(({ words }) => words))}, as you wished`);
  // An allergy of the profile may be in the words, too.
  return obeyed.length > 0 ? `Kept to: ${[...new Set(obeyed)].join('; ')}.` : undefined;
}

/** Of the meals of the day alone, as a refused lunch was never cooked. */
const describeMealRules = (meals: readonly PlannedMeal[], { mealRules }: Intent): readonly string[] =>
  meals.flatMap(({ slot }) => mealRules[slot]?.exclude.map((wish) => `${nameExclusion(wish)} at ${slot}`) ?? []);

function describeTime(meals: readonly PlannedMeal[], { minutesAt }: PlanContext['wishes']): readonly string[] {
  const [most] = new Set(meals.map(({ slot }) => minutesAt[slot]));
  const isKept = (meal: PlannedMeal): boolean =>
    minutesAt[meal.slot] !== null && minutesOf(meal) + (meal.waitMinutes ?? 0) <= minutesAt[meal.slot]!;
  const ofDay = meals.every(({ slot }) => minutesAt[slot] === most);
  if (ofDay) return meals.every(isKept) ? [`nothing over ${most} minutes`] : [];
  return meals.filter(isKept).map(({ slot }) => `${slot} within ${minutesAt[slot]} minutes`);
}

function describeProtein({ meals }: PlanFacts): string | undefined {
  if (meals.length < 2) return undefined;
  return `Protein is spread out: ${joinAnd(meals.map((meal) => `${meal.nutrition.protein} g at ${namePlace(placeOf(meal))}`))}.`;
}

const sayLeast = ({ known }: PlanFacts['totals'], nutrient: PartlyKnown): string => (known?.[nutrient] === undefined ? '' : 'at least ');

function describePlants({ meals, totals, context: { corpus } }: PlanFacts): string | undefined {
  const fiberByFood = new Map<string, number>();
  for (const { foodId, steps, chosen, per100g } of meals.flatMap(({ portions }) => portions)) {
    const food = corpus.foodsById.get(foodId);
    if (!food || !isPlant(food)) continue;
    fiberByFood.set(foodId, (fiberByFood.get(foodId) ?? 0) + ((per100g.fiber ?? 0) * steps[chosen]!.grams) / 100);
  }
  if (totals.fiber === null || fiberByFood.size < 4) return undefined;
  const top = [...fiberByFood].toSorted((a, b) => b[1] - a[1]).slice(0, 2);
  const names = top.map(([id]) => corpus.foodsById.get(id)!.names.plural);
  return `${capitalize(sayLeast(totals, 'fiber'))}${totals.fiber} g of fiber from ${fiberByFood.size} different plants; ${joinAnd(names)} give the most.`;
}

function describeEffort({ meals }: PlanFacts): string | undefined {
  const longest = meals.toSorted((a, b) => minutesOf(b) - minutesOf(a))[0];
  if (!longest) return undefined;
  // An own recipe may state the whole time alone: how much of it is preparing nobody knows then.
  const split = longest.prepMinutes > 0 ? `, ${longest.prepMinutes} of them to prepare` : '';
  return `Most time goes into ${longest.title}: ${minutesOf(longest)} minutes${split}.`;
}

function describeShopping({ meals, context: { corpus } }: PlanFacts): string | undefined {
  const count = new Map<string, number>();
  for (const { portions } of meals) {
    for (const id of new Set(portions.map(({ foodId }) => foodId))) count.set(id, (count.get(id) ?? 0) + 1);
  }
  const twice = [...count.keys()].flatMap((id) => {
    const food = corpus.foodsById.get(id);
    return count.get(id)! > 1 && food && food.state === 'raw' ? [food.names.plural] : [];
  });
  return twice.length > 0 ? `Buy once, use twice: ${joinAnd(twice.slice(0, 4))}.` : undefined;
}

const minutesOf = ({ prepMinutes, cookMinutes }: PlannedMeal): number => prepMinutes + cookMinutes;

/** What is made of a grain has its fiber. */
const FIBER_KINDS: ReadonlySet<string> = new Set<FoodKind>([...PLANT_KINDS, 'pasta', 'bread']);
const isPlant = ({ kind }: Food): boolean => FIBER_KINDS.has(kind);
