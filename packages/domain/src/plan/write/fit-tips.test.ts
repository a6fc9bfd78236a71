import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { readRestrictions } from '../../intent/wish/read-eater.ts';
import { EMPTY_INTENT } from '../../intent/intent.ts';
import { DEFAULT_CORPUS } from '../../kit/default-corpus.ts';
import { makePlan } from '../make-plan.ts';
import { fitTips } from './fit-tips.ts';
import { makeMeal } from './make-meal.ts';

const TIPS = ['A squeeze of lemon keeps the wedges white.', 'Leftovers keep for a day.', 'Ripe bananas are sweeter.'];

test('a tip that speaks of a food which is left out is not printed', () => {
  expect(fitTips(TIPS, new Set(['lemon', 'lime']))).toEqual(TIPS.slice(1));
  expect(fitTips(TIPS, new Set(['banana']))).toEqual(TIPS.slice(0, 2));
  expect(fitTips(TIPS, new Set(['kiwi']))).toBe(TIPS);
  expect(fitTips(TIPS, new Set())).toBe(TIPS);
});

test('nor one that speaks of its whole class by name', () => {
  const citrus = readRestrictions(['citrus allergy']).excludedFoodIds;
  expect(fitTips(['A squeeze of citrus keeps cut fruit from browning.', ...TIPS], new Set(citrus))).toEqual(TIPS.slice(1));
  expect(fitTips(['A squeeze of citrus keeps cut fruit from browning.'], new Set(['kiwi']))).toHaveLength(1);
});

test('nor on a day, of a meal that was kept from before either', () => {
  const speaking = [...DEFAULT_CORPUS.dishesById.values()].find(
    ({ slots, foodIds, compiled }) =>
      slots.includes('lunch') &&
      !foodIds.has('lemon') &&
      !foodIds.has('lemon-juice') &&
      compiled.kit.tips.some((tip) => /\blemon\b/.test(tip)),
  )!;
  const lunch = makeMeal(speaking, { slot: 'lunch', steps: speaking.groups.map(({ base }) => base), style: { system: 'us', rules: [] } });
  const made = makePlan({
    intent: EMPTY_INTENT,
    eater: { ...UNKNOWN_EATER, excludedFoodIds: ['lemon'] },
    targets: { calories: 2000, protein: 100, carbs: 225, fat: 78 },
    seed: 2,
    locked: { lunch },
  });
  if (!made.ok) throw new Error(made.fault.sentence);
  expect(made.value.meals.lunch?.dishId).toBe(speaking.dishId);
  expect(made.value.meals.lunch?.tips.join(' ')).not.toMatch(/lemon/i);
});
