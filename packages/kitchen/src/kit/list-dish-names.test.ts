import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOODS } from '../../../domain/src/food/food-table.ts';
import type { Food } from '../../../domain/src/food/food.ts';
import { listDishNames } from './list-dish-names.ts';
import { parseKit } from './parse-kit.ts';

const FOODS_BY_ID: ReadonlyMap<string, Food> = new Map(FOODS.map((food) => [food.id, food]));

function namesOf(path: string, change: (text: string) => string = (text) => text) {
  const parsed = parseKit(change(readFileSync(new URL(`../../kits/${path}.kit`, import.meta.url), 'utf8')));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  return listDishNames([parsed.value.kit], FOODS_BY_ID);
}

test('a kit goes by its heads, by what nothing else explains of them, and by its aliases, if they mean no more than it', () => {
  const withAlias = (text: string) => text.replace('level:', 'aliases: senegalese chicken, nuts, stir fry; level:');
  expect(namesOf('african/chicken-yassa', withAlias)).toEqual([
    ['chicken yassa', ['chicken-yassa']],
    ['senegalese chicken', ['chicken-yassa']],
    ['yassa', ['chicken-yassa']],
  ]);
});

test('a dish that people know goes by its name once a kit makes it, whatever food is called alike', () => {
  const named = (text: string) => text.replace(/title: .*/, 'title: Arepas with chicken');
  expect(namesOf('african/chicken-yassa', named)).toContainEqual(['arepas', ['chicken-yassa']]);
});

test('a head that is a food or a kind of dish alone is no name: it means every dish of that food or kind', () => {
  expect(namesOf('italian/minestrone').map(([name]) => name)).not.toContain('minestrone');
});

test('a food that is only bought ready leaves its name to the dish: garlic bread is baked, and granola bars too', () => {
  expect(namesOf('italian/cheesy-garlic-bread').map(([name]) => name)).toContain('garlic bread');
  expect(namesOf('american/oat-bars').map(([name]) => name)).toContain('granola bar');
});
