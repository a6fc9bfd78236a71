import { noteForRule, dayBreaksRule } from '../../diet/check-dish.ts';
import type { Corpus } from '../../kit/corpus.ts';
import { nameCuisine, type Cuisine } from '../../recipe/cuisine.ts';
import { findAvoided } from '../frame/avoid-dishes.ts';
import { describePlan, lowerFirst, titleDay, type DayTopic } from './describe-plan.ts';
import { explainPlan } from './explain-plan.ts';
import { fitTips } from './fit-tips.ts';
import { findMisses } from '../check/find-misses.ts';
import { keepsWay, nameWay } from '../frame/held-ways.ts';
import { sumDayNutrition, sumMealNutrition } from '../portion/meal-nutrition.ts';
import { daysAhead, isOvernight } from '../../recipe/is-overnight.ts';
import { MEAL_PLACES, namePlace, type MealSlot } from '../../recipe/meal-slot.ts';
import { isCookedFor, placeOf, type DayDraft, type PlannedMeal, type Served } from '../plan.ts';
import { settleSalt } from '../portion/settle-salt.ts';
import type { PlanContext, PlanQuery } from '../frame/plan-query.ts';
import { listKeptRules } from './kept-rules.ts';
import { listMilky } from './list-milky.ts';
import { listMissedFigures } from './list-missed-figures.ts';
import { listMissed } from './list-missed.ts';
import { listServed } from './list-served.ts';
import { listTools } from './list-tools.ts';
import { sayFits, UNSERVED } from './unserved-wish.ts';

/** Meals to a whole day: totals, misses, reasons and notes, each computed from what is on the plates. */
export function assembleDay(
  query: PlanQuery,
  { context, meals, relaxed }: { context: PlanContext; meals: readonly PlannedMeal[]; relaxed: readonly MealSlot[] },
): DayDraft {
  const written = MEAL_PLACES.flatMap((place) => meals.find((meal) => placeOf(meal) === place) ?? []);
  const { sodiumMax } = context.frame;
  const inOrder = settleSalt(written, { sodiumMax, isKept: (meal) => context.kept.includes(meal) }).map(writeChosen);
  const totals = sumDayNutrition(inOrder);
  const misses = findMisses(totals, { targets: query.targets, context });
  const served = listServed(inOrder, { intent: query.intent, context });
  const kept = listKeptRules(context.rules.rules, inOrder, context.corpus);
  return {
    title: titleDay(inOrder, findTopic(inOrder, context)),
    description: describePlan(inOrder, { totals, rules: kept }),
    seed: query.seed,
    meals: Object.fromEntries(inOrder.map((meal) => [placeOf(meal), speakOfNothingElse(meal, context)])),
    totals,
    targets: query.targets,
    misses,
    reasons: explainPlan({ meals: inOrder, totals, misses, kept, served, query, context }),
    notes: listNotes(query, { context, meals: inOrder, totals, relaxed, served }),
    served,
  };
}

/** What a recipe of the household's own says beside its lines is no tip, and is held to the rules before it is on a day. */
function speakOfNothingElse(meal: PlannedMeal, { rulesAt }: Pick<PlanContext, 'rulesAt'>): PlannedMeal {
  const tips = meal.recipeId === undefined ? fitTips(meal.tips, rulesAt[meal.slot].excludedFoodIds) : meal.tips;
  return tips === meal.tips ? meal : { ...meal, tips };
}

/** A day that was asked for by one dish or one way is called after it. */
function findTopic(meals: readonly PlannedMeal[], { wishes, corpus }: Pick<PlanContext, 'wishes' | 'corpus'>): DayTopic {
  const [dish, ...others] = wishes.dishes;
  const wished = dish && others.length === 0 ? meals.find(({ dishId }) => dish.dishes.has(corpus.dishesById.get(dishId)!)) : undefined;
  // What is safe for a small child is held to for whoever may be one: a day for a family is no "toddler day".
  const kept = wishes.ways.filter(({ way, slots }) => way !== 'toddler' && meals.every(({ slot }) => slots.includes(slot)));
  const [only, ...more] = kept.filter(({ way }) =>
    meals.every(({ dishId }) => {
      const own = corpus.dishesById.get(dishId);
      return own !== undefined && keepsWay(own, way);
    }),
  );
  return { wished, way: more.length === 0 && only ? nameWay(only.way) : undefined };
}

type Missed = Pick<PlanContext, 'wishes' | 'corpus' | 'rules'>;

function listMissedCuisines(meals: readonly PlannedMeal[], { rules, wishes: { cuisines, wishedAt } }: Missed): readonly string[] {
  const fits = (meal: PlannedMeal, wanted: readonly Cuisine[]): boolean => wanted.some((cuisine) => cuisine === meal.cuisine);
  const nameAll = (wanted: readonly Cuisine[]): string => wanted.map(nameCuisine).join(' or ');
  const ofMeals = meals.flatMap((meal) => {
    const named = cuisines.filter((cuisine) => wishedAt[`cuisine:${cuisine}`]?.includes(meal.slot));
    if (named.length === 0 || fits(meal, named)) return [];
    return [UNSERVED.cuisineOfMeal(nameAll(named), meal.slot, sayFits(rules))];
  });
  const ofDay = cuisines.filter((cuisine) => wishedAt[`cuisine:${cuisine}`] === undefined);
  if (ofDay.length === 0 || meals.some((meal) => fits(meal, ofDay))) return ofMeals;
  return [...ofMeals, UNSERVED.cuisine(nameAll(ofDay), sayFits(rules))];
}

