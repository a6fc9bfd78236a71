import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import type { Corpus } from '../kit/corpus.ts';
import type { Result } from '../base/result.ts';
import { scaleWritten } from '../own-recipe/not-counted.ts';
import { adjustPlan } from '../plan/adjust-plan.ts';
import type { PlanQuery } from '../plan/frame/plan-query.ts';
import type { DayDraft, MealStyle, Plan, PlannedMeal } from '../plan/plan.ts';
import { sumMealNutrition } from '../plan/portion/meal-nutrition.ts';
import type { PlanFault } from '../plan/write/explain-blocked.ts';
import { roundGrams } from '../quantity/round-grams.ts';
import type { MealPlace } from '../recipe/meal-slot.ts';
import { mealsOf } from '../recipe/meals-of.ts';
import { placesIn } from '../plan/refresh-meal.ts';
import type { Away } from './away.ts';
import { placeTable, relayTable } from './change-table.ts';
import { potOfMeal } from './cook-pot.ts';
import type { TableEater } from './table-eater.ts';

type ServeQuery = PlanQuery & { readonly meals: DayDraft['meals'] };

/**
 * The same dishes for other people: laid for a table, or again for one. A dish that somebody's rules leave out is another one
 * then.
 */
export function servePeople(query: ServeQuery, eaters: readonly TableEater[] | undefined): Result<Plan, PlanFault> {
  const corpus = query.corpus ?? DEFAULT_CORPUS;
  const style: MealStyle = { system: query.system ?? 'us', rules: [] };
  const alone = Object.fromEntries(mealsOf(query).map(({ place, meal }) => [place, cookForOne(meal, { corpus, style })] as const));
  const asked = { ...query, ...placesIn(query, alone), meals: alone };
  if (!eaters) return adjustPlan(asked);
  const areOurs = Object.values(alone).every(({ dishId }) => corpus.dishesById.has(dishId));
  return areOurs ? relayTable({ ...asked, eaters }) : placeTable({ ...asked, eaters });
}

type ServeMealQuery = ServeQuery & { readonly place: MealPlace; readonly eaters: readonly TableEater[]; readonly away: Away };

/** One meal for other people, by the same dish; the plates of the other meals stay as they are. */
export function serveMeal({ place, ...query }: ServeMealQuery): Result<Plan, PlanFault> {
  const style: MealStyle = { system: query.system ?? 'us', rules: [] };
  const meal = query.meals[place];
  const alone = meal && cookForOne(meal, { corpus: query.corpus ?? DEFAULT_CORPUS, style });
  return placeTable({ ...query, meals: { ...query.meals, ...(alone && { [place]: alone }) } });
}

/** A plate of the pot as it would be cooked for its eater alone, in amounts that can be measured. */
function cookForOne(meal: PlannedMeal, { corpus, style }: { corpus: Corpus; style: MealStyle }): PlannedMeal {
  const { plates, forAll: _forAll, ...own } = meal;
  const ofPot = plates?.filter(({ own: ownDish }) => !ownDish) ?? [];
  const [first] = ofPot;
  const plain = ofPot.find(({ swap }) => !swap);
  if (!first || !plain) return own;
  const perGram = new Map(own.portions.map(({ foodId, per100g }) => [foodId, per100g]));
  const portions = plain.portions.flatMap(({ foodId, grams, from }) => {
    const food = corpus.foodsById.get(foodId);
    const per100g = perGram.get(foodId) ?? food?.per100g;
    if (from !== 'pot' || !per100g) return [];
    const scaled = roundGrams((grams * first.share) / plain.share);
    return [{ foodId, base: 0, chosen: 0, steps: [{ grams: scaled, text: food ? '' : foodId }], per100g, group: 'plate' }];
  });
  const plate: PlannedMeal = {
    ...own,
    ...scaleWritten(own, first.share),
    portions,
    ingredients: portions.map(({ steps }) => steps[0]!.text),
    nutrition: sumMealNutrition(portions),
  };
  return potOfMeal(plate, { times: 1, plates: 1, style, corpus }).meal;
}
