import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import type { Diet } from '../../diet/diet.ts';
import { energyKcal, type Macros } from '../../food/nutrients.ts';
import { EMPTY_INTENT } from '../../intent/intent.ts';
import { readQuery } from '../frame/plan-query.ts';
import { missShare } from '../portion/tolerance.ts';
import { searchDays } from './search-days.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Of eight seeds, as one seed's luck is worth more than a round of the search. */
const missOf = (diet: Diet, targets: Macros, rounds?: number): number =>
  SEEDS.reduce((sum, seed) => {
    const context = readQuery({
      intent: { ...EMPTY_INTENT, diets: [diet] },
      eater: UNKNOWN_EATER,
      targets: { ...targets, calories: energyKcal(targets) },
      seed,
    });
    const { solution } = searchDays(context, { seed, ...(rounds === undefined ? {} : { rounds }) });
    return sum + missShare(solution.macros, targets) / SEEDS.length;
  }, 0);

// No usual day reaches these. The miss is the worst of the three macros in tolerances: with the steps towards what is missing
// they are 2.8 and 3.5 off on average (a plate holds 250 g of tofu at most, and ties keep doughs whole), after three of them 4.2 and 3.4.
test.each<[diet: Diet, targets: Macros, most: number]>([
  ['standard', { protein: 250, carbs: 120, fat: 30 }, 3.7],
  ['vegan', { protein: 180, carbs: 40, fat: 120 }, 3.7],
])('a %s day out of reach is approached as far as three steps lead', (diet, targets, most) => {
  const miss = missOf(diet, targets);
  expect(miss).toBeLessThan(most);
  expect(miss).toBeLessThan(missOf(diet, targets, 3));
});
