import { energyKcal } from '../food/nutrients.ts';
import type { Dish } from '../kit/dish.ts';
import { gradeDay, type GradedDish } from '../plan/choose/grade-day.ts';
import { dayRuleCost } from '../plan/choose/score-day.ts';
import { frameProblem, stepsOf } from '../plan/frame/day-problem.ts';
import type { LadderSolution } from '../plan/portion/ladder-problem.ts';
import { solveLadders, type LadderEffort } from '../plan/portion/solve-ladders.ts';
import { missShare, offTargetCost } from '../plan/portion/tolerance.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { isShared, type Cook } from './cook.ts';
import { firstPlate, laterPlate, roundShare, SHARE_STEP, usualShares } from './pot.ts';
import type { WeekDay } from './week-query.ts';

/** A day with its amounts. `dishes` stand in the order of the day's slots. */
export type PortionedDay = {
  readonly dishes: readonly GradedDish[];
  readonly solution: LadderSolution;
  /** The worst miss of a macro; 1 at the edge of what is tolerated. */
  readonly miss: number;
  /** What the day lacks, in the unit of `scoreDish`; 0 for none. */
  readonly fault: number;
};

export type PortionInput = {
  readonly days: readonly WeekDay[];
  readonly cooks: readonly Cook[];
  readonly dishes: readonly Dish[];
  /** Each meal's share of its pot, by cook. */
  readonly shares: readonly (readonly number[])[];
  /** Each meal's cook, by day and slot. */
  readonly at: readonly Readonly<Record<MealSlot, number>>[];
};

export const usualSharesOf = (cooks: readonly Cook[], days: readonly WeekDay[]): readonly (readonly number[])[] =>
  cooks.map(({ servings }) =>
    usualShares(servings.map(({ day, slot }) => energyKcal(days[day]!.context!.frame.open.find((frame) => frame.slot === slot)!.share))),
  );

type PortionOptions = {
  readonly effort: LadderEffort;
  /** Only these days, beside what is known of the others. */
  readonly only?: ReadonlySet<number>;
  readonly known?: readonly (PortionedDay | undefined)[];
};

/** Every day portioned, in order, so that what is left of a pot has the composition it was cooked with. */
export function portionWeek(input: PortionInput, { effort, only, known = [] }: PortionOptions): readonly (PortionedDay | undefined)[] {
  const portioned: (PortionedDay | undefined)[] = [...known];
  for (const [day, { context, slots }] of input.days.entries()) {
    if (!context || (only && !only.has(day))) {
      portioned[day] ??= undefined;
      continue;
    }
    const { frame, wishes } = context;
    const dishes = slots.map((slot) => plateOf(input, { day, slot }, portioned));
    const solution = solveLadders(frameProblem(frame, dishes), effort);
    const miss = missShare(solution.macros, frame.targets);
    const fault = offTargetCost(miss) + dayRuleCost(solution.macros, wishes) + gradeDay({ dishes, solution }, { frame, wishes });
    portioned[day] = { dishes, solution, miss, fault };
  }
  return portioned;
}

/**
 * To the last gram. The fine search may leave a day's recipe for its figures: where a day comes out worse than in full, it stays as
 * it was, with the days that eat of its pots.
 */
export function portionFinely(
  input: PortionInput,
  { full, only }: { readonly full: readonly (PortionedDay | undefined)[]; readonly only?: ReadonlySet<number> },
): readonly (PortionedDay | undefined)[] {
  const fine = portionWeek(input, { effort: 'fine', known: full, ...(only && { only }) });
  const worse = fine.flatMap((day, at) => (day && day.fault > full[at]!.fault + GOOD_ENOUGH ? [at] : []));
  if (worse.length === 0) return fine;
  const stays = listTied(worse, input.cooks);
  return fine.map((day, at) => (stays.has(at) ? full[at] : day));
}

/** Grams of each food of each meal as they are written, by day; a day of plates has none, as its pots are measured by themselves. */
export type WrittenGrams = readonly (Readonly<Partial<Record<MealSlot, GramsByFood>>> | undefined)[];
export type GramsByFood = ReadonlyMap<string, number>;

/** The amounts of a week that was written: of each day those of the two searches that it has, with the days that eat of its pots. */
export function portionAsWritten(input: PortionInput, grams: WrittenGrams): readonly (PortionedDay | undefined)[] {
  const [fine, full] = [portionWeek(input, { effort: 'fine' }), portionWeek(input, { effort: 'full' })];
  // Food by food: the sums of two searches may lie closer together than what is rounded as a pot is written.
  const farFrom = (of: PortionedDay, at: number): number =>
    input.days[at]!.slots.reduce((sum, slot, place) => sum + farApart(weigh(of, place), grams[at]?.[slot] ?? NOTHING), 0);
  const stayed = fine.flatMap((day, at) => (day && grams[at] && farFrom(full[at]!, at) < farFrom(day, at) - 1 ? [at] : []));
  const tied = listTied(stayed, input.cooks);
  return fine.map((day, at) => (tied.has(at) ? full[at] : day));
}

const NOTHING: GramsByFood = new Map();

