import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, makePlainDate } from './plain-date.ts';
import { suggestPlan } from './suggestion.ts';

const date = makePlainDate(2026, 11, 24);
const anyIds = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 12 });
const toPlans = (ids: readonly string[]) => ids.map((id) => ({ id }));

test('suggests the same plan for the same day in whatever order the plans come', () => {
  fc.assert(
    fc.property(anyIds, (ids) => {
      const plan = suggestPlan(date, toPlans(ids), new Set());
      expect(plan).toBeDefined();
      expect(suggestPlan(date, toPlans(ids.toReversed()), new Set())).toEqual(plan);
    }),
  );
});

test('suggests only what is on no day yet', () => {
  fc.assert(
    fc.property(anyIds, fc.nat(), (ids, count) => {
      const planned = new Set(ids.slice(0, count % (ids.length + 1)));
      const plan = suggestPlan(date, toPlans(ids), planned);
      expect(plan === undefined).toBe(planned.size === ids.length);
      expect(planned.has(plan?.id ?? '')).toBe(false);
    }),
  );
});

test('suggests nothing to who has no plan', () => expect(suggestPlan(date, [], new Set())).toBeUndefined());

test('does not suggest one plan for every day', () => {
  const plans = toPlans(['a', 'b', 'c', 'd', 'e']);
  const suggested = new Set(Array.from({ length: 30 }, (_, index) => suggestPlan(addDays(date, index), plans, new Set())?.id));
  expect(suggested.size).toBeGreaterThan(2);
});
