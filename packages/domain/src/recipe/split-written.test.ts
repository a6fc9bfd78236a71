import { expect, test } from 'vitest';
import { splitWritten } from './split-written.ts';

test.each([
  ['1 1/2 cups', 'rice'],
  ['3/4 cup (150g)', 'jasmine rice'],
  ['1 (14 oz) can', 'chopped tomatoes'],
  ['1 14-ounce can', 'tomatoes'],
  ['1 x 400g tin', 'tomatoes'],
  ['50g', 'edamame'],
  ['3/4-1 1/8', 'carrots'],
  ['1/2–1 tsp', 'chili'],
  ['200g-250g', 'rice'],
  ['1 lb 4 oz', 'beef'],
  ['1 cup plus 2 tbsp', 'flour'],
  ['1 cup/250 ml', 'milk'],
  ['8 fl oz', 'milk'],
  ['about 200 g', 'rice'],
  ['at least 2 cups', 'parsley'],
  ['up to 3 cloves', 'garlic'],
  ['another 1/2 cup', 'milk'],
  ['no more than 1 tsp', 'salt'],
  ['a little over 1 cup', 'milk'],
  ['mindestens 2', 'Tassen Reis'],
  ['a pinch', 'of salt'],
  ['1', 'large egg (50 g)'],
  ['2', 'cloves'],
  ['', 'juice of 1 lime'],
  ['', '2-inch piece ginger'],
  ['', '7up'],
  ['', 'salt to taste'],
])('%j leads %j', (amount, item) => {
  expect(splitWritten(`${amount} ${item}`)).toEqual({ amount, item });
});
