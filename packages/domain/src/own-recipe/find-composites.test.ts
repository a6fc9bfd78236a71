import { expect, test } from 'vitest';
import { findFood } from '../food/find-food.ts';
import { COMPOSITE_DISHES, COMPOSITE_INGREDIENTS } from './composite-names.table.ts';
import { findComposites, findTitled } from './find-composites.ts';

test('what composites are made of are foods of the table', () => {
  const ids = [...COMPOSITE_INGREDIENTS, ...COMPOSITE_DISHES].flatMap(({ foods }) => foods.split(' '));
  expect(ids.filter((id) => !findFood(id))).toEqual([]);
});

test('a title says by its head what the recipe is, and behind it what it is served with', () => {
  expect(findComposites('Stir in the pico de gallo.').map(({ key }) => key)).toEqual(['pico de gallo']);
  expect(findTitled('Ratatouille')).toEqual([]);
  expect(findTitled('Pork with ratatouille').map(({ key }) => key)).toEqual(['ratatouille']);
  expect(findTitled('Ajvar pork').map(({ key }) => key)).toEqual(['ajvar']);
});
