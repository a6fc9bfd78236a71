import { expect, test } from 'vitest';
import { makePlainDate } from '../calendar/plain-date.ts';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { parseIntent } from '../intent/wish/parse-intent.ts';
import { resolveTargets } from '../intent/target/resolve-targets.ts';
import { isMadeSo } from '../plan/frame/manners.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import { mealsOf } from '../recipe/meals-of.ts';
import { makeWeek } from './make-week.ts';
import { NO_WEEK_RULES } from './week-rules.ts';

test.each(['usual', 'shortest', 'varied'] as const)('a week of nothing fried (%s) holds none', (shape) => {
  const intent = parseIntent('nothing fried, 1900 calories');
  for (const seed of [1, 2]) {
    const made = makeWeek({
      start: makePlainDate(2026, 11, 23),
      days: 7,
      day: { intent, eater: UNKNOWN_EATER, ...resolveTargets({ intent, eater: UNKNOWN_EATER }), seed },
      shape,
      slots: MEAL_SLOTS,
      rules: NO_WEEK_RULES,
      taken: [],
    });
    const meals = made.ok ? made.value.days.flatMap(({ plan }) => mealsOf(plan).map(({ meal }) => meal)) : [];
    expect(meals.length).toBe(28);
    expect(meals.flatMap((meal) => (isMadeSo(meal, 'fried') ? [meal.title] : []))).toEqual([]);
  }
});

test.each([
  ['steamed', 'until it steams'],
  ['sauteed', 'in the fridge'],
])('what is said of storing and reheating makes nothing %s', (manner, said) => {
  const intent = parseIntent(`nothing ${manner}, 1900 calories`);
  const made = makeWeek({
    start: makePlainDate(2026, 11, 23),
    days: 7,
    day: { intent, eater: UNKNOWN_EATER, ...resolveTargets({ intent, eater: UNKNOWN_EATER }), seed: 1 },
    shape: 'usual',
    slots: MEAL_SLOTS,
    rules: NO_WEEK_RULES,
    taken: [],
  });
  const plans = made.ok ? made.value.days.map(({ plan }) => plan) : [];
  expect(plans.flatMap((plan) => mealsOf(plan).flatMap(({ meal }) => meal.instructions)).join(' ')).toContain(said);
  expect(plans.flatMap(({ notes }) => notes.filter((note) => note.includes(manner)))).toEqual([]);
  expect(plans.map(({ reasons }) => reasons.join(' ').includes(`nothing ${manner}`))).toEqual(plans.map(() => true));
});
