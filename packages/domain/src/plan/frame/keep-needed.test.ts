import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import type { FoodKind } from '../../food/food.ts';
import { parseIntent } from '../../intent/wish/parse-intent.ts';
import { resolveTargets } from '../../intent/target/resolve-targets.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import { makePlan } from '../make-plan.ts';

function kindsOf(text: string, days: number): ReadonlySet<FoodKind> {
  const intent = parseIntent(text);
  const made = Array.from({ length: days }, (_, seed) =>
    makePlan({ intent, eater: UNKNOWN_EATER, ...resolveTargets({ intent, eater: UNKNOWN_EATER }), seed }),
  );
  const plans = made.flatMap((one) => (one.ok ? [one.value] : []));
  expect(plans).toHaveLength(days);
  const foodIds = plans.flatMap(({ meals }) => Object.values(meals).flatMap(({ portions }) => portions.map(({ foodId }) => foodId)));
  return new Set(foodIds.flatMap((id) => DEFAULT_CORPUS.foodsById.get(id)?.kind ?? []));
}

test('a vegetarian gets neither powder nor vegan cheese unasked, and what stands in for meat as ever', () => {
  const kinds = kindsOf('vegetarian', 40);
  expect(kinds).not.toContain('protein-powder');
  expect(kinds).not.toContain('plant-dairy');
  expect(kinds).toContain('soy');
});

test('a vegan gets what stands in for dairy', () => {
  expect(kindsOf('vegan', 40)).toContain('plant-dairy');
});

test('whoever asks for much protein may have the powder', () => {
  expect(kindsOf('vegetarian high protein, 180 g protein', 40)).toContain('protein-powder');
});
