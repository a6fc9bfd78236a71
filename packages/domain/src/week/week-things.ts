import type { Food } from '../food/food.ts';
import { findFood } from '../food/find-food.ts';
import { countPacks } from '../grocery/pack.ts';
import { shelfOf, type Shelf } from '../grocery/shelf.ts';
import { isCookedFor, type DayDraft, type PlannedMeal } from '../plan/plan.ts';
import { MEAL_SLOTS, type MealSlot } from '../recipe/meal-slot.ts';

export type MealAt = { readonly date: string; readonly slot: MealSlot };

/** Something a week buys beside staples, with the meals that eat of it. */
export type WeekThing = {
  readonly foodId: string;
  readonly name: string;
  readonly packs: number | null;
  readonly meals: readonly MealAt[];
};

export type WeekThings = {
  readonly things: readonly WeekThing[];
  /** How many things no other dish of the week needs, by meal; what is left of a pot adds nothing. */
  readonly adds: readonly (MealAt & { readonly things: number })[];
};

type Planned = readonly { readonly date: string; readonly plan: Pick<DayDraft, 'meals'> }[];
type Use = { grams: number; readonly dishes: Set<string>; readonly meals: MealAt[] };

/** Counted from the plates, as the list is. */
export function listThings(days: Planned, foodsById: ReadonlyMap<string, Food>): WeekThings {
  const shelf = shelfOf(foodsById);
  const uses = new Map<number, Use>();
  const meals = days.flatMap(({ date, plan }) =>
    MEAL_SLOTS.flatMap((slot) => {
      const meal = plan.meals[slot];
      return meal ? [{ at: { date, slot }, meal, grams: weighThings(meal, shelf) }] : [];
    }),
  );
  for (const { at, meal, grams } of meals) {
    for (const [thing, own] of grams) {
      const use = uses.get(thing) ?? { grams: 0, dishes: new Set<string>(), meals: [] };
      use.grams += own;
      use.dishes.add(meal.dishId);
      use.meals.push(at);
      uses.set(thing, use);
    }
  }
  return {
    things: [...uses].map(([thing, use]) => nameThing(thing, use, shelf)),
    adds: meals.map(({ at, meal, grams }) => ({
      ...at,
      things: isLeft(meal, at) ? 0 : [...grams.keys()].filter((thing) => uses.get(thing)!.dishes.size === 1).length,
    })),
  };
}

/** What is on the second list and not on the first. */
export const listAdded = (before: WeekThings, after: WeekThings): readonly WeekThing[] => {
  const there = new Set(before.things.map(({ foodId }) => foodId));
  return after.things.filter(({ foodId }) => !there.has(foodId));
};

export const nameAdded = (before: WeekThings, after: WeekThings): readonly string[] => listAdded(before, after).map(({ name }) => name);

const isLeft = ({ pot, slot }: PlannedMeal, { date }: MealAt): boolean =>
  pot !== undefined && !isCookedFor({ ...pot, eatenOn: pot.eatenOn ?? date }, slot);

function weighThings(meal: PlannedMeal, shelf: Shelf): ReadonlyMap<number, number> {
  const grams = new Map<number, number>();
  for (const { foodId, grams: own } of listServed(meal)) {
    const thing = shelf.thingOf.get(foodId);
    if (thing === undefined || shelf.storage[thing] === 'staple') continue;
    grams.set(thing, (grams.get(thing) ?? 0) + own * (shelf.boughtPerGram.get(foodId) ?? 1));
  }
  return grams;
}

/** Of all plates where there are some: a meal's own portions are but the first eater's, without the others' sides and parts. */
const listServed = ({ portions, plates }: PlannedMeal): readonly { readonly foodId: string; readonly grams: number }[] =>
  plates?.length
    ? plates.flatMap((plate) => plate.portions)
    : portions.map(({ foodId, steps, chosen }) => ({ foodId, grams: steps[chosen]?.grams ?? 0 }));

function nameThing(thing: number, { grams, meals }: Use, shelf: Shelf): WeekThing {
  const foodId = shelf.things[thing]!;
  const pack = shelf.packGrams[thing]!;
  return { foodId, name: findFood(foodId)?.names.noun ?? foodId, packs: pack > 0 ? countPacks(grams, pack) : null, meals };
}
