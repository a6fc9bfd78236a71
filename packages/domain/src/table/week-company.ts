import { addDays, type PlainDate, type Weekday, weekdayOf } from '../calendar/plain-date.ts';
import { energyKcal, scaleTargets, type MacroTargets } from '../food/nutrients.ts';
import type { PlannedMeal, PotShare } from '../plan/plan.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import type { Serving } from '../week/cook.ts';
import type { WeekDay } from '../week/week-query.ts';
import { hasOwnDish, type OwnMeal } from './own-dish.ts';
import type { Seat } from './seat.ts';
import { eatsAtHome, type TableEater } from './table-eater.ts';

/** Who eats which meal of a day of the week. */
export type Company = {
  /** With what the meals that each eats at home are to come to. */
  readonly seats: readonly Seat[];
  /** In kcal; `null` for who is not there. */
  readonly wantKcal: (slot: MealSlot) => readonly (number | null)[];
  /** What somebody has for themselves that day. */
  readonly own: readonly OwnMeal[];
  /** How many plates as the week planned it those of the meal are. */
  readonly timesOf: (slot: MealSlot) => number;
};

/** A meal of the week for another number than eat it at home, guests among them or somebody away. */
export type MealCompany = Serving & {
  readonly people: number;
  /** How many of the household were to be at it when that was said. */
  readonly household?: number | undefined;
};

/**
 * Guests stay as many as were said, whoever of the household has come or gone since. Of fewer people than live together nobody
 * knows who is away.
 */
export const keepGuests = (company: readonly MealCompany[], countHome: (meal: Serving) => number): readonly MealCompany[] =>
  company.map((meal) => {
    const { people, household = people } = meal;
    return people > household ? { ...meal, people: countHome(meal) + people - household } : meal;
  });

/** How many of them are at home for a meal of a week from that day on. */
export const countHome =
  (eaters: readonly TableEater[], start: PlainDate) =>
  ({ day, slot }: Serving): number =>
    eaters.filter((eater) => eatsAtHome(eater, weekdayOf(addDays(start, day)), slot)).length;

/** Whether somebody of the table, by their number, is there for a meal of that day. The household first, then the guests. */
export function isInCompany(
  eaters: readonly TableEater[],
  { household, weekday, slot, people }: { household: number; weekday: Weekday; slot: MealSlot; people: number | undefined },
): readonly boolean[] {
  const isHome = eaters.map((eater, at) => at < household && eatsAtHome(eater, weekday, slot));
  if (people === undefined) return isHome;
  let left = people;
  // Somebody has to be there before anybody is their guest.
  const stays = isHome.map((own) => own && left-- > 0);
  return stays.map((own, at) => own || (at >= household && left-- > 0));
}

type Companions = {
  readonly seats: readonly Seat[];
  readonly mean: MacroTargets;
  /** By seat. */
  readonly areThere: (slot: MealSlot) => readonly boolean[];
  readonly cookOwn: (seat: Seat, slot: MealSlot, targets: MacroTargets) => PlannedMeal | undefined;
};

/** Of a day that is planned. A day of fewer meals, or with a target of its own, is so for everybody. */
export function readCompany(
  { query, context }: Pick<WeekDay, 'query' | 'context'>,
  { seats, mean, areThere, cookOwn }: Companions,
): Company | undefined {
  if (!query || !context) return undefined;
  const { open, targets } = context.frame;
  const part = query.targets.calories / Math.max(1, mean.calories);
  const shares = new Map(open.map(({ slot, share }) => [slot, energyKcal(share) / Math.max(1, energyKcal(targets))]));
  const own = [...shares].flatMap(([slot, share]): readonly OwnMeal[] => {
    const there = areThere(slot);
    const present = seats.filter((_, at) => there[at]);
    const wanting = present.filter(({ eater }) => hasOwnDish(eater, slot));
    return (wanting.length === present.length ? wanting.slice(1) : wanting).flatMap((seat) => {
      const meal = cookOwn(seat, slot, scaleTargets(seat.targets, part * share));
      return meal ? [{ eaterId: seat.eater.id, place: slot, meal }] : [];
    });
  });
  const hasOwn = ({ eater }: Seat, slot: MealSlot): boolean => own.some((one) => one.eaterId === eater.id && one.place === slot);
  const wantKcal = (slot: MealSlot): readonly (number | null)[] => {
    const there = areThere(slot);
    return seats.map((seat, at) => (there[at] && !hasOwn(seat, slot) ? energyKcal(seat.targets) * part * (shares.get(slot) ?? 0) : null));
  };
  const homeOf = (at: number): number => [...shares].reduce((sum, [slot, share]) => sum + (areThere(slot)[at] ? share : 0), 0);
  return {
    seats: seats.map((seat, at) => ({ ...seat, targets: scaleTargets(seat.targets, part * homeOf(at)) })),
    wantKcal,
    own,
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
