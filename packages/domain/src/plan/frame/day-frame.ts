import type { Food } from '../../food/food.ts';
import { energyKcal, scaleMacros, type Macros } from '../../food/nutrients.ts';
import type { WeighedFood } from '../../kit/dish.ts';
import { isProduce, isVegetable } from '../../kit/main-protein.ts';
import type { Band } from '../portion/ladder-problem.ts';
import type { Intent, Wanted } from '../../intent/intent.ts';
import { slotAt, type MealPlace, type MealSlot } from '../../recipe/meal-slot.ts';
import { splitDay } from '../../intent/target/meal-split.ts';
import { placeOf, type PlannedMeal } from '../plan.ts';
import { DAY_QUALITY } from './day-quality.ts';
import { sumSodium } from '../portion/settle-salt.ts';
import { bandAround, sumPortions, type MealLimits } from '../portion/solve-portions.ts';
import { USUAL_SODIUM_MAX_MG } from '../../eater/sodium-max.table.ts';

/** A meal that is kept as it is. */
export type HeldMeal = {
  readonly meal: PlannedMeal;
  readonly macros: Macros;
  /** Milligrams. */ readonly sodium: number;
  /** Grams of vegetables, and of fruit and vegetables. */
  readonly vegetables: number;
  readonly produce: number;
  readonly foods: readonly WeighedFood[];
};

/** What each open meal should bring, once kept meals and wishes for single meals are taken off. */
export type SlotFrame = {
  readonly slot: MealSlot;
  readonly place: MealPlace;
  readonly share: Macros;
  readonly energyKcal: Band;
  readonly protein: Band | null;
  /** Grams. */ readonly leastVegetables: number;
};

export type DayFrame = {
  readonly targets: Macros;
  readonly open: readonly SlotFrame[];
  readonly kept: readonly HeldMeal[];
  /** Milligrams a day. */
  readonly sodiumMax: number;
  /** Grams of fruit and vegetables a day; 0 on a day without plants, or of a meal or two. */
  readonly leastProduce: number;
  /** Whether wishes for single meals or kept ones explain an unusual share of the day. */
  readonly hasOwnShares: boolean;
};

export function frameDay(
  targets: Macros,
  {
    intent,
    kept,
    places,
    sodiumMax = USUAL_SODIUM_MAX_MG,
    hasPlants,
    foodsById,
  }: {
    intent: Pick<Intent, 'perMeal' | 'sizes'>;
    kept: readonly PlannedMeal[];
    /** In their order. */
    places: readonly MealPlace[];
    sodiumMax?: number | undefined;
    hasPlants: boolean;
    foodsById: ReadonlyMap<string, Food>;
  },
): DayFrame {
  const keptMeals = kept.map((meal) => keepMeal(meal, foodsById));
  const openPlaces = places.filter((place) => !kept.some((meal) => placeOf(meal) === place));
  const rest = keptMeals.reduce((left, { macros }) => subtract(left, macros), targets);
  const restKcal = Math.max(1, energyKcal(rest));
  const wantsProduce = hasPlants && keptMeals.length + openPlaces.length >= WHOLE_DAY_MEALS;
  const isSized = Object.keys(intent.sizes).length > 0;
  const energies = shareEnergy({ openPlaces, restKcal, intent });
  const open = openPlaces.map((place): SlotFrame => {
    const slot = slotAt(place);
    const kcal = energies.get(place)!;
    const limits = limitsOf(intent.perMeal[slot]);
    return {
      slot,
      place,
      share: scaleMacros(rest, kcal / restKcal),
      energyKcal: limits.energyKcal ?? (isSized ? { ...bandAround(kcal, SIZED_SLACK), sized: true } : bandAround(kcal)),
      protein: limits.protein ?? null,
      leastVegetables: wantsProduce && (slot === 'lunch' || slot === 'dinner') ? DAY_QUALITY.vegetableGrams.graded : 0,
    };
  });
  const leastProduce = wantsProduce ? DAY_QUALITY.produceGrams.graded : 0;
  return {
    targets,
    open,
    kept: keptMeals,
    sodiumMax,
    leastProduce,
    hasOwnShares: kept.length > 0 || Object.keys(intent.perMeal).length + Object.keys(intent.sizes).length > 0,
  };
}

