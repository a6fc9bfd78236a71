import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { readExchangedId } from '../kit/exchange.ts';
import { listWays } from './list-domains.ts';
import { isAt, type StoredCook } from './stored-cook.ts';
import { listWeekDays, listWorn, shapeDays, type WeekQuery } from './week-query.ts';

/**
 * The dishes of a day that a week is planned around, cooked for the other meals that the week's shape has them at: a breakfast that
 * comes again by turns, a dinner whose pot is the next lunch. Beside a day that feeds itself alone three more breakfasts and snacks
 * are bought for. A dish that does not keep, or that the week's rules do not have on those days, stays on its own.
 */
export function spreadDay(query: WeekQuery, kept: readonly StoredCook[]): readonly StoredCook[] {
  const days = listWeekDays(query);
  const shaped = shapeDays(query, { days, slotsByDay: days.map(({ slots }) => slots) });
  const { dishesById } = query.day.corpus ?? DEFAULT_CORPUS;
  return kept.map((cook) => {
    const [{ day, slot }] = cook.servings as [StoredCook['servings'][number]];
    const whole = shaped.find(({ servings: [first] }) => isAt(day, slot)(first!));
    const dish = dishesById.get(cook.dishId);
    if (!whole || !dish) return cook;
    // The first way is the one with every rule held.
    const [way] = listWays(whole, { days, rules: query.rules, worn: listWorn(query) });
    // One food taken for another leaves a dish what it is: its week's rules are those of the dish it was made of.
    const base = dishesById.get(readExchangedId(cook.dishId)?.baseId ?? '') ?? dish;
    return way!.domain.some((versions) => versions.includes(dish) || versions.includes(base)) ? { ...cook, ...whole } : cook;
  });
}
