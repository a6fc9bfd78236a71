import { ADULT_FLOOR_KCAL } from '../../eater/energy-target.ts';
import type { MealSlot } from '../../recipe/meal-slot.ts';
import type { Wanted } from '../intent.ts';
import type { Item } from '../language/read-items.ts';
import { findSlotsNear, type NearSlots } from './number-context.ts';
import type { FigureContext } from './number-reading.ts';
import { isOfEach, mealsOfPlate } from './of-plate.ts';
import { readMealCount } from './read-counts.ts';
import { scaleWanted } from './wanted.ts';

/** Less than this as a day's figure would be a meal's: "lunch 600". */
export const MOST_MEAL_KCAL = 1100;
/** Nobody who names two meals beside it means a day. */
const LEAST_DAY_KCAL = 800;

export function putCalories({ items, figure, reading }: FigureContext, wanted: Wanted, bare: boolean): void {
  const size = wanted.target ?? wanted.max ?? wanted.min ?? 0;
  if (items.slice(Math.max(0, figure.from - 3), figure.from).some(({ effect }) => effect?.energy === 'resting')) {
    reading.restingKcal = size;
    return;
  }
  const near = findSlotsNear(items, figure.from, figure.to);
  const at = items[figure.to]?.effect?.unit === 'kcal' ? figure.to + 1 : figure.to;
  const plate = mealsOfPlate(items, { at, size });
  const slots = plate.length > 0 ? plate : listMeals(near, { items, size });
  if (!near.perDay && slots.length > 0 && size <= MOST_MEAL_KCAL) {
    for (const slot of slots) reading.perMeal[slot] = { ...reading.perMeal[slot], calories: wanted };
    return;
  }
  const meals = slots.length === 0 && isOfEach(items, at) ? countWhole(items, size) : 1;
  if (meals > 1) reading.calories = scaleWanted(wanted, meals);
  else putDay({ items, figure, reading }, wanted, bare && !near.perDay);
}

function putDay(context: FigureContext, wanted: Wanted, isBare: boolean): void {
  const { reading } = context;
  if (isPast(context) || (isBare && reading.calories !== null && !reading.caloriesAreBare)) return;
  reading.calories = wanted;
  reading.caloriesAreBare = isBare;
}

/** "Four meals, 500 calories each", where they come to a day; "2 meals for us, 1500 each" is of each who eats. */
function countWhole(items: readonly Item[], size: number): number {
  const { meals } = readMealCount(items);
  return meals !== null && size <= MOST_MEAL_KCAL && size * meals >= ADULT_FLOOR_KCAL ? meals : 1;
}

/** "Cut to 1900 from 2400" tells what it was. */
const isPast = ({ items, figure, reading }: FigureContext): boolean =>
  items[figure.from - 1]?.words === 'from' && figure.high === undefined && reading.calories !== null;

/** The meals that a figure of calories is for; none when it is the day's. */
function listMeals(near: NearSlots, { items, size }: { items: readonly Item[]; size: number }): readonly MealSlot[] {
  if (near.everyMeal) return ['breakfast', 'lunch', 'dinner'];
  if (near.beside !== undefined && size <= LEAST_DAY_KCAL) return [near.beside];
  return near.slots.length > 0 ? near.slots : slotsOfOneDish(items, size);
}

const LEAST_DISH_KCAL = 250;
const SPEAKS_OF_DAY = /\b(?:day|daily|diet|total|limit|calories only|only|max)\b/u;

/** "What can I make with eggs under 400 calories": a dish's, so no meal of the day is more; too few for each are the lunch's. */
function slotsOfOneDish(items: readonly Item[], size: number): readonly MealSlot[] {
  if (size > LEAST_DAY_KCAL) return [];
  // "Chicken curry, 700 kcal", with nothing said of a day.
  if (
    size >= LEAST_DISH_KCAL &&
    items.some(({ effect }) => effect?.dish !== undefined) &&
    !items.some(({ words, effect }) => SPEAKS_OF_DAY.test(words) || effect?.aims !== undefined)
  )
    return ['dinner'];
  if (!items.some(({ effect }) => effect?.oneDish)) return [];
  return size * 3 >= ADULT_FLOOR_KCAL * 0.9 ? ['breakfast', 'lunch', 'dinner'] : ['lunch'];
}
