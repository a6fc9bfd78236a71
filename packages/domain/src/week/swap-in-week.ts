import { fail, ok, type Result } from '../base/result.ts';
import { daysBetween, type PlainDate } from '../calendar/plain-date.ts';
import { listVersionsWithout } from '../idea/exchange-part.ts';
import { energyKcal, type Macros } from '../food/nutrients.ts';
import type { Dish } from '../kit/dish.ts';
import { readExchangedId } from '../kit/exchange.ts';
import { stepsOf } from '../plan/frame/day-problem.ts';
import { isMealAllowed } from '../plan/frame/plan-query.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import { cannot, type ChangeFault } from './change-fault.ts';
import type { Week } from './make-week.ts';
import { replaceOwn } from './replace-own.ts';
import { bestOf, closeChange, rankIdeas, reopenWeek, type OpenWeek, type RefreshedWeek, type State } from './refresh-in-week.ts';

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

/** Three other dishes for a meal: of those that the list likes, the ones whose days come out best. */
export function listSwaps(before: Week, place: Place): Result<readonly SwapOption[], ChangeFault> {
  const week = replaceOwn(before, place);
  if (!week.ok) return week;
  const open = reopenWeek(week.value, `swap ${place.date} ${place.slot}`);
  const cook = findCook(open, place);
  if (cook === undefined) return fail({ type: 'no-meal' });
  const used = new Set(open.state.dishes.map((dish) => dish.compiled.kit.id));
  let left = rankIdeas(open, cook, used).slice(0, LOOKED_AT);
  const offered: SwapOption[] = [];
  while (offered.length < OFFERED && left.length > 0) {
    const state = bestOf(open, { cook, state: open.state, dishes: left })!;
    const dish = state.dishes[cook]!;
    offered.push({ dish, kcal: plateKcal(open, state, place), ...compareList(open, cook, dish) });
    left = left.filter((other) => other !== dish);
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
      const dish = findVersion(open, { cook, slot: place.slot, dishId });
      const state = dish && bestOf(open, { cook, state: open.state, dishes: [dish] });
      return dish && state ? [{ dish, instead, kcal: plateKcal(open, state, place), ...compareList(open, cook, dish) }] : [];
    }),
  );
}

function plateKcal({ week, days }: OpenWeek, { portioned }: State, { date, slot }: Place): number {
  const day = daysBetween(week.query.start, date);
  const at = days[day]!.slots.indexOf(slot);
  const { dishes, solution } = portioned[day]!;
  const { fixed, groups } = dishes[at]!;
  const steps = stepsOf(dishes, at, solution.chosen);
  const sum = (macro: keyof Macros): number => groups.reduce((grams, group, of) => grams + group[macro][steps[of]!]!, fixed[macro]);
  return energyKcal({ protein: sum('protein'), carbs: sum('carbs'), fat: sum('fat') });
}

/** The dish that was chosen in place of the one that is there. */
export function swapInWeek(before: Week, { date, slot, dishId }: Place & { readonly dishId: string }): Result<RefreshedWeek, ChangeFault> {
  const week = replaceOwn(before, { date, slot });
  if (!week.ok) return week;
  const open = reopenWeek(week.value, '');
  const cook = findCook(open, { date, slot });
  if (cook === undefined) return fail({ type: 'no-meal' });
  const dish = findVersion(open, { cook, slot, dishId });
  if (!dish) return fail(cannot(`This dish does not fit ${slot} under your rules.`));
  const state = bestOf(open, { cook, state: open.state, dishes: [dish] })!;
  open.search.replace(cook, dish);
  return closeChange(open, { state, wanted: [cook], slot });
}

/** A version that the cook may be, perhaps with foods exchanged that the eater's rules allow. */
function findVersion(
  { days, search }: OpenWeek,
  { cook, slot, dishId }: { cook: number; slot: MealSlot; dishId: string },
): Dish | undefined {
  const writtenId = readExchangedId(dishId)?.baseId ?? dishId;
  if (!search.input.domains[cook]!.some((versions) => versions.some((version) => version.dishId === writtenId))) return undefined;
  const { corpus, rulesAt } = days[search.input.cooks[cook]!.servings[0]!.day]!.context!;
  const dish = corpus.dishesById.get(dishId);
  const portions = dish?.foods.map(({ id }) => ({ foodId: id })) ?? [];
  return dish && isMealAllowed({ portions }, corpus, rulesAt[slot]) ? dish : undefined;
}

function findCook({ week, search }: OpenWeek, { date, slot }: Place): number | undefined {
  const at = search.at[daysBetween(week.query.start, date)]?.[slot] ?? -1;
  return at < 0 ? undefined : at;
}

function compareList({ state, search }: OpenWeek, cook: number, dish: Dish): Pick<SwapOption, 'added' | 'gone'> {
  const { shelf, open } = search.input;
  const elsewhere = new Set([
    ...state.dishes.flatMap((other, at) => (at === cook ? [] : [...search.boughtOf(other).things])),
    ...open.flatMap(({ things }) => [...things]),
  ]);
  const own = new Set(search.boughtOf(dish).things);
  const before = new Set(search.boughtOf(state.dishes[cook]!).things);
  const name = (thing: number): string => shelf.things[thing]!;
  return {
    added: [...own].filter((thing) => !elsewhere.has(thing) && !before.has(thing)).map(name),
    gone: [...before].filter((thing) => !elsewhere.has(thing) && !own.has(thing)).map(name),
  };
}
