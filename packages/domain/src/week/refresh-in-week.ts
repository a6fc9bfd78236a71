import { hashText } from '../base/random.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { daysBetween, type PlainDate } from '../calendar/plain-date.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { shelfOf } from '../grocery/shelf.ts';
import { seededRandom } from '../base/random.ts';
import type { Dish } from '../kit/dish.ts';
import { explainBlocked, explainNoSoundDay, type PlanFault } from '../plan/write/explain-blocked.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { listDomains } from './list-domains.ts';
import { countsOf, isSound, type Week } from './make-week.ts';
import { listTouched, portionWeek, settleShares, type PortionedDay, type PortionInput } from './portion-week.ts';
import { WeekSearch } from './search-week.ts';
import { SHOP_WEIGHT } from './shape-week.ts';
import { listWeekDays, type WeekDay } from './week-query.ts';
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
  const { query, solved } = week;
  const days = listWeekDays(query);
  const day = daysBetween(query.start, date);
  const { cooks, domains } = listDomains(week.cooks, days, query.rules);
  const search = new WeekSearch({
    days,
    cooks,
    domains,
    counts: countsOf(query, days),
    shelf: shelfOf((query.day.corpus ?? DEFAULT_CORPUS).foodsById),
    shopWeight: SHOP_WEIGHT[query.shape],
    random: seededRandom(query.day.seed + hashText(`${date} ${slot ?? ''}`)),
    locked: new Map(solved.dishes.entries()),
    open: [],
  });
  const slots = slot ? [slot] : REFRESH_ORDER;
  const wanted = [...new Set(slots.map((own) => search.at[day]?.[own] ?? -1).filter((cook) => cook >= 0))];
  let state: State = { dishes: solved.dishes, portioned: solved.days };
  const gone = new Set(solved.dishes.map((dish) => dish.compiled.kit.id));
  const touched = listTouched(
    wanted.flatMap((cook) => search.daysOf(cook)),
    cooks,
  );
  for (const cook of wanted) {
    const next = changeCook(search, { cook, count, gone, days, shares: solved.shares, state });
    if (!next) return fail(explainBlocked(days[day]!.context!, cooks[cook]!.slot));
    search.replace(cook, next.dishes[cook]!);
    gone.add(next.dishes[cook]!.compiled.kit.id);
    state = next;
  }
  const input: PortionInput = { days, cooks, at: search.at, dishes: state.dishes, shares: solved.shares };
  const settled = settleShares(input, state.portioned);
  const fine = portionWeek({ ...input, shares: settled.shares }, { effort: 'fine', only: touched, known: settled.portioned });
  const written = writeDays({ ...input, shares: settled.shares }, { portioned: fine, query: query.day, start: query.start });
  const next: Week = {
    ...week,
    days: written.map((own, at) => (touched.has(at) ? own : week.days[at]!)),
    solved: { dishes: state.dishes, shares: settled.shares, days: fine },
  };
  if (!isSound(next, days)) return fail(explainNoSoundDay(slot ?? 'dinner'));
  return ok({ week: next, touched: written.flatMap((own, at) => (touched.has(at) ? [own.date] : [])) });
}

type State = { readonly dishes: readonly Dish[]; readonly portioned: readonly (PortionedDay | undefined)[] };

type Change = {
  readonly cook: number;
  readonly count: number;
  /** Ideas that the week has or had before this refresh. */
  readonly gone: ReadonlySet<string>;
  readonly days: readonly WeekDay[];
  readonly shares: PortionInput['shares'];
  readonly state: State;
};

/** Of the ideas that the list likes, in their order, a window that moves on with every count; in it the one whose days come out best. */
function changeCook(search: WeekSearch, { cook, count, gone, days, shares, state }: Change): State | undefined {
  const { cooks, domains } = search.input;
  const ideas = domains[cook]!.filter((versions) => !gone.has(versions[0]!.compiled.kit.id));
  if (ideas.length === 0) return undefined;
  const ranked = search.rank(cook, ideas, VERSIONS);
  const windows = Math.max(1, Math.floor(ranked.length / LOOKED_AT));
  const from = ((count - 1) % windows) * LOOKED_AT;
  const touched = listTouched(search.daysOf(cook), cooks);
  let best: (State & { cost: number }) | undefined;
  for (const dish of ranked.slice(from, from + LOOKED_AT)) {
    const dishes = state.dishes.with(cook, dish);
    const portioned = portionWeek(
      { days, cooks, at: search.at, dishes, shares },
      { effort: 'full', only: touched, known: state.portioned },
    );
    const cost = search.costWith(cook, dish) + HARD * [...touched].reduce((sum, at) => sum + portioned[at]!.fault, 0);
    if (!best || cost < best.cost) best = { dishes, portioned, cost };
  }
  return best;
}
