import { hashText } from '../base/random.ts';
import { scaleTargets, type Macros, type MacroTargets } from '../food/nutrients.ts';
import type { Corpus } from '../kit/corpus.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { passCheck, reportRejected } from '../plan/find-sound-day.ts';
import type { PlanContext, PlanQuery } from '../plan/frame/plan-query.ts';
import { withNote } from '../plan/check/check-plan.ts';
import { labelMeal } from '../plan/frame/label-meal.ts';
import { isOwnMealAllowed } from '../own-recipe/judge-own-meal.ts';
import { scaleWritten } from '../own-recipe/not-counted.ts';
import type { DayDraft, Plan, PlannedMeal, Portion, PotShare } from '../plan/plan.ts';
import { assembleDay } from '../plan/write/assemble-day.ts';
import { MEAL_SLOTS, type MealSlot } from '../recipe/meal-slot.ts';
import { type PotMeal, tellOfPot } from '../week/tell-of-pot.ts';
import { turnOf } from '../week/shape-week.ts';
import { listWeekDays, type WeekDay, type WeekQuery } from '../week/week-query.ts';
import type { ShownDay } from '../plan/shown-day.ts';
import type { WrittenDay } from '../week/write-week.ts';
import { heldToAges } from './age-safety.ts';
import { checkTable } from './check-table.ts';
import { growMeal, isOfRecipe, potOfMeal, potOfRecipe, type Pot } from './cook-pot.ts';
import { fitsPlate, fitsRules } from './fits-plate.ts';
import { layPlates } from './lay-plates.ts';
import { addOwnPlates, cookOwn } from './own-dish.ts';
import { listTableMisses } from './say-misses.ts';
import type { Whose } from './read-table.ts';
import { cookRecipePot, isOfRecipePot, takeOfRecipePot } from './recipe-pot.ts';
import { guestAt } from './seat-people.ts';
import { hasOneMix, meanTargets, sharesOf, takeSeats, type Seat } from './seat.ts';
import type { TableEater } from './table-eater.ts';
import { listTableNotes } from './table-notes.ts';
import { joinRules } from './table-rules.ts';
import { isInCompany, readCompany, sharePotOut, type Company, type MealCompany } from './week-company.ts';

/** The week that the pots are planned by: everyone's rules, the mean of the targets, and none of the meals that nobody eats at home. */
export function seatWeek<Query extends Omit<WeekQuery, 'isCancelled'>>(query: Query, eaters: readonly TableEater[]): Query {
  const { foodsById } = query.day.corpus ?? DEFAULT_CORPUS;
  const { day, targetsAt } = query;
  const seats = takeSeats(day, eaters, foodsById);
  const targets = meanTargets(seats, hasOneMix(seats) ? 0 : LEAN);
  const toMean = (own: MacroTargets): MacroTargets => scaleTargets(own, targets.calories / Math.max(1, day.targets.calories));
  return {
    ...query,
    plateShares: sharesOf(seats),
    day: { ...day, intent: heldToAges({ ...day.intent, people: null }, eaters), eater: joinRules(eaters, foodsById), targets },
    ...(targetsAt && { targetsAt: Object.fromEntries(Object.entries(targetsAt).map(([at, own]) => [at, toMean(own)])) }),
  };
}

/** How far the pots lean to who needs least protein: the middle of what a single day tries. */
const LEAN = 0.5;

type Laying = {
  /** As `seatWeek` made it. */
  readonly week: Omit<WeekQuery, 'isCancelled'>;
  /** What the first eater's own day is made from. */
  readonly day: PlanQuery;
  /** Who lives together; alone where guests are all the others. */
  readonly eaters: readonly TableEater[];
  readonly company?: readonly MealCompany[];
};

/** A day to be laid, perhaps one that was laid before: with what it was, and those of its meals that stay in the place of its own where today's rules allow them. */
export type DayToLay = WrittenDay & { readonly before?: { readonly plan: ShownDay; readonly stay: DayDraft['meals'] } };

