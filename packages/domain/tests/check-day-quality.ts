import { DEFAULT_CORPUS } from '../src/kit/default-corpus.ts';
import { isProduce } from '../src/kit/main-protein.ts';
import { mealsOf } from '../src/recipe/meals-of.ts';
import { splitDay } from '../src/intent/target/meal-split.ts';
import { WHOLE_DAY_MEALS } from '../src/plan/frame/day-frame.ts';
import { DAY_QUALITY } from '../src/plan/frame/day-quality.ts';
import { placeOf, type DayDraft, type DayFault, type PlannedMeal, type Portion } from '../src/plan/plan.ts';
import { gatherRules } from '../src/plan/frame/plan-rules.ts';
import type { PlanQuery } from '../src/plan/frame/plan-query.ts';
import { isNearlyCarbFree } from '../src/diet/carb-free.ts';
import { isSalt } from '../src/plan/portion/settle-salt.ts';
import { USUAL_SODIUM_MAX_MG } from '../src/eater/sodium-max.table.ts';

/** What a cook would frown at in a day that is sound, for the bench and tests; the limits are those of the planner design, section 9. */
export function checkDayQuality(plan: DayDraft, query: PlanQuery): readonly DayFault[] {
  const meals = mealsOf(plan).map(({ meal }) => meal);
  const carbFree = isNearlyCarbFree(gatherRules(query.intent, query.eater).rules);
  return [
    ...meals.flatMap(checkRatios),
    ...checkVariety(meals, query),
    ...checkShares(meals, query),
    ...checkDayAmounts(plan, { meals, query, carbFree }),
  ];
}

const poor = (type: string, message: string): DayFault => ({ type, message });

/** Planner design, section 9: ratios inside a dish stay within 2.6 of each other. */
const MAX_SPREAD = 2.6;

/** Of what moves together the first: a clove or an eighth of a spoon follows as nearly as it can be measured. */
function checkRatios({ title, portions }: PlannedMeal): readonly DayFault[] {
  const moving = portions.filter((portion) => portion.steps.length > 1 && !isSalt(portion));
  const ratios = moving.filter(({ group }, at) => moving.findIndex((other) => other.group === group) === at).map(ratioOf);
  const spread = ratios.length > 1 ? Math.max(...ratios) / Math.min(...ratios) : 1;
  return spread > MAX_SPREAD ? [poor('ratio', `${title}: amounts drift ${spread.toFixed(1)} times apart from the recipe.`)] : [];
}

const ratioOf = ({ steps, chosen, base }: Portion): number => (steps[chosen]?.grams ?? 0) / (steps[base]?.grams ?? 1);

function checkDayAmounts(
  { totals }: DayDraft,
  { meals, query, carbFree }: { meals: readonly PlannedMeal[]; query: PlanQuery; carbFree: boolean },
): readonly DayFault[] {
  const faults: DayFault[] = [];
  const sodiumCap = query.caps?.sodiumMaxMg ?? USUAL_SODIUM_MAX_MG;
  if (totals.sodium !== null && totals.sodium > sodiumCap)
    faults.push(poor('sodium', `${totals.sodium} mg of sodium; at most ${sodiumCap}.`));
  if (carbFree || meals.length < WHOLE_DAY_MEALS) return faults;
  const fiberWanted = (totals.calories / 1000) * DAY_QUALITY.fiberPer1000Kcal.asked;
  if (totals.fiber !== null && totals.known?.fiber === undefined && totals.fiber < fiberWanted)
    faults.push(poor('fiber', `${totals.fiber} g of fiber; at least ${Math.round(fiberWanted)}.`));
  const produce = meals.reduce((sum, meal) => sum + sumProduce(meal, query), 0);
  if (produce < DAY_QUALITY.produceGrams.asked)
    faults.push(poor('produce', `${Math.round(produce)} g of fruit and vegetables; at least ${DAY_QUALITY.produceGrams.asked}.`));
  return faults;
}

function sumProduce({ portions }: PlannedMeal, query: PlanQuery): number {
  const { foodsById } = query.corpus ?? DEFAULT_CORPUS;
  return portions.reduce((sum, { foodId, steps, chosen }) => {
    const food = foodsById.get(foodId);
    return food && isProduce(food) ? sum + (steps[chosen]?.grams ?? 0) : sum;
  }, 0);
}

function checkVariety(meals: readonly PlannedMeal[], query: PlanQuery): readonly DayFault[] {
  const { dishesById } = query.corpus ?? DEFAULT_CORPUS;
  const traits = meals.flatMap(({ dishId }) => dishesById.get(dishId)?.traits ?? []);
  const faults: DayFault[] = [];
  const idea = findTwice(meals.map(({ ideaClass }) => ideaClass));
  if (idea !== undefined) faults.push(poor('same-idea', `Two meals of the day are ${idea}.`));
  const main = findTwice(traits.flatMap(({ proteinFood }) => proteinFood ?? []));
  if (main !== undefined) faults.push(poor('same-main', `Two meals of the day are built on ${main}.`));
  const starch = findTwice(traits.flatMap(({ starchFood }) => starchFood ?? []));
  if (starch !== undefined) faults.push(poor('same-starch', `Two meals of the day come with ${starch}.`));
  return faults;
}

const findTwice = (names: readonly string[]): string | undefined => names.find((name, index) => names.indexOf(name) !== index);

/** A locked meal explains any share, too. */
function checkShares(meals: readonly PlannedMeal[], { intent, targets, locked }: PlanQuery): readonly DayFault[] {
  if (Object.keys(intent.perMeal).length + Object.keys(intent.sizes).length > 0 || Object.keys(locked ?? {}).length > 0) return [];
  const split = splitDay(meals.map(placeOf));
  const kcal = 4 * targets.protein + 4 * targets.carbs + 9 * targets.fat;
  return meals.flatMap(({ slot, place = slot, nutrition }) => {
    const share = nutrition.calories / (kcal * split[place]);
    if (share >= DAY_QUALITY.mealShare.asked.least && share <= DAY_QUALITY.mealShare.asked.most) return [];
    return [poor('meal-share', `${slot} has ${Math.round(share * 100)} % of its usual share of the energy.`)];
  });
}
