import { expect, test } from 'vitest';
import { runSteps } from '../base/steps.ts';
import type { Weekday } from '../calendar/plain-date.ts';
import { UNKNOWN_EATER, type Eater } from '../eater/eater.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { writeNotCounted } from '../own-recipe/not-counted.ts';
import type { Library } from '../own-recipe/judge-own-meal.ts';
import type { KeptMeal, KeptPlan } from '../plan/plan.ts';
import { judgeKept } from './judge-kept.ts';
import { guestAt } from './seat-people.ts';
import type { EaterId, TableEater } from './table-eater.ts';

const judgeAll = (plan: KeptPlan, table: readonly TableEater[]): string | undefined => runSteps(judgeKept(plan, table));
const ofFoods = (...foodIds: readonly string[]): KeptMeal => ({ ingredients: [], portions: foodIds.map((foodId) => ({ foodId })) });
const ofLines = (...ingredients: readonly string[]): KeptMeal => ({ ingredients });
const sit = (name: string, rules: Partial<Eater> = {}): TableEater => ({
  ...guestAt(1),
  id: name as EaterId,
  name,
  rules: { ...UNKNOWN_EATER, ...rules },
});
const judge = (meals: KeptPlan['meals'], eater: Partial<Eater>, carbs = 200): string | undefined =>
  judgeAll({ meals, totals: { carbs } }, [sit('Ada', eater)]);

const VEGAN: Partial<Eater> = { restrictions: ['Vegan'] };
const TELLS_NOT = 'Kept as it is, though Larder cannot tell whether your profile allows ';
const SAYS = 'Kept as it is, though your profile no longer allows ';

test.each<[what: string, meals: KeptPlan['meals'], eater: Partial<Eater>, names: string]>([
  ['a food of a dish', { lunch: ofFoods('extra-firm-tofu', 'butter') }, VEGAN, 'lunch with butter'],
  [
    'foods of two meals',
    { lunch: ofFoods('butter'), dinner: ofFoods('butter', 'feta') },
    VEGAN,
    'lunch with butter and dinner with butter and feta',
  ],
  ['a line from elsewhere', { dinner: ofLines('2 cups rice', '200 g chicken breast') }, VEGAN, 'dinner with chicken'],
  [
    'a line where portions are of no known food',
    { snack: { ...ofFoods('moon-cheese'), ingredients: ['1 cup milk'] } },
    VEGAN,
    'snack with milk',
  ],
  ['an allergy that came later', { breakfast: ofLines('2 tbsp peanut butter') }, { allergies: ['peanut'] }, 'breakfast with peanut'],
  ['a food left out by name', { lunch: ofFoods('butter') }, { excludedFoodIds: ['butter'] }, 'lunch with butter'],
  ['a line of such a food', { lunch: ofLines('1 tbsp butter') }, { excludedFoodIds: ['butter'] }, 'lunch with butter'],
  [
    'meat beside dairy',
    { dinner: ofFoods('beef-sirloin', 'butter') },
    { restrictions: ['Kosher'] },
    'dinner with foods that are kept apart',
  ],
  [
    'a food that asks for a label its line has not',
    { lunch: { ...ofFoods('miso'), ingredients: ['23 g miso'] } },
    { allergies: ['gluten'] },
    'lunch with miso that is not certified gluten-free',
  ],
])('names %s', (_, meals, eater, names) => {
  expect(judge(meals, eater)).toContain(SAYS + names);
});

const ofOwn = (lines: readonly string[], besides: readonly string[], ...foodIds: readonly string[]): KeptMeal => ({
  ...ofFoods(...foodIds),
  recipeId: 'own',
  ingredients: lines,
  tips: writeNotCounted(besides),
});
const PEANUTS: Partial<Eater> = { allergies: ['peanut', 'sesame'] };

test.each<[what: string, meals: KeptPlan['meals'], names: string]>([
  [
    'a line that nobody knows',
    { dinner: ofOwn(['100 g rice'], ['1 bunch Zauberkraut'], 'white-rice') },
    `${TELLS_NOT}dinner with 1 bunch Zauberkraut.`,
  ],
  [
    'a line that is counted as what a word of it says',
    { dinner: ofOwn(['300 g rice zorgles'], [], 'white-rice') },
    `${TELLS_NOT}dinner with 300 g rice zorgles.`,
  ],
  [
    'a line beside the portions that breaks the rule',
    { dinner: ofOwn(['100 g rice'], ['crushed peanuts zorgled'], 'white-rice') },
    `${SAYS}dinner with peanut.`,
  ],
  [
    'words beyond the food that a line is counted as',
    { dinner: ofOwn(['300 g rice with peanuts'], [], 'white-rice') },
    `${SAYS}dinner with peanut.`,
  ],
  [
    'words of its recipe behind those that a plan has letters for',
    {
      dinner: {
        ...ofOwn(['300 g rice'], [], 'white-rice'),
        written: { lines: [{ text: `300 g rice, ${'washed very well and left to stand, '.repeat(9)}served with peanuts` }] },
      },
    },
    `${SAYS}dinner with peanut.`,
  ],
  [
    'what is against it before what may be',
    { lunch: ofOwn(['100 g rice'], ['1 Glumpf'], 'white-rice'), dinner: ofFoods('tahini'), snack: ofOwn([], ['2 Glumpf']) },
    `${SAYS}dinner with tahini. Larder cannot tell whether your profile allows lunch with 1 Glumpf and snack with 2 Glumpf.`,
  ],
])('names of an own recipe under an allergy %s', (_, meals, says) => {
  expect(judge(meals, PEANUTS)).toBe(says);
});

