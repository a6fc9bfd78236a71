import { energyKcal, type Macros } from '@larder/domain/food/nutrients.ts';
import { MEAL_SLOTS, type MealSlot } from '@larder/domain/plan/meal-slot.ts';
import type { Meal, Plan } from '../../lib/wire/plan-types.ts';
import { sumMeals } from '../../lib/wire/read-plan.ts';

type MealPortion = NonNullable<Meal['portions']>[number];
type Moving = { readonly slot: MealSlot; readonly index: number; readonly portion: MealPortion };
type Chosen = ReadonlyMap<MealPortion, number>;

/** Sweeps over all portions; the day settles in two or three. */
const MOST_SWEEPS = 6;
/** What one rung away from the dish as written costs, in grams of a missed macro: portions move only for a reason. */
const RUNG_COST_GRAMS = 0.35;

/**
 * The same dishes in other portions, as near to the wish as their ladders reach: what the sliders show while they move.
 * The server then plans the day properly; locked meals stay as they are.
 */
export function previewPlan(plan: Plan, wish: Macros, lockedSlots: readonly MealSlot[]): Plan {
  const moving = listMoving(plan, lockedSlots);
  if (moving.length === 0) return plan;
  const chosen = chooseRungs(moving, missing(plan.totals, wish));
  const meals = Object.fromEntries(
    MEAL_SLOTS.flatMap((slot) => {
      const meal = plan.meals[slot];
      return meal ? [[slot, withPortions(meal, chosen)] as const] : [];
    }),
  );
  return { ...plan, meals, totals: sumMeals(meals) };
}

/** Portions of one group scale together, which a single rung cannot say: they stay. */
function listMoving(plan: Plan, lockedSlots: readonly MealSlot[]): readonly Moving[] {
  return MEAL_SLOTS.filter((slot) => !lockedSlots.includes(slot)).flatMap((slot) => {
    const portions = plan.meals[slot]?.portions ?? [];
    return portions.flatMap((portion, index): readonly Moving[] => {
      const isAlone = portions.filter(({ group }) => group === portion.group).length === 1;
      return isAlone && portion.steps.length > 1 ? [{ slot, index, portion }] : [];
    });
  });
}

function chooseRungs(moving: readonly Moving[], gap: Macros): Chosen {
  const chosen = new Map(moving.map(({ portion }) => [portion, portion.chosen]));
  let left = gap;
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let hasMoved = false;
    for (const { portion } of moving) {
      const from = chosen.get(portion)!;
      const best = bestRung(portion, from, left);
      if (best === from) continue;
      left = missing(addedBy(portion, from, best), left);
      chosen.set(portion, best);
      hasMoved = true;
    }
    if (!hasMoved) break;
  }
  return chosen;
}

function bestRung(portion: MealPortion, from: number, left: Macros): number {
  let best = from;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let rung = 0; rung < portion.steps.length; rung++) {
    const rest = missing(addedBy(portion, from, rung), left);
    const distance = (rung - portion.base) * RUNG_COST_GRAMS;
    // A gram of fat weighs as its energy does.
    const cost = rest.protein ** 2 + rest.carbs ** 2 + (rest.fat * 2.25) ** 2 + distance ** 2 * portion.steps.length;
    if (cost < bestCost - 1e-9) {
      best = rung;
      bestCost = cost;
    }
  }
  return best;
}

const missing = (has: Macros, wanted: Macros): Macros => ({
  protein: wanted.protein - has.protein,
  carbs: wanted.carbs - has.carbs,
  fat: wanted.fat - has.fat,
});

function addedBy({ steps, per100g }: MealPortion, from: number, to: number): Macros {
  const share = (steps[to]!.grams - steps[from]!.grams) / 100;
  return { protein: per100g.protein * share, carbs: per100g.carbs * share, fat: per100g.fat * share };
}

function withPortions(meal: Meal, chosen: Chosen): Meal {
  const portions = meal.portions ?? [];
  let macros: Macros = meal;
  const ingredients = [...meal.ingredients];
  portions.forEach((portion, i) => {
    const rung = chosen.get(portion) ?? portion.chosen;
    if (rung === portion.chosen) return;
    const added = addedBy(portion, portion.chosen, rung);
    macros = { protein: macros.protein + added.protein, carbs: macros.carbs + added.carbs, fat: macros.fat + added.fat };
    const line = ingredients.indexOf(portion.steps[portion.chosen]!.text);
    ingredients[line === -1 ? i : line] = portion.steps[rung]!.text;
  });
  if (macros === meal) return meal;
  const rounded = {
    protein: Math.max(0, Math.round(macros.protein)),
    carbs: Math.max(0, Math.round(macros.carbs)),
    fat: Math.max(0, Math.round(macros.fat)),
  };
  return { ...meal, ...rounded, calories: energyKcal(rounded), ingredients };
}
