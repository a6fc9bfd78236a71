import { describe, expect, it } from 'vitest';
import { runSteps } from '../base/steps.ts';
import { allergyRule, dietRule, type DietRule } from '../diet/diet-rule.ts';
import { getFood } from '../food/find-food.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { growMeal } from '../table/cook-pot.ts';
import { readExport } from '../import/read-export.ts';
import { readPage } from '../import/read-page.ts';
import { countPlates } from './count-plates.ts';
import { findFoods } from './find-foods.ts';
import { findPlanningFault } from './fit-for-planning.ts';
import { judgeRecipe, listDietsInSteps } from './judge-recipe.ts';
import { keyToCorrect, lineKey, weightOfUnit, type LineCorrection } from './line-correction.ts';
import type { RecipeText } from './own-recipe.ts';
import { isOwnMealAllowed } from './judge-own-meal.ts';
import { makeOwnMeal, timesOf } from './make-own-meal.ts';
import { readNotCounted, writeNotCounted } from './not-counted.ts';
import { readLines, weighRecipe } from './weigh-recipe.ts';
import { writeSchemaRecipe } from './write-schema-recipe.ts';

const recipeOf = (lines: readonly string[], more: Partial<RecipeText> = {}): RecipeText => ({
  title: 'Pan',
  ingredients: [{ heading: null, lines }],
  steps: [{ heading: null, lines: ['Cook it.'] }],
  yield: { min: 2, max: 2, noun: 'servings', isServings: true },
  minutes: { prep: 5, cook: 10, total: 15 },
  statedKcal: null,
  source: null,
  language: 'en',
  plates: null,
  ...more,
});
const NONE: ReadonlyMap<string, LineCorrection> = new Map();
const said = (...corrections: readonly LineCorrection[]) => new Map(corrections.map((one) => [one.key, one]));
const rulesOf = (...rules: readonly DietRule[]) => ({ rules, excludedFoodIds: new Set<string>(), exclusions: [] });

