import type { Dish } from '../../kit/dish.ts';
import type { Familiarity } from '../../kit/kit.ts';
import type { ByMealSlot, MealSlot } from '../../recipe/meal-slot.ts';
import type { DayWishes } from '../frame/day-wishes.ts';
import { ADVENTUROUS } from '../frame/keep-familiar.ts';
import { isWishedDish } from '../frame/wished-dishes.ts';
import { factsOf, fitsDishWord } from '../frame/fits-wish.ts';

/**
 * What being little known costs a dish, in the unit of `scoreDish`. Weighed and not filtered: a refresh, and a day that only a rare
 * dish can bring to its numbers, still find one.
 */
export function familiarityCost(dish: Dish, slot: MealSlot, wishes: DayWishes): number {
  if (isAskedFor(dish, slot, wishes)) return 0;
  const { familiarity } = dish.compiled.kit;
  if (!wishes.familiar) return familiarity === 'adventurous' && !wishes.dishWords.includes(ADVENTUROUS) ? WITHIN_DIET[slot] : 0;
  const rare = dish.foods.some(({ facets }) => facets.includes('rare')) ? RARE_FOOD : 0;
  const cost = rare + COST_OF[familiarity][slot];
  return wishes.dishWords.some((word) => fitsDishWord(factsOf(dish), word)) ? cost * OF_ITS_NAME : cost;
}

/**
 * Set on bench/default-days.ts: nine in ten breakfasts everyday, a tenth of days with a food to look for. Breakfast is where few
 * want a surprise; at other meals a dish that most have ordered is as good. What few know costs
 * more than the luck of the pool makes up for.
 */
const COST_OF: Readonly<Record<Familiarity, ByMealSlot<number>>> = {
  everyday: { breakfast: 0, lunch: 0, dinner: 0, snack: 0 },
  known: { breakfast: 24, lunch: 1, dinner: 1, snack: 0 },
  adventurous: { breakfast: 40, lunch: 24, dinner: 24, snack: 40 },
};
/** Who holds to a diet knows dishes of it that others do not; liver before work is still for who asks. Of other meals a week's list pays for it. */
const WITHIN_DIET: ByMealSlot<number> = { breakfast: 6, lunch: 0, dinner: 0, snack: 0 };
const RARE_FOOD = 8;
/** Of several dishes by one name the one that people know comes first; an only one still comes, as a missing dish costs 16. */
const OF_ITS_NAME = 0.25;

function isAskedFor(dish: Dish, slot: MealSlot, wishes: DayWishes): boolean {
  if (wishes.cuisinesAt[slot].includes(dish.cuisine) || isWishedDish(dish, slot, wishes)) return true;
  return wishes.foods.some(({ foodIds }) => foodIds.some((id) => dish.foodIds.has(id)));
}

/**
 * What it costs a dish not to be made as its kit names it first, where nobody asked for that: a burger comes in a bun before it
 * comes in lettuce leaves. Not for weeks, whose dishes use up what others leave of a pack: with it a list has half a thing more.
 */
export function choiceCost(dish: Dish, slot: MealSlot, wishes: DayWishes): number {
  if (!wishes.familiar || isAskedFor(dish, slot, wishes)) return 0;
  return OTHER_CHOICE * dish.path.filter(({ choice }) => choice !== 0).length;
}

/** Of each part. With 2 days that two starches or two like ideas share come to 5 % (3). */
const OTHER_CHOICE = 1;
