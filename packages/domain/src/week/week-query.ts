import { addDays, weekdayOf, type PlainDate, type Weekday } from '../calendar/plain-date.ts';
import { scaleTargets, type MacroTargets } from '../food/nutrients.ts';
import { shareOfDay, splitDay } from '../intent/target/meal-split.ts';
import { ADVENTUROUS } from '../plan/frame/keep-familiar.ts';
import type { PlannableRecipe } from '../own-recipe/plan-with-own.ts';
import type { DayWishes } from '../plan/frame/day-wishes.ts';
import { readQuery, type PlanContext, type PlanQuery } from '../plan/frame/plan-query.ts';
import { MEAL_SLOTS, type MealSlot } from '../recipe/meal-slot.ts';
import type { Cook, Serving } from './cook.ts';
import { type OwnCook, serveOwn } from './own-cook.ts';
import { shapeWeek, type ShapeInput, type WeekShape } from './shape-week.ts';
import type { ShownDay } from '../plan/shown-day.ts';
import { nameWeekday } from '../calendar/weekday.ts';
import type { WeekRules } from './week-rules.ts';
import { type MealAsks, placeAsks, saidOf, withWeekday } from './weekday-asks.ts';
import type { WeekdayWish } from './weekday-words.ts';

/** Everything a week is made from. The same query gives the same week. */
export type WeekQuery = {
  readonly start: PlainDate;
  readonly days: number;
  /** What each day is made from: the sentence, the eater, the targets. Its seed is the week's. */
  readonly day: PlanQuery;
  readonly shape: WeekShape;
  /** The meals to plan of each day. */
  readonly slots: readonly MealSlot[];
  readonly rules: WeekRules;
  /** What the sentence says of single weekdays beside what it says of all. */
  readonly weekdays?: readonly WeekdayWish[];
  /** Meals that are one dish all week. */
  readonly same?: readonly MealSlot[];
  /** What else is said with the week. */
  readonly remarks?: readonly string[];
  /** Days that are planned already and stay as they are. */
  readonly taken: readonly { readonly date: PlainDate; readonly plan: ShownDay }[];
  /** Dishes of the dinners of the three weeks before, by id, each as often as it was served. */
  readonly served?: readonly string[];
  /** Meals that nobody eats at home. Their usual share of the day stays free for them. */
  readonly absent?: readonly Serving[];
  /** What all the planned meals of a day are solved to in the place of their share of the targets, by its number. */
  readonly targetsAt?: Readonly<Record<number, MacroTargets>>;
  /** The household's recipes that its owner lets into plans. */
  readonly recipes?: readonly PlannableRecipe[];
  /** Those of them that are in the week. */
  readonly own?: readonly OwnCook[];
  /** Of several who eat of it, each one's day by the mean of theirs, which is what is planned. */
  readonly plateShares?: readonly number[] | undefined;
  /** Foods that are in the kitchen, in grams by id: bought for what is not cooked any more. */
  readonly haves?: Readonly<Record<string, number>>;
  /** Asked now and then; a week that nobody waits for is not finished. */
  readonly isCancelled?: () => boolean;
};

/** A day of the week as the search sees it. */
export type WeekDay = {
  readonly date: PlainDate;
  readonly weekday: Weekday;
  /** What the day is made from; undefined for one that stays as it is or of which nothing is eaten at home. */
  readonly query: PlanQuery | undefined;
  readonly context: PlanContext | undefined;
  /** What is asked of every day. Foods and dishes that are wished of no meal in particular are wished of the week. */
  readonly dayWishes: DayWishes | undefined;
  readonly slots: readonly MealSlot[];
  readonly taken: ShownDay | undefined;
  /** What the sentence says of this weekday alone. */
  readonly own: readonly WeekdayWish[];
  /** Of those wishes, which meal is to serve which. */
  readonly asks: MealAsks;
  /** Said where they leave a meal without any dish, and the day is planned without them. */
  readonly gaveWay: string | undefined;
};

/** A third time within four weeks is once too often. */
const MOST_SERVED = 2;

/** Ideas that were dinner so often in the weeks before that they rest in this one, by the ids of their kits; a pinned one never does. */
export function listWorn({ served = [], rules: { pinned } }: Pick<WeekQuery, 'served' | 'rules'>): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const dishId of served) {
    const kitId = dishId.split('~', 1)[0]!;
    times.set(kitId, (times.get(kitId) ?? 0) + 1);
  }
  const isPinned = (kitId: string): boolean => pinned.some((id) => id.split('~', 1)[0] === kitId);
  return new Set([...times].flatMap(([kitId, often]) => (often >= MOST_SERVED && !isPinned(kitId) ? [kitId] : [])));
}

