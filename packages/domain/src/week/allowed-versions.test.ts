import { expect, test } from 'vitest';
import { makePlainDate } from '../calendar/plain-date.ts';
import { resolveTargets } from '../intent/target/resolve-targets.ts';
import { parseIntent } from '../intent/wish/parse-intent.ts';
import { NO_PROFILE, readEater } from '../intent/wish/read-eater.ts';
import { mealsOf } from '../recipe/meals-of.ts';
import { makeWeek } from './make-week.ts';
import { NO_WEEK_RULES } from './week-rules.ts';

test('a week says of no wish that it went unserved whose allowed version is on the plates', () => {
  const eater = readEater({ ...NO_PROFILE, dietaryRestrictions: ['Vegan'] }, '2026-11-30');
  const intent = parseIntent('yogurt for breakfast');
  const made = makeWeek({
    start: makePlainDate(2026, 11, 23),
    days: 3,
    day: { intent, eater, ...resolveTargets({ intent, eater }), seed: 3 },
    shape: 'usual',
    slots: ['breakfast', 'dinner'],
    rules: NO_WEEK_RULES,
    taken: [],
  });
  if (!made.ok) throw new Error(made.fault.sentence);
  const eaten = made.value.days.flatMap(({ plan }) => mealsOf(plan).flatMap(({ meal }) => meal.portions.map(({ foodId }) => foodId)));
  expect(eaten.some((id) => /^(?:soy|coconut|almond|oat)-yogurt/.test(id))).toBe(true);
  expect(made.value.relaxed.join(' ')).not.toContain('yogurt');
});
