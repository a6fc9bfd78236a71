import { hashText } from '../base/random.ts';
import { energyKcal, scaleMacros, scaleTargets, type Macros, type MacroTargets } from '../food/nutrients.ts';
import type { Corpus } from '../kit/corpus.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { splitDay } from '../intent/target/meal-split.ts';
import { findChoking } from '../own-recipe/find-choking.ts';
import { isOwnMealAllowed, type Library } from '../own-recipe/judge-own-meal.ts';
import { isMealAllowed } from '../plan/frame/is-allowed.ts';
import { listLocked, listWanted, readQuery, type PlanContext, type PlanQuery } from '../plan/frame/plan-query.ts';
import { gatherRules } from '../plan/frame/plan-rules.ts';
import { labelMeal } from '../plan/frame/label-meal.ts';
import { type DayDraft, placeOf, type PlannedMeal } from '../plan/plan.ts';
import { slotAt, type MealPlace } from '../recipe/meal-slot.ts';
import { CHOKING_AGE, heldToAges, isSafeFor, youngestOf } from './age-safety.ts';
import { type Away, isThere } from './away.ts';
import { isOfRecipe, potOfMeal, potOfRecipe, type Pot } from './cook-pot.ts';
import { fitsPlate, fitsRules } from './fits-plate.ts';
import { hasOneMix, meanTargets, takeSeats, type Seat } from './seat.ts';
import type { TableEater } from './table-eater.ts';
import { cookOwn, hasOwnDish, type OwnMeal } from './own-dish.ts';
import { joinRules } from './table-rules.ts';

export type TableQuery = PlanQuery & {
  /** Everyone who eats; the first is whom `eater` and `targets` are of. */
  readonly eaters: readonly TableEater[];
  readonly away?: Away;
  /** Of a day that is laid anew: its meals before. */
  readonly before?: DayDraft['meals'];
  /** The recipes of its own meals. */
  readonly library?: Library;
};

