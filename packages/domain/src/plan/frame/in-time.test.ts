import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { resolveTargets } from '../../intent/target/resolve-targets.ts';
import { parseIntent } from '../../intent/wish/parse-intent.ts';
import { makePlan } from '../make-plan.ts';
import { refreshMeal } from '../refresh-meal.ts';

const queryOf = (text: string, seed: number) => {
  const intent = parseIntent(text);
  return { intent, eater: UNKNOWN_EATER, ...resolveTargets({ intent, eater: UNKNOWN_EATER }), seed };
};
const waitsOf = (text: string, seeds: number): readonly string[] =>
  Array.from({ length: seeds }, (_, seed) => makePlan(queryOf(text, seed + 1))).flatMap((made) =>
    made.ok ? Object.values(made.value.meals).flatMap(({ waitMinutes = 0, title }) => (waitMinutes > 20 ? [title] : [])) : [],
  );

test('nothing that stands overnight is ready in twenty minutes', () => {
  expect(waitsOf('oats for breakfast, everything in 20 minutes', 12)).toEqual([]);
});

test('but who asks for that dish has it, and is told when to begin', () => {
  const made = makePlan(queryOf('overnight oats for breakfast, all meals in 20 minutes', 1));
  expect(made.ok && made.value.meals.breakfast?.title).toMatch(/overnight/i);
  expect(made.ok && made.value.notes.join(' ')).toMatch(/Start the night before/);
});

test('another dish for a meal in a hurry is in time too', () => {
  const query = queryOf('breakfast in 10 minutes', 3);
  const made = makePlan(query);
  if (!made.ok) throw new Error(made.fault.sentence);
  let meals = made.value.meals;
  for (let refreshCount = 1; refreshCount <= 8; refreshCount++) {
    const next = refreshMeal({ ...query, meals, slot: 'breakfast', refreshCount });
    if (!next.ok) break;
    meals = next.value.meals;
    expect(meals.breakfast?.waitMinutes ?? 0).toBeLessThanOrEqual(10);
  }
});
