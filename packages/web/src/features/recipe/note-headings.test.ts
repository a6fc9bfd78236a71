import { expect, test } from 'vitest';
import { groupByHeading, noteHeadings } from './note-headings.ts';
import { readRecipe } from './read-recipe.ts';
import { showRecipe } from './use-recipe-style.ts';

const GROUPS = {
  ingredients: [
    { heading: null, lines: ['1 pinch of salt'] },
    { heading: 'For the dough', lines: ['225 g butter', '2 eggs'] },
    { heading: 'To fold in', lines: ['1 cup walnuts'] },
  ],
  steps: [
    { heading: 'The dough', lines: ['Beat the butter.', 'Add the eggs.'] },
    { heading: 'Baking', lines: ['Bake.'] },
  ],
};
const linesOf = (groups: typeof GROUPS.ingredients) => groups.flatMap(({ lines }) => lines);
const recipe = readRecipe({ servings: 2, ingredients: linesOf(GROUPS.ingredients), instructions: linesOf(GROUPS.steps) });

test('lines and steps stand below the headings of their recipe, for however many', () => {
  const { lines, steps } = showRecipe(noteHeadings(recipe, GROUPS), 4, 'as-written');
  expect(groupByHeading(lines).map(({ heading, from, items }) => [heading, from, items.length])).toEqual([
    [undefined, 0, 1],
    ['For the dough', 1, 2],
    ['To fold in', 3, 1],
  ]);
  expect(groupByHeading(steps).map(({ heading, items }) => [heading, ...items.map(({ text }) => text)])).toEqual([
    ['The dough', 'Beat the butter.', 'Add the eggs.'],
    ['Baking', 'Bake.'],
  ]);
});

test('headings of other lines are put above none', () => {
  const other = { ...GROUPS, ingredients: GROUPS.ingredients.slice(1) };
  expect(groupByHeading(noteHeadings(recipe, other).lines)).toHaveLength(1);
});
