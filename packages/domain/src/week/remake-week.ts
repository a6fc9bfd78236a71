import { ok, type Result } from '../base/result.ts';
import type { PlanFault } from '../plan/write/explain-blocked.ts';
import { makeWeek, type MakeWeek, type Week } from './make-week.ts';
import { findOwn } from './find-own.ts';
import { portionAsWritten, sumByFood, usualSharesOf, type WrittenGrams } from './portion-week.ts';
import { indexCooks } from './shape-week.ts';
import { findCooks, type StoredCook } from './stored-cook.ts';
import { listWeekDays, type WeekQuery } from './week-query.ts';
import type { WrittenDay } from './write-week.ts';

export type Remade = { readonly week: Week; readonly notes: readonly string[] };

/** A week around these cooks: what they feed stays, and every other meal is planned anew. */
export function remakeWeek(query: WeekQuery, stored: readonly StoredCook[], more: Omit<MakeWeek, 'kept'> = {}): Result<Remade, PlanFault> {
  const found = findOwn(stored, query);
  const around = { ...query, own: found.own };
  const { kept, gone } = findCooks(stored, listWeekDays(around));
  const made = makeWeek(around, { ...more, kept });
  return made.ok ? ok({ week: made.value, notes: [...found.gone, ...gone] }) : made;
}

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
  if (gone.length > 0 || found.gone.length > 0 || fed !== meals) return remakeWeek(asked, cooks);
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