describe('the lines of an own recipe', () => {
  it('say how surely they are counted', () => {
    const recipe = recipeOf([
      '200 g rice',
      'zorgleberry cordial, to taste',
      '1 cup zorgleberry cordial',
      'salt to taste',
      '300 g rice zorgles',
    ]);
    const lines = readLines(recipe, NONE);
    expect(lines.map(({ certainty }) => certainty)).toEqual(['sure', 'no-amount', 'unknown', 'no-amount', 'guessed']);
    const { coverage, guessed } = weighRecipe(recipe, lines);
    expect(coverage).toBeCloseTo(2 / 3);
    expect(guessed).toBeGreaterThan(0.2);
  });

  it('come to 4/4/9 of their foods, by the plate', () => {
    const recipe = recipeOf(['200 g rice']);
    const { protein, carbs, fat } = getFood(readLines(recipe, NONE)[0]?.foodId ?? '').per100g;
    const { nutrition, plates } = weighRecipe(recipe, readLines(recipe, NONE));
    expect(plates).toEqual({ count: 2, from: 'stated' });
    expect(nutrition.calories).toBe(Math.round(4 * protein + 4 * carbs + 9 * fat));
  });

  it('of the same words are corrected in any amount, and of other words never', () => {
    const correction = { key: lineKey('1 onion'), foodId: 'shallot', weight: weightOfUnit('2 onions', 'en', 60) };
    expect(lineKey('3 onions, finely chopped')).toBe(correction.key);
    const lines = readLines(recipeOf(['4 onions, sliced', '1 red onion', '200 g onions']), said(correction));
    expect(lines[0]).toMatchObject({ foodId: 'shallot', grams: 120, certainty: 'said' });
    expect(lines[1]).not.toMatchObject({ foodId: 'shallot' });
    // What was said of pieces is not said of grams.
    expect(lines[2]).toMatchObject({ foodId: 'shallot', certainty: 'said' });
    expect(lines[2]?.grams).toBeCloseTo(200, -1);
  });

  it.each<[language: string | null, said: string, line: string, foodId: string | null]>([
    ['de', '200 g Linsen', '150 g Linsen', 'red-lentils'],
    // The page declares nothing: its lines say what language they are in.
    [null, '200 g Linsen', '1 EL Linse, gewaschen', 'red-lentils'],
    ['de', '2 EL Erdnussbutter', '100 g Erdnussbutter', 'tahini'],
    ['de', '2 EL Erdnussbutter', '100 g Erdnussbutter', null],
    ['de', '2 große Eier', '1 Ei', 'egg-white'],
    ['de', '3 EL Zorgelbeeren', '2 TL Zorgelbeere', 'blueberries'],
    ['fr', '200 g de lentilles', '100 g lentilles', 'red-lentils'],
    ['fr', '2 carottes', '1 carotte râpée', 'parsnip'],
    ['es', '2 cebollas', '1 cebolla picada', 'shallot'],
  ])('in another language are corrected by their own words, %s: what is said of "%s" holds for "%s"', (declared, of, line, foodId) => {
    const recipe = recipeOf([line, '1 Zwiebel', '100 ml Sahne'], { language: declared });
    const language = declared ?? 'de';
    const corrections = said({ key: keyToCorrect(of, language, NONE), foodId, weight: null });
    const [read] = readLines(recipe, corrections);
    expect(read).toMatchObject(foodId === null ? { certainty: 'left-out' } : { foodId, certainty: 'said' });
    // Said again of another number it is the same one.
    expect(keyToCorrect(line, language, corrections)).toBe([...corrections.keys()][0]);
  });

  it('in another language weigh what was said of one of them, and what was said of English words holds where nothing else was', () => {
    const weight = weightOfUnit('2 Eier', 'de', 120);
    const recipe = recipeOf(['3 Eier', '1 Zwiebel', '2 TL Zorgelbeeren'], { language: 'de' });
    const zorgel = { key: lineKey('1 EL Zorgelbeeren', 'de'), foodId: 'blueberries', weight: weightOfUnit('2 TL Zorgelbeeren', 'de', 10) };
    const corrections = said(
      { key: lineKey('2 Eier', 'de'), foodId: 'egg', weight },
      { key: 'onion', foodId: 'shallot', weight: null },
      zorgel,
    );
    expect(readLines(recipe, corrections)).toMatchObject([
      { foodId: 'egg', grams: 180, certainty: 'said' },
      { foodId: 'shallot', certainty: 'said' },
      { foodId: 'blueberries', grams: 10, certainty: 'said' },
    ]);
    // Nor does what was said of a German word hold for the English one.
    const pasta = said({ key: keyToCorrect('400 g Nudeln', 'de', NONE), foodId: 'egg-noodles', weight: null });
    expect(readLines(recipeOf(['400 g penne']), pasta)[0]).toMatchObject({ foodId: 'penne', certainty: 'sure' });
  });

  it('that are left out are neither counted nor missing', () => {
    const correction = { key: lineKey('1 cup zorgleberry cordial'), foodId: null, weight: null };
    const recipe = recipeOf(['200 g rice', '1 cup zorgleberry cordial']);
    const lines = readLines(recipe, said(correction));
    expect(lines[1]?.certainty).toBe('left-out');
    expect(weighRecipe(recipe, lines).coverage).toBe(1);
  });

  it('stay as they were saved, whatever is said of their words later', () => {
    const saved = readLines(recipeOf(['2 onions']), NONE);
    const correction = { key: lineKey('2 onions'), foodId: 'shallot', weight: null };
    const lines = readLines(recipeOf(['2 onions', '3 onions']), said(correction), saved);
    expect(lines.map(({ foodId }) => foodId)).toEqual([saved[0]?.foodId, 'shallot']);
  });
});

