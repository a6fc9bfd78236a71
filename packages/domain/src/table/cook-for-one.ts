import type { Corpus } from '../kit/corpus.ts';
import { scaleWritten } from '../own-recipe/not-counted.ts';
import type { MealStyle, PlannedMeal } from '../plan/plan.ts';
import { sumMealNutrition } from '../plan/portion/meal-nutrition.ts';
import { roundGrams } from '../quantity/round-grams.ts';
import { potOfMeal } from './cook-pot.ts';

/** A plate of the pot as it would be cooked for its eater alone, in amounts that can be measured. */
export function cookForOne(meal: PlannedMeal, { corpus, style }: { corpus: Corpus; style: MealStyle }): PlannedMeal {
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