/** A table as it is planned: who sits there, what stays as it is, and what the open pots are planned by. */
export type Table = {
  /** With what the kept plates leave of their targets. */
  readonly seats: readonly Seat[];
  /** With the targets of all the meals that each is there for. */
  readonly daySeats: readonly Seat[];
  readonly oneMix: boolean;
  /** Meals that stay, plates and all. */
  readonly kept: readonly PlannedMeal[];
  /** Meals that were made for one and stay: as many times their own plate. */
  readonly keptPots: readonly Pot[];
  /** Everyone's rules, the mean of what the kept plates leave of the targets. */
  readonly pots: PlanQuery;
  /** Of the open meals alone; nothing is open where all are kept. */
  readonly context: PlanContext;
  /** What each eater is to have at a meal, in kcal; `null` for who is not there. */
  readonly wantKcal: (place: MealPlace) => readonly (number | null)[];
  /** Of its pot. */
  readonly platesAt: (place: MealPlace) => number;
  readonly own: readonly OwnMeal[];
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
  const { away = {} } = query;
  const joined = joinRules(query.eaters, foodsById);
  const { rules } = gatherRules(query.intent, joined);
  const locked = listLocked(query).map((meal) => labelMeal(meal, rules, corpus));
  const wholeSeats = takeSeats(query, query.eaters, foodsById);
  const daySeats = wholeSeats.map((seat) => seatForDay(seat, { query, places }));
  const oneMix = hasOneMix(daySeats);
  const youngest = youngestOf(query.eaters);
  const presentAt = (place: MealPlace): readonly Seat[] => wholeSeats.filter(({ eater }) => isThere(away, place, eater));
  const isOwnAllowed = (meal: PlannedMeal): boolean =>
    presentAt(placeOf(meal)).every(({ rulesAt }) => isOwnMealAllowed(meal, rulesAt[meal.slot], query.library));
  const isUncut = (meal: PlannedMeal): boolean =>
    isSafeFor(youngest, meal, corpus) && (youngest >= CHOKING_AGE || findChoking(meal, query.library) === undefined);
  const safe = locked.filter((meal) => isUncut(meal) && isOwnAllowed(meal));
  const kept = safe.filter((meal) => isLaidFor(meal, { present: presentAt(placeOf(meal)), first: wholeSeats[0]!, corpus }));
  const isMade = (meal: PlannedMeal): boolean =>
    !meal.plates && presentAt(placeOf(meal)).every(({ rulesAt }) => isMealAllowed(meal, corpus, rulesAt[meal.slot]));
  const alone = safe.filter((meal) => !kept.includes(meal) && isMade(meal));
  const open = places.filter((place) => ![...kept, ...alone].some((meal) => placeOf(meal) === place));
  const toServe = places.filter((place) => !kept.some((meal) => placeOf(meal) === place));
  const unserved = daySeats.map(({ eater, targets }, at) => subtract(targets, kept, { eaterId: eater.id, isFirst: at === 0 }));
  const split = splitDay(toServe, query.intent.sizes);
  const own = cookOwnMeals(query, { seats: daySeats, left: unserved, split, toServe });
  const ownOf = ({ eater }: Seat, place: MealPlace): boolean => own.some((one) => one.eaterId === eater.id && one.place === place);
  const eatsOfPot = (seat: Seat, place: MealPlace): boolean => isThere(away, place, seat.eater) && !ownOf(seat, place);
  const left = unserved.map((targets, at) =>
    less(
      targets,
      own.filter(({ eaterId }) => eaterId === daySeats[at]!.eater.id).map(({ meal }) => meal.nutrition),
    ),
  );
  const part = open.reduce((sum, place) => sum + split[place], 0);
  /** Of what is still to be served, the part that each is there for. */
  const parts = daySeats.map((seat) => partOf(split, toServe, (place) => eatsOfPot(seat, place)));
  const whole = left.flatMap((targets, at) => (parts[at]! > 0 ? [{ targets: scaled(targets, 1 / parts[at]!) }] : []));
  const pots: PlanQuery = {
    ...query,
    locked: {},
    beside: [...kept, ...alone],
    places: open,
    // Who has a dish of their own there is not served that of the others.
    shown: [...(query.shown ?? []), ...own.map(({ meal }) => meal.dishId)],
    intent: heldToAges({ ...query.intent, people: null, slots: [...new Set(open.map(slotAt))] }, query.eaters),
    eater: joined,
    targets: scaled(meanTargets(whole.length > 0 ? whole : left.map((targets) => ({ targets })), oneMix ? 0 : lean), part),
  };
  const context = holdShares(readQuery(pots));
  const kcals = left.map((targets) => energyKcal(targets));
  return {
    seats: daySeats.map((seat, at) => ({ ...seat, targets: left[at]! })),
    daySeats,
    oneMix,
    kept,
    keptPots: alone.map((meal) => {
      const present = presentAt(placeOf(meal)).filter((seat) => eatsOfPot(seat, placeOf(meal)));
      const sized = { plates: present.length, style: context.style, corpus };
      return isOfRecipe(meal) ? potOfRecipe(meal, sized) : potOfMeal(meal, { ...sized, times: timesOf(present) });
    }),
    pots,
    context,
    wantKcal: (place) =>
      daySeats.map((seat, at) => (eatsOfPot(seat, place) ? (kcals[at]! * split[place]) / Math.max(1e-9, parts[at]!) : null)),
    platesAt: (place) => wholeSeats.filter((seat) => eatsOfPot(seat, place)).length,
    own,
  };
}

/** With what the meals that they are there for are to come to. */
function seatForDay(seat: Seat, { query, places }: { query: TableQuery; places: readonly MealPlace[] }): Seat {
  const { away = {}, intent } = query;
  const part = partOf(splitDay(places, intent.sizes), places, (place) => isThere(away, place, seat.eater));
  return part === 1 ? seat : { ...seat, targets: scaleTargets(seat.targets, part) };
}

