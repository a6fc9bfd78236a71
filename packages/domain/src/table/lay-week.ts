import type { MacroTargets } from '../food/nutrients.ts';
import type { Corpus } from '../kit/corpus.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import type { PlanContext, PlanQuery } from '../plan/frame/plan-query.ts';
import type { DayDraft, MealStyle, PlannedMeal, PotShare } from '../plan/plan.ts';
import { assembleDay } from '../plan/write/assemble-day.ts';
import { roundGrams } from '../quantity/round-grams.ts';
import { formatPortion } from '../recipe/format-portion.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import { listWeekDays, type WeekDay, type WeekQuery } from '../week/week-query.ts';
import type { WrittenDay } from '../week/write-week.ts';
import { heldToAges } from './age-safety.table.ts';
import { checkTable } from './check-table.ts';
import { growMeal, potOfMeal, type Pot } from './cook-pot.ts';
import { layPlates } from './lay-plates.ts';
import { listTableMisses } from './say-misses.ts';
import { hasOneMix, meanTargets, scaleTargets, takeSeats } from './seat.ts';
import type { TableEater } from './table-eater.ts';
import { listTableNotes } from './table-notes.ts';
import { joinRules } from './table-rules.ts';
import { readCompany, sharePotOut, type Company } from './week-company.ts';

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
  const byDate = new Map<string, Company | undefined>(
    weekDays.map((own) => [own.date, readCompany(own, { seats, mean: week.day.targets })]),
  );
  const table = {
    day,
    oneMix: hasOneMix(seats),
    timesAt: ({ date, slot }: Pick<Meal, 'date' | 'slot'>) => byDate.get(date)?.timesOf(slot) ?? seats.length,
  };
  return days.map((written, at) => {
    const meals = MEAL_SLOTS.flatMap((slot) => written.plan.meals[slot] ?? []);
    const weekDay = weekDays[at]!;
    const company = byDate.get(weekDay.date);
    if (!company || meals.every(({ plates }) => plates)) return written;
    return { date: written.date, plan: layDay(written.plan, { ...table, weekDay, company }) };
  });
}

type Meal = PotShare['servings'][number];

type Day = {
  readonly day: PlanQuery;
  readonly weekDay: WeekDay;
  readonly company: Company;
  readonly oneMix: boolean;
  readonly timesAt: (meal: Pick<Meal, 'date' | 'slot'>) => number;
};

/**
 * The plates of a day, held to everybody's rules as those of a single day are. Sides and swapped parts make way where they are at
 * fault; a day that fails without them stays the plate of the mean that the week's own check has passed, and says so.
 */
function layDay(plan: DayDraft, day: Day): DayDraft {
  const { context, query } = day.weekDay;
  const pots = cookAgain(plan, day);
  for (const isPlain of [false, true]) {
    const draft = writeTable(pots, { ...day, isPlain });
    const checked = checkTable(draft, { context: onlyMeals(context!, draft), seats: day.company.seats });
    if (checked.ok) return checked.value;
    query!.onRejected?.({ seed: draft.seed, dishIds: Object.values(draft.meals).map(({ dishId }) => dishId), faults: checked.fault });
  }
  return { ...plan, notes: [...plan.notes, NOT_LAID] };
}

const NOT_LAID =
  'No plates could be told for this day that keep to the rules of everybody: its amounts are one plate. Refresh a meal to lay it anew.';

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
function cookAgain({ meals }: DayDraft, { weekDay, company, timesAt }: Day): readonly Pot[] {
  const { corpus, style } = weekDay.context!;
  return MEAL_SLOTS.flatMap((slot): readonly Pot[] => {
    const meal = meals[slot];
    const plates = company.wantKcal(slot).filter((want) => want !== null).length;
    if (!meal || plates === 0) return [];
    const times = company.timesOf(slot);
    if (!meal.pot) return [potOfMeal(meal, { times, plates, style, corpus })];
    const shared = { ...growMeal(meal, { times, style, corpus }), pot: sharePotOut(meal.pot, slot, timesAt) };
    return [{ meal: tellWholePot(shared, { style, corpus }), dish: undefined, plates }];
  });
}

function writeTable(pots: readonly Pot[], { day, weekDay, company, oneMix, isPlain }: Day & { readonly isPlain: boolean }): DayDraft {
  const { seats, wantKcal } = company;
  const context = weekDay.context!;
  const query = weekDay.query!;
  const { meals } = layPlates(pots, {
    seats,
    targets: seats.map(({ targets }) => targets),
    wantKcal: pots.map(({ meal }) => wantKcal(meal.slot)),
    mostSides: oneMix ? 1 : 2,
    isPlain,
    corpus: context.corpus,
    style: context.style,
  });
  const misses = listTableMisses(meals, { seats, wantKcal: ({ slot }) => wantKcal(slot), oneMix });
  const notes = [...(query.notes ?? []), ...listTableNotes(seats, { intent: query.intent, misses })];
  const own: PlanQuery = { ...query, eater: day.eater, targets: seats[0]!.targets, notes };
  return assembleDay(own, { context: { ...context, wishes: weekDay.dayWishes!, kept: meals }, meals, relaxed: [] });
}

type PotMeal = PlannedMeal & { readonly pot: PotShare };

/** A pot for several days is told whole: what all plates of all its meals are cooked from. */
function tellWholePot(meal: PotMeal, { style, corpus: { foodsById } }: { style: MealStyle; corpus: Corpus }): PlannedMeal {
  const ingredients = meal.portions.map(({ foodId, steps, chosen }) => {
    const food = foodsById.get(foodId);
    const grams = roundGrams(steps[chosen]!.grams / meal.pot.share);
    return food ? formatPortion(food, { quantity: grams, unit: 'g' }, { system: style.system, prep: null, labels: [] }).text : `${grams} g`;
  });
  return { ...meal, pot: { ...meal.pot, ingredients } };
}
