import { expect, test } from 'vitest';
import { getFood } from '../food/find-food.ts';
import { isProduce, isVegetable, listMains, nameMainProtein } from './main-protein.ts';

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
  ['shrimp', 'shrimp'],
  ['cooked-shrimp', 'shrimp'],
  ['tempeh', 'tempeh'],
  ['red-lentils', 'lentil'],
  ['chickpeas-canned', 'chickpea'],
  ['black-beans-no-salt', 'black bean'],
  ['butter-beans-canned', 'white bean'],
  ['white-beans-no-salt', 'white bean'],
])('%s is %s', (foodId, name) => {
  expect(nameMainProtein(getFood(foodId))).toBe(name);
});

// By weight, as a person files a meal: 60 g of it or two eggs are what it is built on, less is an addition.
test.each([
  ['chicken with a little cheese', { 'chicken-breast': 150, cheddar: 60 }, ['chicken']],
  ['lentil soup with smoked tofu', { 'smoked-tofu': 150, 'red-lentils': 70 }, ['tofu', 'lentil']],
  ['liver', { 'beef-liver': 120 }, ['beef']],
  ['one egg that binds', { egg: 50, 'ground-beef': 150 }, ['beef']],
  ['a spoonful of beans', { 'black-beans-canned': 30, egg: 100 }, ['egg']],
])('%s', (_, grams, mains) => {
  const weighed = Object.entries(grams).map(([id, own]) => ({ food: getFood(id), grams: own }));
  expect(listMains(weighed)).toEqual(mains);
});

// WHO, TRS 916 (2003): 400 g of fruit and vegetables a day, starchy roots and plantains left out; nobody eats a portion of garlic.
test.each([
  ['spinach', 'a vegetable'],
  ['cremini-mushrooms', 'a vegetable'],
  ['coconut-milk', 'neither'],
  ['orange', 'fruit'],
  ['kalamata-olives', 'fruit'],
  ['garlic', 'neither'],
  ['lime-juice', 'neither'],
  ['tomato-paste', 'neither'],
  ['cilantro', 'neither'],
  ['potato', 'neither'],
  ['plantain', 'neither'],
])('%s counts as %s', (foodId, counted) => {
  const food = getFood(foodId);
  expect(isVegetable(food) ? 'a vegetable' : isProduce(food) ? 'fruit' : 'neither').toBe(counted);
});
