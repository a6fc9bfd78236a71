import { describe, expect, test } from 'vitest';
import { parseIntent } from './parse-intent.ts';

describe('a food sent away after it was named is left out', () => {
  test.each<readonly [string, readonly string[]]>([
    ['soy is off the menu', ['soy']],
    ['milk is out, also sesame', ['milk', 'sesame']],
    ['please leave the dairy out', ['dairy']],
    ['keep nuts, eggs and dairy out', ['eggs', 'dairy', 'nuts']],
    ['tofu is out of the question', ['tofu']],
    ['eggs? absolutely not', ['eggs']],
    ['can I have eggs? no', ['eggs']],
    ["I can't stomach liver", ['liver']],
    ['nuts are fine, only peanuts are a problem', ['peanuts']],
    ['peanuts are bad news', ['peanuts']],
    ['dairy is a trigger for me', ['dairy']],
    ['my problem is bread', ['bread']],
    ['garlic is my enemy', ['garlic']],
    ['swap the pasta for zucchini noodles', ['pasta']],
    ['replace bread with something low carb', ['bread']],
    ['no gluten (coeliac) or lactose', ['lactose']],
    ['no onions (yuck) or leeks', ['onions', 'leeks']],
    ['shellfish would be bad for me', ['shellfish']],
    ["I don't mind mushrooms but my wife can't stand them", ['mushrooms']],
    ['I love cheese and bacon but I guess those have to go', ['cheese', 'bacon']],
    ['salmon is overrated', ['salmon']],
    ['rather fish than beef', ['beef']],
    ['I prefer tofu to chicken', ['chicken']],
    ['trigger foods: rice and oats', ['rice', 'oats']],
    ['all fish apart from tuna is ok', ['tuna']],
    ['instead of oatmeal give me something with yogurt', ['oatmeal']],
    ["it can't contain nuts", ['nuts']],
    ['neither of us wants pecans', ['pecans']],
    ['raisins/asparagus no from me', ['raisins', 'asparagus']],
    ["they can't stand the taste of eeg", ['egg']],
    ['no vinager. the smell', ['vinegar']],
    ['what could she have in place of beef', ['beef']],
    ['please no tumreic as it is staining', ['turmeric']],
    ['a dinner for someone who does not drink alcohol', ['alcohol']],
    ['never liked liver, kidneys or anything offal', ['liver', 'kidneys', 'offal']],
    ['no 🥜 please', ['peanuts']],
    ['🍄🚫', ['mushrooms']],
    ['no tomato soup', ['tomato soup']],
    ['no wine or dried fruit', ['wine', 'dried fruit']],
    // A date is also an evening.
    ['no daets', ['date']],
  ])('%s', (text, words) => {
    const { exclude, wish } = parseIntent(text);
    expect(exclude.map((food) => food.words)).toEqual(words);
    expect(wish.filter((food) => words.includes(food.words))).toEqual([]);
  });
});

describe('but not where the sending away is denied, or is about something else', () => {
  test.each<readonly [string, readonly string[]]>([
    ['eggs are not a problem', ['eggs']],
    ['no problem with nuts', ['nuts']],
    ['dairy is not out', ['dairy']],
    ["don't leave the cheese out", ['cheese']],
    ['work out day, chicken and rice', ['chicken', 'rice']],
    ["a dinner that doesn't take long, with chicken", ['chicken']],
    ["chicken and rice but I don't want it too hot", ['chicken', 'rice']],
    ['I love chicken. I hate it when it is dry', ['chicken']],
    ['prefer to eat salmon', ['salmon']],
    ['chicken? yes. make it spicy, not bland', ['chicken', 'spicy']],
    ['something to cook out on the grill with corn', ['corn']],
  ])('%s', (text, words) => {
    const { exclude, wish, allergies } = parseIntent(text);
    expect(wish.map((food) => food.words)).toEqual(words);
    expect([...exclude.filter((food) => words.includes(food.words)), ...allergies]).toEqual([]);
  });
});

test.each<readonly [string, readonly string[], readonly string[]]>([
  ['no hard cheeses', ['cheddar', 'parmesan', 'pecorino-romano'], ['ricotta', 'feta']],
  ['pregnant sister: no soft cheeses', ['brie', 'camembert', 'gorgonzola'], ['parmesan']],
])('%s: a kind of cheese is all of its kind', (text, out, kept) => {
  const left = parseIntent(text).exclude.flatMap(({ foodIds }) => foodIds);
  expect(left).toEqual(expect.arrayContaining([...out]));
  expect(kept.filter((id) => left.includes(id))).toEqual([]);
});

test('a class of foods that is wished for is wished for without what is refused of it', () => {
  const { wish, dishes } = parseIntent('seafood pasta, no crab');
  const wished = [...wish, ...dishes.flatMap(({ foods }) => foods)].flatMap(({ foodIds }) => foodIds);
  expect(wished).toContain('shrimp');
  expect(wished.filter((id) => id.includes('crab'))).toEqual([]);
});

test('nor is what a dish is named after made of what is refused', () => {
  const { dishes } = parseIntent('seafood paella, no crab');
  expect(
    dishes.flatMap(({ named, also = [] }) => [...named, ...also].flatMap(({ foodIds }) => foodIds)).filter((id) => id.includes('crab')),
  ).toEqual([]);
});

test('a kind of dish is wished for without the food that is refused later', () => {
  const { dishes, wish, dishWords } = parseIntent('asparagus quiche for the potluck, no wait, asparagus is out, so plain quiche');
  expect({ dishes, wish, dishWords }).toEqual({ dishes: [], wish: [], dishWords: ['quiche', 'finger-food'] });
});