/** The days of a made week with a plate for everyone who is at home; those that have their plates keep them. */
export function layWeek(days: readonly DayToLay[], { week, day, eaters, company = [] }: Laying): readonly WrittenDay[] {
  const weekDays = listWeekDays(week);
  const most = Math.max(0, ...company.map(({ people }) => people));
  const table = [...eaters, ...Array.from({ length: most }, (_, at) => guestAt(at + 1))];
  const seats = takeSeats(day, table, (day.corpus ?? DEFAULT_CORPUS).foodsById);
  const areThere = (date: string, slot: MealSlot): readonly boolean[] => {
    const at = weekDays.findIndex((own) => own.date === date);
    const weekday = weekDays[at]?.weekday ?? weekDays[0]!.weekday;
    const people = company.find((meal) => meal.day === at && meal.slot === slot)?.people;
    return isInCompany(table, { household: eaters.length, weekday, slot, people });
  };
  const cooked = new Map<string, PlannedMeal | undefined>();
  const byDate = new Map<string, Company | undefined>(
    weekDays.map((own, at) => [
      own.date,
      readCompany(own, {
        seats,
        mean: week.day.targets,
        areThere: (slot: MealSlot) => areThere(own.date, slot),
        cookOwn: byTurns(day, { eaters: table, weekDay: at, cooked }),
      }),
    ]),
  );
  const platesAt = (meal: Pick<Meal, 'date' | 'slot'>): number => areThere(meal.date, meal.slot).filter(Boolean).length;
  const hasPlates = (meal: Pick<Meal, 'date' | 'slot'>): boolean => eaters.length > 1 || platesAt(meal) > 1;
  const laying = {
    day,
    platesAt,
    wholePots: findWholePots(days),
    oneMix: hasOneMix(seats),
    companyAt: ({ date, slot }: Pick<Meal, 'date' | 'slot'>) => ({
      seats,
      wantKcal: byDate.get(date)?.wantKcal(slot) ?? seats.map(() => null),
    }),
    timesAt: ({ date, slot }: Pick<Meal, 'date' | 'slot'>) => byDate.get(date)?.timesOf(slot) ?? eaters.length,
  };
  return days.map((written, at) => {
    const weekDay = weekDays[at]!;
    const own = byDate.get(weekDay.date);
    // What somebody eats alone needs no plate but where guests ate of the same pot.
    const isPlated = ({ slot, pot }: PlannedMeal): boolean =>
      hasPlates({ date: weekDay.date, slot }) || pot?.servings.some((serving) => hasPlates(serving)) === true;
    const { date, plan, before } = written;
    const mayStay = (meal: PlannedMeal | undefined): boolean =>
      meal !== undefined && (!own || isStillAllowed(meal, { seats: own.seats, corpus: weekDay.context!.corpus }));
    const meals = MEAL_SLOTS.flatMap((slot) => (mayStay(before?.stay[slot]) ? before?.stay[slot] : plan.meals[slot]) ?? []);
    if (!own || (!before && meals.every((meal) => meal.plates ?? !isPlated(meal)))) return { date, plan };
    const stays = before !== undefined && Object.values(before.plan.meals).every(mayStay);
    return { date, plan: layDay({ plan, before: stays ? before.plan : undefined }, meals, { ...laying, weekDay, company: own, isPlated }) };
  });
}

type Turns = {
  readonly eaters: readonly TableEater[];
  readonly weekDay: number;
  /** By eater, meal, turn and energy. */
  readonly cooked: Map<string, PlannedMeal | undefined>;
};

/** Three dishes a week of somebody's own, each meal, by the turns that breakfasts take. */
const byTurns =
  (day: PlanQuery, { eaters, weekDay, cooked }: Turns): Parameters<typeof readCompany>[1]['cookOwn'] =>
  (seat, slot, targets) => {
    const turn = turnOf(weekDay);
    const keyOf = (of: number): string => `${seat.eater.id} ${slot} ${Math.floor(weekDay / 7)} ${of} ${targets.calories}`;
    const key = keyOf(turn);
    if (!cooked.has(key)) {
      const shown = [0, 1, 2].flatMap((other) => cooked.get(keyOf(other))?.dishId ?? []);
      cooked.set(key, cookOwn(day, seat, { place: slot, eaters, targets, seed: day.seed + hashText(key), shown }));
    }
    return cooked.get(key);
  };

type Meal = PotShare['servings'][number];

type Day = {
  readonly day: PlanQuery;
  readonly weekDay: WeekDay;
  readonly company: Company;
  readonly oneMix: boolean;
  readonly timesAt: (meal: Pick<Meal, 'date' | 'slot'>) => number;
  readonly platesAt: (meal: Pick<Meal, 'date' | 'slot'>) => number;
  readonly companyAt: Parameters<typeof cookRecipePot>[1]['companyAt'];
  readonly isPlated: (meal: PlannedMeal) => boolean;
  /** Pots for several days, by their cook: measured once, whichever of their days is laid first. */
  readonly wholePots: Map<string, Pot>;
};

/**
 * The plates of a day's meals, held to everybody's rules as those of a single day are. Sides and swapped parts make way where they
 * are at fault; a day that fails without them stays what it was, or the plate of the mean that the week's own check has passed, and
 * says so.
 */
