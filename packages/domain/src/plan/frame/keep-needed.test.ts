import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import type { FoodKind } from '../../food/food.ts';
import { parseIntent } from '../../intent/wish/parse-intent.ts';
import { resolveTargets } from '../../intent/target/resolve-targets.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import { EMPTY_INTENT } from '../../intent/intent.ts';
import { makePlan } from '../make-plan.ts';
import { keepNeeded } from './keep-needed.ts';
import { listCandidates } from './list-candidates.ts';
import { gatherRules } from './plan-rules.ts';

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

test('who may have meat gets no tofu unasked, and a pescatarian no seitan', () => {
  const ofKeto = kindsOf('keto', 30);
  expect(ofKeto).not.toContain('soy');
  expect(ofKeto).toContain('poultry');
  expect(kindsOf('pescatarian', 30)).not.toContain('meat-substitute');
  expect(kindsOf('keto with tofu', 5)).toContain('soy');
});

test('a vegan gets what stands in for dairy', () => {
  expect(kindsOf('vegan', 40)).toContain('plant-dairy');
});

test('whoever asks for much protein may have the powder', () => {
  expect(kindsOf('vegetarian high protein, 180 g protein', 40)).toContain('protein-powder');
});

test('a meal with few kits keeps them all, and does not decide for the next meal under the same rules', () => {
  const rules = gatherRules({ ...EMPTY_INTENT, diets: ['vegetarian'] }, UNKNOWN_EATER);
  const candidates = listCandidates(DEFAULT_CORPUS, rules);
  const asked = { rules, intent: EMPTY_INTENT, foodsById: DEFAULT_CORPUS.foodsById, targets: { protein: 80, carbs: 250, fat: 70 } };
  const few = DEFAULT_CORPUS.kitIdsBySlot.snack.slice(0, 3);
  expect(keepNeeded(candidates, { ...asked, kitIds: few })).toBe(candidates);
  expect(keepNeeded(candidates, { ...asked, kitIds: DEFAULT_CORPUS.kitIdsBySlot.dinner }).size).toBeLessThan(candidates.size);
  expect(keepNeeded(candidates, { ...asked, kitIds: few })).toBe(candidates);
});
