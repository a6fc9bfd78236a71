import { expect, test } from 'vitest';
import { FOODS } from './food-table.ts';
import { keepsUnchilled } from './keeps-unchilled.ts';

const kept = new Set<string>(FOODS.filter(keepsUnchilled).map(({ id }) => id));

test('cans, dry goods, roots, bread and hard fruit keep in a bag', () => {
  for (const id of 'tuna-canned chickpeas-canned rolled-oats spaghetti potato onion carrot apple whole-wheat-bread peanut-butter oat-milk'.split(
    ' ',
  ))
    expect(kept).toContain(id);
});

test('what has to be cold does not', () => {
  const perishing =
    'chicken-thigh salmon ham bacon milk greek-yogurt cheddar butter egg hard-boiled-egg tofu spinach blueberries mushrooms frozen-peas white-rice-cooked cooked-chicken smoked-salmon mayonnaise hummus pesto frozen-banana vegan-cheddar';
  expect(perishing.split(' ').filter((id) => kept.has(id))).toEqual([]);
  const flesh = /^(?:beef|lamb|pork|game|poultry|offal|fish|crustacean|mollusc|cheese|yogurt|cream|egg)$/;
  const fresh = FOODS.filter(({ id, kind, state }) => kept.has(id) && flesh.test(kind) && !/can|dried/.test(state));
  expect(fresh.map(({ id }) => id)).toEqual([]);
});