function layDay({ plan, before }: Laid, written: readonly PlannedMeal[], day: Day): ShownDay {
  const { context, query } = day.weekDay;
  const meals = written.map((meal) => labelMeal(meal, context!.rules.rules, context!.corpus));
  if (!meals.some((meal) => meal.plates ?? day.isPlated(meal))) return writeAlone(meals, day) ?? (before ? stayAs(before) : plan);
  const pots = cookAgain(meals, day);
  const kept = meals.filter((meal) => meal.plates !== undefined || !day.isPlated(meal));
  for (const isPlain of [false, true]) {
    const draft = writeTable({ pots, kept }, { ...day, isPlain });
    const checked = checkTable(draft, { context: onlyMeals(context!, draft), seats: day.company.seats });
    if (checked.ok) return checked.value;
    reportRejected(draft, { query: query!, faults: checked.fault });
  }
  return before ? stayAs(before) : withNote(plan, NOT_LAID);
}

/** Whether no plate of a meal that was laid before is what somebody's rules have come to leave out since. */
function isStillAllowed(meal: PlannedMeal, { seats, corpus }: { seats: readonly Seat[]; corpus: Corpus }): boolean {
  const isTold = ({ rulesAt }: Seat): boolean => isOwnMealAllowed(meal, rulesAt[meal.slot]);
  if (!meal.plates) return fitsRules(meal.portions, seats[0]!, { meal, corpus }) && isTold(seats[0]!);
  // Of a guest who is not coming any more there is no seat.
  return meal.plates.every((plate) => {
    const seat = seats.find(({ eater }) => eater.id === plate.eaterId);
    return !seat || (fitsPlate(plate, seat, { meal, corpus }) && (plate.own !== undefined || isTold(seat)));
  });
}

type Laid = { readonly plan: ShownDay; readonly before: ShownDay | undefined };

const stayAs = (day: ShownDay): ShownDay => (day.notes.includes(STAYS) ? day : withNote(day, STAYS));

const STAYS = 'Larder could not plan this day again by everybody’s rules, so it is as it was before. Refresh a meal to try again.';

const NOT_LAID =
  'Larder found no plates for this day that keep to everybody’s rules, so its amounts are for one plate. Refresh a meal to try again.';

/** The meals of a day that somebody has alone again. */
function writeAlone(meals: readonly PlannedMeal[], { weekDay }: Day): Plan | undefined {
  const query = weekDay.query!;
  const context = { ...weekDay.context!, wishes: weekDay.dayWishes!, kept: meals };
  return passCheck(assembleDay(query, { context, meals, relaxed: [] }), { query, context });
}

/** The check of a day that asks for no meal that nobody is there for. */
function onlyMeals(context: PlanContext, { meals }: DayDraft): PlanContext {
  const { frame, kept } = context;
  return {
    ...context,
    frame: { ...frame, open: frame.open.filter(({ slot }) => meals[slot]) },
    kept: kept.filter(({ slot }) => meals[slot]),
  };
}

/** The day's pots for who is there. */
function cookAgain(meals: readonly PlannedMeal[], day: Day): readonly Pot[] {
  const { weekDay, company, isPlated } = day;
  const { corpus, style } = weekDay.context!;
  return meals.flatMap((meal): readonly Pot[] => {
    const plates = company.wantKcal(meal.slot).filter((want) => want !== null).length;
    if (plates === 0 || meal.plates || !isPlated(meal)) return [];
    const { pot } = meal;
    if (!pot && isOfRecipe(meal)) return [potOfRecipe(meal, { plates, style, corpus })];
    if (!pot) return [potOfMeal(meal, { times: company.timesOf(meal.slot), plates, style, corpus })];
    return [{ meal: takeOfPot({ ...meal, pot }, day), dish: undefined, plates }];
  });
}

/**
 * A day's part of a pot that feeds several. The whole of it is rounded to what can be measured, for all plates of all its days, and
 * told as such.
 */
