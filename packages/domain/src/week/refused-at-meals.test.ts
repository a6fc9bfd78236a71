import { expect, test } from 'vitest';
import { addDays, makePlainDate } from '../calendar/plain-date.ts';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { parseIntent } from '../intent/wish/parse-intent.ts';
import { resolveTargets } from '../intent/target/resolve-targets.ts';
import { MEAL_SLOTS, type MealSlot } from '../recipe/meal-slot.ts';
import { makeWeek, type Week } from './make-week.ts';
import { refreshInWeek } from './refresh-in-week.ts';
import { listSwaps } from './swap-in-week.ts';
import { NO_WEEK_RULES } from './week-rules.ts';

const START = makePlainDate(2026, 11, 23);

function makeOf(words: string): Week {
  const intent = parseIntent(words);
  const day = { intent, eater: UNKNOWN_EATER, ...resolveTargets({ intent, eater: UNKNOWN_EATER }), seed: 3 };
  const made = makeWeek({ start: START, days: 7, day, shape: 'usual', slots: MEAL_SLOTS, rules: NO_WEEK_RULES, taken: [] });
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
}

const refusedOf = (words: string, slot: MealSlot): ReadonlySet<string> =>
  new Set(parseIntent(words).mealRules[slot]!.exclude.flatMap(({ foodIds }) => foodIds));

const servedAt = ({ days }: Week, slot: MealSlot): readonly string[] =>
  days.flatMap(({ plan }) => plan.meals[slot]?.portions.map(({ foodId }) => foodId) ?? []);

const offeredAt = (week: Week, slot: MealSlot): readonly string[] =>
  week.days.flatMap(({ date }) => {
    const swaps = listSwaps(week, { date, slot });
    return swaps.ok ? swaps.value.flatMap(({ dish }) => dish.foods.map(({ id }) => id)) : [];
  });

test.each([
  ['breakfast without eggs', 'breakfast'],
  ['no rice or pasta at lunch', 'lunch'],
  ['no dairy at lunch', 'lunch'],
] as const)('what is refused at one meal of the days is served at others: %s', (words, slot) => {
  const week = makeOf(words);
  const refused = refusedOf(words, slot);
  const isRefused = (id: string): boolean => refused.has(id);
  expect(servedAt(week, slot).filter(isRefused)).toEqual([]);
  const others = MEAL_SLOTS.filter((one) => one !== slot);
  // What a week of other dishes happens not to hold is still offered.
  expect(others.flatMap((other) => [...servedAt(week, other), ...offeredAt(week, other)]).filter(isRefused)).not.toEqual([]);
  const refreshed = refreshInWeek(week, { date: addDays(START, 2), slot, count: 1 });
  expect(refreshed.ok && servedAt(refreshed.value.week, slot).filter(isRefused)).toEqual([]);
  const swaps = listSwaps(week, { date: addDays(START, 2), slot });
  expect(swaps.ok && swaps.value.flatMap(({ dish }) => dish.foods.filter(({ id }) => isRefused(id)))).toEqual([]);
});
