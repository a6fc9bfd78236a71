import { hashText, seededRandom } from '../base/random.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { daysBetween, type PlainDate } from '../calendar/plain-date.ts';
import type { Dish } from '../kit/dish.ts';
import { explainBlocked, explainNoSoundDay, type PlanFault } from '../plan/write/explain-blocked.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { listWays, type CookDomain } from './list-domains.ts';
import { chooseIdea } from './choose-idea.ts';
import { kitOf } from './cook-options.ts';
import { listMissedOfWeek, listUnmetCounts, type Week } from './make-week.ts';
import { lackOf, reopenWeek, type OpenWeek, type State } from './open-week.ts';
import { GOOD_ENOUGH, listTouched, portionFinely, portionWeek, settleShares, type PortionInput } from './portion-week.ts';
import { polishWeek } from './polish-week.ts';
import { WeekSearch } from './search-week.ts';
import { replaceOwn } from './replace-own.ts';
import { listWorn, type WeekDay } from './week-query.ts';
import { writeDays } from './write-week.ts';

export type RefreshInWeek = {
  readonly date: PlainDate;
  /** The whole day where none is named. */
  readonly slot?: MealSlot | undefined;
  /** How often it was asked for: each time another idea. */
  readonly count: number;
  /** Dishes that these meals had before, by id: none of them comes again while there are others. */
  readonly had?: readonly string[] | undefined;
};

export type RefreshedWeek = { readonly week: Week; readonly touched: readonly PlainDate[] };

/** The hardest to change last: what depends on it is chosen beside it. */
const REFRESH_ORDER: readonly MealSlot[] = ['dinner', 'lunch', 'breakfast', 'snack'];
/** Of each idea that is ranked. */
export const VERSIONS = 16;
/** Ideas are dealt into so many hands, one for each count, so that each brings others and none the worst. */
const HANDS = 5;
/** Of the meals of a whole day, which are searched together; where their days lack something, from elsewhere once more. */
const ROUNDS_OF_DAY = 150;
const LOOKS = 3;
/** What a refreshed day adds to a list that is there already is seen at once; with the week's own price three things came. */
const SHOP_OF_DAY = 2.2;
const LEAST_IN_HAND = 3;
/** A change whose days do not stand up to their check is looked for again. */
const TRIES = 4;

/** Another idea for a meal or for a day. All other dishes stay; amounts change on the days that eat of what was changed. */
export function refreshInWeek(week: Week, wish: RefreshInWeek): Result<RefreshedWeek, PlanFault> {
  const { date, slot } = wish;
  if (slot) {
    const other = replaceOwn(week, { date, slot });
    if (!other.ok) return other;
    if (other.value !== week) return ok({ week: other.value, touched: listChanged(week, other.value) });
  }
  const open = reopenWeek(week, `${date} ${slot ?? ''}`);
  const { search } = open;
  const day = daysBetween(week.query.start, date);
  const slots = slot ? [slot] : REFRESH_ORDER;
  const wanted = [...new Set(slots.map((own) => search.at[day]?.[own] ?? -1).filter((cook) => cook >= 0))];
  const refused = new Set<string>();
  let refreshed: Result<RefreshedWeek, PlanFault> | undefined;
  for (let again = 0; again < TRIES; again++) {
    const changed = wanted.length > 1 ? changeDay(open, { wanted, wish, refused }) : changeCooks(open, { wanted, wish, refused });
    if (!changed.ok) return refreshed ?? changed;
    refreshed = closeChange(open, { ...changed.value, wanted, slot: slot ?? 'dinner' });
    if (refreshed.ok) break;
    for (const cook of wanted) {
      refused.add(kitOf(search.dishOf(cook)));
      search.replace(cook, week.solved.dishes[cook]!);
    }
  }
  return refreshed!;
}

const listChanged = (before: Week, after: Week): readonly PlainDate[] =>
  after.days.flatMap(({ date, plan }, at) => (JSON.stringify(plan.meals) === JSON.stringify(before.days[at]!.plan.meals) ? [] : [date]));

