import { expect, test } from 'vitest';
import { isCalled, listTitleNames } from './dish-name.ts';

test.each([
  ['Chicken tikka masala with bell pepper and naan', ['chicken tikka masala'], ['tikka masala', 'masala']],
  ['Falafel in pita with tahini', ['falafel in pita', 'falafel'], []],
  ['Crisp bacon and fried eggs', ['crisp bacon and fried eggs', 'crisp bacon'], ['bacon and fried eggs', 'fried eggs', 'eggs']],
  ['Rolled omelet (gyeran-mari) with pork', ['rolled omelet', 'gyeran mari'], ['omelet']],
  [
    'Dairy-free stovetop mac and cheese with peas',
    ['stovetop mac and cheese', 'stovetop mac', 'dairy free stovetop mac and cheese'],
    ['mac and cheese', 'cheese'],
  ],
  ['Vegan cheese on gluten-free toast', ['cheese on toast', 'cheese', 'vegan cheese on gluten free toast'], []],
  ["Shepherd's pie with beef", ['shepherds pie'], ['pie']],
])('%s goes by %j', (title, heads, tails) => {
  expect(listTitleNames(title)).toEqual({ heads, tails });
});

test.each([
  ['beef stew', true],
  ['stew', true],
  ['beef', false],
  ['carrot', false],
])('a beef stew with carrots is called %s: %s', (key, expected) => {
  expect(isCalled('Beef stew with carrots', key)).toBe(expected);
});