test('says of a step that speaks of an allergen that the recipe says it, and where', () => {
  const served =
    'Divide between 2 bowls & top with avocado, cucumber and a handful of the scallions, which were cut into thin rings before';
  const dinner: KeptMeal = {
    ...ofOwn(['300 g rice'], [], 'white-rice'),
    title: 'Bowl',
    instructions: [`${served}; scatter sesame seeds over it.`],
  };
  expect(judge({ dinner }, PEANUTS)).toBe(`${TELLS_NOT}dinner with what its recipe says: “scatter sesame seeds over it”.`);
});

const GLUTEN: Partial<Eater> = { allergies: ['gluten'] };

test.each<[line: string, foodId: string, names: string]>([
  ['1 cup oats', 'rolled-oats', 'rolled oats'],
  ['1 splash worcester sauce', 'worcestershire-sauce', 'Worcestershire sauce'],
  ['20 g Zauberpaste', 'miso', 'miso'],
  ['1 cup certified gluten-free oats and 1 cup oats', 'rolled-oats', 'rolled oats'],
])('misses the label of "%s" in an own recipe', (line, foodId, names) => {
  expect(judge({ lunch: ofOwn(['1 cup certified gluten-free chicken broth', line], [], 'chicken-broth', foodId) }, GLUTEN)).toContain(
    `lunch with ${names} that is not certified gluten-free`,
  );
});

test('misses no label where a line in other words has it', () => {
  const lines = ['1 cup Certified Gluten Free oats', '20 g certified gluten-free Zauberpaste'];
  expect(judge({ lunch: ofOwn(lines, [], 'rolled-oats', 'miso') }, GLUTEN)).not.toContain('that is not');
});

test.each<[line: string, eater: Partial<Eater>, says: string | undefined]>([
  ['300 g rice with mango', { excludedFoodIds: ['mango'] }, `${SAYS}dinner with mango.`],
  ['300 g rice with mango', { excludedFoodIds: ['papaya'] }, undefined],
  ['2 tbsp peanut butter', { excludedFoodIds: ['butter'] }, undefined],
])('reads in "%s" of an own recipe what is never eaten: %o', (line, eater, says) => {
  expect(judge({ dinner: ofOwn([line], [], 'white-rice') }, eater)).toBe(says);
});

test('reads in the words of an own recipe what a small child must not have', () => {
  const lunch: KeptMeal = { ...plated(['Ada', 'white-rice'], ['Mia', 'white-rice']), ...ofOwn(['300 g rice with white wine'], []) };
  expect(judgeAll({ meals: { lunch }, totals: { carbs: 100 } }, [sit('Ada'), { ...sit('Mia'), kind: 'toddler' }])).toContain(
    'lunch with white wine',
  );
});

test('says last of what it is in doubt, for each by themselves', () => {
  const dinner: KeptMeal = { ...ofOwn(['100 g rice'], ['1 Glumpf'], 'white-rice') };
  const keto: Partial<Eater> = { ...PEANUTS, restrictions: ['Keto'] };
  expect(judgeAll({ meals: { dinner }, totals: { carbs: 80 } }, [sit('Ada', keto), sit('Mia', PEANUTS)])).toBe(
    `${SAYS}dinner with white rice and its 80 g of carbs. Larder cannot tell whether your profile allows dinner with 1 Glumpf and whether Mia’s rules allow dinner with 1 Glumpf.`,
  );
});

test('is in doubt of an own recipe for whoever at the table has an allergy, and under no diet', () => {
  const lunch: KeptMeal = { ...plated(['Ada', 'white-rice'], ['Mia', 'white-rice']), ...ofOwn(['100 g rice'], ['1 Glumpf']) };
  expect(judgeAll({ meals: { lunch }, totals: { carbs: 100 } }, [sit('Ada', VEGAN), sit('Mia', PEANUTS)])).toBe(
    'Kept as it is, though Larder cannot tell whether Mia’s rules allow lunch with 1 Glumpf.',
  );
  const known = ofOwn(['100 g rice', '1 tbsp olive oil', 'salt to taste'], [], 'white-rice', 'olive-oil', 'salt');
  expect(judge({ lunch: known }, PEANUTS)).toBeUndefined();
});

