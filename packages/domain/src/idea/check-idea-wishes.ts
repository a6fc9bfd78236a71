import { capitalize } from '../base/say.ts';
import type { Food } from '../food/food.ts';
import type { Intent } from '../intent/intent.ts';
import type { WishedDish } from '../plan/frame/day-wishes.ts';
import { isWishedOf } from '../plan/frame/fits-wish.ts';
import { isStandInFor } from '../plan/frame/keep-familiar.ts';
import type { PlanContext } from '../plan/frame/plan-query.ts';
import { servesDish } from '../plan/frame/serves-dish.ts';
import type { PlannedMeal } from '../plan/plan.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import type { IdeaFault } from './meal-idea.ts';

type Asked = { readonly intent: Intent; readonly context: PlanContext; readonly kept: readonly PlannedMeal[] };

/** What a kit is chosen by beside the rules, asked of an idea: foods that people know and can buy, and the dish that was named. */
export const checkIdeaWishes = (meal: PlannedMeal, asked: Asked): readonly IdeaFault[] => [
  ...checkFamiliar(meal, asked),
  ...checkNamed(meal, asked),
];

const checkFamiliar = ({ portions, title }: PlannedMeal, { intent, context }: Asked): readonly IdeaFault[] =>
  portions.flatMap(({ foodId }) => {
    const food = context.corpus.foodsById.get(foodId);
    const sentence = food && findUnfamiliar(food, { title, intent, context });
    return sentence === undefined ? [] : [{ type: 'wish', sentence }];
  });

/** Why who asks for nothing of the kind is not given a food; a dish that is called after its tofu may hold it. */
export function findUnfamiliar(
  food: Food,
  { title, intent, context: { wishes, rules } }: Pick<Asked, 'intent' | 'context'> & { readonly title: string },
): string | undefined {
  if (!wishes.familiar) return undefined;
  const asked = [...intent.wish, ...intent.dishes.flatMap(({ foods, named }) => [...foods, ...named])];
  if (asked.some(({ foodIds }) => foodIds.includes(food.id))) return undefined;
  if (isStandInFor(food, { title, rules })) return `${food.names.noun} stands in for something that may be had; take the food itself.`;
  return food.facets.includes('rare') ? `An ordinary supermarket does not have ${food.names.noun}; take a food that it has.` : undefined;
}

/** A dish that was asked for by name is what its meal has to be; another idea there would leave no place for it. */
function checkNamed(meal: PlannedMeal, { intent, context, kept }: Asked): readonly IdeaFault[] {
  const { dishes } = intent;
  const { corpus } = context;
  const wished = placeDishes(context).get(meal.slot);
  if (!wished || [...kept, meal].some((one) => servesDish(one, wished, { dishes, corpus }))) return [];
  return [{ type: 'wish', sentence: `${capitalize(meal.slot)} is to be the ${wished.words} that was asked for.` }];
}

/** For each dish that some kit makes a meal of its own: one it is wished of, a main one first. */
function placeDishes({ wishes, frame }: PlanContext): ReadonlyMap<MealSlot, WishedDish> {
  const open = new Set(frame.open.filter(({ slot, place }) => slot === place).map(({ slot }) => slot));
  const placed = new Map<MealSlot, WishedDish>();
  for (const wished of wishes.dishes.filter(({ shortfall }) => shortfall === null)) {
    const slots = MAIN_FIRST.filter((slot) => open.has(slot) && !placed.has(slot) && isWishedOf(slot, wished.chip, wishes));
    const usual = slots.find((slot) => [...wished.dishes].some((dish) => dish.slots.includes(slot)));
    const slot = usual ?? slots[0];
    if (slot) placed.set(slot, wished);
  }
  return placed;
}

const MAIN_FIRST: readonly MealSlot[] = ['dinner', 'lunch', 'breakfast', 'snack'];