it.each([
  [{ prep: 20, cook: 10, total: 510 }, 480, { prepMinutes: 20, cookMinutes: 10, waitMinutes: 480 }],
  [{ prep: 20, cook: null, total: 510 }, 480, { prepMinutes: 20, cookMinutes: 10, waitMinutes: 480 }],
  [{ prep: 500, cook: 30, total: 530 }, 480, { prepMinutes: 20, cookMinutes: 30, waitMinutes: 480 }],
  [{ prep: null, cook: null, total: 90 }, 240, { prepMinutes: 0, cookMinutes: 90, waitMinutes: 240 }],
  [{ prep: null, cook: null, total: null }, 0, { prepMinutes: 0, cookMinutes: 0, waitMinutes: 0 }],
])('of %j with %i minutes of waiting, those are apart', (minutes, wait, times) => {
  expect(timesOf(minutes, wait)).toEqual(times);
});

describe('how many plates a recipe makes', () => {
  const cookies = { min: 24, max: 24, noun: 'cookies', isServings: false };
  it.each([
    ['its servings', { plates: null, yield: { min: 4, max: 6, noun: null, isServings: true } }, 1000, { count: 4, from: 'stated' }],
    ['its owner’s word', { plates: 8, yield: cookies }, 1000, { count: 8, from: 'said' }],
    // 720 g are 24 cookies of 30 g, the reference amount of 21 CFR 101.12: one each.
    ['a guess by grams', { plates: null, yield: cookies }, 720, { count: 24, from: 'guessed' }],
    // Of 10 g three are one.
    ['a guess for small pieces', { plates: null, yield: cookies }, 240, { count: 8, from: 'guessed' }],
    ['a guess for large pieces, which nobody halves', { plates: null, yield: cookies }, 1600, { count: 24, from: 'guessed' }],
    ['a guess for a loaf', { plates: null, yield: { ...cookies, min: 1, max: 1, noun: 'loaf' } }, 800, { count: 16, from: 'guessed' }],
    ['nothing', { plates: null, yield: null }, 1000, null],
    ['nothing where nobody knows the noun', { plates: null, yield: { ...cookies, noun: 'jars' } }, 1000, null],
    [
      'a guess where each is as much as a plate',
      { plates: null, yield: { ...cookies, min: 2, max: 2, noun: 'bowls' } },
      800,
      { count: 2, from: 'guessed' },
    ],
    ['nothing where it is much more', { plates: null, yield: { ...cookies, min: 1, max: 1, noun: 'bowl' } }, 1600, null],
  ] as const)('is %s', (_whose, recipe, grams, expected) => {
    expect(countPlates(recipe, grams)).toEqual(expected);
  });
});