const farApart = (one: GramsByFood, other: GramsByFood): number =>
  [...other].reduce((sum, [food, grams]) => sum + Math.abs((one.get(food) ?? 0) - grams), 0);

function weigh({ dishes, solution: { chosen } }: PortionedDay, at: number): GramsByFood {
  const { groups, weights } = dishes[at]!;
  const steps = stepsOf(dishes, at, chosen);
  return sumByFood(
    weights.map(({ food, grams, group }) => [food.id, group < 0 ? grams : grams * Math.exp(groups[group]!.log[steps[group]!]!)]),
  );
}

export function sumByFood(foods: readonly (readonly [id: string, grams: number])[]): GramsByFood {
  const sums = new Map<string, number>();
  for (const [id, grams] of foods) sums.set(id, (sums.get(id) ?? 0) + grams);
  return sums;
}

/** Days that eat of the same pots, directly or by others. */
function listTied(days: Iterable<number>, cooks: readonly Cook[]): ReadonlySet<number> {
  const tied = new Set(days);
  for (let size = 0; size !== tied.size;) {
    size = tied.size;
    for (const cook of cooks)
      if (isShared(cook) && cook.servings.some(({ day }) => tied.has(day))) for (const { day } of cook.servings) tied.add(day);
  }
  return tied;
}

function plateOf(
  { cooks, dishes, shares, at, days }: PortionInput,
  { day, slot }: { readonly day: number; readonly slot: MealSlot },
  portioned: readonly (PortionedDay | undefined)[],
): GradedDish {
  const cookAt = at[day]![slot];
  const cook = cooks[cookAt]!;
  const dish = dishes[cookAt]!;
  if (!isShared(cook)) return dish;
  const { foodsById } = days[day]!.context!.corpus;
  const plates = cook.servings.length;
  const serving = cook.servings.findIndex((own) => own.day === day && own.slot === slot);
  const share = shares[cookAt]![serving]!;
  if (serving === 0) return firstPlate(dish, plates, share, foodsById);
  const steps = potSteps(cook, days, portioned);
  return laterPlate(dish, plates, { share, steps, foodsById });
}

/** The amounts a pot was cooked with. */
export function potSteps({ servings }: Cook, days: readonly WeekDay[], portioned: readonly (PortionedDay | undefined)[]): Int32Array {
  const { day, slot } = servings[0]!;
  const cooked = portioned[day]!;
  return stepsOf(cooked.dishes, days[day]!.slots.indexOf(slot), cooked.solution.chosen);
}

/** The days that must be portioned again when these change: what hangs on their pots, and on those in turn. */
export function listTouched(days: Iterable<number>, cooks: readonly Cook[]): ReadonlySet<number> {
  const touched = new Set(days);
  let size = 0;
  while (size !== touched.size) {
    size = touched.size;
    for (const cook of cooks)
      if (isShared(cook) && touched.has(cook.servings[0]!.day)) for (const { day } of cook.servings) touched.add(day);
  }
  return touched;
}

/**
 * A pot's two meals may take more or less of it than their usual share. Tried where a day that eats from it lacks something:
 * with equal plates 94 of 100 days were on target, with free ones 99.
 */
export function settleShares(
  input: PortionInput,
  portioned: readonly (PortionedDay | undefined)[],
  /** Of a week that is changed: only pots that are eaten on no other days than these, as the others stay as they are written. */
  only?: ReadonlySet<number>,
): { readonly shares: PortionInput['shares']; readonly portioned: readonly (PortionedDay | undefined)[] } {
  let shares = [...input.shares];
  let now = portioned;
  for (const [cookAt, cook] of input.cooks.entries()) {
    if (!isShared(cook) || cook.servings.length !== 2) continue;
    const touched = listTouched(
      cook.servings.map(({ day }) => day),
      input.cooks,
    );
    if (only && [...touched].some((day) => !only.has(day))) continue;
    const faultOf = (of: typeof now): number => [...touched].reduce((sum, day) => sum + of[day]!.fault, 0);
    for (const first of listShares(shares[cookAt]![0]!)) {
      if (faultOf(now) <= GOOD_ENOUGH) break;
      const tried = shares.with(cookAt, [first, roundShare(1 - first)]);
      const after = portionWeek({ ...input, shares: tried }, { effort: 'full', only: touched, known: now });
      if (faultOf(after) >= faultOf(now) - GOOD_ENOUGH) continue;
      shares = tried;
      now = after;
    }
  }
  return { shares, portioned: now };
}

/** Below this a day lacks nothing that anybody sees. */
export const GOOD_ENOUGH = 0.05;
const MOST_UNEVEN = 4;
const LEAST_SHARE = 0.3;

function listShares(usual: number): readonly number[] {
  const steps = Array.from({ length: MOST_UNEVEN }, (_, step) => (step + 1) * SHARE_STEP);
  return steps
    .flatMap((step) => [roundShare(usual + step), roundShare(usual - step)])
    .filter((share) => share >= LEAST_SHARE - 1e-9 && share <= 1 - LEAST_SHARE + 1e-9);
}