function takeOfPot(meal: PotMeal, { weekDay, company, companyAt, timesAt, platesAt, wholePots }: Day): PlannedMeal {
  const { corpus, style } = weekDay.context!;
  const known = wholePots.get(meal.pot.cookId);
  const plates = meal.pot.servings.reduce((sum, serving) => sum + platesAt(serving), 0);
  const shared = sharePotOut(meal.pot, meal.slot, timesAt);
  const whole =
    known ??
    (isOfRecipePot(meal)
      ? cookRecipePot(meal, { companyAt, plates, style, corpus })
      : potOfMeal(meal, { times: company.timesOf(meal.slot) / shared.share, plates, style, corpus }));
  wholePots.set(meal.pot.cookId, whole);
  const pot = isOfRecipePot(meal) ? takeOfRecipePot(meal, whole.meal) : shared;
  const { portions, ingredients, nutrition } = growMeal(whole.meal, { times: pot.share, style, corpus });
  const part = { portions, ingredients, nutrition, pot: { ...pot, ingredients: whole.meal.ingredients } };
  const isCooked = pot.cookedOn === pot.eatenOn && pot.cookedFor === meal.slot;
  if (!whole.dish) {
    // By what the pot was measured as, and not by who lives here today.
    const { tips } = meal;
    const said = whole.meal.written
      ? scaleWritten({ tips, written: whole.meal.written }, pot.share)
      : scaleWritten(meal, company.timesOf(meal.slot));
    return { ...meal, ...part, ...said };
  }
  if (!isCooked) return { ...meal, ...part };
  // The steps, the minutes and the pans are those of everything that is cooked.
  return tellOfPot({ ...whole.meal, ...part }, { keepsDays: whole.dish.compiled.kit.keepsDays, portions: plates });
}

type Served = {
  readonly pots: readonly Pot[];
  /** Meals that stay as they are: laid before, or had by the first alone. */
  readonly kept: readonly PlannedMeal[];
};

function writeTable({ pots, kept }: Served, { day, weekDay, company, oneMix, isPlain }: Day & { readonly isPlain: boolean }): DayDraft {
  const { seats, wantKcal } = company;
  const context = weekDay.context!;
  const query = weekDay.query!;
  const fresh = company.own.filter(({ place }) => pots.some(({ meal }) => meal.slot === place));
  const laid = layPlates(pots, {
    seats,
    targets: seats.map(({ eater, targets }, at) => {
      const own = fresh.filter(({ eaterId }) => eaterId === eater.id).map(({ meal }) => meal.nutrition);
      return without(targets, [...own, ...kept.flatMap((meal) => eatenOf(meal, { eaterId: eater.id, isFirst: at === 0 }))]);
    }),
    wantKcal: pots.map(({ meal }) => wantKcal(meal.slot)),
    mostSides: oneMix ? 1 : 2,
    isPlain,
    corpus: context.corpus,
    style: context.style,
  });
  const meals = [...laid.meals.map((meal) => addOwnPlates(meal, fresh, seats)), ...kept];
  const misses = listTableMisses(meals, { seats, wantKcal: ({ slot }) => wantKcal(slot), oneMix });
  const notes = [...(query.notes ?? []), ...listTableNotes(seats, { intent: query.intent, misses })];
  const own: PlanQuery = { ...query, eater: day.eater, targets: seats[0]!.targets, notes };
  return assembleDay(own, { context: { ...context, wishes: weekDay.dayWishes!, kept: meals }, meals, relaxed: [] });
}

function eatenOf({ plates, nutrition }: PlannedMeal, { eaterId, isFirst }: Whose): readonly Macros[] {
  if (!plates) return isFirst ? [nutrition] : [];
  return plates.filter((plate) => plate.eaterId === eaterId).map((plate) => plate.nutrition);
}

function without({ protein, carbs, fat }: Macros, eaten: readonly Macros[]): Macros {
  const sum = (macro: keyof Macros): number => eaten.reduce((total, macros) => total + macros[macro], 0);
  return { protein: protein - sum('protein'), carbs: carbs - sum('carbs'), fat: fat - sum('fat') };
}

/** The pots of which some day was laid before, as they were measured then: what is left of them is of that very pot. */
function findWholePots(days: readonly DayToLay[]): Map<string, Pot> {
  const found = new Map<string, Pot>();
  for (const meal of days.flatMap(({ plan, before }) => Object.values({ ...plan.meals, ...before?.stay }))) {
    const { pot, plates } = meal;
    if (!pot || !plates || pot.share === 0) continue;
    const gramsOf = new Map<string, number>();
    for (const { foodId, grams, from } of plates.flatMap(({ portions }) => portions))
      if (from === 'pot') gramsOf.set(foodId, (gramsOf.get(foodId) ?? 0) + grams);
    const portions = meal.portions.flatMap((portion): readonly Portion[] => {
      const grams = gramsOf.get(portion.foodId);
      gramsOf.delete(portion.foodId);
      return grams === undefined ? [] : [{ ...portion, base: 0, chosen: 0, steps: [{ grams: grams / pot.share, text: '' }] }];
    });
    const whole = { ...meal, ...scaleWritten(meal, 1 / pot.share), portions, ingredients: pot.ingredients };
    found.set(pot.cookId, { meal: whole, dish: undefined, plates: plates.length });
  }
  return found;
}
