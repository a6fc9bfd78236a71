import { energyKcal, type Macros, type MacroTargets } from '../food/nutrients.ts';
import type { Corpus } from '../kit/corpus.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { splitDay } from '../intent/target/meal-split.ts';
import { isMealAllowed, listLocked, listWanted, readQuery, type PlanContext, type PlanQuery } from '../plan/frame/plan-query.ts';
import { listOverGrams } from '../plan/frame/plan-rules.ts';
import { placeOf, type PlannedMeal } from '../plan/plan.ts';
import { slotAt, type MealPlace } from '../recipe/meal-slot.ts';
import { heldToAges, isPlateSafeFor, isSafeFor, youngestOf } from './age-safety.table.ts';
import { potOfMeal, type Pot } from './cook-pot.ts';
import { hasOneMix, meanTargets, takeSeats, type Seat } from './seat.ts';
import { ageOf, type TableEater } from './table-eater.ts';
import { isPlateAllowed, joinRules } from './table-rules.ts';

export type TableQuery = PlanQuery & {
  /** Everyone who eats; the first is whom `eater` and `targets` are of. */
  readonly eaters: readonly TableEater[];
};

/** A table as it is planned: who sits there, what stays as it is, and what the open pots are planned by. */
export type Table = {
  readonly seats: readonly Seat[];
  readonly oneMix: boolean;
  /** Meals that stay, plates and all. */
  readonly kept: readonly PlannedMeal[];
  /** Meals that were made for one and stay: as many times their own plate. */
  readonly keptPots: readonly Pot[];
  /** Everyone's rules, the mean of what the kept plates leave of the targets. */
  readonly pots: PlanQuery;
  /** Of the open meals alone; nothing is open where all are kept. */
  readonly context: PlanContext;
  /** What each eater is to have at a meal, in kcal. */
  readonly wantKcal: (place: MealPlace) => readonly number[];
};

/** `lean`: as `meanTargets` has it. Without the snacks for which the rules leave no dish, of which the context tells. */
export function readTable(query: TableQuery, lean = 0): Table {
  const places = listWanted(query, listLocked(query));
  const table = setTable(query, { places, lean });
  const { leftOut } = table.context;
  if (leftOut.length === 0) return table;
  const fewer = setTable(query, { places: places.filter((place) => !leftOut.includes(place)), lean });
  return { ...fewer, context: { ...fewer.context, leftOut } };
}

function setTable(query: TableQuery, { places, lean }: { readonly places: readonly MealPlace[]; readonly lean: number }): Table {
  const corpus = query.corpus ?? DEFAULT_CORPUS;
  const { foodsById } = corpus;
  const seats = takeSeats(query, query.eaters, foodsById);
  const oneMix = hasOneMix(seats);
  const locked = listLocked(query);
  const youngest = youngestOf(query.eaters);
  const safe = locked.filter((meal) => isSafeFor(youngest, meal, corpus));
  const kept = safe.filter((meal) => isLaidFor(meal, seats, corpus));
  const isMade = (meal: PlannedMeal): boolean =>
    !meal.plates && seats.every(({ rulesAt }) => isMealAllowed(meal, corpus, rulesAt[meal.slot]));
  const alone = safe.filter(isMade);
  const open = places.filter((place) => ![...kept, ...alone].some((meal) => placeOf(meal) === place));
  const toServe = places.filter((place) => !kept.some((meal) => placeOf(meal) === place));
  const left = seats.map(({ eater, targets }) => subtract(targets, kept, eater.id));
  const split = splitDay(toServe, query.intent.sizes);
  const part = open.reduce((sum, place) => sum + split[place], 0);
  const pots: PlanQuery = {
    ...query,
    locked: {},
    beside: [...kept, ...alone],
    places: open,
    intent: heldToAges({ ...query.intent, people: null, slots: [...new Set(open.map(slotAt))] }, query.eaters),
    eater: joinRules(query.eaters, foodsById),
    targets: scaled(
      meanTargets(
        left.map((targets) => ({ targets })),
        oneMix ? 0 : lean,
      ),
      part,
    ),
  };
  const context = holdShares(readQuery(pots));
  const kcals = seats.map((_, at) => energyKcal(left[at]!));
  return {
    seats: seats.map((seat, at) => ({ ...seat, targets: left[at]! })),
    oneMix,
    kept,
    keptPots: alone.map((meal) => potOfMeal(meal, { times: timesOfFirst(seats), plates: seats.length, style: context.style, corpus })),
    pots,
    context,
    wantKcal: (place) => kcals.map((kcal) => kcal * split[place]),
  };
}

/** How many days of the first all days together are: of whole days, since what other plates leave of one may be nothing. */
function timesOfFirst(seats: readonly Seat[]): number {
  const kcals = seats.map(({ targets }) => energyKcal(targets));
  return kcals.reduce((sum, kcal) => sum + kcal, 0) / Math.max(1, kcals[0]!);
}

/** A plate for everyone, and none that somebody's rules have come to leave out since. */
function isLaidFor(meal: PlannedMeal, seats: readonly Seat[], corpus: Corpus): boolean {
  return (
    meal.plates?.length === seats.length &&
    seats.every(({ eater, rulesAt }) => {
      const plate = meal.plates!.find(({ eaterId }) => eaterId === eater.id);
      const foods = plate?.portions.flatMap(({ foodId }) => corpus.foodsById.get(foodId) ?? []) ?? [];
      if (plate === undefined || !isPlateSafeFor(ageOf(eater), plate, { meal, corpus })) return false;
      return isPlateAllowed(foods, rulesAt[meal.slot]) && listOverGrams(plate.portions, rulesAt[meal.slot]).length === 0;
    })
  );
}

function subtract(targets: MacroTargets, kept: readonly PlannedMeal[], eaterId: string): MacroTargets {
  const had = (macro: keyof Macros): number =>
    kept.reduce((sum, { plates }) => sum + (plates?.find((plate) => plate.eaterId === eaterId)?.nutrition[macro] ?? 0), 0);
  const left = (macro: keyof Macros): number => Math.max(0, targets[macro] - had(macro));
  const macros = { protein: left('protein'), carbs: left('carbs'), fat: left('fat') };
  return { ...macros, calories: Math.round(energyKcal(macros)) };
}

const scaled = ({ protein, carbs, fat }: MacroTargets, by: number): MacroTargets => {
  const macros = { protein: protein * by, carbs: carbs * by, fat: fat * by };
  return { ...macros, calories: Math.round(energyKcal(macros)) };
};

/** A pot that is not its meal's share of the day cannot be dished out in anybody's share. */
const SHARE_SLACK = 0.02;

function holdShares(context: PlanContext): PlanContext {
  const open = context.frame.open.map((slot) => {
    if (slot.energyKcal.wished) return slot;
    const kcal = energyKcal(slot.share);
    return { ...slot, energyKcal: { low: kcal * (1 - SHARE_SLACK), high: kcal * (1 + SHARE_SLACK), wished: true as const } };
  });
  return { ...context, frame: { ...context.frame, open } };
}