type Closing = {
  readonly state: State;
  /** The cooks that were changed. */
  readonly wanted: readonly number[];
  readonly slot: MealSlot;
  /** Said of the week's rules that had to give way for it; absent where somebody chose the dish. */
  readonly relaxed?: readonly string[];
};

/** The changed days in full, and written; none of it where one of them does not stand up to its check. */
export function closeChange({ week, days, search }: OpenWeek, closing: Closing): Result<RefreshedWeek, PlanFault> {
  const { state, wanted, slot } = closing;
  const { query, solved, cooks } = week;
  const touched = listTouched(
    wanted.flatMap((cook) => search.daysOf(cook)),
    cooks,
  );
  const input: PortionInput = { days, cooks, at: search.at, dishes: state.dishes, shares: solved.shares };
  const settled = settleShares(input, state.portioned, touched);
  const fine = portionFinely({ ...input, shares: settled.shares }, { only: touched, full: settled.portioned });
  const written = writeDays(
    { ...input, shares: settled.shares },
    { portioned: fine, start: query.start, seed: query.day.seed, only: touched },
  );
  if (!written) return fail(explainNoSoundDay(slot));
  const next: Week = {
    ...week,
    days: week.days.map((own) => written.find(({ date }) => date === own.date) ?? own),
    relaxed: [],
    solved: { dishes: state.dishes, shares: settled.shares, days: fine },
  };
  return ok({
    week: { ...next, relaxed: listRelaxed(week, next, { days, more: closing.relaxed }) },
    touched: written.map(({ date }) => date),
  });
}

type Said = { readonly days: readonly WeekDay[]; readonly more: readonly string[] | undefined };

/** What was said of counts, and of wishes and what comes nearest to them, is true of the dishes of then. */
function listRelaxed(before: Week, next: Week, { days, more }: Said): readonly string[] {
  const said = ({ query, cooks, solved, days: written }: Week): readonly string[] => [
    ...listUnmetCounts(query, cooks, solved),
    ...listMissedOfWeek(query, days, written),
  ];
  const [then, now] = [said(before), said(next)];
  const stays = before.relaxed.filter((sentence) => !then.includes(sentence) || now.includes(sentence));
  return [...new Set([...stays, ...(more ? [...more, ...now] : now.filter((sentence) => !then.includes(sentence)))])];
}

type Changing = {
  readonly wanted: readonly number[];
  readonly wish: RefreshInWeek;
  /** Ideas whose days did not hold up. */ readonly refused: ReadonlySet<string>;
};

/**
 * Another dish for each meal of a day, searched together as a week is: one by one, the first would be chosen for a list that the last
 * is not on yet.
 */
function changeDay(
  open: OpenWeek,
  { wanted, wish, refused }: Changing,
): Result<{ readonly state: State; readonly relaxed: readonly string[] }, PlanFault> {
  const { days, search, week } = open;
  const { input } = search;
  const gone = new Set(week.solved.dishes.map(kitOf));
  const had = new Set(wish.had?.map((dishId) => dishId.split('~')[0]!));
  const relaxed: string[] = [];
  const ideasOf = new Map<number, CookDomain>();
  for (const cook of wanted) {
    const ideas = listIdeas(open, cook, { gone, had, refused });
    const { slot, servings } = input.cooks[cook]!;
    if (!ideas) return fail(explainBlocked(days[servings[0]!.day]!.context!, slot));
    ideasOf.set(cook, ideas.domain);
    relaxed.push(...ideas.relaxed);
  }
  const touched = listTouched(
    wanted.flatMap((cook) => search.daysOf(cook)),
    input.cooks,
  );
  const enough = Math.max(GOOD_ENOUGH, lackOf(open.state, touched));
  let best: { readonly state: State; readonly lack: number } | undefined;
  for (let look = 0; look < LOOKS && !(best && best.lack <= enough); look++) {
    const together = new WeekSearch({
      ...input,
      shopWeight: SHOP_OF_DAY * input.shopWeight,
      domains: input.domains.map((domain, cook) => ideasOf.get(cook) ?? domain),
      locked: new Map([...input.locked].filter(([cook]) => !ideasOf.has(cook))),
      random: seededRandom(week.query.day.seed + hashText(`${wish.date} ${wish.count} ${refused.size} ${look}`)),
    });
    together.scatter();
    together.anneal(ROUNDS_OF_DAY);
    polishWeek(together);
    const { dishes } = together;
    const placed: PortionInput = { days, cooks: input.cooks, at: search.at, dishes, shares: week.solved.shares };
    const portioned = portionWeek(placed, { effort: 'full', only: touched, known: open.state.portioned });
    const lack = lackOf({ portioned }, touched);
    if (!best || lack < best.lack) best = { state: { dishes, portioned }, lack };
  }
  for (const cook of wanted) search.replace(cook, best!.state.dishes[cook]!);
  return ok({ state: best!.state, relaxed });
}

