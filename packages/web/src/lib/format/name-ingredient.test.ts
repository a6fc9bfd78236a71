import { expect, test } from 'vitest';
import { nameIngredient } from './name-ingredient.ts';

test.each([
  ['50 g of butter', 'butter'],
  ['1/2 cup of the milk, warm', 'milk'],
  ['2 cups rice', 'rice'],
  ['½ stick of butter', 'butter'],
  ['a knob of butter', 'butter'],
  ['a handful of basil, torn', 'basil'],
  ['a drizzle of olive oil', 'olive oil'],
  ['50g edamame', 'edamame'],
  ['1 can (14 oz) tomatoes, drained', 'tomatoes'],
])('the food of "%s" is "%s"', (line, name) => {
  expect(nameIngredient(line)).toBe(name);
});