function partOf(split: Readonly<Record<MealPlace, number>>, places: readonly MealPlace[], isEaten: (place: MealPlace) => boolean): number {
  const eaten = places.filter(isEaten);
  return eaten.length === places.length ? 1 : eaten.reduce((sum, place) => sum + split[place], 0);
}

/** How many plates of the first who is there all plates are: by whole days, since what other plates leave of one may be nothing. */
function timesOf(present: readonly Seat[]): number {
  const kcals = present.map(({ targets }) => energyKcal(targets));
  return kcals.reduce((sum, kcal) => sum + kcal, 0) / Math.max(1, kcals[0]!);
}

type LaidFor = { readonly present: readonly Seat[]; readonly first: Seat; readonly corpus: Corpus };

/** A plate for everyone who is there, and none that somebody's rules have come to leave out since. What the first has alone needs no plate. */
function isLaidFor(meal: PlannedMeal, { present, first, corpus }: LaidFor): boolean {
  if (!meal.plates) return present.length === 1 && present[0] === first && fitsRules(meal.portions, first, { meal, corpus });
  return (
    meal.plates.length === present.length &&
    present.every((seat) => {
      const plate = meal.plates!.find(({ eaterId }) => eaterId === seat.eater.id);
      return plate !== undefined && fitsPlate(plate, seat, { meal, corpus });
    })
  );
}

type OwnAsked = {
  readonly seats: readonly Seat[];
  readonly left: readonly MacroTargets[];
  readonly split: Readonly<Record<MealPlace, number>>;
  readonly toServe: readonly MealPlace[];
};

/** The dishes of their own that people have at these meals. Where everybody would have one, the first shares the pot with nobody. */
function cookOwnMeals(query: TableQuery, { seats, left, split, toServe }: OwnAsked): readonly OwnMeal[] {
  const { away = {}, eaters } = query;
  return toServe.flatMap((place) => {
    const present = seats.filter(({ eater }) => isThere(away, place, eater));
    const wanting = present.filter(({ eater }) => hasOwnDish(eater, place));
    const served = wanting.length === present.length ? wanting.slice(1) : wanting;
    return served.flatMap((seat): readonly OwnMeal[] => {
      const at = seats.indexOf(seat);
      const part = partOf(split, toServe, (other) => isThere(away, other, seat.eater));
      const targets = scaled(left[at]!, split[place] / part);
      const seed = query.seed + hashText(`${seat.eater.id} ${place}`);
      const meal = cookOwn(query, seat, { place, eaters, targets, seed });
      return meal ? [{ eaterId: seat.eater.id, place, meal }] : [];
    });
  });
}

export type Whose = { readonly eaterId: string; readonly isFirst: boolean };

function subtract(targets: MacroTargets, kept: readonly PlannedMeal[], { eaterId, isFirst }: Whose): MacroTargets {
  const ownOf = ({ plates, nutrition }: PlannedMeal): Macros | undefined =>
    plates ? plates.find((plate) => plate.eaterId === eaterId)?.nutrition : isFirst ? nutrition : undefined;
  return less(
    targets,
    kept.flatMap((meal) => ownOf(meal) ?? []),
  );
}

function less(targets: MacroTargets, eaten: readonly Macros[]): MacroTargets {
  const had = (macro: keyof Macros): number => eaten.reduce((sum, macros) => sum + macros[macro], 0);
  const left = (macro: keyof Macros): number => Math.max(0, targets[macro] - had(macro));
  const macros = { protein: left('protein'), carbs: left('carbs'), fat: left('fat') };
  return { ...macros, calories: Math.round(energyKcal(macros)) };
}

/** A part of a day, not rounded: a pot is planned by it. */
function scaled(targets: MacroTargets, by: number): MacroTargets {
  const macros = scaleMacros(targets, by);
  return { ...macros, calories: Math.round(energyKcal(macros)) };
}

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
