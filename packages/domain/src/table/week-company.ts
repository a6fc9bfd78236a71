import { energyKcal, type MacroTargets } from '../food/nutrients.ts';
import type { PotShare } from '../plan/plan.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import type { WeekDay } from '../week/week-query.ts';
import { scaleTargets, type Seat } from './seat.ts';
import { eatsAtHome } from './table-eater.ts';

/** Who eats which meal of a day of the week. */
export type Company = {
  /** With what the meals that each eats at home are to come to. */
  readonly seats: readonly Seat[];
  /** In kcal; `null` for who is not there. */
  readonly wantKcal: (slot: MealSlot) => readonly (number | null)[];
  /** How many plates as the week planned it those of the meal are. */
  readonly timesOf: (slot: MealSlot) => number;
};

/** Of a day that is planned. A day of fewer meals, or with a target of its own, is so for everybody. */
export function readCompany(
  { query, context, weekday }: Pick<WeekDay, 'query' | 'context' | 'weekday'>,
  { seats, mean }: { readonly seats: readonly Seat[]; readonly mean: MacroTargets },
): Company | undefined {
  if (!query || !context) return undefined;
  const { open, targets } = context.frame;
  const part = query.targets.calories / Math.max(1, mean.calories);
  const shares = new Map(open.map(({ slot, share }) => [slot, energyKcal(share) / Math.max(1, energyKcal(targets))]));
  const wantKcal = (slot: MealSlot): readonly (number | null)[] =>
    seats.map(({ eater, targets: own }) => (eatsAtHome(eater, weekday, slot) ? energyKcal(own) * part * (shares.get(slot) ?? 0) : null));
  const homeOf = ({ eater }: Seat): number =>
    [...shares].reduce((sum, [slot, share]) => sum + (eatsAtHome(eater, weekday, slot) ? share : 0), 0);
  return {
    seats: seats.map((seat) => ({ ...seat, targets: scaleTargets(seat.targets, part * homeOf(seat)) })),
    wantKcal,
    timesOf: (slot) =>
      wantKcal(slot).reduce<number>((sum, want) => sum + (want ?? 0), 0) / Math.max(1, energyKcal(query.targets) * (shares.get(slot) ?? 1)),
  };
}

/** A pot for several days by who is there on each: it is as large as all its plates, and a day's share is what of them is eaten then. */
export function sharePotOut(pot: PotShare, slot: MealSlot, timesAt: (serving: PotShare['servings'][number]) => number): PotShare {
  const eaten = pot.servings.map((serving) => serving.share * timesAt(serving));
  const all = eaten.reduce((sum, share) => sum + share, 0);
  if (all === 0) return pot;
  const servings = pot.servings.map((serving, at) => ({ ...serving, share: eaten[at]! / all }));
  const own = servings.find((serving) => serving.date === pot.eatenOn && serving.slot === slot);
  return { ...pot, servings, share: own?.share ?? pot.share };
}
