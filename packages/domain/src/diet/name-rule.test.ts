import { expect, test } from 'vitest';
import { allergyRule, dietRule, restrictionRule } from './diet-rule.ts';
import { nameRule, nameWhatBinds } from './name-rule.ts';

test.each([
  [dietRule('vegan'), 'vegan', 'a vegan plan'],
  [dietRule('glutenfree'), 'gluten-free', 'a gluten-free plan'],
  // A region and an acronym keep their capitals in a sentence.
  [dietRule('mediterranean'), 'Mediterranean', 'a Mediterranean plan'],
  [dietRule('dash'), 'DASH', 'a DASH plan'],
  [restrictionRule('Low-Carb'), 'low-carb', 'a low-carb plan'],
  [allergyRule('tree-nut'), 'no tree nuts', 'an allergy to tree nuts'],
])('%o is told as %s, and a food does not fit %s', (rule, told, bound) =>
  expect([nameRule(rule), nameWhatBinds(rule)]).toEqual([told, bound]),
);
