import { expect, test } from 'vitest';
import { saveRecipe } from '@larder/contract/own-recipe.ts';
import { changeMinutes, GRAMS, isNumberWrong, isTooLong, listFoods, readNumber, sayGivesWay, sayPlates } from './model.ts';
import { PUT_TEXTS, SUMMARY_TEXTS } from './texts.ts';

test.each([
  ['4', 4],
  [' 1,5 ', 1.5],
  ['0.5', 0.5],
  ['0', undefined],
  ['201', undefined],
  ['abc', undefined],
  ['', undefined],
])('%j plates are %j', (text, plates) => expect(readNumber(text, { least: 0.5, most: 200 })).toBe(plates));

const [milk, cream, oat] = ['milk', 'cream', 'oat drink'].map((name) => ({ id: name, name })) as [Food, Food, Food];
type Food = { readonly id: string; readonly name: string };
const line = { food: milk, others: [cream, milk] };

test.each([
  ['before a search what it was taken for', '', milk, [], [milk, cream], milk],
  ['in a search nothing of before', 'oat', milk, [oat], [oat], null],
  ['found again, the same', 'mil', milk, [milk, oat], [milk, oat], milk],
  ['found and chosen, that', 'oat', oat, [oat], [oat], oat],
  ['and that is still there after the search', '', oat, [], [milk, cream, oat], oat],
] as const)('%s is chosen', (_, words, chosen, found, foods, still) =>
  expect(listFoods({ words, line, chosen, found })).toEqual({ foods, chosen: still }),
);

test.each([
  ['', false],
  ['220', false],
  ['100000', false],
  ['999999', true],
  ['0', true],
  ['heavy', true],
])('a line that weighs %j is wrong: %j', (text, isWrong) => expect(isNumberWrong(text, GRAMS)).toBe(isWrong));

test('a title is too long where the contract takes it no more, whatever stands around it', () => {
  const recipe = { ingredients: [], steps: [], yield: null, minutes: { prep: null, cook: null, total: null }, statedKcal: null };
  const isTaken = (title: string) =>
    saveRecipe.body!.safeParse({ recipe: { ...recipe, title, source: null, language: null, plates: null }, sourceKind: 'own' }).success;
  for (const title of ['Stew', 'x'.repeat(200), ` ${'x'.repeat(200)}  `]) expect([isTooLong(title), isTaken(title)]).toEqual([false, true]);
  expect([isTooLong('x'.repeat(201)), isTaken('x'.repeat(201))]).toEqual([true, false]);
});

const three = { min: 3, max: 3, noun: null, isServings: false };
const bowls = { min: 2, max: 2, noun: 'bowls', isServings: false };
test.each([
  ['nothing is said', null, null, 'It does not say: enter how many it is for you.'],
  ['words that say nothing of plates', null, bowls, 'It says “2 bowls”. Enter how many plates that is for you.'],
  ['as many as its bowls', { count: 2, from: 'guessed' }, bowls, 'As the recipe says: 2 bowls.'],
  ['a guess', { count: 4, from: 'guessed' }, bowls, 'It says “2 bowls”. A guess by weight: say how many it is for you.'],
  ['a guess from a bare number', { count: 3, from: 'guessed' }, three, 'It says “3”. A guess by weight: say how many it is for you.'],
  ['its owner’s word', { count: 3, from: 'said' }, bowls, 'As you say.'],
] as const)('the number of plates is %s', (_, plates, gives, says) => expect(sayPlates(plates, gives)).toBe(says));

test.each([
  [1, 0, 'Every ingredient with an amount is counted.'],
  [1, 1, '1 ingredient is left out of the numbers. Every other ingredient with an amount is counted.'],
  [0.5, 2, '2 ingredients are left out of the numbers. 50% of the others with an amount are counted.'],
])('of %d counted with %d left out it is said so', (share, leftOut, says) => expect(SUMMARY_TEXTS.counted(share, leftOut)).toBe(says));

const stated = { prep: 15, cook: 40, total: 55 };
test.each([
  ['another whole', stated, 40, { prep: null, cook: null, total: 40 }],
  ['the same', stated, 55, stated],
  ['none any more', stated, null, { prep: null, cook: null, total: null }],
  ['the sum of its parts', { ...stated, total: 60 }, 55, stated],
  ['a whole that waits besides, left as it was', { ...stated, total: 300 }, 300, { ...stated, total: 300 }],
])('the parts of a recipe’s minutes agree with %s', (_, minutes, total, changed) => expect(changeMinutes(minutes, total)).toEqual(changed));

test.each([
  ['nothing', null, [PUT_TEXTS.empty]],
  ['another dish', { weeklyPlanId: null, mealPlan: { meals: { dinner: { title: 'Dal' } } } }, [PUT_TEXTS.instead('Dal')]],
  [
    'a dish of a saved week',
    { weeklyPlanId: 'w', mealPlan: { meals: { dinner: { title: 'Dal' } } } },
    [PUT_TEXTS.instead('Dal'), PUT_TEXTS.ofWeek],
  ],
  ['a free meal of a saved week', { weeklyPlanId: 'w', mealPlan: { meals: {} } }, [PUT_TEXTS.beside, PUT_TEXTS.ofWeek]],
])('where %s is planned it is said what gives way', (_, there, says) => expect(sayGivesWay(there, 'dinner')).toEqual(says));