export function listWeekDays(week: WeekQuery): readonly WeekDay[] {
  const { start, days, taken, weekdays = [] } = week;
  const takenByDate = new Map(taken.map(({ date, plan }) => [date, plan]));
  const contexts = new Map<string, PlanContext>();
  return Array.from({ length: days }, (_, at): WeekDay => {
    const date = addDays(start, at);
    const weekday = weekdayOf(date);
    const plan = takenByDate.get(date);
    const shared = plan ? undefined : queryOfDay(week, at, weekday);
    const whole = { date, weekday, taken: plan, own: [], asks: {}, gaveWay: undefined };
    if (!shared) return { ...whole, query: shared, context: undefined, dayWishes: undefined, slots: [] };
    const read = (query: PlanQuery, own: readonly WeekdayWish[]) => {
      const key = JSON.stringify([
        query.intent.slots,
        query.targets,
        Object.values(query.locked ?? {}).map(({ recipeId, slot, pot, written }) => [recipeId, slot, pot?.eatenOn, written?.times]),
        own.map((wish) => weekdays.indexOf(wish)),
      ]);
      const context = contexts.get(key) ?? readQuery(query);
      contexts.set(key, context);
      const dayWishes = { ...context.wishes, foods: [], dishes: [], dishWords: [] };
      return { ...whole, query, context, dayWishes, slots: context.frame.open.map(({ slot }) => slot) };
    };
    const own = weekdays.filter((wish) => wish.weekdays.includes(weekday));
    if (own.length === 0) return read(shared, own);
    const day = read({ ...shared, intent: withWeekday(shared.intent, own) }, own);
    const empty = day.slots.find((slot) => day.context.candidates[slot].size === 0);
    if (empty === undefined) return { ...day, own, asks: placeAsks(own, day.context, day.slots) };
    return {
      ...read(shared, []),
      gaveWay: `What you said of ${nameWeekday(weekday)} leaves no ${empty} that fits what you eat, so it is planned as the other days are.`,
    };
  });
}

/** A day of which nothing is said alone: what it wishes is wished of the week. */
export const sharedDay = (days: readonly WeekDay[]): WeekDay | undefined =>
  days.find(({ context, own }) => context && own.length === 0) ?? days.find(({ context }) => context);

/** Which of these meals share a dish, by what is said of each. */
export const shapeDays = (
  { shape, rules: { leftovers }, same }: Pick<WeekQuery, 'shape' | 'rules' | 'same'>,
  { days, slotsByDay }: { readonly days: readonly WeekDay[] } & Pick<ShapeInput, 'slotsByDay'>,
): readonly Cook[] =>
  shapeWeek({
    shape,
    leftovers: leftovers && !days.some(({ context }) => context && hasNoFridge(context)),
    same,
    slotsByDay,
    saidOf: (day, slot) => saidOf(days[day]!, slot),
    isAsked: (day, slot) => days[day]!.asks[slot] !== undefined,
  });

/** Nothing is cooked to be eaten on another day. */
const hasNoFridge = ({ wishes }: PlanContext): boolean => wishes.ways.some(({ way }) => way === 'no-fridge');

/** The meals that the week plans of a day, whoever eats them where. */
export function listSlots({ day: { intent }, slots }: Pick<WeekQuery, 'day' | 'slots'>): readonly MealSlot[] {
  const planned = intent.slots === null ? slots : slots.filter((slot) => intent.slots!.includes(slot));
  return planned.length > 0 ? planned : MEAL_SLOTS;
}

function queryOfDay(week: WeekQuery, at: number, weekday: Weekday): PlanQuery | undefined {
  const { day, rules, absent = [], targetsAt = {} } = week;
  const planned = listSlots(week);
  const own = serveOwn(week, at);
  const away = planned.filter((slot) => absent.some((meal) => meal.day === at && meal.slot === slot));
  const slots = planned.filter((slot) => !away.includes(slot));
  if (slots.length === 0) return undefined;
  const whole = targetsAt[at] ?? scaleTargets(day.targets, shareOf(planned, day));
  const share = homeShare(planned, away);
  const dishWords = rules.adventure === 'adventurous' ? [...new Set([...day.intent.dishWords, ADVENTUROUS])] : day.intent.dishWords;
  return {
    ...day,
    intent: { ...day.intent, budget: day.intent.budget ?? rules.budget, slots, moreSnacks: 0, dishWords },
    ...(Object.keys(own).length > 0 && { locked: own }),
    targets: scaleTargets(whole, share),
    notes: [
      ...(day.notes ?? []),
      ...(day.intent.moreSnacks > 0 ? [ONE_SNACK] : []),
      ...away.map((slot) => sayAway(slot, weekday, whole.calories * splitDay(planned)[slot])),
    ],
  };
}

/** How much of these meals' energy is eaten at home where some of them are not. */
export const homeShare = (slots: readonly MealSlot[], away: readonly MealSlot[]): number =>
  1 - away.reduce((sum, slot) => sum + splitDay(slots)[slot], 0);

/** A day of fewer meals than three is a part of a day, and is solved to its usual part of it. */
const WHOLE_DAY_MEALS = 3;

/**
 * How much of the query's targets these meals are to have. Who names both the meals and the calories means the calories of these
 * meals; of a sentence of a part of the day ("just dinner") the targets are that part's already.
 */
function shareOf(slots: readonly MealSlot[], { intent }: Pick<WeekQuery['day'], 'intent'>): number {
  const { isPart, slots: named, calories, targets } = intent;
  if (named !== null && isPart && targets === null) return shareOfDay(slots) / shareOfDay(named);
  return slots.length >= WHOLE_DAY_MEALS || (named !== null && calories !== null) ? 1 : shareOfDay(slots);
}

/** A week's grid has one place for a snack. */
const ONE_SNACK = 'A day of a week has one snack at most: plan the day by itself for more.';

const sayAway = (slot: MealSlot, weekday: Weekday, kcal: number): string =>
  `${nameWeekday(weekday)}'s ${slot} is not eaten at home: about ${Math.round(kcal / 10) * 10} kcal of the day are left for it.`;
