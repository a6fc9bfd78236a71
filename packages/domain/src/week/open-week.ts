import { hashText, seededRandom } from '../base/random.ts';
import { shelfOf } from '../grocery/shelf.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import type { Dish } from '../kit/dish.ts';
import { ON_TARGET } from '../plan/portion/tolerance.ts';
import { countsOf, listOpen, type Week } from './make-week.ts';
import { listTouched, portionWeek, type PortionedDay, type PortionInput } from './portion-week.ts';
import { WeekSearch } from './search-week.ts';
import { SHOP_WEIGHT } from './shape-week.ts';
import { listWeekDays, type WeekDay } from './week-query.ts';

/** Fewer dishes can come than in a whole week: at its full price days were off their targets. */
const SHOP_OF_CHANGE = 0.75;
/** What a day lacks weighs this much more than taste and list; and what is off its targets weighs first. */
export const HARD = 4;
export const OFF_TARGET = 14;

/** A week with its search, every dish in its place. */
export type OpenWeek = { readonly week: Week; readonly days: readonly WeekDay[]; readonly search: WeekSearch; readonly state: State };

/** `salt`: so that the same week is looked at from elsewhere for another meal. */
export function reopenWeek(week: Week, salt: string): OpenWeek {
  const { query, solved, cooks } = week;
  const days = listWeekDays(query);
  const search = new WeekSearch({
    days,
    cooks,
    // What a cook may be is listed for the one that is changed.
    domains: solved.dishes.map((dish) => [[dish]]),
    counts: countsOf(query, days),
    shelf: shelfOf((query.day.corpus ?? DEFAULT_CORPUS).foodsById),
    shopWeight: SHOP_OF_CHANGE * SHOP_WEIGHT[query.shape],
    random: seededRandom(query.day.seed + hashText(salt)),
    locked: new Map(solved.dishes.entries()),
    open: listOpen(query, days),
  });
  return { week, days, search, state: { dishes: solved.dishes, portioned: solved.days } };
}

export type State = { readonly dishes: readonly Dish[]; readonly portioned: readonly (PortionedDay | undefined)[] };
export type Portioned = { readonly state: State; readonly cost: number; /** What the days it is eaten on lack. */ readonly lack: number };

type Placing = {
  readonly cook: number;
  readonly state: State;
  readonly dish: Dish;
  /** What it may cost; one that costs more is given up. */ readonly limit?: number;
};

/** The week with a dish in the place of a cook's. */
export function portionWith({ week, days, search }: OpenWeek, { cook, state, dish, limit = Infinity }: Placing): Portioned | undefined {
  const { cooks } = search.input;
  const input: PortionInput = { days, cooks, at: search.at, dishes: state.dishes.with(cook, dish), shares: week.solved.shares };
  const ownCost = search.costWith(cook, dish);
  let { portioned } = state;
  let lack = 0;
  for (const day of [...listTouched(search.daysOf(cook), cooks)].toSorted((a, b) => a - b)) {
    if (ownCost + HARD * lack >= limit) return undefined;
    const only = new Set([day]);
    portioned = portionWeek(input, { effort: 'full', only, known: portioned });
    lack += lackOf({ portioned }, only);
  }
  return { state: { dishes: input.dishes, portioned }, cost: ownCost + HARD * lack, lack };
}

export const lackOf = ({ portioned }: Pick<State, 'portioned'>, touched: ReadonlySet<number>): number =>
  [...touched].reduce((sum, at) => sum + portioned[at]!.fault + (portioned[at]!.miss > ON_TARGET ? OFF_TARGET : 0), 0);
