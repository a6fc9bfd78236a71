import { expect, test } from 'vitest';
import { makePlainDate } from '../calendar/plain-date.ts';
import { UNKNOWN_EATER } from '../eater/eater.ts';
import { keepsUnchilled } from '../food/keeps-unchilled.ts';
import { parseIntent } from '../intent/wish/parse-intent.ts';
import { resolveTargets } from '../intent/target/resolve-targets.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import { mealsOf } from '../recipe/meals-of.ts';
import { makeWeek } from './make-week.ts';
import { NO_WEEK_RULES } from './week-rules.ts';

test.each(['usual', 'shortest'] as const)('a week without a fridge has nothing cold and nothing left over (%s)', (shape) => {
  const intent = parseIntent('camping, no fridge, 1900 calories');
  const made = makeWeek({
    start: makePlainDate(2026, 11, 23),
    days: 7,
    day: { intent, eater: UNKNOWN_EATER, ...resolveTargets({ intent, eater: UNKNOWN_EATER }), seed: 1 },
    shape,
    slots: MEAL_SLOTS,
    rules: NO_WEEK_RULES,
    taken: [],
  });
  const meals = made.ok ? made.value.days.flatMap(({ plan }) => mealsOf(plan).map(({ meal }) => meal)) : [];
  expect(meals).toHaveLength(28);
  const perishing = meals.flatMap(({ portions }) =>
    portions.filter(({ foodId }) => !keepsUnchilled(DEFAULT_CORPUS.foodsById.get(foodId)!)),
  );
  expect(perishing.map(({ foodId }) => foodId)).toEqual([]);
  expect(meals.flatMap(({ pot, title }) => (pot ? [title] : []))).toEqual([]);
});
