import { seededRandom } from '../base/random.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { Food } from '../food/food.ts';
import { shelfOf, type Shelf } from '../grocery/shelf.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import type { Dish } from '../kit/dish.ts';
import { explainBlocked, explainNoSoundDay, type PlanFault } from '../plan/write/explain-blocked.ts';
import { factsOf, fitsDishWord } from '../plan/frame/fits-wish.ts';
import type { DayDraft } from '../plan/plan.ts';
import { passCheck } from '../plan/find-sound-day.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import type { Bought } from './bought.ts';
import type { Cook } from './cook.ts';
import { listDomains, type Domains } from './list-domains.ts';
import { listCounts, type WeekCounts } from './score-week.ts';
import { ROUNDS, WeekSearch } from './search-week.ts';
import { shapeWeek, SHOP_WEIGHT } from './shape-week.ts';
import { solveWeek, type SolvedWeek } from './repair-week.ts';
import { listWeekDays, type WeekDay, type WeekQuery } from './week-query.ts';
import { countsAs } from './week-rules.ts';
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

/**
 * Days that shop small together. An eater's rules are never broken; where they leave a meal without any dish, the fault says
 * which. A week with a day that does not stand up to the check of every day is not shown: another is looked for.
 */
export function makeWeek(query: WeekQuery): Result<Week, PlanFault> {
  const days = listWeekDays(query);
  const shaped = shapeWeek({ shape: query.shape, slotsByDay: days.map(({ slots }) => slots), leftovers: query.rules.leftovers });
  const domains = listDomains(shaped, days, query.rules);
  if (domains.empty) return fail(explainBlocked(days[domains.empty.day]!.context!, domains.empty.slot));
  for (let again = 0; again < MOST_WEEKS; again++) {
    const search = startSearch(query, { days, domains, seed: query.day.seed + again * NEXT_SEED });
    search.scatter();
    search.anneal(Math.round((ROUNDS * domains.cooks.length) / USUAL_COOKS));
    const week = finishWeek(query, { days, search, relaxed: domains.relaxed });
    if (isSound(week, days)) return ok(week);
  }
  return fail(explainNoSoundDay(query.slots[0] ?? 'dinner'));
}

const MOST_WEEKS = 3;
/** Apart from the seeds of days and their rounds. */
const NEXT_SEED = 15_485_863;

/** Whether every day that was planned stands up to the check that each day passes; what does not is told of. */
export const isSound = ({ days: written, query }: Pick<Week, 'days' | 'query'>, days: readonly WeekDay[]): boolean =>
  written.every(({ plan }, at) => {
    const { context, dayWishes } = days[at]!;
    return !context || passCheck(plan, { query: query.day, context: { ...context, wishes: dayWishes! } }) !== undefined;
  });

/** Of the usual shape of seven days, which the rounds were set for. */
const USUAL_COOKS = 15;

function startSearch(query: WeekQuery, { days, domains, seed }: { days: readonly WeekDay[]; domains: Domains; seed: number }): WeekSearch {
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
    locked: new Map(),
    open: days.flatMap(({ taken }) => (taken ? [boughtByPlan(taken, shelf, corpus.foodsById)] : [])),
  });
}

/** One meal of the week is enough to serve a wish that the sentence makes of no meal in particular. */
export function countsOf({ rules }: WeekQuery, days: readonly WeekDay[]): WeekCounts {
  const { dishes, foods, dishWords } = days.find(({ context }) => context)?.context?.wishes ?? { dishes: [], foods: [], dishWords: [] };
  return listCounts(rules, [
    ...dishes.map((wished) => (dish: Dish) => wished.dishes.has(dish)),
    ...foods
      .filter(({ foodIds }) => foodIds.length > 0)
      .map(
        ({ foodIds }) =>
          (dish: Dish) =>
            foodIds.some((id) => dish.foodIds.has(id)),
      ),
    ...dishWords.map((word) => (dish: Dish) => fitsDishWord(factsOf(dish), word)),
  ]);
}

/** What a day that stays as it is puts on the list. */
function boughtByPlan({ meals }: DayDraft, shelf: Shelf, foodsById: ReadonlyMap<string, Food>): Bought {
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
): Week {
  const { cooks } = search.input;
  const solved = solveWeek(search);
  const input = { days, cooks, dishes: solved.dishes, shares: solved.shares, at: search.at };
  return {
    start: query.start,
    days: writeDays(input, { portioned: solved.days, query: query.day, start: query.start }),
    cooks,
    relaxed: [...relaxed, ...listUnmetCounts(query, cooks, solved)],
    solved,
    query,
  };
}

/** Rules of so many meals a week that the found week does not keep. */
function listUnmetCounts({ rules: { atLeast, atMost } }: WeekQuery, cooks: readonly Cook[], { dishes }: SolvedWeek): readonly string[] {
  const countOf = (what: string): number =>
    cooks.reduce((sum, { servings }, at) => (countsAs(dishes[at]!, what) ? sum + servings.length : sum), 0);
  return [
    ...Object.entries(atMost).flatMap(([what, most]) =>
      countOf(what) > most
        ? [`${countOf(what)} meals have ${what}, more than the ${most} you set: nothing else fits your other rules.`]
        : [],
    ),
    ...Object.entries(atLeast).flatMap(([what, least]) =>
      countOf(what) < least ? [`${countOf(what)} of the ${least} meals of ${what} that you set: no more fit what you eat.`] : [],
    ),
  ];
}
