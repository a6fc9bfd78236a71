import { describe, expect, test } from 'vitest';
import { addDays, makePlainDate } from '../calendar/plain-date.ts';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { EMPTY_INTENT } from '../intent/intent.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { isDishForToddlers } from '../plan/frame/toddler.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import { makeWeek } from './make-week.ts';
import { remakeWeek } from './remake-week.ts';
import { storeCooks } from './stored-cook.ts';
import { listPartSwaps, swapInWeek } from './swap-in-week.ts';
import type { WeekQuery } from './week-query.ts';
import { NO_WEEK_RULES } from './week-rules.ts';

const START = makePlainDate(2026, 11, 23);
const grown: WeekQuery = {
  start: START,
  days: 2,
  day: { intent: EMPTY_INTENT, eater: UNKNOWN_EATER, targets: { calories: 2000, protein: 100, carbs: 225, fat: 78 }, seed: 5 },
  shape: 'usual',
  slots: MEAL_SLOTS,
  rules: NO_WEEK_RULES,
  taken: [],
};
const withChild: WeekQuery = { ...grown, day: { ...grown.day, intent: { ...EMPTY_INTENT, dishWords: ['toddler'] } } };

function have<Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: unknown }): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}
const isSafe = (dishId: string): boolean => isDishForToddlers(DEFAULT_CORPUS.dishesById.get(dishId)!);

describe('a week with somebody under four', () => {
  const week = have(makeWeek(withChild));

  test('keeps no dish of before that they may choke on', () => {
    const cooks = storeCooks(have(makeWeek(grown)));
    expect(cooks.some(({ dishId }) => !isSafe(dishId))).toBe(true);
    const { week: now, notes } = have(remakeWeek(withChild, cooks));
    expect(storeCooks(now).filter(({ dishId }) => !isSafe(dishId))).toEqual([]);
    expect(notes.join(' ')).toMatch(/no longer fits? /);
  });

  test('takes none, whoever names it: another version of a dish that is there, or one with foods exchanged', () => {
    const unsafe = MEAL_SLOTS.flatMap((slot) => {
      const { dishId } = week.days.at(0)!.plan.meals[slot]!;
      const versions = DEFAULT_CORPUS.dishesByKit.get(dishId.split('~', 1).join('')) ?? [];
      return versions.filter((dish) => !isDishForToddlers(dish)).map((dish) => ({ slot, dishId: dish.dishId }));
    });
    for (const { slot, dishId } of unsafe.slice(0, 6)) expect(swapInWeek(week, { date: START, slot, dishId }).ok).toBe(false);
    for (const slot of MEAL_SLOTS) {
      for (const at of week.days.at(1)!.plan.meals[slot]!.portions.keys()) {
        const offered = have(listPartSwaps(week, { date: addDays(START, 1), slot }, at));
        expect(offered.filter(({ dish }) => !isDishForToddlers(dish))).toEqual([]);
      }
    }
  });
});