describe('whether somebody may eat it', () => {
  const judge = (
    lines: readonly string[],
    rules: ReturnType<typeof rulesOf>,
    { language = 'en', corrections = NONE }: { language?: string; corrections?: ReadonlyMap<string, LineCorrection> } = {},
  ) => {
    const recipe = recipeOf(lines, { language });
    return judgeRecipe(recipe, readLines(recipe, corrections), rules);
  };

  it('is no with the line that decides', () => {
    expect(judge(['200 g rice', '2 tbsp butter'], rulesOf(dietRule('vegan')))).toMatchObject({ outcome: 'no', line: '2 tbsp butter' });
    expect(judge(['200 g rice', '2 tbsp peanut butter'], rulesOf(allergyRule('peanut')))).toMatchObject({ outcome: 'no' });
  });

  it('is yes only where every line is known', () => {
    expect(judge(['200 g rice', '2 tbsp olive oil'], rulesOf(allergyRule('peanut')))).toEqual({ outcome: 'yes' });
    expect(judge(['200 g rice', '1 cup zorgleberry cordial'], rulesOf(allergyRule('peanut')))).toMatchObject({
      outcome: 'unknown',
      line: '1 cup zorgleberry cordial',
    });
  });

  it('is not cleared by a guess, nor for an allergy by what a household says of words', () => {
    const line = '1 cup zorgleberry cordial';
    const corrections = said({ key: lineKey(line), foodId: 'apple-juice', weight: null });
    expect(judge(['200 g rice', line], rulesOf(allergyRule('peanut')), { corrections }).outcome).toBe('unknown');
    expect(judge(['200 g rice', line], rulesOf(dietRule('vegan')), { corrections }).outcome).toBe('yes');
    expect(judge(['300 g rice zorgles'], rulesOf(allergyRule('dairy'))).outcome).toBe('unknown');
    // What any food may be made into tells of none.
    for (const unknown of ['1 tbsp zibbet oil', '1 cup zibbet flour', '2 tbsp zibbet paste', '1 tsp zibbet powder', '2 tbsp zibbet sauce'])
      expect(judge(['200 g rice', unknown], rulesOf(allergyRule('peanut'))).outcome).toBe('unknown');
  });

  const PLAIN_LINES = ['200 g rice', '2 tbsp olive oil'];
  const NUTS = rulesOf(allergyRule('peanut'));
  const NO_MANGO = { ...rulesOf(), excludedFoodIds: new Set(['mango']), exclusions: [{ words: 'mango', foodIds: ['mango'] }] };
  const NO_PEPPER = {
    ...rulesOf(),
    excludedFoodIds: new Set(['bell-pepper']),
    exclusions: [{ words: 'bell pepper', foodIds: ['bell-pepper'] }],
  };
  const NO_BANANA = { ...rulesOf(), excludedFoodIds: new Set(['banana']), exclusions: [{ words: 'banana', foodIds: ['banana'] }] };
  it.each<[what: string, more: Partial<RecipeText>, rules: Parameters<typeof judgeRecipe>[2]]>([
    ['a step', { steps: [{ heading: null, lines: ['Cook it.', 'Serve with peanut sauce.'] }] }, NUTS],
    ['the title', { title: 'Rice with peanuts' }, NUTS],
    ['a heading', { ingredients: [{ heading: 'For the peanut butter sauce', lines: PLAIN_LINES }] }, NUTS],
    ['a step, of a food never eaten', { steps: [{ heading: null, lines: ['Top with sliced banana.'] }] }, NO_BANANA],
    ['the title, by a name that says of what it is made', { title: 'Rice with meringue' }, rulesOf(allergyRule('egg'))],
    [
      'a line, by a name that no table of foods has',
      { ingredients: [{ heading: null, lines: [...PLAIN_LINES, '2 tbsp amchur'] }] },
      NO_MANGO,
    ],
    ['a choice of a line', { ingredients: [{ heading: null, lines: [...PLAIN_LINES, '100 g parsnip or ajvar'] }] }, NO_PEPPER],
    ['a choice by a slash', { ingredients: [{ heading: null, lines: [...PLAIN_LINES, '2 tbsp ajvar/thyme'] }] }, NO_PEPPER],
    ['a choice of what nobody knows', { ingredients: [{ heading: null, lines: [...PLAIN_LINES, '2 tbsp zorgle/thyme'] }] }, NUTS],
    ['a step, of a dish that the recipe is none of', { steps: [{ heading: null, lines: ['Serve with ratatouille.'] }] }, NO_PEPPER],
    ['a clause beside one that is free of it', { title: 'Nut-free rice, with peanuts' }, NUTS],
  ])('is unknown where %s speaks of what no line lists', (_what, more, rules) => {
    const recipe = recipeOf(PLAIN_LINES, more);
    expect(judgeRecipe(recipe, readLines(recipe, NONE), rules).outcome).toBe('unknown');
  });

  it.each<[notes: string, outcome: string, rules: Parameters<typeof judgeRecipe>[2]]>([
    ['My aunt swears by it.\nA handful of peanuts on top', 'unknown', NUTS],
    ['Satay goes with it.', 'unknown', NUTS],
    ['Good with banana', 'unknown', NO_BANANA],
    ['The topping is not peanut free', 'unknown', NUTS],
    ['No peanuts in it, and a jar of olive oil keeps for a year.', 'yes', NUTS],
    ['Good beside steak', 'yes', rulesOf(dietRule('vegan'))],
    ['', 'yes', NUTS],
  ])('is unknown where the notes speak of what harms or is never eaten: "%s" is %s', (notes, outcome, rules) => {
    const recipe = { ...recipeOf(PLAIN_LINES), notes };
    expect(judgeRecipe(recipe, readLines(recipe, NONE), rules).outcome).toBe(outcome);
  });

  const NO_DAIRY = {
    rules: [allergyRule('dairy')],
    excludedFoodIds: new Set(['butter', 'milk', 'cream', 'cheddar']),
    exclusions: [{ words: 'dairy', foodIds: ['butter', 'milk', 'cream', 'cheddar'] }],
  };
  it.each([
    ['2 tbsp peanut butter', 'yes'],
    ['1 cup oat milk', 'yes'],
    ['1 can butter beans', 'yes'],
    ['1 tsp cream of tartar', 'yes'],
    ['2 tbsp peanut butter and butter', 'no'],
    ['coconut milk or cream', 'no'],
    ['50 g butter', 'no'],
  ])('a longer name of another food names none that is left out: %s is %s', (line, outcome) => {
    const recipe = recipeOf([...PLAIN_LINES, line]);
    expect(judgeRecipe(recipe, readLines(recipe, NONE), NO_DAIRY).outcome).toBe(outcome);
  });

  it.each<[line: string, outcome: string]>([
    ['2 tbsp frozen peas and carrots/thyme', 'no'],
    ['2 corn or flour tortillas', 'yes'],
    ['1 red or white onion', 'yes'],
    ['1 tsp fresh or dried thyme', 'yes'],
    ['1 tsp salt/pepper', 'yes'],
  ])('of a choice each is asked: %s is %s', (line, outcome) => {
    const noCarrots = {
      rules: [allergyRule('peanut')],
      excludedFoodIds: new Set(['carrot', 'frozen-peas-and-carrots']),
      exclusions: [{ words: 'carrot', foodIds: ['carrot', 'frozen-peas-and-carrots'] }],
    };
    const recipe = recipeOf([...PLAIN_LINES, line]);
    expect(judgeRecipe(recipe, readLines(recipe, NONE), noCarrots).outcome).toBe(outcome);
  });

  it('is yes where steps speak of what the lines list, of what is left out, or of what is done', () => {
    const steps = [{ heading: null, lines: ['Cream the margarine and cook the rice.', 'Pour in the milk, peanut-free as it is.'] }];
    const recipe = recipeOf(['200 g rice', '2 tbsp vegan butter', '1 cup coconut milk'], { title: 'Dairy-free rice pudding', steps });
    for (const rule of [allergyRule('peanut'), allergyRule('tree-nut')])
      expect(judgeRecipe(recipe, readLines(recipe, NONE), rulesOf(rule)).outcome).toBe('yes');
  });

  it('is yes where the recipe itself is called as a dish is that has the food elsewhere', () => {
    const steps = [{ heading: null, lines: ['Spread the ratatouille on a plate.'] }];
    const recipe = recipeOf(['200 g zucchini', '2 tbsp olive oil'], { title: 'Ratatouille of zucchini', steps });
    expect(judgeRecipe(recipe, readLines(recipe, NONE), NO_PEPPER).outcome).toBe('yes');
  });

  it('is no where the corrected food breaks a rule that the words keep', () => {
    const corrections = said({ key: lineKey('1 cup broth'), foodId: 'chicken-stock', weight: null });
    expect(judge(['1 cup broth'], rulesOf(dietRule('vegan')), { corrections }).outcome).toBe('no');
  });

  it('is never yes by a table of foreign words', () => {
    expect(judge(['200 g Reis', '1 EL Öl'], rulesOf(allergyRule('peanut')), { language: 'de' }).outcome).toBe('unknown');
    expect(judge(['200 g Reis', '50 g Butter'], rulesOf(dietRule('vegan')), { language: 'de' }).outcome).toBe('no');
    expect(judge(['200 g rijst', '50 g boter'], rulesOf(dietRule('vegan')), { language: 'nl' }).outcome).not.toBe('yes');
  });

  it('is cannot tell where only a label would say it', () => {
    expect(judge(['2 tbsp soy sauce'], rulesOf(dietRule('glutenfree'))).outcome).not.toBe('yes');
  });

  it('is kept as the diets it fits', () => {
    const recipe = recipeOf(['200 g rice', '2 eggs']);
    const diets = runSteps(listDietsInSteps(recipe, readLines(recipe, NONE)));
    expect(diets).toContain('vegetarian');
    expect(diets).not.toContain('vegan');
  });
});

