import { foodBreaksRule } from '../../diet/check-diet.ts';
import { dishBreaksRule } from '../../diet/check-dish.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import { findCarbLimit } from '../../intent/target/hold-to-rules.ts';
import { checkDayQuality } from './check-day-quality.ts';
import { sumDayNutrition, sumMealNutrition } from '../portion/meal-nutrition.ts';
import type { DayPlan, PlannedMeal, Portion } from '../plan.ts';
import { broken, poor, type CheckedFault } from './checked-fault.ts';
import { gatherMealRules, gatherRules } from '../frame/plan-rules.ts';
import type { PlanQuery } from '../frame/plan-query.ts';
import { isSalt } from '../portion/settle-salt.ts';
import { toleratedGrams } from '../portion/tolerance.ts';

/**
 * The engine's own gate on a finished day, for tests, the bench and days that another engine proposes. `broken` must never
 * be shown to anyone; `poor` is a day a cook would frown at.
 */
export function checkPlan(plan: DayPlan, query: PlanQuery): readonly CheckedFault[] {
  const meals = Object.values(plan.meals);
  return [
    ...checkRules(meals, query),
    ...checkCarbLimit(plan, query),
    ...checkSums(plan, meals),
    ...checkTargets(plan),
    ...meals.flatMap((meal) => [...checkPortions(meal), ...checkWords(meal)]),
    ...checkDayQuality(plan, query),
  ];
}

function checkRules(meals: readonly PlannedMeal[], query: PlanQuery): readonly CheckedFault[] {
  const { foodsById } = query.corpus ?? DEFAULT_CORPUS;
  const rulesAt = gatherMealRules(query.intent, query.eater);
  return meals.flatMap(({ slot, portions, title }) => {
    const { rules, excludedFoodIds } = rulesAt[slot];
    const foods = portions.flatMap(({ foodId }) => foodsById.get(foodId) ?? []);
    const faults: CheckedFault[] = [];
    if (foods.length < portions.length) faults.push(broken('unknown-food', `${title} has a food that is not in the table.`));
    for (const food of foods) {
      if (excludedFoodIds.has(food.id)) faults.push(broken('excluded-food', `${title} has ${food.names.noun}.`));
      for (const rule of rules) {
        const fault = foodBreaksRule(food, rule);
        if (fault?.outcome === 'breaks') faults.push(broken('rule', `${title}: ${fault.sentence}`));
      }
    }
    for (const rule of rules) {
      const fault = dishBreaksRule(foods, rule);
      if (fault?.outcome === 'breaks' && fault.foodId === undefined) faults.push(broken('rule', `${title}: ${fault.sentence}`));
    }
    return faults;
  });
}

/** Keto, carnivore and low-carb are also a matter of the day's total. */
function checkCarbLimit({ totals }: DayPlan, { intent, eater }: PlanQuery): readonly CheckedFault[] {
  const limit = findCarbLimit(gatherRules(intent, eater).rules);
  if (!limit || totals.carbs <= limit.grams) return [];
  return [broken('carb-limit', `${totals.carbs} g of carbs is more than ${limit.name} allows (${limit.grams} g).`)];
}

function checkSums({ totals }: DayPlan, meals: readonly PlannedMeal[]): readonly CheckedFault[] {
  const faults: CheckedFault[] = [];
  const sum = sumDayNutrition(meals);
  for (const key of Object.keys(sum) as (keyof typeof sum)[]) {
    if (sum[key] !== totals[key]) faults.push(broken('sum', `The day says ${totals[key]} ${key}, its meals ${sum[key]}.`));
  }
  for (const { title, nutrition, portions, ingredients } of meals) {
    const own = sumMealNutrition(portions);
    if (own.calories !== nutrition.calories || own.protein !== nutrition.protein)
      faults.push(broken('meal-sum', `${title} is not the sum of its portions.`));
    const texts = portions.map(({ steps, chosen }) => steps[chosen]?.text);
    if (texts.length !== ingredients.length || texts.some((text, index) => text !== ingredients[index])) {
      faults.push(broken('lines', `The ingredient lines of ${title} are not its portions.`));
    }
  }
  return faults;
}

/** Off target without a word about it. */
const checkTargets = ({ totals, targets, misses }: DayPlan): readonly CheckedFault[] =>
  (['protein', 'carbs', 'fat'] as const)
    .filter(
      (macro) => Math.abs(totals[macro] - targets[macro]) > toleratedGrams(macro, targets) && !misses.some((miss) => miss.macro === macro),
    )
    .map((macro) => broken('silent-miss', `${macro} is ${totals[macro]} g for ${targets[macro]} g, and no miss says so.`));

/** Planner design, section 9: ratios inside a dish stay within 2.6 of each other. */
const MAX_SPREAD = 2.6;

function checkPortions({ title, portions }: PlannedMeal): readonly CheckedFault[] {
  const faults: CheckedFault[] = [];
  const ratios = portions.filter((portion) => portion.steps.length > 1 && !isSalt(portion)).map(ratioOf);
  const spread = ratios.length > 1 ? Math.max(...ratios) / Math.min(...ratios) : 1;
  if (spread > MAX_SPREAD) faults.push(poor('ratio', `${title}: amounts drift ${spread.toFixed(1)} times apart from the recipe.`));
  if (portions.some(({ chosen, steps }) => !steps[chosen]))
    faults.push(broken('off-ladder', `${title} has an amount that is on no ladder.`));
  return faults;
}

const ratioOf = ({ steps, chosen, base }: Portion): number => (steps[chosen]?.grams ?? 0) / (steps[base]?.grams ?? 1);

function checkWords({ title, ingredients, instructions, tips }: PlannedMeal): readonly CheckedFault[] {
  const texts = [title, ...ingredients, ...instructions, ...tips];
  const odd = texts.find((text) => /[{}[\]⟦~@]|\bundefined\b|\bNaN\b| {2}|\b([a-z]+) \1\b/i.test(text));
  return odd === undefined ? [] : [broken('words', `${title}: "${odd}"`)];
}