/** Meals that do not keep a way that was said of them: no dish that could. */
const listMissedWays = (meals: readonly PlannedMeal[], { wishes, corpus, rules }: Missed): readonly string[] =>
  wishes.ways.flatMap(({ way, slots }) =>
    meals.flatMap(({ slot, dishId }) => {
      const dish = corpus.dishesById.get(dishId);
      return !slots.includes(slot) || (dish && keepsWay(dish, way)) ? [] : [UNSERVED.way(slot, nameWay(way), sayFits(rules))];
    }),
  );

/** Lines and figures of the amounts that are chosen now. */
function writeChosen(meal: PlannedMeal): PlannedMeal {
  const ingredients = meal.portions.map(({ steps, chosen }) => steps[chosen]!.text);
  if (ingredients.every((line, at) => line === meal.ingredients[at])) return meal;
  return { ...meal, ingredients, nutrition: sumMealNutrition(meal.portions) };
}

const isCookedHere = ({ slot, pot }: PlannedMeal): boolean => pot === undefined || isCookedFor(pot, slot);

/** What keeps while it is closed keeps no longer: of a carton that a shop has on its shelf and in its fridge it is said which to buy. */
function sayUnchilled(meals: readonly PlannedMeal[], { foodsById }: Pick<Corpus, 'foodsById'>): string {
  const hasMilk = meals.some(({ portions }) => portions.some(({ foodId }) => foodsById.get(foodId)?.kind === 'plant-milk'));
  return `Without a fridge, ${hasMilk ? 'buy plant milk in a carton from the shelf, and ' : ''}finish what you open on the same day.`;
}

/** From here on waiting is something to plan for: "25 minutes" of beans that soak overnight would be a lie. */
const WORTH_A_NOTE = 60;

function sayWait({ title, slot, instructions: steps, waitMinutes: minutes = 0 }: PlannedMeal): string {
  const dish = `${lowerFirst(title)}, for ${slot},`;
  if (isOvernight({ minutes, slot, steps })) return `Start the night before: ${dish} stands overnight.`;
  const ahead = daysAhead(minutes);
  const long = ahead === undefined ? `${Math.round(minutes / 60)} ${minutes < 90 ? 'hour' : 'hours'}` : `${ahead} days`;
  return `Start ${long} ahead: ${dish} has to stand that long.`;
}

type Noted = {
  readonly context: PlanContext;
  readonly meals: readonly PlannedMeal[];
  readonly totals: DayDraft['totals'];
  readonly relaxed: readonly MealSlot[];
  readonly served: Served;
};

function listNotes(query: PlanQuery, { context, meals, totals, relaxed, served }: Noted): readonly string[] {
  const { rules, wishes, dropped, corpus } = context;
  const notes = [
    ...[...query.intent.repairs, ...query.intent.readAs].map(([typed, read]) => UNSERVED.repair(typed, read)),
    ...query.intent.remarks,
    ...(query.notes ?? []),
  ];
  for (const meal of dropped) notes.push(UNSERVED.kept(meal.title, namePlace(placeOf(meal))));
  if (context.leftOut.length > 0) notes.push(UNSERVED.snacks(context.leftOut.length, sayFits(rules)));
  for (const { slot, prepMinutes, cookMinutes } of meals.filter((meal) => relaxed.includes(meal.slot))) {
    const most = wishes.minutesAt[slot];
    const minutes = prepMinutes + cookMinutes;
    if (most !== null && minutes > most) notes.push(UNSERVED.time(slot, most, minutes));
  }
  for (const meal of meals.filter((one) => !context.kept.includes(one))) {
    const avoided = findAvoided({ form: undefined, ...meal }, wishes.avoid);
    if (avoided !== undefined) notes.push(UNSERVED.avoided(meal.slot, avoided, sayFits(rules)));
  }
  for (const meal of meals.filter(isCookedHere)) if ((meal.waitMinutes ?? 0) >= WORTH_A_NOTE) notes.push(sayWait(meal));
  notes.push(...listMilky(meals, { intent: query.intent, corpus, rules }));
  notes.push(...listMissedWays(meals, context), ...listTools(meals, { intent: query.intent, served }));
  if (wishes.ways.some(({ way }) => way === 'no-fridge')) notes.push(sayUnchilled(meals, corpus));
  notes.push(...listMissedFigures(totals, { intent: query.intent, caps: wishes.caps }));
  notes.push(...listMissed(meals, { intent: query.intent, context, served }), ...listMissedCuisines(meals, context));
  for (const rule of rules.rules) {
    notes.push(...[noteForRule(rule), dayBreaksRule(totals, rule)?.sentence].filter((note) => note !== undefined));
  }
  const { people } = query.intent;
  if (people !== null && people > 1)
    notes.push(`Amounts are for one person: open a recipe and set ${people} servings to cook for ${people}.`);
  const labelled = meals.some(({ portions }) => portions.some(({ foodId }) => !corpus.foodsById.has(foodId)));
  if (labelled) notes.push('Larder does not know some ingredients of a kept meal, so its numbers are as they were saved.');
  return [...new Set(notes)];
}
