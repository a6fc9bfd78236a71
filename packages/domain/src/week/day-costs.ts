import { energyKcal, type Macros } from '../food/nutrients.ts';
import type { Dish } from '../kit/dish.ts';
import { dayRuleCost, scoreDay, sketchDish, type MealSketch } from '../plan/choose/score-day.ts';
import { frameProblem, type LadderDish } from '../plan/frame/day-problem.ts';
import { solveLadders } from '../plan/portion/solve-ladders.ts';
import { toleratedGrams } from '../plan/portion/tolerance.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { basesOf, helpingsOf } from './helpings.ts';
import type { WeekDay } from './week-query.ts';

/** What the days of a searched week cost by themselves, in the unit of `scoreDish`. */
export class DayCosts {
  readonly #days: readonly WeekDay[];
  readonly #sketches = new Map<Dish, Partial<Record<MealSlot, MealSketch>>>();

  constructor(days: readonly WeekDay[]) {
    this.#days = days;
  }

  /** How the dishes of a day go together. */
  tasteOf(day: number, dishAt: (slot: MealSlot) => Dish | undefined): number {
    const { dayWishes, slots } = this.#days[day]!;
    if (!dayWishes) return 0;
    const sketches: MealSketch[] = [];
    for (const slot of slots) {
      const dish = dishAt(slot);
      if (dish) sketches.push(this.#sketchOf(dish, slot, day));
    }
    return (
      scoreDay(sketches, dayWishes) +
      lightAgainCost(dishAt('breakfast'), dishAt('snack')) +
      baseAgainCost(dishAt('lunch'), dishAt('dinner'))
    );
  }

  /** What a rough portioning of the day leaves to be wished for. */
  quickOf(day: number, dishAt: (slot: MealSlot) => LadderDish): number {
    const { context, slots } = this.#days[day]!;
    if (!context) return 0;
    const { frame, wishes } = context;
    const { cost, macros } = solveLadders(frameProblem(frame, slots.map(dishAt)), 'quick');
    const rules = Math.min(dayRuleCost(macros, wishes), dayRuleCost(nearTargets(macros, frame.targets), wishes));
    return cost + BEYOND * Math.max(0, cost - ROUGHLY_FINE) + rules;
  }

  #sketchOf(dish: Dish, slot: MealSlot, day: number): MealSketch {
    const bySlot = this.#sketches.get(dish) ?? {};
    const known = bySlot[slot];
    if (known) return known;
    this.#sketches.set(dish, bySlot);
    const { share } = this.#days[day]!.context!.frame.open.find((frame) => frame.slot === slot)!;
    return (bySlot[slot] = sketchDish(dish, slot, energyKcal(share)));
  }
}

/** Peach and almonds at breakfast and as the snack. */
function lightAgainCost(breakfast: Dish | undefined, snack: Dish | undefined): number {
  if (!breakfast || !snack) return 0;
  const same = countShared(helpingsOf(breakfast), helpingsOf(snack));
  return same === 0 ? 0 : same === 1 ? ONCE_AGAIN : TWICE_AGAIN;
}

/** A skillet of chicken and sweet potatoes for lunch, one of steak and sweet potatoes for dinner. */
const baseAgainCost = (lunch: Dish | undefined, dinner: Dish | undefined): number =>
  lunch && dinner && countShared(basesOf(lunch), basesOf(dinner)) > 0 ? BASE_AGAIN : 0;

function countShared(one: readonly string[], two: readonly string[]): number {
  let shared = 0;
  for (const name of one) if (two.includes(name)) shared++;
  return shared;
}

/** One food of a breakfast again in the snack goes by; with two it is the breakfast again. Against what a shared thing saves on the list. */
const ONCE_AGAIN = 1;
const TWICE_AGAIN = 8;
const BASE_AGAIN = 5;

/**
 * What a rough portioning may cost that a full one brings to its targets. What is beyond would have to be repaired, at the cost of
 * the list: without this, days of much protein without meat were off in one week of two.
 */
const ROUGHLY_FINE = 4;
const BEYOND = 1.6;

/** Where a full portioning may still get to: what is rough is not judged by a day-long rule at its edge. */
function nearTargets(macros: Macros, targets: Macros): Macros {
  const move = (macro: keyof Macros): number => {
    const tolerated = toleratedGrams(macro, targets);
    return macros[macro] + Math.max(-tolerated, Math.min(tolerated, targets[macro] - macros[macro]));
  };
  return { protein: move('protein'), carbs: move('carbs'), fat: move('fat') };
}
