import { energyKcal, type MacroTargets } from '../food/nutrients.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import type { PlanQuery } from '../plan/frame/plan-query.ts';
import type { MealStyle, PlannedMeal } from '../plan/plan.ts';
import { assembleDay } from '../plan/write/assemble-day.ts';
import { roundGrams } from '../quantity/round-grams.ts';
import { formatPortion } from '../recipe/format-portion.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import { listWeekDays, type WeekDay, type WeekQuery } from '../week/week-query.ts';
import type { WrittenDay } from '../week/write-week.ts';
import { heldToAges } from './age-safety.table.ts';
import { growMeal, potOfMeal, type Pot } from './cook-pot.ts';
import { layPlates } from './lay-plates.ts';
import { listTableMisses } from './say-misses.ts';
import { hasOneMix, meanTargets, scaleTargets, takeSeats, type Seat } from './seat.ts';
import { eatsAtHome, type TableEater } from './table-eater.ts';
import { joinRules } from './table-rules.ts';

/** The week that the pots are planned by: everyone's rules, the mean of the targets, and none of the meals that nobody eats at home. */
export function seatWeek<Query extends Omit<WeekQuery, 'isCancelled'>>(query: Query, eaters: readonly TableEater[]): Query {
  const { foodsById } = query.day.corpus ?? DEFAULT_CORPUS;
  const { day, targetsAt } = query;
  const seats = takeSeats(day, eaters, foodsById);
  const targets = meanTargets(seats, hasOneMix(seats) ? 0 : LEAN);
  const toMean = (own: MacroTargets): MacroTargets => scaleTargets(own, targets.calories / Math.max(1, day.targets.calories));
  return {
    ...query,
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
  readonly eaters: readonly TableEater[];
};

/** The days of a made week with a plate for everyone who is at home; those that have their plates keep them. */
export function layWeek(days: readonly WrittenDay[], { week, day, eaters }: Laying): readonly WrittenDay[] {
  const weekDays = listWeekDays(week);
  const seats = takeSeats(day, eaters, (day.corpus ?? DEFAULT_CORPUS).foodsById);
  return days.map((written, at) => {
    const meals = MEAL_SLOTS.flatMap((slot) => written.plan.meals[slot] ?? []);
    const weekDay = weekDays[at];
    if (!weekDay?.query || meals.every(({ plates }) => plates)) return written;
    return { date: written.date, plan: layDay({ ...weekDay, query: weekDay.query }, { written, seats, day, mean: week.day.targets }) };
  });
}

type Day = { readonly written: WrittenDay; readonly seats: readonly Seat[]; readonly day: PlanQuery; readonly mean: MacroTargets };

function layDay(
  { context, query, weekday, dayWishes }: WeekDay & { readonly query: PlanQuery },
  { written, seats, day, mean }: Day,
): WrittenDay['plan'] {
  const { corpus, style, frame } = context!;
  // A day of fewer meals, or with a target of its own, is so for everybody.
  const part = query.targets.calories / Math.max(1, mean.calories);
  const shares = frame.open.map(({ slot, share }) => ({ slot, share: energyKcal(share) / Math.max(1, energyKcal(frame.targets)) }));
  const wantOf = (slot: PlannedMeal['slot']): readonly (number | null)[] =>
    seats.map(({ eater, targets }) =>
      eatsAtHome(eater, weekday, slot) ? energyKcal(targets) * part * (shares.find((own) => own.slot === slot)?.share ?? 0) : null,
    );
  const atHome = seats.map(({ eater }) => shares.reduce((sum, { slot, share }) => sum + (eatsAtHome(eater, weekday, slot) ? share : 0), 0));
  const seated = seats.map((seat, at) => ({ ...seat, targets: scaleTargets(seat.targets, part * atHome[at]!) }));
  const meals = MEAL_SLOTS.flatMap((slot) => written.plan.meals[slot] ?? []).filter(({ slot }) =>
    wantOf(slot).some((want) => want !== null),
  );
  const pots = meals.map((meal): Pot => {
    const wanted = wantOf(meal.slot).filter((want) => want !== null);
    const times =
      wanted.reduce((sum, want) => sum + want, 0) /
      Math.max(1, energyKcal(query.targets) * (shares.find((own) => own.slot === meal.slot)?.share ?? 1));
    if (!meal.pot) return potOfMeal(meal, { times, plates: wanted.length, style, corpus });
    return { meal: growPot(growMeal(meal, { times, style, corpus }), style, corpus.foodsById), dish: undefined, plates: wanted.length };
  });
  const oneMix = hasOneMix(seats);
  const laid = layPlates(pots, {
    seats: seated,
    targets: seated.map(({ targets }) => targets),
    wantKcal: pots.map(({ meal }) => wantOf(meal.slot)),
    mostSides: oneMix ? 1 : 2,
    corpus,
    style,
  });
  const misses = listTableMisses(laid.meals, { seats: seated, wantKcal: ({ slot }) => wantOf(slot), oneMix });
  const notes = [...(query.notes ?? []), ...seats.flatMap((seat) => seat.notes), ...misses.map(({ sentence }) => sentence)];
  const own: PlanQuery = { ...query, eater: day.eater, targets: seated[0]!.targets, notes };
  return assembleDay(own, { context: { ...context!, wishes: dayWishes!, kept: laid.meals }, meals: laid.meals, relaxed: [] });
}

/** A pot for several days is told whole: what all plates of all its meals are cooked from. */
function growPot(meal: PlannedMeal, style: MealStyle, foodsById: Parameters<typeof joinRules>[1]): PlannedMeal {
  const pot = meal.pot!;
  const ingredients = meal.portions.map(({ foodId, steps, chosen }) => {
    const food = foodsById.get(foodId);
    const grams = roundGrams(steps[chosen]!.grams / pot.share);
    return food ? formatPortion(food, { quantity: grams, unit: 'g' }, { system: style.system, prep: null, labels: [] }).text : `${grams} g`;
  });
  return { ...meal, pot: { ...pot, ingredients } };
}
