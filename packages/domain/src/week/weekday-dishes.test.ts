import { expect, test } from 'vitest';
import { makePlainDate } from '../calendar/plain-date.ts';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { EMPTY_INTENT } from '../intent/intent.ts';
import { resolveTargets } from '../intent/target/resolve-targets.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import { eatenInExchange } from './eaten-in-exchange.ts';
import { makeWeek } from './make-week.ts';
import { listWeekDays, type WeekQuery } from './week-query.ts';
import { NO_WEEK_RULES, type WeekRules } from './week-rules.ts';
import { readWeekdayWords } from './weekday-words.ts';

/** A Monday. */
const START = makePlainDate(2026, 11, 23);

function queryOf(words: string, { rules = {}, seed = 3 }: { readonly rules?: Partial<WeekRules>; readonly seed?: number } = {}): WeekQuery {
  const { targets, caps } = resolveTargets({ intent: EMPTY_INTENT, eater: UNKNOWN_EATER });
  const day = { intent: EMPTY_INTENT, eater: UNKNOWN_EATER, targets, caps, seed };
  const whole = { ...NO_WEEK_RULES, ...rules };
  return { start: START, days: 7, day, shape: 'usual', slots: MEAL_SLOTS, rules: whole, taken: [], ...readWeekdayWords(words) };
}

test('what is left out of one weekday is taken for nothing else, as a pot may be eaten on it', () => {
  const isEaten = (words: string) => eatenInExchange(listWeekDays(queryOf(words)))('parsley');
  expect(isEaten('no beef on friday')).toBe(true);
  expect(isEaten('no parsley on friday')).toBe(false);
});

test('the food that a weekday asks for is not exchanged for what the list has', () => {
  const made = makeWeek(queryOf('arugula on wednesday. no arugula on friday'));
  const dinner = made.ok ? made.value.days[2]?.plan.meals.dinner : undefined;
  expect(dinner?.portions.map(({ foodId }) => foodId)).toContain('arugula');
  expect(made.ok && made.value.relaxed).toEqual([]);
});

test('a dish that the sentence names is its day’s, also where the household has such dishes on another', () => {
  const made = makeWeek(queryOf('margherita pizza on friday', { rules: { dishes: { 2: 'pizza' } } }));
  expect(made.ok && made.value.days[4]?.plan.meals.dinner?.title).toMatch(/pizza/i);
  expect(made.ok && made.value.relaxed).toEqual([]);
});
