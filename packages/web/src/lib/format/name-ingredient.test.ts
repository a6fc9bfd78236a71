import { expect, test } from 'vitest';
import { nameIngredient } from './name-ingredient.ts';

test.each([
  ['50 g of butter', 'butter'],
  ['1/2 cup of the milk, warm', 'milk'],
  ['2 cups rice', 'rice'],
  ['1 can (14 oz) tomatoes, drained', 'tomatoes'],
])('the food of "%s" is "%s"', (line, name) => {
  expect(nameIngredient(line)).toBe(name);
});
