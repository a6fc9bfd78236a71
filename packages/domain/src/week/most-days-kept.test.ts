import { expect, test } from 'vitest';
import { mostDaysKept } from './most-days-kept.ts';

test.each([
  ['of no rice', { title: 'Bean stew' }, 4],
  ['of a dish that is called rice', { title: 'Fried rice' }, 1],
  ['of a recipe that holds some', { title: 'Stuffed peppers', dishId: 'idea~plate~bell-pepper.200~white-rice.60' }, 1],
  ['of a recipe with noodles of it', { title: 'Noodle pan', dishId: 'idea~plate~rice-noodles.80' }, 4],
  ['of a dish whose cooks say two days', { title: 'Gallo pinto with avocado', dishId: 'gallo-pinto~white-rice-cooked~avocado' }, 2],
] as const)('what is left %s is kept for so many days at most', (_, dish, days) => {
  expect(mostDaysKept(dish)).toBe(days);
});
