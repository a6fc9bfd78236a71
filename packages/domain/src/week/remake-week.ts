import { ok, type Result } from '../base/result.ts';
import type { PlanFault } from '../plan/write/explain-blocked.ts';
import { makeWeek, type MakeWeek, type Week } from './make-week.ts';
import { findOwn, mayStayWritten } from './find-own.ts';
import { portionAsWritten, sumByFood, usualSharesOf, type WrittenGrams } from './portion-week.ts';
import { indexCooks } from './shape-week.ts';
import { findCooks, isAt, keepAt, REPLACED, sayGone, type StoredCook, type Then } from './stored-cook.ts';
import { listWeekDays, type WeekQuery } from './week-query.ts';
import type { WrittenDay } from './write-week.ts';

export type Remade = { readonly week: Week; readonly notes: readonly string[] };

/** A week around these cooks: what they feed stays, and every other meal is planned anew. */
export function remakeWeek(query: WeekQuery, stored: readonly StoredCook[], more: Omit<MakeWeek, 'kept'> = {}): Result<Remade, PlanFault> {
  const found = findOwn(stored, query);
  const around = { ...query, own: found.own };
  const { kept, gone } = findCooks(stored, listWeekDays(around));
  const made = makeWeek(around, { ...more, kept });
  return made.ok ? ok({ week: made.value, notes: [...sayOwnGone(found.gone, REPLACED), ...sayGone(gone, REPLACED)] }) : made;
}

const sayOwnGone = (titles: readonly string[], { one }: Then): readonly string[] =>
  titles.map((title) => `${title} cannot stay in this week, so ${one}.`);

/**
 * The week as it was before its last change. A dish that no longer fits stays away, and what stands at its meals now stays there: a
 * third one in its place is neither the week before the change nor the one after it.
 */
export function takeBack(
  query: WeekQuery,
  { past, now }: { readonly past: readonly StoredCook[]; readonly now: readonly StoredCook[] },
): Result<Remade, PlanFault> {
  const days = listWeekDays(query);
  const own = past.map((cook) => ({ cook, found: findOwn([cook], query), dishes: findCooks([cook], days) }));
  const back = own.filter(({ found, dishes }) => found.gone.length + dishes.gone.length === 0).map(({ cook }) => cook);
  const isTaken = ({ day, slot }: StoredCook['servings'][number]): boolean => back.some(({ servings }) => servings.some(isAt(day, slot)));
  const stays = now.flatMap((cook) => keepAt(cook, (serving) => !isTaken(serving)));
  const made = remakeWeek(query, [...back, ...stays]);
  if (!made.ok) return made;
  const { week, notes } = made.value;
  // Of what is in the week now as well it is said already what becomes of it.
  const lost = own.filter(({ cook }) => !stays.some(({ dishId }) => dishId === cook.dishId));
  const away = [
    ...sayOwnGone(
      lost.flatMap(({ found }) => found.gone),
      STAYS_AWAY,
    ),
    ...sayGone(
      lost.flatMap(({ dishes }) => dishes.gone),
      STAYS_AWAY,
    ),
  ];
  return ok({ week, notes: [...away, ...notes] });
}

const STAYS_AWAY: Then = { one: 'it does not come back', several: 'they do not come back' };

/**
 * The week as it was left, for a change in it. Its days are those that were stored, to the letter; only what amounts were
 * chosen from is found again. A dish that cannot stay is replaced, and the days it was on are others.
 */
export function resumeWeek(
  asked: WeekQuery,
  { cooks, days: written, relaxed }: { cooks: readonly StoredCook[]; days: readonly WrittenDay[]; relaxed: readonly string[] },
): Result<Remade, PlanFault> {
  const found = findOwn(cooks, asked);
  const query = { ...asked, own: found.own };
  const days = listWeekDays(query);
  const { kept, shares: stored, gone } = findCooks(cooks, days);
  const meals = days.reduce((sum, { slots }) => sum + slots.length, 0);
  const fed = kept.reduce((sum, { servings }) => sum + servings.length, 0);
  const mayStay = gone.length + found.gone.length === 0 && mayStayWritten(found.own, written, query);
  if (!mayStay || fed !== meals) return remakeWeek(asked, cooks);
  const usual = usualSharesOf(kept, days);
  const shares = stored.map((own, at) => (own.length > 0 ? own : usual[at]!));
  const dishes = kept.map(({ dish }) => dish);
  const bare = kept.map(({ dish: _dish, ...cook }) => cook);
  const input = { days, cooks: bare, dishes, shares, at: indexCooks(bare, days.length) };
  const grams = days.map(({ date }) => weighMeals(written.find((day) => day.date === date)));
  const solved = { dishes, shares, days: portionAsWritten(input, grams) };
  return ok({ week: { start: query.start, days: written, cooks: bare, relaxed, solved, query }, notes: [] });
}

function weighMeals(day: WrittenDay | undefined): WrittenGrams[number] {
  const meals = Object.values(day?.plan.meals ?? {});
  if (meals.some(({ plates }) => plates)) return undefined;
  return Object.fromEntries(
    meals.map(({ slot, portions }) => [slot, sumByFood(portions.map(({ foodId, steps, chosen }) => [foodId, steps[chosen]!.grams]))]),
  );
}
