import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import type { Corpus } from '../../kit/corpus.ts';
import { placeOf, type PlannedMeal } from '../plan.ts';
import { makeMeal } from './make-meal.ts';

/** A plate of a pot as a meal that is cooked for itself: of each amount the measurable one that is closest to what was on the plate. */
export function cookPlate(meal: PlannedMeal, corpus: Corpus = DEFAULT_CORPUS): PlannedMeal {
  const dish = corpus.dishesById.get(meal.dishId);
  if (!meal.pot) return meal;
  const { pot: _pot, ...own } = meal;
  if (!dish || dish.items.length !== meal.portions.length) return own;
  const steps = dish.groups.map(({ members, log, base }) => {
    const leader = dish.items.indexOf(members[0]!);
    const { steps: plate, chosen } = meal.portions[leader]!;
    const wanted = Math.log(plate[chosen]!.grams / dish.weights[leader]!.grams) + log[base]!;
    let closest = 0;
    for (let at = 1; at < log.length; at++) if (Math.abs(log[at]! - wanted) < Math.abs(log[closest]! - wanted)) closest = at;
    return closest;
  });
  return makeMeal(dish, { slot: placeOf(meal), steps, style: { system: 'us', rules: [] } });
}
