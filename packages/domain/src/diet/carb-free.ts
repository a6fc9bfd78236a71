import type { DietRule } from './diet-rule.ts';

/** Without plants: a day that can have no fiber and no fruit or vegetables. */
export const isCarbFree = (rules: readonly DietRule[]): boolean => rules.some((rule) => rule.type === 'diet' && rule.diet === 'carnivore');

/** Also days whose few grams of carbs leave no room for the usual fiber. */
export const isNearlyCarbFree = (rules: readonly DietRule[]): boolean =>
  rules.some(
    (rule) =>
      (rule.type === 'diet' && (rule.diet === 'keto' || rule.diet === 'carnivore')) ||
      (rule.type === 'restriction' && rule.restriction === 'Keto'),
  );
