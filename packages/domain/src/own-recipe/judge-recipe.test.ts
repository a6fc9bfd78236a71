import { expect, it } from 'vitest';
import { allergyRule, dietRule, restrictionRule } from '../diet/diet-rule.ts';
import { isAlcoholic } from '../diet/food-class.ts';
import { FOODS } from '../food/food-table.ts';
import { judgeRecipe } from './judge-recipe.ts';
import { readLines } from './weigh-recipe.ts';

const KOSHER = { rules: [restrictionRule('Kosher')], excludedFoodIds: new Set<string>(), exclusions: [] };
const CHICKEN = ['600 g chicken breast', '400 g white rice'];

type Words = { readonly lines?: readonly string[]; readonly steps?: readonly string[]; readonly title?: string; readonly notes?: string };

const judgeWhole = ({ lines = [], steps = [], title = 'Chicken pot', notes }: Words, rules: Parameters<typeof judgeRecipe>[2] = KOSHER) => {
  const recipe = {
    title,
    ingredients: [{ heading: null, lines: [...CHICKEN, ...lines] }],
    steps: [{ heading: null, lines: ['Cook it.', ...steps] }],
    language: 'en',
    notes,
  };
  return judgeRecipe(recipe, readLines(recipe, new Map()), rules);
};
const judge = (...asked: Parameters<typeof judgeWhole>) => judgeWhole(...asked).outcome;

it.each([
  ['a line that is counted as something else', { lines: ['100 g carrots with butter'] }, 'no'],
  ['a step', { steps: ['Serve with cream cheese.'] }, 'unknown'],
  ['the title', { title: 'Chicken pot with feta' }, 'unknown'],
  ['a step that names no milk', { steps: ['Stir in the coconut milk and the peanut butter.'] }, 'yes'],
  ['a line that says there is none', { lines: ['2 tbsp dairy-free butter', '100 g carrots with vegan butter'] }, 'yes'],
])('meat and milk are kept apart where %s has them together', (_, words, outcome) => {
  expect(judge(words)).toBe(outcome);
});

/** As whoever is under five has them. */
const NOT_FOR_AGE = new Set(
  FOODS.filter(
    (food) => isAlcoholic(food) || food.facets.some((facet) => ['unpasteurised', 'raw-sprouts', 'high-mercury'].includes(facet)),
  ).map(({ id }) => id),
);

it.each<[what: string, words: Words, outcome: string]>([
  ['a line that is counted as something else', { lines: ['100 g pears in limoncello'] }, 'no'],
  ['a line of a food that there is without it, too', { lines: ['100 g raw-milk Camembert'] }, 'no'],
  ['a step', { steps: ['Stir in a splash of Baileys.'] }, 'unknown'],
  ['the title', { title: 'Chicken pot with Campari' }, 'unknown'],
  ['a step about vinegar', { lines: ['2 tbsp wine vinegar'], steps: ['Deglaze with the wine vinegar.'] }, 'yes'],
])('a kind of food that is left out whole is found where %s names it by another word', (_, words, outcome) => {
  expect(judge(words, { ...KOSHER, rules: [], excludedFoodIds: NOT_FOR_AGE })).toBe(outcome);
  expect(judge(words, { ...KOSHER, rules: [], excludedFoodIds: new Set(['marsala']) })).toBe('yes');
});

it.each<[what: string, words: Words, outcome: string]>([
  ['a step', { steps: ['Serve with steak tartare.'] }, 'unknown'],
  ['a note', { notes: 'Good with brie.' }, 'unknown'],
  ['nothing', { steps: ['Serve with a salad.'] }, 'yes'],
])('what harms in a pregnancy is found in %s', (_, words, outcome) => {
  expect(judge(words, { ...KOSHER, rules: [dietRule('pregnancy')] })).toBe(outcome);
});

it('names each line that speaks against a recipe', () => {
  const lines = ['2 eggs', '2 tbsp peanut butter', '100 g carrots'];
  const verdict = judgeWhole({ lines }, { ...KOSHER, rules: [allergyRule('egg'), allergyRule('peanut')] });
  expect(verdict).toMatchObject({ outcome: 'no', line: '2 eggs', sentence: expect.stringMatching(/Egg.*Peanut butter/) });
  expect(verdict).not.toMatchObject({ sentence: expect.stringMatching(/carrots/i) });
});
