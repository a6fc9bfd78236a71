import { expect, test } from 'vitest';
import type { Plan } from '../../lib/wire/plan-types.ts';
import { againstQuery } from './queries.ts';

const plan = { title: 'Day', meals: { dinner: { title: 'Beans '.repeat(1000) } } } as unknown as Plan;
const keyOf = (of: Plan): string => JSON.stringify(againstQuery(of).queryKey);

test('what speaks against a plan is asked once of the same meals, whatever else is changed', () => {
  expect(keyOf({ ...plan, title: 'Another' })).toBe(keyOf(plan));
});

test('and anew of other meals', () => {
  expect(keyOf({ ...plan, meals: { ...plan.meals } })).not.toBe(keyOf(plan));
});

test('no word of a meal is read for it', () => {
  expect(keyOf(plan).length).toBeLessThan(40);
});
