import { describe, expect, test } from 'vitest';
import { capitalize } from '../../base/say.ts';
import { describeText } from '../answer/describe-intent.ts';
import { parseIntent } from './parse-intent.ts';

const namesOf = (text: string) => parseIntent(text).dishes.map(({ words }) => words);
const chipsOf = (text: string) => describeText(parseIntent(text)).map(({ label }) => label);

describe('a dish by its name', () => {
  test.each([
    ['chicken yassa', ['chicken yassa'], ['Chicken yassa']],
    ['a chicken caesar salad please', ['chicken caesar salad'], ['Chicken caesar salad']],
    ['Greek salad', ['greek salad'], ['Greek salad']],
    ['eggplant rolls for dinner', ['eggplant rolls'], ['Eggplant rolls', 'Dinner']],
    ['mujaddara', ['mujaddara'], ['Mujaddara']],
    ['quick chicken pho', ['quick chicken pho'], ['Quick chicken pho']],
    ['kung pao chicken, no peanuts', ['kung pao chicken'], ['No peanuts', 'Kung pao chicken']],
  ])('%s is one wish, with nothing left that is not understood', (text, names, chips) => {
    expect(namesOf(text)).toEqual(names);
    expect(chipsOf(text)).toEqual(chips);
    expect(parseIntent(text).notUnderstood).toEqual([]);
  });

  test.each([
    ['chicken tika masala', 'chicken tikka masala', 'tikka'],
    ['mujadara', 'mujaddara', 'mujaddara'],
    ['chicken yasa', 'chicken yassa', 'yassa'],
  ])('%s is %s', (text, name, read) => {
    const { dishes, repairs } = parseIntent(text);
    expect(dishes.map(({ words }) => words)).toEqual([name]);
    expect(repairs.map(([, word]) => word)).toEqual([read]);
  });

  test('says of which meal it is wished', () => {
    const { wishedAt } = parseIntent('mujaddara for lunch and chicken yassa for dinner');
    expect(wishedAt).toEqual({ 'named:mujaddara': ['lunch'], 'named:chicken yassa': ['dinner'] });
  });

  test('says nothing of minutes and cuisines that are only part of it', () => {
    expect(parseIntent('quick chicken pho').maxMinutes).toBeNull();
    expect(parseIntent('greek salad').cuisines).toEqual([]);
    expect(parseIntent('greek dinner with a salad').cuisines).toEqual(['greek']);
  });
});

describe('what stands in for a food', () => {
  test.each([
    ['vegan sausage congee', 'vegan sausage congee', ['vegan-sausage']],
    ['vegan sausage mac and cheese', 'vegan sausage mac and cheese', ['vegan-sausage']],
  ])('is of the dish that it stands before: %s', (text, words, foodIds) => {
    const { dishes, wish } = parseIntent(text);
    expect(dishes.map((dish) => dish.words)).toEqual([words]);
    expect(dishes.flatMap(({ foods }) => foods.flatMap((food) => food.foodIds))).toEqual(foodIds);
    // By the words that the wish has, so that one is not called served while the other is missed.
    expect(dishes.flatMap(({ foods }) => foods).map((food) => food.words)).toEqual(wish.map((food) => food.words));
  });

  test('says the diet alone where nothing stands in', () => {
    expect(parseIntent('vegan duck congee').dishes).toEqual([]);
  });
});

describe('a kind of dish with its food', () => {
  test.each([
    ['duck stroganoff', 'stroganoff', 'duck'],
    ['stroganoff with duck', 'stroganoff', 'duck'],
    ['creamy duck stroganoff', 'stroganoff', 'duck'],
    ['salmon burger', 'burger', 'salmon'],
  ])('%s is a %s made of %s, told as one', (text, kind, food) => {
    const { dishes, wish, dishWords } = parseIntent(text);
    expect(dishes).toMatchObject([{ kind, name: null, foods: [{ words: food }] }]);
    expect(wish.map(({ words }) => words)).toEqual([food]);
    expect(dishWords).toEqual([kind]);
    expect(chipsOf(text)).toEqual(dishes.map(({ words }) => capitalize(words)));
  });

  test.each([
    ['pho made with beef', 'pho', ['beef'], []],
    ['shrimp noodles', 'noodle', ['shrimp'], []],
    ['pasta with chicken', 'pasta', ['chicken'], []],
    ['noodle bowl made with pork', 'bowl', ['noodle'], ['pork']],
  ])('%s is a %s of %j, and of %j where that can be', (text, kind, foods, also) => {
    const [dish, ...others] = parseIntent(text).dishes;
    expect(others).toEqual([]);
    expect(dish).toMatchObject({ kind, name: null });
    expect(dish?.foods.map(({ words }) => words)).toEqual(foods);
    expect((dish?.also ?? []).map(({ words }) => words)).toEqual(also);
  });

  test('is the dish that ends the phrase, where two names share a word', () => {
    expect(parseIntent('cheddar souffle omelet').dishes).toMatchObject([{ name: 'souffle omelet', foods: [{ words: 'cheddar' }] }]);
  });

  test('takes a food that is a dish by itself for the food of the next', () => {
    expect(namesOf('oxtail')).toEqual(['oxtail']);
    expect(namesOf('oxtail banh mi')).toEqual(['oxtail banh mi']);
  });

  test('binds each dish to its own food', () => {
    expect(namesOf('salmon burger and tomato soup')).toEqual(['salmon burger', 'tomato soup']);
    expect(namesOf('stew, salmon')).toEqual([]);
  });
});

