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
