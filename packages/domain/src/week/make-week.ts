import { SEEDS, seededRandom } from '../base/random.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { addDays, type PlainDate, type Weekday, weekdayOf } from '../calendar/plain-date.ts';
import type { Food } from '../food/food.ts';
import { shelfOf, type Shelf } from '../grocery/shelf.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import type { Dish } from '../kit/dish.ts';
import { explainBlocked, explainNoSoundDay, type PlanFault } from '../plan/write/explain-blocked.ts';
import { factsOf, fitsDishWord } from '../plan/frame/fits-wish.ts';
import type { DayDraft, PlannedMeal } from '../plan/plan.ts';
import { missShare, ON_TARGET } from '../plan/portion/tolerance.ts';
import { listMilky } from '../plan/write/list-milky.ts';
import { listMissed } from '../plan/write/list-missed.ts';
import { listServed } from '../plan/write/list-served.ts';
import { mealsOf } from '../recipe/meals-of.ts';
import { MEAL_SLOTS, type MealSlot } from '../recipe/meal-slot.ts';
import type { Bought } from './bought.ts';
import type { Cook, Serving } from './cook.ts';
import { listDomains, type Domains } from './list-domains.ts';
import { type OwnCook, sharesOf } from './own-cook.ts';
import type { Intent } from '../intent/intent.ts';
import { nameWeekday } from '../calendar/weekday.ts';
import type { PlanContext } from '../plan/frame/plan-query.ts';
import { allowVersions } from '../intent/wish/allow-versions.ts';
import { listFreeWishes } from '../plan/frame/wished-dishes.ts';
import type { Span } from '../plan/write/unserved-wish.ts';
import { ofWeekday } from './weekday-asks.ts';
import { placeOwn } from './place-own.ts';
import { pinDishes } from './pin-dishes.ts';
import type { WeekCounts } from './score-week.ts';
import { polishWeek } from './polish-week.ts';
import { ROUNDS, WeekSearch } from './search-week.ts';
import { cookOf, indexCooks, SHOP_WEIGHT } from './shape-week.ts';
import { solveWeek, type SolvedWeek } from './repair-week.ts';
import { listWeekDays, listWorn, shapeDays, sharedDay, type WeekDay, type WeekQuery } from './week-query.ts';
import { countMeals, countsAs } from './week-rules.ts';
import { writeDays, type WrittenDay } from './write-week.ts';

/** A made week. `cooks` tie its meals together; the meals themselves are in the plans. */
export type Week = {
  readonly start: PlainDate;
  readonly days: readonly WrittenDay[];
  readonly cooks: readonly Cook[];
  /** A sentence for each of the week's rules that had to give way. */
  readonly relaxed: readonly string[];
  /** How it was found, for refreshing one of its meals later. */
  readonly solved: SolvedWeek;
  readonly query: WeekQuery;
};

/** A cook that stays, with its dish. */
export type KeptCook = Cook & { readonly dish: Dish };

export type MakeWeek = {
  /** Cooks that stay as they are; what they leave of the week is planned around them. */
  readonly kept?: readonly KeptCook[];
  /** Told which meals share a dish as soon as that is known, which is long before the dishes are. */
  readonly onShaped?: (cooks: readonly Cook[]) => void;
};

/**
 * Days that shop small together. An eater's rules are never broken; where they leave a meal without any dish, the fault says
 * which. A week with a day that does not stand up to the check of every day is not shown: another is looked for.
 */
export function makeWeek(query: WeekQuery, more: MakeWeek = {}): Result<Week, PlanFault> {
  const bare = listWeekDays(query);
  const cookAt = indexCooks(more.kept ?? [], bare.length);
  let placed = placeOwn(query, { days: bare, isTaken: ({ day, slot }) => cookAt[day]![slot] >= 0 });
  for (let again = 0; ; again++) {
    const made = makeAround({ ...query, own: [...(query.own ?? []), ...placed] }, more);
    if (placed.length === 0) return made;
    const stays = placed.flatMap((cook) => (made.ok ? stayOnTarget(made.value, cook) : []));
    const isSame = stays.length === placed.length && stays.every((cook, at) => cook === placed[at]);
    if (isSame || (made.ok && again === MOST_AROUND) || query.isCancelled?.()) return made;
    placed = stays;
  }
}

/** Each is a week that is searched for. */
const MOST_AROUND = 2;

/**
 * A recipe that the others cannot make a day of that meets its targets is not in this week, nor what is left of it; who put it there
 * keeps it.
 */
function stayOnTarget({ days }: Week, cook: OwnCook): readonly OwnCook[] {
  const isOn = ({ day }: Serving): boolean => missShare(days[day]!.plan.totals, days[day]!.plan.targets) <= ON_TARGET;
  const [first, ...later] = cook.servings;
  if (!isOn(first!)) return [];
  if (later.every(isOn)) return [cook];
  const { shares: _shares, ...alone } = cook;
  return [{ ...alone, ...cookOf('pot', [first!]), plates: cook.plates * cook.servings.length * sharesOf(cook)[0]! }];
}