test('a dish that no kit makes is known by its name and likened to others', () => {
  const [dish] = parseIntent('cassoulet for dinner').dishes;
  expect(dish).toMatchObject({ words: 'cassoulet', isUnwritten: true, kind: 'stew', named: [{ words: 'sausage' }] });
});

describe('a refusal reads the words inside of a name', () => {
  test.each([
    ['no chicken tikka masala', 'chicken'],
    ['allergic to peanut butter cups', 'peanut butter'],
    ['anything but shrimp pad thai', 'shrimp'],
    ['no peanut butter oats', 'peanut butter'],
    ['i hate egg fried rice, no eggs', 'eggs'],
  ])('%s leaves out %s and wishes for no dish', (text, food) => {
    const { exclude, dishes } = parseIntent(text);
    expect(exclude.map(({ words }) => words)).toContain(food);
    expect(dishes).toEqual([]);
  });

  test('and does not ask for the same dish of something else', () => {
    expect(parseIntent('no chicken tikka masala').dishWords).toEqual([]);
  });
});

test.each([
  ['crispy tofu with rice', 'crispy tofu', 'crunchy'],
  ['grilled fish', 'grilled fish', 'grill'],
  ['creamy mushrooms for lunch', 'creamy mushrooms', 'creamy'],
])('%s asks for one dish of both', (text, words, kind) => {
  expect(parseIntent(text).dishes.map((dish) => [dish.words, dish.kind])).toContainEqual([words, kind]);
});

test('what is said of a whole day binds no food', () => {
  expect(parseIntent('crunchy, chicken').dishes).toEqual([]);
  expect(parseIntent('no crunchy peanuts').dishes).toEqual([]);
});

test.each(['burrito bowl', 'smoothie bowl', 'a burrito bowl at lunch'])('a name of two kinds of dish is one wish: %s', (text) => {
  const { dishes, dishWords } = parseIntent(text);
  expect([dishes.length, dishWords.filter((kind) => kind === 'bowl')]).toEqual([1, []]);
});

describe('a dish of several words is told as one', () => {
  test.each([
    ['chicken and mushroom pie'],
    ['ham and cheese sandwich'],
    ['sausage pasta'],
    ['chicken and bacon pasta'],
    ['goulash pizza'],
    ['chicken balti'],
    ['lamb karahi'],
    ['seafood paella'],
    ['spinach and artichoke dip'],
    ['katsu curry'],
    ['chicken caesar wrap'],
    ['clam linguine'],
    ["s'mores"],
    ['mi goreng'],
    ['fried eggs'],
    ['scalloped potatoes'],
    ['loaded potatoes'],
  ])('%s', (text) => {
    expect(chipsOf(`I want ${text} please`)).toEqual([capitalize(text).replaceAll("'", '')]);
    expect(parseIntent(text).notUnderstood).toEqual([]);
  });

  test.each([
    ['no fish pie', ['fish']],
    ['no lamb karahi please', ['lamb']],
    ['no chicken and mushroom pie', ['chicken', 'mushroom']],
    ['crab dip gives him hives', ['crab']],
    ['no garlic prawns', ['garlic', 'prawns']],
  ])('%s: each food is left out, and nothing of the name is wished for', (text, foods) => {
    const { exclude, wish, dishes } = parseIntent(text);
    expect(exclude.map(({ words }) => words)).toEqual(foods);
    expect([...wish, ...dishes]).toEqual([]);
  });

  test.each([
    ['steak and chips', ['With steak', 'With chips']],
    ['rice, chicken and mushroom pie', ['With rice', 'With chicken', 'Mushroom pie']],
    ['cottage pie, then crumble and custard', ['Cottage pie', 'Crumble', 'Custard']],
  ])('foods and dishes side by side are not: %s', (text, chips) => {
    expect(chipsOf(text).toSorted()).toEqual(chips.toSorted());
  });
});

test.each([
  ['a kipper for breakfast', 'wish', 'kipper'],
  ['allergic to kippers', 'exclude', 'kippers'],
])('%s: herring', (text, of, words) => {
  const [food] = parseIntent(text)[of as 'wish' | 'exclude'];
  expect(food).toMatchObject({ words });
  expect(food?.foodIds.some((id) => id.includes('herring'))).toBe(true);
});

test('hot food is warm, unless somebody cannot have it', () => {
  expect(parseIntent('four nights of cheap hot food')).toMatchObject({ wish: [], exclude: [] });
  expect(parseIntent('no hot food').exclude).not.toEqual([]);
});
