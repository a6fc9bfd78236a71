import { expect, test } from 'vitest';
import { getFood } from '../food/find-food.ts';
import { nameMainProtein } from './main-protein.ts';

// What a person at the table would call it; two of one name on one day read as the same meal again.
test.each([
  ['flank-steak', 'beef'],
  ['ground-beef', 'beef'],
  ['ground-turkey', 'turkey'],
  ['chicken-thigh', 'chicken'],
  ['cod', 'white fish'],
  ['tilapia', 'white fish'],
  ['salmon', 'salmon'],
  ['extra-firm-tofu', 'tofu'],
  ['smoked-tofu', 'tofu'],
  ['tempeh', 'tempeh'],
  ['red-lentils', 'lentil'],
  ['chickpeas-canned', 'chickpea'],
  ['black-beans-no-salt', 'black bean'],
  ['butter-beans-canned', 'white bean'],
  ['white-beans-no-salt', 'white bean'],
])('%s is %s', (foodId, name) => {
  expect(nameMainProtein(getFood(foodId))).toBe(name);
});