const RICE_POT = {
  recipeId: 'pot',
  ingredients: ['100 g rice'],
  portions: [{ foodId: 'white-rice' }],
  title: 'Rice pot',
  instructions: [],
};
const recipeOf = (more: Partial<Library[number]['recipe']>): Library => [
  { id: 'pot', recipe: { title: 'Rice pot', ingredients: [], steps: [], language: 'en', ...more }, lines: [] },
];

test.each<[what: string, meal: Partial<KeptMeal>, library: Library, names: string]>([
  ['its title', { title: 'Rice pot with satay sauce' }, [], 'Rice pot with satay sauce'],
  ['a step', { instructions: ['Cook the rice.', 'Serve with peanut sauce.'] }, [], 'Serve with peanut sauce”'],
  ['a long step', { instructions: [`Serve with peanut sauce ${'and stir '.repeat(20)}`] }, [], 'Serve with peanut sauce and stir'],
  ['a note of its recipe', {}, recipeOf({ notes: 'My aunt adds rice.\nSatay goes with it.' }), 'Satay goes with it”'],
  ['a heading of its recipe', {}, recipeOf({ ingredients: [{ heading: 'For the peanut sauce', lines: [] }] }), 'For the peanut sauce'],
])('is in doubt of what %s speaks of beside the lines of an own recipe', (_, meal, library, names) => {
  const plan = { meals: { dinner: { ...RICE_POT, ...meal } }, totals: { carbs: 100 } };
  expect(runSteps(judgeKept(plan, [sit('Ada', PEANUTS)], { library }))).toContain(
    `${TELLS_NOT}dinner with what its recipe says: “${names}`,
  );
  const elsewhere = library.map((recipe) => ({ ...recipe, id: 'another' }));
  const plain = { meals: { dinner: RICE_POT }, totals: { carbs: 100 } };
  expect(runSteps(judgeKept(plain, [sit('Ada', PEANUTS)], { library: elsewhere }))).toBeUndefined();
  expect(runSteps(judgeKept(plan, [sit('Ada', VEGAN)], { library }))).toBeUndefined();
});

test('names carbs beyond the diet', () => {
  expect(judge({ lunch: ofFoods('butter') }, { restrictions: ['Keto'] }, 80)).toBe(`${SAYS}its 80 g of carbs.`);
  expect(judge({ lunch: ofFoods('butter') }, { restrictions: ['Keto'] }, 50)).toBeUndefined();
});

test.each<[what: string, meals: KeptPlan['meals'], eater: Partial<Eater>]>([
  ['nobody with a rule', { lunch: ofFoods('butter') }, {}],
  ['a plan that fits', { lunch: ofFoods('extra-firm-tofu'), dinner: ofLines('1 cup rice', '100 g tofu') }, VEGAN],
  ['a plan without meals', {}, VEGAN],
  ['a line with its label', { lunch: { ...ofFoods('miso'), ingredients: ['23 g certified gluten-free miso'] } }, { allergies: ['gluten'] }],
  ['a line that nobody knows, without an allergy', { lunch: ofLines('1 zorblax') }, VEGAN],
])('says nothing against %s', (_, meals, eater) => {
  expect(judge(meals, eater)).toBeUndefined();
});

type Served = readonly [eater: string, ...foodIds: string[]];

const plated = (...plates: readonly Served[]): KeptMeal => ({
  ingredients: [],
  plates: plates.map(([eaterId, ...foodIds]) => ({
    eaterId,
    name: eaterId,
    nutrition: { carbs: 60 },
    portions: foodIds.map((foodId) => ({ foodId })),
  })),
});
const EGGS: Partial<Eater> = { allergies: ['egg'] };