describe('a recipe goes into plans', () => {
  const faultOf = (lines: readonly string[], more: Partial<RecipeText> = {}) => {
    const recipe = recipeOf(lines, more);
    const read = readLines(recipe, NONE);
    return findPlanningFault(weighRecipe(recipe, read), read);
  };
  it('when nothing speaks against it, and else says why not', () => {
    expect(faultOf(['200 g rice', '2 eggs'])).toBeUndefined();
    expect(faultOf(['200 g rice', '2 eggs'], { yield: null })).toMatch(/how many plates/);
    expect(faultOf(['200 g rice', '1 cup zorgleberry cordial'])).toMatch(/an ingredient is not counted/);
    expect(faultOf(['200 g rice', '1 cup zorgleberry cordial'], { yield: null })).toBe(
      'You can put it on a day yourself, but Larder does not choose it while you have not said how many plates it makes and an ingredient is not counted.',
    );
    expect(faultOf(['20 g rice', '300 g rice zorgles', '1 cup borgle', '1 cup dorgle'])).toMatch(
      /while 2 ingredients are not counted and \d+% of its calories are a guess. Press Correct/,
    );
    expect(faultOf(['salt to taste'], { yield: null })).toMatch(/nothing in it is counted/);
    expect(faultOf(['salt to taste'])).toMatch(/nothing in it is counted/);
    expect(faultOf(['20 g rice', '300 g rice zorgles'])).toMatch(
      /% of its calories are a guess. Press Correct beside "300 g rice zorgles" to say what it is.$/,
    );
    // The fewest that are needed, the largest first.
    const some = ['200 g rice', '10 g rice zorgles', '300 g bread zorgles', '200 g rice borgles'];
    expect(faultOf(some)).toMatch(/beside "300 g bread zorgles" and "200 g rice borgles" to say/);
  });
});

