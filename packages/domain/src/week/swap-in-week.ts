import { fail, ok, type Result } from '../base/result.ts';
import { daysBetween, type PlainDate } from '../calendar/plain-date.ts';
import { listVersionsWithout } from '../idea/exchange-part.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import type { Dish } from '../kit/dish.ts';
import { readExchangedId } from '../kit/exchange.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { cannot, type ChangeFault } from './change-fault.ts';
import { listWays, type CookDomain } from './list-domains.ts';
import type { Week } from './make-week.ts';
import { isAllowedAt } from './stored-cook.ts';
import { listWorn } from './week-query.ts';
import { listAdded, listThings, type WeekThing } from './week-things.ts';
import { replaceOwn } from './replace-own.ts';
import { portionWith, reopenWeek, type OpenWeek, type State } from './open-week.ts';
import { closeChange, listIdeas, VERSIONS, type RefreshedWeek } from './refresh-in-week.ts';

export type SwapOption = {
  readonly dish: Dish;
  /** What comes in for a part that is not at home; null where the part is left out, absent of another dish. */
  readonly instead?: string | null;
  /** Of its plate at this meal, as its day would be portioned. */
  readonly kcal: number;
  /** Food ids of what it would bring onto the list, and of what nothing else on it needs. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
};

type Place = { readonly date: PlainDate; readonly slot: MealSlot };

/** Ideas whose days are portioned before they are offered: of those that the list likes best. */
const LOOKED_AT = 9;
const OFFERED = 3;
/** Where the week's rules leave fewer, others are looked for without some of them. */
const TRIES = 3;

/** Three other dishes for a meal: of those that the list likes, the ones whose days come out best. None that its days do not hold up with. */
export function listSwaps(before: Week, place: Place): Result<readonly SwapOption[], ChangeFault> {
  const week = replaceOwn(before, place);
  if (!week.ok) return week;
  const open = reopenWeek(week.value, `swap ${place.date} ${place.slot}`);
  const { state } = open;
  const cook = findCook(open, place);
  if (cook === undefined) return fail({ type: 'no-meal' });
  const gone = new Set(state.dishes.map((dish) => dish.compiled.kit.id));
  const refused = new Set<string>();
  const offered: SwapOption[] = [];
  for (let again = 0; again < TRIES && offered.length < OFFERED; again++) {
    const ideas = listIdeas(open, cook, { gone, refused });
    if (!ideas) break;
    offered.push(...listBest(open, { before, cook, place, domain: ideas.domain }).slice(0, OFFERED - offered.length));
    for (const [version] of ideas.domain) refused.add(version!.compiled.kit.id);
  }
  return ok(offered);
}

/** Versions of the dish that do without one of its foods, under the rules of the meal's day. */
export function listPartSwaps(week: Week, place: Place, at: number): Result<readonly SwapOption[], ChangeFault> {
  const open = reopenWeek(week, '');
  const cook = findCook(open, place);
  // A recipe of the household's own is cooked as it is written.
  if (cook === undefined) return ok([]);
  const { corpus } = open.days[daysBetween(week.query.start, place.date)]!.context!;
  const versions = listVersionsWithout(open.state.dishes[cook]!, { at, corpus });
  return ok(
    versions.flatMap(({ dish: { dishId }, instead }) => {
      const dish = findVersion(open, { cook, dishId });
      const offered =
        dish && offer(open, { before: week, cook, place, state: portionWith(open, { cook, state: open.state, dish })!.state });
      return offered ? [{ ...offered, instead }] : [];
    }),
  );
}

/** `before`: the week as it stands, perhaps with an own recipe at the place. */
type Offering = { readonly before: Week; readonly cook: number; readonly place: Place };

function listBest(open: OpenWeek, { domain, ...offering }: Offering & { readonly domain: CookDomain }): readonly SwapOption[] {
  const { search, state } = open;
  const { cook } = offering;
  const tried = search
    .rank(cook, domain, VERSIONS)
    .slice(0, LOOKED_AT)
    .flatMap((dish) => portionWith(open, { cook, state, dish: search.fitted(cook, dish) }) ?? []);
  const offered: SwapOption[] = [];
  for (const { state: after } of tried.toSorted((a, b) => a.cost - b.cost)) {
    if (offered.length === OFFERED) break;
    const option = offer(open, { ...offering, state: after });
    if (option) offered.push(option);
  }
  return offered;
}

/** Undefined where its days would not hold up. */
function offer(open: OpenWeek, { before, cook, place, state }: Offering & { readonly state: State }): SwapOption | undefined {
  const closed = closeChange(open, { state, wanted: [cook], slot: place.slot });
  if (!closed.ok) return undefined;
  const after = closed.value.week;
  return { dish: state.dishes[cook]!, kcal: kcalAt(after, place), ...compareLists(before, after) };
}

const kcalAt = ({ days }: Week, { date, slot }: Place): number =>
  days.find((day) => day.date === date)!.plan.meals[slot]!.nutrition.calories;

/** The dish that was chosen in place of the one that is there. */
export function swapInWeek(before: Week, { date, slot, dishId }: Place & { readonly dishId: string }): Result<RefreshedWeek, ChangeFault> {
  const week = replaceOwn(before, { date, slot });
  if (!week.ok) return week;
  const open = reopenWeek(week.value, '');
  const cook = findCook(open, { date, slot });
  if (cook === undefined) return fail({ type: 'no-meal' });
  const dish = findVersion(open, { cook, dishId });
  if (!dish) return fail(cannot(`This dish does not fit ${slot} under your rules.`));
  const { state } = portionWith(open, { cook, state: open.state, dish })!;
  return closeChange(open, { state, wanted: [cook], slot });
}

/** A version that the cook may be, perhaps with foods exchanged that the eater's rules allow. Who chooses it may break a rule of the week. */
function findVersion({ days, search, week }: OpenWeek, { cook, dishId }: { cook: number; dishId: string }): Dish | undefined {
  const own = search.input.cooks[cook]!;
  const writtenId = readExchangedId(dishId)?.baseId ?? dishId;
  const ways = [...listWays(own, { days, rules: week.query.rules, worn: listWorn(week.query) })];
  const isWritten = ({ dishId: id }: Dish): boolean => id === writtenId;
  if (!ways.some(({ domain }) => domain.some((versions) => versions.some(isWritten)))) return undefined;
  const dish = days[own.servings[0]!.day]!.context!.corpus.dishesById.get(dishId);
  return dish && isAllowedAt(dish, own.servings, days) ? dish : undefined;
}

function findCook({ week, search }: OpenWeek, { date, slot }: Place): number | undefined {
  const at = search.at[daysBetween(week.query.start, date)]?.[slot] ?? -1;
  return at < 0 ? undefined : at;
}

/** Of the lists themselves, so that it is what the list then says. What is bought already is on neither. */
function compareLists(before: Week, after: Week): Pick<SwapOption, 'added' | 'gone'> {
  const { day, haves = {} } = before.query;
  const { foodsById } = day.corpus ?? DEFAULT_CORPUS;
  const [then, now] = [listThings(before.days, foodsById), listThings(after.days, foodsById)];
  const listToBuy = (things: readonly WeekThing[]): readonly string[] => things.flatMap(({ foodId }) => (foodId in haves ? [] : [foodId]));
  return { added: listToBuy(listAdded(then, now)), gone: listToBuy(listAdded(now, then)) };
}