test.each<[what: string, meals: KeptPlan['meals'], table: readonly TableEater[], says: string]>([
  [
    'an allergy of somebody who reads nothing, on whosever plate',
    { lunch: plated(['Ada', 'egg', 'white-rice'], ['Mia', 'white-rice']) },
    [sit('Ada'), sit('Mia', EGGS)],
    'Mia’s rules no longer allow lunch with egg.',
  ],
  [
    'a diet on its holder’s plate',
    { dinner: plated(['Ada', 'extra-firm-tofu'], ['Ben', 'chicken-breast']) },
    [sit('Ada'), sit('Ben', VEGAN)],
    'Ben’s rules no longer allow dinner with chicken breast.',
  ],
  [
    'what a small child must not have',
    { dinner: plated(['Ada', 'white-wine'], ['Mia', 'white-rice']) },
    [sit('Ada'), { ...sit('Mia'), kind: 'toddler' }],
    'Mia’s rules no longer allow dinner with white wine.',
  ],
  [
    'an allergy beside a plan for one',
    { lunch: ofFoods('egg') },
    [sit('Ada'), sit('Mia', EGGS)],
    'Mia’s rules no longer allow lunch with egg.',
  ],
  [
    'several people',
    { lunch: plated(['Ada', 'butter'], ['Mia', 'egg']) },
    [sit('Ada', VEGAN), sit('Mia', EGGS)],
    'your profile no longer allows lunch with butter and Mia’s rules no longer allow lunch with egg.',
  ],
  [
    'carbs of the plates beyond their eater’s diet',
    { lunch: plated(['Ada'], ['Ben']) },
    [sit('Ada'), sit('Ben', { restrictions: ['Keto'] })],
    'Ben’s rules no longer allow its 60 g of carbs.',
  ],
])('names %s', (_, meals, table, says) => {
  expect(judgeAll({ meals, totals: { carbs: 200 } }, table)).toBe(`Kept as it is, though ${says}`);
});

test('names beside a plan for one what another at the table never eats, on the days that they eat it at home', () => {
  const plan = { meals: { dinner: ofFoods('ground-beef') }, totals: { carbs: 100 } };
  const mia = { ...sit('Mia', { excludedFoodIds: ['ground-beef'] }), eatsAtHome: { 1: { dinner: false } } };
  const judgeOn = (...weekdays: readonly Weekday[]) => runSteps(judgeKept(plan, [sit('Ada'), mia], { weekdays }));
  expect(judgeOn(0)).toBe('Kept as it is, though Mia’s rules no longer allow dinner with ground beef.');
  expect(judgeOn(1)).toBeUndefined();
  expect(judgeOn(0, 1)).toBe(judgeOn(0));
  // A diet is its holder's own affair: what they eat of it is not known.
  expect(judgeAll(plan, [sit('Ada'), sit('Ben', VEGAN)])).toBeUndefined();
});

test('knows a plate that was carried from elsewhere by its name', () => {
  const meal: KeptMeal = { ...plated(['of another account', 'chicken-breast']), ingredients: [] };
  const meals = { dinner: { ...meal, plates: meal.plates!.map((plate) => ({ ...plate, name: 'Ben' })) } };
  expect(judgeAll({ meals, totals: { carbs: 200 } }, [sit('Ada'), sit('Ben', VEGAN)])).toBe(
    'Kept as it is, though Ben’s rules no longer allow dinner with chicken breast.',
  );
});

test('says nothing against what is on other plates than the diet’s', () => {
  const meals = { dinner: plated(['Ada', 'chicken-breast'], ['Ben', 'extra-firm-tofu']) };
  const [ada, ben] = [sit('Ada'), sit('Ben', VEGAN)];
  expect([judgeAll({ meals, totals: { carbs: 200 } }, [ada, ben]), judgeAll({ meals, totals: { carbs: 200 } }, [ben, ada])]).toEqual([
    undefined,
    undefined,
  ]);
});

test('reads snacks beyond the four meals', () => {
  expect(judgeAll({ meals: {}, moreSnacks: [plated(['Ada', 'egg'])], totals: { carbs: 200 } }, [sit('Ada', EGGS)])).toBe(
    'Kept as it is, though your profile no longer allows snack 2 with egg.',
  );
});

test('reads the lines of plates whose foods nobody knows', () => {
  const meals = { dinner: { ...plated(['Ada', 'moon-cheese']), forAll: ['2 eggs'] } };
  expect(judgeAll({ meals, totals: { carbs: 200 } }, [sit('Ada'), sit('Mia', EGGS)])).toContain(
    'Mia’s rules no longer allow dinner with egg',
  );
});

test('says of a laid day what a small child who eats of it may choke on', () => {
  const walnuts = [...DEFAULT_CORPUS.dishesById.values()].find(({ foodIds }) => foodIds.has('walnuts'))!;
  const table = [sit('Ada'), { ...sit('Mia'), kind: 'toddler' as const, ageYears: 2 }];
  const meal: KeptMeal = { ...plated(['Ada', 'walnuts'], ['Mia', 'walnuts']), dishId: walnuts.dishId };
  expect(judgeAll({ meals: { lunch: meal }, totals: { carbs: 200 } }, table)).toContain(
    'Mia’s rules no longer allow lunch with what a small child',
  );
  const grown = [sit('Ada'), { ...sit('Mia'), kind: 'child' as const, ageYears: 5 }];
  expect(judgeAll({ meals: { lunch: meal }, totals: { carbs: 200 } }, grown)).toBeUndefined();
});