function makeAround(query: WeekQuery, { kept = [], onShaped }: MakeWeek): Result<Week, PlanFault> {
  const days = listWeekDays(query);
  const shaped = shapeDays(query, { days, slotsByDay: listOpenSlots(days, kept) });
  const found = listDomains(shaped, { days, rules: query.rules, worn: listWorn(query) });
  if (found.empty) return fail(explainBlocked(days[found.empty.day]!.context!, found.empty.slot));
  const domains = keepCooks(pinDishes(found, { days, pinned: query.rules.pinned, kept }), kept);
  onShaped?.(domains.cooks);
  const rounds = Math.round((ROUNDS * found.cooks.length) / USUAL_COOKS);
  for (let again = 0; again < MOST_WEEKS; again++) {
    const search = startSearch(query, { days, domains, kept, seed: query.day.seed + again * SEEDS.nextWeek });
    search.scatter();
    search.anneal(rounds, query.isCancelled);
    polishWeek(search);
    const week = finishWeek(query, { days, search, relaxed: domains.relaxed });
    if (week) return ok(week);
    if (query.isCancelled?.()) break;
  }
  return fail(explainNoSoundDay(query.slots[0] ?? 'dinner'));
}

const MOST_WEEKS = 3;

/** The meals of each day that no kept cook feeds. */
const listOpenSlots = (days: readonly WeekDay[], kept: readonly KeptCook[]): readonly (readonly MealSlot[])[] => {
  const cookAt = indexCooks(kept, days.length);
  return days.map(({ slots }, day) => slots.filter((slot) => cookAt[day]![slot] < 0));
};

/** The kept ones first: their numbers are those of `kept`. */
const keepCooks = (domains: Domains, kept: readonly KeptCook[]): Domains => ({
  ...domains,
  cooks: [...kept.map(({ dish: _dish, ...cook }) => cook), ...domains.cooks],
  domains: [...kept.map(({ dish }) => [[dish]]), ...domains.domains],
});

/** Of the usual shape of seven days, which the rounds were set for. */
const USUAL_COOKS = 15;

type Start = {
  readonly days: readonly WeekDay[];
  readonly domains: Domains;
  readonly kept: readonly KeptCook[];
  readonly seed: number;
};

function startSearch(query: WeekQuery, { days, domains, kept, seed }: Start): WeekSearch {
  const corpus = query.day.corpus ?? DEFAULT_CORPUS;
  const shelf = shelfOf(corpus.foodsById);
  return new WeekSearch({
    days,
    cooks: domains.cooks,
    domains: domains.domains,
    counts: countsOf(query, days),
    shelf,
    shopWeight: SHOP_WEIGHT[query.shape],
    random: seededRandom(seed),
    locked: new Map(kept.map(({ dish }, at) => [at, dish])),
    open: listOpen(query, days),
  });
}

/** What is on the list or in the kitchen whatever is chosen: foods of days that stay, and those bought already. */
export function listOpen({ day, haves }: WeekQuery, days: readonly WeekDay[]): readonly Bought[] {
  const { foodsById } = day.corpus ?? DEFAULT_CORPUS;
  const shelf = shelfOf(foodsById);
  return [
    ...days.flatMap(({ taken }) => (taken ? [boughtByPlan(taken, shelf, foodsById)] : [])),
    ...days.flatMap(({ context }) => (context?.kept ?? []).map((meal) => boughtByPlan({ meals: { [meal.slot]: meal } }, shelf, foodsById))),
    ...(haves ? [boughtAlready(haves, shelf)] : []),
  ];
}

function boughtAlready(haves: Readonly<Record<string, number>>, shelf: Shelf): Bought {
  const gramsByThing = new Map<number, number>();
  for (const [foodId, grams] of Object.entries(haves)) {
    const thing = shelf.thingOf.get(foodId);
    if (thing !== undefined && shelf.storage[thing] !== 'staple') gramsByThing.set(thing, (gramsByThing.get(thing) ?? 0) + grams);
  }
  return { things: Int32Array.from(gramsByThing.keys()), grams: Float64Array.from(gramsByThing.values()) };
}

/** One meal of the week is enough to serve a wish that the sentence makes of no meal in particular. */
export function countsOf({ rules, days: length }: WeekQuery, days: readonly WeekDay[]): WeekCounts {
  const { dishes, foods, dishWords } = sharedDay(days)?.context?.wishes ?? { dishes: [], foods: [], dishWords: [] };
  return {
    rules: countMeals(rules, length),
    wishes: [
      ...dishes.map((wished) => (dish: Dish) => wished.dishes.has(dish)),
      ...foods
        .filter(({ foodIds }) => foodIds.length > 0)
        .map(
          ({ foodIds }) =>
            (dish: Dish) =>
              foodIds.some((id) => dish.foodIds.has(id)),
        ),
      ...dishWords.map((word) => (dish: Dish) => fitsDishWord(factsOf(dish), word)),
    ],
  };
}