/** Another dish for the cook. */
function changeCooks(
  open: OpenWeek,
  { wanted, wish, refused }: Changing,
): Result<{ readonly state: State; readonly relaxed: readonly string[] }, PlanFault> {
  const { days, search, week } = open;
  const gone = new Set(week.solved.dishes.map(kitOf));
  const had = new Set(wish.had?.map((dishId) => dishId.split('~')[0]!));
  const relaxed: string[] = [];
  let { state } = open;
  search.lift(wanted);
  for (const cook of wanted) {
    const ideas = listIdeas(open, cook, { gone, had, refused });
    if (!ideas) {
      const { slot, servings } = search.input.cooks[cook]!;
      return fail(explainBlocked(days[servings[0]!.day]!.context!, slot));
    }
    const ranked = search.rank(cook, ideas.domain, VERSIONS);
    state = chooseIdea(open, { cook, state, domain: ideas.domain, hands: deal(ranked, wish.count) });
    relaxed.push(...ideas.relaxed);
    search.replace(cook, state.dishes[cook]!);
    gone.add(kitOf(state.dishes[cook]!));
  }
  return ok({ state, relaxed });
}

type Ideas = { readonly domain: CookDomain; readonly relaxed: readonly string[] };
type Beside = {
  /** Ideas that the week has. */
  readonly gone: ReadonlySet<string>;
  /** Ideas that were there before. */
  readonly had?: ReadonlySet<string>;
  /** Ideas that are not looked at again. */
  readonly refused?: ReadonlySet<string>;
};

/**
 * Other ideas for a cook. Where the week's rules leave none they give way as they do when a week is made; then what was there
 * before comes again, and only then what the week has elsewhere.
 */
export function listIdeas({ days, search, week }: OpenWeek, cook: number, { gone, had = NONE, refused = NONE }: Beside): Ideas | undefined {
  const own = kitOf(week.solved.dishes[cook]!);
  const keepsCounts = search.keepsCountsOfWeek(cook);
  const isTaken: readonly ((kitId: string) => boolean)[] = [
    (kitId) => gone.has(kitId) || had.has(kitId),
    (kitId) => gone.has(kitId),
    (kitId) => kitId === own,
  ];
  for (const isOut of isTaken) {
    for (const way of listWays(search.input.cooks[cook]!, { days, rules: week.query.rules, worn: listWorn(week.query) })) {
      const others = way.domain.filter((versions) => !isOut(kitOf(versions[0]!)) && !refused.has(kitOf(versions[0]!)));
      if (others.length === 0) continue;
      const kept = others.map((versions) => versions.filter(keepsCounts)).filter((versions) => versions.length > 0);
      return { domain: kept.length > 0 ? kept : others, relaxed: way.relaxed('other ') };
    }
  }
  return undefined;
}

const NONE: ReadonlySet<string> = new Set();

/** The hand of a count, every so manieth idea, and then the others. */
function deal(ranked: readonly Dish[], count: number): readonly (readonly Dish[])[] {
  const hands = Math.max(1, Math.min(HANDS, Math.floor(ranked.length / LEAST_IN_HAND)));
  const isInHand = (at: number): boolean => at % hands === (count - 1) % hands;
  return [ranked.filter((_, at) => isInHand(at)), ranked.filter((_, at) => !isInHand(at))];
}
