import { expect, test } from 'vitest';
import { findStepLines } from './find-step-lines.ts';

const STEPS = ['Fry the chicken until golden.', 'Stir in the onion and the paprika.'];
const CHICKEN = { amount: '225 g', item: 'boneless skinless chicken thighs (in the recipe: 4 chicken thighs)' };
const ONION = { amount: '1', item: 'onion' };

test.each(['paprika for the chicken', 'paprika, for the chicken', 'paprika plus more for the chicken', 'paprika'])(
  '"%s" is used where the paprika is, not where the chicken is',
  (item) => {
    const used = findStepLines([CHICKEN, { amount: '1 tsp', item }, ONION], STEPS);
    expect(used.map((lines) => lines.map(({ line }) => line))).toEqual([[], [2, 1]]);
  },
);

test.each([
  ['Stir everything except the blueberries.', []],
  ['Stir everything but the blueberries and the onion.', []],
  ['Mix all the ingredients but the blueberries in a bowl with the onion.', [1]],
  ['Mix everything except the blueberries, then add the onion.', [1]],
  ['Stir everything except the blueberries. Fold in the blueberries.', [0]],
  ['Mix everything except the blueberries, add the onion.', [1]],
  ['Fry the onion without the blueberries.', [1]],
  ['Cook without a lid, stirring the onion.', [1]],
])('what "%s" leaves out is not used there', (step, used) => {
  const lines = [{ amount: '100 g', item: 'blueberries' }, ONION];
  expect(findStepLines(lines, [step])[0]?.map(({ line }) => line)).toEqual(used);
});
