import { energyKcal, scaleMacros, type Macros } from '../../food/nutrients.ts';
import { mostGramsOf, ratioFreeOf } from './ladder-cost.ts';
import type { Band, LadderGroup, LadderMeal, LadderProblem } from './ladder-problem.ts';
import type { MealPlace, MealSlot } from '../../recipe/meal-slot.ts';
import { splitDay } from '../../intent/target/meal-split.ts';
import { placeOf, type PlannedMeal, type Portion } from '../plan.ts';
import { atLeast, isSalt, settleSalt, sumSodium } from './settle-salt.ts';
import { solveLadders } from './solve-ladders.ts';
import { USUAL_SODIUM_MAX_MG } from '../../eater/sodium-max.table.ts';

export type PortionedMeal = Pick<PlannedMeal, 'slot' | 'place' | 'portions'> & Pick<PlannedMeal, 'form'>;

/** Limits a meal has of its own: "breakfast under 300 calories". */
export type MealLimits = { readonly energyKcal?: Band; readonly protein?: Band };

export type SolveOptions = {
  /** Meals whose amounts stay as they are. */
  readonly locked?: ReadonlySet<MealPlace>;
  /** Share of the day's energy by meal, summing to 1. */
  readonly split?: Readonly<Partial<Record<MealPlace, number>>>;
  readonly limits?: Readonly<Partial<Record<MealSlot, MealLimits>>>;
  /** Milligrams a day. */
  readonly sodiumMax?: number;
};

/**
 * The same dishes in other amounts, so that the day meets the targets. Needs nothing but the portions themselves, so that
 * sliders answer in the browser at once; the server's answer is the same.
 */
export function solvePortions<Meal extends PortionedMeal>(
  meals: readonly Meal[],
  targets: Macros,
  options: SolveOptions = {},
): readonly Meal[] {
  const split = options.split ?? splitDay(meals.map(placeOf));
  const dayKcal = energyKcal(targets);
  const groups: (LadderGroup & { readonly members: readonly number[] })[] = [];
  const ladderMeals: LadderMeal[] = [];
  for (const [meal, { slot, place = slot, portions, form }] of meals.entries()) {
    const locked = options.locked?.has(place) === true;
    const share = split[place] ?? 0;
    const free = locked ? [] : listGroups(portions);
    groups.push(...free.map((members) => makeGroup(meal, members, portions)));
    const moving = new Set(free.flat());
    const fixed = portions.filter((_, index) => !moving.has(index));
    ladderMeals.push({
      fixed: sumPortions(fixed),
      fixedSodium: locked ? sumSodium(fixed) : sumSodium(fixed.map(atLeast)),
      // Portions do not say what is a vegetable; a dish's ratios keep most of them.
      fixedVegetables: 0,
      fixedProduce: 0,
      leastVegetables: 0,
      mostGrams: locked ? Infinity : mostGramsOf(form),
      energyKcal: locked ? ANYTHING : (options.limits?.[slot]?.energyKcal ?? bandAround(dayKcal * share)),
      protein: locked ? null : (options.limits?.[slot]?.protein ?? null),
      share: locked ? null : scaleMacros(targets, share),
      ratioFree: ratioFreeOf(form),
    });
  }
  const sodiumMax = options.sodiumMax ?? USUAL_SODIUM_MAX_MG;
  const problem: LadderProblem = { groups, meals: ladderMeals, targets, sodiumMax, leastProduce: 0 };
  const { chosen } = solveLadders(problem, 'fine');
  const portioned = meals.map((meal, at) => {
    const steps = new Map<number, number>();
    for (const [index, group] of groups.entries()) {
      if (group.meal === at) for (const member of group.members) steps.set(member, chosen[index]!);
    }
    return { ...meal, portions: meal.portions.map((portion, index) => ({ ...portion, chosen: steps.get(index) ?? portion.chosen })) };
  });
  return settleSalt(portioned, { sodiumMax, isKept: (meal) => options.locked?.has(placeOf(meal)) === true });
}

/** A meal may take this much more or less than its share before the solver minds (planner design 8). */
export const ENERGY_SLACK = 0.2;
export const bandAround = (kcal: number, slack = ENERGY_SLACK): Band => ({ low: kcal * (1 - slack), high: kcal * (1 + slack) });
export const ANYTHING: Band = { low: 0, high: Number.POSITIVE_INFINITY };

/** Macros of portions at their chosen amounts. */
export function sumPortions(portions: readonly Portion[]): Macros {
  let protein = 0;
  let carbs = 0;
  let fat = 0;
  for (const { steps, chosen, per100g } of portions) {
    const share = steps[chosen]!.grams / 100;
    protein += per100g.protein * share;
    carbs += per100g.carbs * share;
    fat += per100g.fat * share;
  }
  return { protein, carbs, fat };
}

/** Indices that move together; what has a single step moves with nothing. */
function listGroups(portions: readonly Portion[]): readonly (readonly number[])[] {
  const byGroup = new Map<string, number[]>();
  for (const [index, { group, steps }] of portions.entries()) {
    if (steps.length > 1 && !isSalt(portions[index]!)) byGroup.set(group, [...(byGroup.get(group) ?? []), index]);
  }
  return [...byGroup.values()];
}

function makeGroup(
  meal: number,
  members: readonly number[],
  portions: readonly Portion[],
): LadderGroup & { readonly members: readonly number[] } {
  const leader = portions[members[0]!]!;
  const sum = (nutrient: keyof Macros | 'sodium'): Float64Array =>
    Float64Array.from(leader.steps, (_, step) =>
      members.reduce((total, member) => {
        const { per100g, steps } = portions[member]!;
        return total + ((per100g[nutrient] ?? 0) * steps[step]!.grams) / 100;
      }, 0),
    );
  const baseGrams = leader.steps[leader.base]!.grams;
  return {
    meal,
    members,
    protein: sum('protein'),
    carbs: sum('carbs'),
    fat: sum('fat'),
    sodium: sum('sodium'),
    grams: Float64Array.from(leader.steps, (_, step) => members.reduce((total, member) => total + portions[member]!.steps[step]!.grams, 0)),
    vegetables: null,
    produce: null,
    log: Float64Array.from(leader.steps, ({ grams }) => Math.log(grams / baseGrams)),
    base: leader.base,
  };
}