it('is written as a page would state it, and read back as it was', () => {
  const recipe = recipeOf(['200 g rice', '2 eggs'], { source: 'https://recipes.example/pan' });
  const written = writeSchemaRecipe(recipe, weighRecipe(recipe, readLines(recipe, NONE)));
  const html = `<html lang="en"><script type="application/ld+json">${JSON.stringify(written)}</script>`;
  const read = readPage(html, recipe.source);
  expect(read.ok && { ...read.value, evidence: null, plates: null, statedKcal: null }).toEqual({ ...recipe, evidence: null });
});

it('is the same recipe where its export is brought back as a file', () => {
  const recipe = recipeOf([], {
    title: 'Walnut cookies',
    yield: { min: 24, max: 24, noun: 'cookies', isServings: false },
    source: 'https://recipes.example/cookies',
    ingredients: [
      { heading: 'For the dough', lines: ['225 g butter', '2 eggs'] },
      { heading: 'To fold in', lines: ['1 cup walnuts, chopped'] },
    ],
    steps: [
      { heading: 'The dough', lines: ['Beat the butter.', 'Add the eggs.'] },
      { heading: 'Baking', lines: ['Bake for 12 minutes.'] },
    ],
  });
  const notes = 'From Oma.\nNever the red pot.\n\nAuthor: Ada';
  const written = writeSchemaRecipe({ ...recipe, notes }, weighRecipe(recipe, readLines(recipe, NONE)));
  const read = readExport({ name: 'walnut-cookies.json', bytes: new TextEncoder().encode(JSON.stringify(written)) });
  const { title, ingredients, steps, minutes, source, yield: gives } = recipe;
  expect(read.ok && read.value).toMatchObject([{ title, ingredients, steps, minutes, source, yield: gives, notes }]);
});

