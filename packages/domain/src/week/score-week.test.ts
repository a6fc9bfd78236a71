import { expect, test } from 'vitest';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import type { Dish } from '../kit/dish.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import type { Cook } from './cook.ts';
import { basesOf, helpingsOf } from './helpings.ts';
import { scoreWeek, sketchCook, type WeekMeal } from './score-week.ts';

const NO_COUNTS = { rules: [], wishes: [] };
const NOTHING_BOUGHT = { things: new Int32Array(0), grams: new Float64Array(0) };

/** A dish eaten on the first so many days. */
function mealsOf(dish: Dish, slot: MealSlot, days: number): WeekMeal {
  const servings = Array.from({ length: days }, (_, day) => ({ day, slot }));
  const cook: Cook = { id: slot, kind: 'again', slot, servings };
  return { cook, sketch: sketchCook(dish, NOTHING_BOUGHT, NO_COUNTS) };
}

function dishWith(slot: MealSlot, isWanted: (dish: Dish) => boolean): Dish {
  const found = [...DEFAULT_CORPUS.dishesById.values()].find((dish) => dish.slots.includes(slot) && isWanted(dish));
  if (!found) throw new Error(`No ${slot} is as wanted.`);
  return found;
}

const costOf = (...meals: readonly WeekMeal[]): number =>
  scoreWeek(meals, { dinners: [-1, -1, -1, -1, -1, -1, -1], standing: [] }, NO_COUNTS);

test('a fifth meal on the same root costs', () => {
  const dish = dishWith('lunch', (one) => basesOf(one).includes('sweet potato'));
  const costFor = (days: number): number => costOf(mealsOf(dish, 'lunch', days));
  expect(costFor(4)).toBe(costFor(1));
  expect(costFor(5)).toBeGreaterThan(costFor(4));
});

test('the same nuts at breakfast and again in the snack of every day cost, once a day they do not', () => {
  const withAlmonds = (slot: 'breakfast' | 'snack') =>
    mealsOf(
      dishWith(slot, (dish) => helpingsOf(dish).includes('almonds')),
      slot,
      7,
    );
  const [once, again] = [withAlmonds('breakfast'), withAlmonds('snack')];
  expect([costOf(once), costOf(again)]).toEqual([0, 0]);
  expect(costOf(once, again)).toBeGreaterThanOrEqual(14);
});
