import { expect, it } from 'vitest';
import { restrictionRule } from '../diet/diet-rule.ts';
import { judgeRecipe } from './judge-recipe.ts';
import { readLines } from './weigh-recipe.ts';

const KOSHER = { rules: [restrictionRule('Kosher')], excludedFoodIds: new Set<string>(), exclusions: [] };
const CHICKEN = ['600 g chicken breast', '400 g white rice'];

const judge = ({ lines = [], steps = [], title = 'Chicken pot' }: { lines?: string[]; steps?: string[]; title?: string }) => {
  const recipe = {
    title,
    ingredients: [{ heading: null, lines: [...CHICKEN, ...lines] }],
    steps: [{ heading: null, lines: ['Cook it.', ...steps] }],
    language: 'en',
  };
  return judgeRecipe(recipe, readLines(recipe, new Map()), KOSHER).outcome;
};

it.each([
  ['a line that is counted as something else', { lines: ['100 g carrots with butter'] }, 'no'],
  ['a step', { steps: ['Serve with cream cheese.'] }, 'unknown'],
  ['the title', { title: 'Chicken pot with feta' }, 'unknown'],
  ['a step that names no milk', { steps: ['Stir in the coconut milk and the peanut butter.'] }, 'yes'],
  ['a line that says there is none', { lines: ['2 tbsp dairy-free butter', '100 g carrots with vegan butter'] }, 'yes'],
])('meat and milk are kept apart where %s has them together', (_, words, outcome) => {
  expect(judge(words)).toBe(outcome);
});
