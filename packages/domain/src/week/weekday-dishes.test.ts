import { expect, test } from 'vitest';
import { makePlainDate } from '../calendar/plain-date.ts';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { EMPTY_INTENT } from '../intent/intent.ts';
import { resolveTargets } from '../intent/target/resolve-targets.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import type { Dish } from '../kit/dish.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import { eatenInExchange } from './eaten-in-exchange.ts';
import { makeWeek } from './make-week.ts';
import { cookOf } from './shape-week.ts';
import { spreadDay } from './spread-day.ts';
import { findCooks } from './stored-cook.ts';
import { listWeekDays, type WeekQuery } from './week-query.ts';
import { NO_WEEK_RULES, type WeekRules } from './week-rules.ts';
import { readWeekdayWords } from './weekday-words.ts';

/** A Monday. */
const START = makePlainDate(2026, 11, 23);
const { dishesById } = DEFAULT_CORPUS;

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

function findDish(isOf: (dish: Dish) => boolean): Dish {
  const found = [...dishesById.values()].find(isOf);
  if (!found) throw new Error('There is no such dish.');
  return found;
}

test('a day that was shown feeds no meal of which something else is said', () => {
  const porridge = findDish(({ title }) => /porridge with apple/i.test(title));
  const shown = { ...cookOf('again', [{ day: 0, slot: 'breakfast' }]), dishId: porridge.dishId, shares: [] };
  const daysOf = (words: string) => spreadDay(queryOf(words), [shown]).map(({ servings }) => servings.map(({ day }) => day));
  expect(daysOf('')).toEqual([[0, 2, 4]]);
  expect(daysOf('pancakes for breakfast on Wednesday')).toEqual([[0, 4]]);
  expect(daysOf('breakfast always the same')).toEqual([[0, 1, 2, 3, 4, 5, 6]]);
});

test('a stored dish stays by the rules of each day that eats of it', () => {
  const servings = [
    { day: 0, slot: 'dinner' },
    { day: 1, slot: 'lunch' },
  ] as const;
  const chicken = findDish(({ title, slots }) => slots.includes('dinner') && slots.includes('lunch') && /chicken/i.test(title));
  const pot = { ...cookOf('pot', servings), dishId: chicken.dishId, shares: [] };
  const goneOf = (words: string) => findCooks([pot], listWeekDays(queryOf(words))).gone.length;
  expect(goneOf('no beef on Tuesday')).toBe(0);
  expect(goneOf('no chicken on Tuesday')).toBe(1);
});
