import { expect, test } from 'vitest';
import { dietRule, restrictionRule, type DietRule } from '../../diet/diet-rule.ts';
import { findCarbLimit, holdToRules } from './hold-to-rules.ts';

const targets = (carbs: number) => ({ protein: 100, carbs, fat: 80 });
const KETO = dietRule('keto');

// Three grams inside the limit (DAY_CARB_LIMITS: 50, 25 and 130), so that a day that misses by one or two is still within.
test.each<[rule: DietRule, asked: number, held: number]>([
  [KETO, 200, 47],
  [KETO, 48, 47],
  [KETO, 47, 47],
  [KETO, 20, 20],
  [restrictionRule('Keto'), 60, 47],
  [dietRule('carnivore'), 60, 22],
  [restrictionRule('Low-Carb'), 200, 127],
  [dietRule('vegan'), 200, 200],
])('%o holds %i g of carbs to %i', (rule, asked, held) => {
  expect(holdToRules(targets(asked), [rule])).toEqual(targets(held));
});

test('the tightest of several limits counts, by its name', () => {
  expect(findCarbLimit([restrictionRule('Low-Carb'), KETO])).toEqual({ grams: 50, name: 'keto' });
  expect(findCarbLimit([dietRule('vegan')])).toBeUndefined();
});
