import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import type { Diet } from '../../diet/diet.ts';
import { energyKcal, type Macros } from '../../food/nutrients.ts';
import { EMPTY_INTENT } from '../../intent/intent.ts';
import { readQuery } from '../frame/plan-query.ts';
import { missShare } from '../portion/tolerance.ts';
import { searchDays } from './search-days.ts';

const missOf = (diet: Diet, targets: Macros, rounds?: number): number => {
  const context = readQuery({
    intent: { ...EMPTY_INTENT, diets: [diet] },
    eater: UNKNOWN_EATER,
    targets: { ...targets, calories: energyKcal(targets) },
    seed: 1,
  });
  const { solution } = searchDays(context, { seed: 1, ...(rounds === undefined ? {} : { rounds }) });
  return missShare(solution.macros, targets);
};

// No usual day reaches these. The miss is the worst of the three macros in tolerances: after two steps towards what is missing
// they are 3.7 and 2.6 off, after three 2.3 and 2.3, and no fourth step gained anything on 24 targets of three diets.
test.each<[diet: Diet, targets: Macros, most: number]>([
  ['standard', { protein: 250, carbs: 120, fat: 30 }, 3],
  ['vegan', { protein: 180, carbs: 40, fat: 120 }, 2.45],
])('a %s day out of reach is approached as far as three steps lead', (diet, targets, most) => {
  const miss = missOf(diet, targets);
  expect(miss).toBeLessThan(most);
  expect(miss).toBeLessThan(missOf(diet, targets, 3));
});