/** What a day that stays as it is puts on the list. */
function boughtByPlan({ meals }: Pick<DayDraft, 'meals'>, shelf: Shelf, foodsById: ReadonlyMap<string, Food>): Bought {
  const gramsByThing = new Map<number, number>();
  for (const slot of MEAL_SLOTS) {
    for (const { foodId, steps, chosen } of meals[slot]?.portions ?? []) {
      const thing = shelf.thingOf.get(foodId);
      if (thing === undefined || shelf.storage[thing] === 'staple' || !foodsById.has(foodId)) continue;
      gramsByThing.set(thing, (gramsByThing.get(thing) ?? 0) + steps[chosen]!.grams * (shelf.boughtPerGram.get(foodId) ?? 1));
    }
  }
  return { things: Int32Array.from(gramsByThing.keys()), grams: Float64Array.from(gramsByThing.values()) };
}

function finishWeek(
  query: WeekQuery,
  { days, search, relaxed }: { days: readonly WeekDay[]; search: WeekSearch; relaxed: readonly string[] },
): Week | undefined {
  const { cooks } = search.input;
  const solved = solveWeek(search);
  const input = { days, cooks, dishes: solved.dishes, shares: solved.shares, at: search.at };
  const written = writeDays(input, { portioned: solved.days, start: query.start, seed: query.day.seed });
  return (
    written && {
      start: query.start,
      days: written,
      cooks,
      relaxed: [...(query.remarks ?? []), ...relaxed, ...listUnmetCounts(query, cooks, solved), ...listMissedOfWeek(query, days, written)],
      solved,
      query,
    }
  );
}

/** What the sentence wishes and none of the meals it is said of serves; days that stay as they are serve it as well. */
export function listMissedOfWeek(
  { day: { intent } }: Pick<WeekQuery, 'day'>,
  days: readonly WeekDay[],
  written: readonly WrittenDay[],
): readonly string[] {
  const mealsAt = written.map(({ plan }) => mealsOf(plan).map(({ meal }) => meal));
  const context = sharedDay(days)?.context;
  return [
    ...(context ? listMilky(mealsAt.flat(), { intent, corpus: context.corpus, rules: context.rules }) : []),
    ...(context ? listMissedBy(mealsAt.flat(), { intent, context }, 'these days') : []),
    ...days.flatMap((day, at) =>
      day.context ? listMissedBy(mealsAt[at]!, { intent: ofWeekday(day.own), context: day.context }, nameWeekday(day.weekday)) : [],
    ),
    ...days.flatMap(({ gaveWay }) => gaveWay ?? []),
  ];
}

/** Of the wishes of this sentence alone, whatever else the context has. */
function listMissedBy(
  meals: readonly PlannedMeal[],
  { intent, context }: { readonly intent: Intent; readonly context: PlanContext },
  span: Span,
): readonly string[] {
  const { wishes } = context;
  const isOf = (dish: { readonly words: string }): boolean => intent.dishes.some(({ words }) => words === dish.words);
  // As the days themselves have them: of who bears no dairy the yogurt that is none.
  const free = listFreeWishes(allowVersions(intent, context.rules.rules).wishes);
  const asked = { ...context, wishes: { ...wishes, dishes: wishes.dishes.filter(isOf), foods: free.wish, dishWords: free.dishWords } };
  return listMissed(meals, { intent, context: asked, served: listServed(meals, { intent, context: asked }) }, span);
}

/** Rules of so many meals a week that the found week does not keep, each with what it gave way to. */
export function listUnmetCounts(
  { rules, days, start, slots }: WeekQuery,
  cooks: readonly Cook[],
  { dishes }: Pick<SolvedWeek, 'dishes'>,
): readonly string[] {
  const countOf = (what: string): number =>
    cooks.reduce((sum, { servings }, at) => (countsAs(dishes[at]!, what) ? sum + servings.length : sum), 0);
  return countMeals(rules, days).flatMap(({ what, least, most, gaveWay }) => {
    const count = countOf(what);
    if (gaveWay !== undefined) return [gaveWay];
    if (count > most) return [`${nameMeals(count)} ${what}, more than the ${most} you set: nothing else fits your other rules.`];
    if (count >= least) return [];
    const free = listWeekdays(start, days).filter((weekday) => !rules.meatless.includes(weekday)).length;
    const isOfMeat = FLESH.has(what) && free * slots.filter(isMain).length < least;
    return isOfMeat
      ? [
          `You set at least ${least} meals with ${what} and ${days - free} days without meat and fish. Both cannot be, so the “at least” gives way: ${nameMeals(count)} ${what}.`,
        ]
      : [`Only ${count} of the ${least} meals with ${what} that you set fit what you eat.`];
  });
}

/** What a day without meat and fish has none of. */
const FLESH: ReadonlySet<string> = new Set(['fish', 'meat', 'red meat']);
const isMain = (slot: MealSlot): boolean => slot === 'lunch' || slot === 'dinner';
const nameMeals = (count: number): string => (count === 0 ? 'no meal has' : count === 1 ? '1 meal has' : `${count} meals have`);
const listWeekdays = (start: PlainDate, days: number): readonly Weekday[] =>
  Array.from({ length: days }, (_, day) => weekdayOf(addDays(start, day)));
