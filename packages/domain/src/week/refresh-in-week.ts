import { hashText } from '../base/random.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { daysBetween, type PlainDate } from '../calendar/plain-date.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { shelfOf } from '../grocery/shelf.ts';
import { seededRandom } from '../base/random.ts';
import type { Dish } from '../kit/dish.ts';
import { explainBlocked, explainNoSoundDay, type PlanFault } from '../plan/write/explain-blocked.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import type { Cook } from './cook.ts';
import { listDomains, type CookDomain } from './list-domains.ts';
import { countsOf, isSound, listOpen, type Week } from './make-week.ts';
import { listTouched, portionFinely, portionWeek, settleShares, type PortionedDay, type PortionInput } from './portion-week.ts';
import { WeekSearch } from './search-week.ts';
import { replaceOwn } from './replace-own.ts';
import { SHOP_WEIGHT } from './shape-week.ts';
import { listWeekDays, type WeekDay } from './week-query.ts';
import type { WeekRules } from './week-rules.ts';
import { writeDays } from './write-week.ts';

export type RefreshInWeek = {
  readonly date: PlainDate;
  /** The whole day where none is named. */
  readonly slot?: MealSlot | undefined;
  /** How often it was asked for: each time another idea. */
  readonly count: number;
};

export type RefreshedWeek = { readonly week: Week; readonly touched: readonly PlainDate[] };

/** The hardest to change last: what depends on it is chosen beside it. */
const REFRESH_ORDER: readonly MealSlot[] = ['dinner', 'lunch', 'breakfast', 'snack'];
const VERSIONS = 24;
/** How many ideas are portioned in full: the list likes the first ones best. */
const LOOKED_AT = 6;
/** A day off target weighs this much more than taste and list. */
const HARD = 4;

/** Another idea for a meal or for a day. All other dishes stay; amounts change on the days that eat of what was changed. */
export function refreshInWeek(week: Week, { date, slot, count }: RefreshInWeek): Result<RefreshedWeek, PlanFault> {
  if (slot) {
    const other = replaceOwn(week, { date, slot });
    if (!other.ok) return other;
    if (other.value !== week) return ok({ week: other.value, touched: listChanged(week, other.value) });
  }
  const open = reopenWeek(week, `${date} ${slot ?? ''}`);
  const { days, search } = open;
  const day = daysBetween(week.query.start, date);
  const slots = slot ? [slot] : REFRESH_ORDER;
  const wanted = [...new Set(slots.map((own) => search.at[day]?.[own] ?? -1).filter((cook) => cook >= 0))];
  let { state } = open;
  const gone = new Set(state.dishes.map((dish) => dish.compiled.kit.id));
  for (const cook of wanted) {
    const next = changeCook(open, { cook, count, gone, state });
    if (!next) return fail(explainBlocked(days[day]!.context!, search.input.cooks[cook]!.slot));
    search.replace(cook, next.dishes[cook]!);
    gone.add(next.dishes[cook]!.compiled.kit.id);
    state = next;
  }
  return closeChange(open, { state, wanted, slot: slot ?? 'dinner' });
}

const listChanged = (before: Week, after: Week): readonly PlainDate[] =>
  after.days.flatMap(({ date, plan }, at) => (JSON.stringify(plan.meals) === JSON.stringify(before.days[at]!.plan.meals) ? [] : [date]));

/** A week with its search, every dish in its place. */
export type OpenWeek = { readonly week: Week; readonly days: readonly WeekDay[]; readonly search: WeekSearch; readonly state: State };

/** `salt`: so that the same week is looked at from elsewhere for another meal. */
export function reopenWeek(week: Week, salt: string): OpenWeek {
  const { query, solved, cooks } = week;
  const days = listWeekDays(query);
  const search = new WeekSearch({
    days,
    cooks,
    domains: cooks.map((cook, at) => domainOfCook(cook, { days, rules: query.rules, dish: solved.dishes[at]! })),
    counts: countsOf(query, days),
    shelf: shelfOf((query.day.corpus ?? DEFAULT_CORPUS).foodsById),
    shopWeight: SHOP_WEIGHT[query.shape],
    random: seededRandom(query.day.seed + hashText(salt)),
    locked: new Map(solved.dishes.entries()),
    open: listOpen(query, days),
  });
  return { week, days, search, state: { dishes: solved.dishes, portioned: solved.days } };
}