/** A day of fewer meals is no whole day, and what a whole one lacks is no fault of it. */
export const WHOLE_DAY_MEALS = 3;

function keepMeal(meal: PlannedMeal, foodsById: ReadonlyMap<string, Food>): HeldMeal {
  const foods = weighPortions(meal, foodsById);
  return {
    meal,
    macros: sumPortions(meal.portions),
    sodium: sumSodium(meal.portions),
    vegetables: foods.reduce((sum, { food, grams }) => (isVegetable(food) ? sum + grams : sum), 0),
    produce: foods.reduce((sum, { food, grams }) => (isProduce(food) ? sum + grams : sum), 0),
    foods,
  };
}

/** Where meals were given sizes: at the usual slack of a fifth a light dinner came out above a big breakfast. */
const SIZED_SLACK = 0.12;

export const weighPortions = ({ portions }: Pick<PlannedMeal, 'portions'>, foodsById: ReadonlyMap<string, Food>): readonly WeighedFood[] =>
  portions.flatMap(({ foodId, steps, chosen }) => {
    const food = foodsById.get(foodId);
    return food ? [{ food, grams: steps[chosen]?.grams ?? 0 }] : [];
  });

/** The wishes for single meals as bands: a target within 3 %, a limit never overstepped but not undercut by much either. */
export function limitsOf(wanted: Intent['perMeal'][MealSlot]): MealLimits {
  const energy = bandOf(wanted?.calories);
  const protein = bandOf(wanted?.protein);
  return { ...(energy ? { energyKcal: energy } : {}), ...(protein ? { protein } : {}) };
}

const NEAR_TARGET = 0.03;
/** What is shown is rounded and a meal's macros too: a limit aims this far inside. */
const INSIDE = 0.015;

function bandOf(wanted: Wanted | undefined): Band | undefined {
  if (!wanted) return undefined;
  const { target, min, max } = wanted;
  if (target !== undefined) return { low: target * (1 - NEAR_TARGET), high: target * (1 + NEAR_TARGET), wished: true };
  if (min === undefined && max === undefined) return undefined;
  return {
    low: min === undefined ? max! * 0.6 : min * (1 + INSIDE),
    high: max === undefined ? Number.POSITIVE_INFINITY : max * (1 - INSIDE),
    wished: true,
  };
}

/** A meal with a wish of its own gets that; the others share the rest as usual. */
function shareEnergy({
  openPlaces,
  restKcal,
  intent: { perMeal, sizes },
}: {
  openPlaces: readonly MealPlace[];
  restKcal: number;
  intent: Pick<Intent, 'perMeal' | 'sizes'>;
}): ReadonlyMap<MealPlace, number> {
  const split = splitDay(openPlaces, sizes);
  const energies = new Map<MealPlace, number>();
  for (const place of openPlaces) {
    const band = limitsOf(perMeal[slotAt(place)]).energyKcal;
    if (band) energies.set(place, Math.min(band.high, Math.max(band.low, restKcal * split[place])));
  }
  const free = openPlaces.filter((place) => !energies.has(place));
  const left = Math.max(1, restKcal - [...energies.values()].reduce((sum, kcal) => sum + kcal, 0));
  const freeSplit = splitDay(free, sizes);
  for (const place of free) energies.set(place, left * freeSplit[place]);
  return energies;
}

const subtract = (a: Macros, b: Macros): Macros => ({
  protein: Math.max(0, a.protein - b.protein),
  carbs: Math.max(0, a.carbs - b.carbs),
  fat: Math.max(0, a.fat - b.fat),
});