it.each([
  ['chick br', 'chicken-breast'],
  ['onion', 'onion'],
  ['Olive Oil', 'olive-oil'],
])('finds a food by the beginnings of its words: %s', (text, id) => {
  expect(findFoods(text).map((food) => food.id)).toContain(id);
  expect(findFoods('zorgle')).toEqual([]);
});

it.each([
  ['2 onions', 'en', '1 onions'],
  ['2 chicken breasts (about 500 g)', 'en', '1 chicken breasts (about 250 g)'],
  ['2 eggs, cut into 4', 'en', '1 eggs, cut into 4'],
  ['zwei Zwiebeln', 'de', '110 g onions (in the recipe: zwei Zwiebeln)'],
  ['2 Zwiebeln', 'de', '1 Zwiebeln'],
  ['oil for the pan', 'en', 'oil for the pan'],
])('says of "%s" how much of it is on one of two plates', (line, language, text) => {
  const recipe = recipeOf([line], { language });
  const lines = readLines(recipe, NONE);
  const meal = makeOwnMeal({ recipe, lines, numbers: weighRecipe(recipe, lines) }, { slot: 'dinner', plates: 1 });
  expect(meal.ingredients).toEqual([text]);
});

it('has in a meal as much of what nobody knows as of the rest', () => {
  const recipe = recipeOf(['200 g rice', '2 bunches Zauberkraut', 'Glumpf, for serving']);
  const lines = readLines(recipe, NONE);
  const meal = makeOwnMeal({ recipe, lines, numbers: weighRecipe(recipe, lines) }, { slot: 'dinner', plates: 3 });
  expect(readNotCounted(meal.tips)).toEqual(['3 bunches Zauberkraut', 'Glumpf, for serving']);
});

describe('a meal that is one', () => {
  const recipe = recipeOf(['300 g rice with peanuts', '100 g black beans, canned']);
  const lines = readLines(recipe, NONE);
  const meal = makeOwnMeal({ id: 'own', recipe, lines, numbers: weighRecipe(recipe, lines) }, { slot: 'dinner', plates: 1 });
  const peanut = rulesOf(allergyRule('peanut'));

  it.each([
    ['as it was made', meal.written],
    ['without lines', { times: 1, lines: [] }],
    ['with other lines', { times: 1, lines: [{ text: '300 g rice', foodId: 'white-rice' }, ...meal.written!.lines.slice(1)] }],
  ])('is for nobody who must not have what its own lines name: %s', (_, written) => {
    expect(isOwnMealAllowed({ ...meal, written: written! }, peanut)).toBe(false);
  });

  it('is for whom nothing speaks against, in whichever amounts', () => {
    const grown = growMeal(meal, { times: 4, style: { system: 'us', rules: [] }, corpus: DEFAULT_CORPUS });
    expect([meal, grown].map((one) => isOwnMealAllowed(one, rulesOf(allergyRule('sesame'))))).toEqual([true, true]);
  });

  it('is in doubt where lines of it are of no line of the recipe', () => {
    const besides = { ...meal, tips: writeNotCounted(['1 Glumpf']), written: { times: 1, lines: meal.written!.lines.slice(0, 1) } };
    expect(isOwnMealAllowed(besides, rulesOf(allergyRule('sesame')))).toBe(false);
  });
});

it.each([
  ['Red lentil soup', 'soup'],
  ['Oat pancakes', 'pancakes'],
  ['Grandmother’s best', undefined],
])('is drawn and told apart by what its title says it is: %s', (title, form) => {
  const recipe = recipeOf(['200 g rice'], { title });
  const lines = readLines(recipe, NONE);
  const meal = makeOwnMeal({ recipe, lines, numbers: weighRecipe(recipe, lines) }, { slot: 'dinner', plates: 1 });
  expect([meal.form, meal.dishId.split('~')[1]]).toEqual([form, form ?? 'plate']);
});