/** Of a cook that was moved to where no dish keeps the rules, or keeps for so long, its own dish alone. */
function domainOfCook(cook: Cook, { days, rules, dish }: { days: readonly WeekDay[]; rules: WeekRules; dish: Dish }): CookDomain {
  const found = listDomains([cook], days, rules);
  return found.cooks.length === 1 && found.cooks[0]!.servings.length === cook.servings.length ? found.domains[0]! : [[dish]];
}

type Closing = { readonly state: State; /** The cooks that were changed. */ readonly wanted: readonly number[]; readonly slot: MealSlot };

/** The changed days in full, and written; none of it where one of them does not stand up to its check. */
export function closeChange({ week, days, search }: OpenWeek, { state, wanted, slot }: Closing): Result<RefreshedWeek, PlanFault> {
  const { query, solved, cooks } = week;
  const touched = listTouched(
    wanted.flatMap((cook) => search.daysOf(cook)),
    cooks,
  );
  const input: PortionInput = { days, cooks, at: search.at, dishes: state.dishes, shares: solved.shares };
  const settled = settleShares(input, state.portioned, touched);
  const fine = portionFinely({ ...input, shares: settled.shares }, { only: touched, full: settled.portioned });
  const written = writeDays({ ...input, shares: settled.shares }, { portioned: fine, start: query.start, seed: query.day.seed });
  const next: Week = {
    ...week,
    days: written.map((own, at) => (touched.has(at) ? own : week.days[at]!)),
    solved: { dishes: state.dishes, shares: settled.shares, days: fine },
  };
  if (!isSound(next, days)) return fail(explainNoSoundDay(slot));
  return ok({ week: next, touched: written.flatMap((own, at) => (touched.has(at) ? [own.date] : [])) });
}

export type State = { readonly dishes: readonly Dish[]; readonly portioned: readonly (PortionedDay | undefined)[] };

type Change = {
  readonly cook: number;
  readonly count: number;
  /** Ideas that the week has or had before this refresh. */
  readonly gone: ReadonlySet<string>;
  readonly state: State;
};

/** Of the ideas that the list likes, in their order, a window that moves on with every count; in it the one whose days come out best. */
function changeCook(open: OpenWeek, { cook, count, gone, state }: Change): State | undefined {
  const ranked = rankIdeas(open, cook, gone);
  const windows = Math.max(1, Math.floor(ranked.length / LOOKED_AT));
  const from = ((count - 1) % windows) * LOOKED_AT;
  return bestOf(open, { cook, state, dishes: ranked.slice(from, from + LOOKED_AT) });
}

/** Other ideas for a cook, each in the version that fits the list, the cheapest first. */
export function rankIdeas({ search }: OpenWeek, cook: number, gone: ReadonlySet<string>): readonly Dish[] {
  const ideas = search.input.domains[cook]!.filter((versions) => !gone.has(versions[0]!.compiled.kit.id));
  return ideas.length === 0 ? [] : search.rank(cook, ideas, VERSIONS);
}

type Candidates = { readonly cook: number; readonly state: State; readonly dishes: readonly Dish[] };

/** The dish whose days come out best. */
export function bestOf({ week, days, search }: OpenWeek, { cook, state, dishes: tried }: Candidates): State | undefined {
  const { cooks } = search.input;
  const touched = listTouched(search.daysOf(cook), cooks);
  let best: (State & { cost: number }) | undefined;
  for (const dish of tried) {
    const dishes = state.dishes.with(cook, dish);
    const portioned = portionWeek(
      { days, cooks, at: search.at, dishes, shares: week.solved.shares },
      { effort: 'full', only: touched, known: state.portioned },
    );
    const cost = search.costWith(cook, dish) + HARD * [...touched].reduce((sum, at) => sum + portioned[at]!.fault, 0);
    if (!best || cost < best.cost) best = { dishes, portioned, cost };
  }
  return best;
}
