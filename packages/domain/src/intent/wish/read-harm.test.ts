import { describe, expect, test } from 'vitest';
import type { Allergen } from '../../food/food.ts';
import { parseIntent } from './parse-intent.ts';

const excludes = (text: string, id: string): boolean => parseIntent(text).exclude.some(({ foodIds }) => foodIds.includes(id));

describe('milk that somebody must not have is all that holds it', () => {
  test.each([
    'kid cant have eggs or milk, dinner for 4',
    "i can't have milk or egg, 1700 calories",
    'he must not have milk',
    "she isn't allowed milk",
    'not allowed milk, eggs or nuts',
    'the doctor said no milk for my daughter',
    'my toddler is not supposed to drink cow’s milk',
    "my son can't have milk but fish is fine",
    "my son can't have milk. carrots are fine now",
    "my son can't have milk. cheese is fine for my daughter",
    "my son can't have milk but baked milk is fine",
    "he can't handle milk",
    'my son has to avoid milk',
    'milk is forbidden for my son',
    "don't give my daughter milk",
    'mein Sohn darf keine Milch',
    "she can't have leche",
    "eggs are fine but milk isn't",
    'eggs ok, milk not',
    'my kid can eat eggs but not milk',
    'milk is not ok for my daughter, eggs are',
    "oat milk is fine, cow's milk is not",
    'eggs are ok, milk is off the table',
  ])('%s', (text) => expect(parseIntent(text).allergies).toContain('dairy'));

  test.each([
    'no milk',
    'I can’t have too much milk',
    'I can’t drink milk but cheese is fine',
    'cant have milk but yogurt is ok',
    'I can’t have coconut milk',
    'can’t wait for my milk',
    "I can't have milk but I eat cheese",
    'no milk please, eggs ok',
    'not a fan of milk, eggs are great',
    'I like cheese, not milk',
    'coffee but not milk',
  ])('which is more than is said by "%s"', (text) => expect(parseIntent(text).allergies).not.toContain('dairy'));

  test('but for what is fine all the same', () => {
    for (const text of [
      "I can't have milk but cheese is fine",
      "my son can't have milk, he can have cheese",
      'cant have milk except cheese',
      'can have cheese but not milk',
    ]) {
      expect(excludes(text, 'cheddar')).toBe(false);
      for (const id of ['whole-milk', 'butter', 'greek-yogurt']) expect(excludes(text, id)).toBe(true);
    }
  });
});

test.each<readonly [string, readonly Allergen[]]>([
  ['allergic to miso', ['soy']],
  ['spelt allergy', ['gluten']],
  ["couscous makes my son's lips swell", ['gluten']],
])('whoever is allergic to a food that is nothing else is to what it is of: %s', (text, allergens) =>
  expect(parseIntent(text).allergies).toEqual(allergens),
);

test.each(["she can't have sesame", 'he has to avoid sesame seeds'])('so is sesame: %s', (text) =>
  expect(parseIntent(text).allergies).toEqual(['sesame']),
);

describe('what a food does to somebody counts as an allergy to it', () => {
  test.each<readonly [string, readonly Allergen[]]>([
    ['shrimp makes my throat close up. otherwise anything goes', ['crustacean']],
    ['nuts make my tongue swell', ['tree-nut', 'peanut']],
    ['milk upsets my stomach', ['dairy']],
    ['gluten wrecks my gut', ['gluten']],
    ['eggs give my daughter a rash', ['egg']],
    ['tree nuts send him to the hospital', ['tree-nut', 'peanut']],
    ['soy triggers my migraines', ['soy']],
    ['I get hives when I eat shellfish', ['crustacean', 'mollusc']],
    ['she breaks out from eggs', ['egg']],
    ["dairy doesn't agree with me", ['dairy']],
    ['eggs disagree with her', ['egg']],
    ["eggs and I don't get along", ['egg']],
    ['I love milk but it upsets my stomach', ['dairy']],
    ['egg, milk, and cheese make me ill', ['egg', 'dairy']],
    ['Ich vertrage keine Milch', ['dairy']],
    ['me sientan mal los lácteos', ['dairy']],
    ['je ne supporte pas le lactose', ['dairy']],
    ['no tolero el gluten', ['gluten']],
    ['last time I ate cashews I ended up in the ER', ['tree-nut', 'peanut']],
    ['tested positive for milk, wheat and soy', ['dairy', 'gluten', 'soy']],
    ['dairy and I parted ways years ago', ['dairy']],
    ['my kid is ana to egg', ['egg']],
    ['milk gives me cramps, eggs too', ['dairy', 'egg']],
    ['nuts are a death sentence for me', ['tree-nut', 'peanut']],
    ['eggs = hospital', ['egg']],
    ['I puke if I eat eggs', ['egg']],
    ['I come out in a rash with soy', ['soy']],
    ['milk protein allergy', ['dairy']],
    ['never ever peanuts!! anaphylaxis', ['peanut', 'tree-nut']],
    ['no shellfish - EpiPen level', ['crustacean', 'mollusc']],
    ['I swell up like a balloon if I eat eggs', ['egg']],
    ['my partner will literally die from shellfish', ['crustacean', 'mollusc']],
    ['milk lands me on the toilet', ['dairy']],
    ["she can't breathe after shrimp", ['crustacean']],
    ['soy flares up my arthritis', ['soy']],
    ['my body rejects dairy', ['dairy']],
    ['egg gives me stomach pain and so does soy', ['egg', 'soy']],
    ['sunflower seed + sesame allergy', ['sesame']],
    ['our nut allergic son', ['tree-nut', 'peanut']],
    ['allergic to sesame seeds', ['sesame']],
    ['she is allergic to celery salt', ['celery']],
    ['mustard seed allergy', ['mustard']],
    ['allergic to celeriac', ['celery']],
    ['allergic to anchovies', ['fish']],
    ['allergic to skimmed milk', ['dairy']],
    ['wheat flour allergy', ['gluten']],
    ['anaphylactic to tofu', ['soy']],
    ['edamame gives him hives', ['soy']],
    ['allergic to coconut milk', []],
    ['blue cheese gives me migraines', []],
  ])('%s', (text, allergies) => {
    const intent = parseIntent(text);
    expect(intent.allergies.toSorted()).toEqual(allergies.toSorted());
    expect(intent.wish).toEqual([]);
  });

  test('a food without an allergen of its own is left out all the same', () => {
    expect(excludes('strawberries bring me out in hives', 'strawberries')).toBe(true);
    expect(excludes('onions give me heartburn', 'red-onion')).toBe(true);
    expect(excludes('careful with nuts', 'almonds')).toBe(true);
    expect(excludes('watch out for sesame', 'sesame-oil')).toBe(true);
  });

  test('and an allowance for it elsewhere in the sentence does not soften it', () => {
    expect(parseIntent('eggs are fine. no wait, eggs make me sick').allergies).toEqual(['egg']);
  });
});

test.each([
  ['make me a gut health plan with chicken', ['chicken']],
  ['rice and beans, give me something for an upset stomach', ['rice', 'beans']],
  ['cheese gives me joy', ['cheese']],
  ['chicken and rice for when I am sick', ['chicken', 'rice']],
  ['give me salmon with rice', ['salmon', 'rice']],
  ['beef makes my belly happy', ['beef']],
  ['feeling sick, chicken soup please', ['chicken']],
  ['ginger and salmon for migraine days', ['ginger', 'salmon']],
  ["I'll have salmon", ['salmon']],
  ['I have asthma, love salmon', ['salmon']],
  ['my son reacts well to chicken', ['chicken']],
  ['hospital shifts, chicken dinners', ['chicken']],
])('but %s is a wish', (text, wish) => {
  const intent = parseIntent(text);
  expect(intent.wish.map(({ words }) => words)).toEqual(wish);
  expect([...intent.exclude, ...intent.allergies]).toEqual([]);
});

test.each([
  ['my gf swells up w/ curry, parsley', ['curry'], ['parsley']],
  ['curry makes me sick, lamb stew please', ['curry'], []],
])('a kind of dish that does harm is avoided, with what is listed behind it: %s', (text, dishWords, foods) => {
  const { avoid, exclude, wish } = parseIntent(text);
  expect(avoid.dishWords).toEqual(dishWords);
  expect(exclude.map(({ words }) => words)).toEqual(expect.arrayContaining(foods));
  expect(wish.filter(({ words }) => foods.includes(words))).toEqual([]);
});

const DISHES = ['curry', 'pizza', 'soup', 'chili', 'sushi', 'ramen', 'lasagna', 'falafel', 'paella'];

test.each([
  'he is allergic to X',
  'X allergy',
  'intolerant to X',
  "can't tolerate X",
  'I get hives from X',
  'I swell up from X',
  'X gives him heartburn',
  'X set off my reflux',
  'X left me in hospital',
  'X nearly killed me',
  'X disagrees with me',
  "X doesn't agree with me",
  'X is out',
  'X, no thanks',
  'X, never',
  "I don't want to go for X",
  'my toddler have allergy for X, please not give',
])('a kind of dish is refused in the words of a food: %s', (wording) => {
  for (const dish of DISHES) {
    const { avoid, exclude, dishWords, dishes, wish } = parseIntent(wording.replace('X', dish));
    expect([...dishWords, ...dishes, ...wish]).toEqual([]);
    expect([...avoid.dishWords, ...exclude]).not.toEqual([]);
  }
});

test.each([
  'soup for my sore throat',
  'I love curry but no nuts',
  'allergic to nuts, love curry',
  'no nuts, curry for dinner',
  'a curry without nuts, my wife is allergic',
  'sandwich lunch with no mustard, one of us is allergic',
  'curry tonight, nothing too heavy',
])('and wished beside what is refused: %s', (text) => {
  const { avoid, dishWords } = parseIntent(text);
  expect(avoid.dishWords).toEqual([]);
  expect(dishWords).toHaveLength(1);
});

test.each(['octopus gives me reflux', 'tomatoes trigger my reflux'])('what brings a lasting condition on is left out: %s', (text) => {
  const { exclude, wish } = parseIntent(text);
  expect(exclude.map(({ words }) => words)).toContain(text.slice(0, text.indexOf(' ')));
  expect(wish).toEqual([]);
});

test.each([
  ['emergency noodles', 'noodles', false],
  ['an emergency pasta dinner', 'pasta', false],
  ['fish means the emergency room', 'fish', true],
  ['fish: emergency room', 'fish', true],
  ['an emergency because of fish', 'fish', true],
  ['peanuts ended in an emergency.', 'peanuts', true],
  ['nuts? emergency', 'nuts', true],
  ['a peanut emergency at school', 'peanut', true],
  ["my son's peanut emergency", 'peanut', true],
])('%s', (text, food, harms) => {
  const { exclude, wish } = parseIntent(text);
  expect([exclude, wish].map((foods) => foods.some(({ words }) => words === food))).toEqual([harms, !harms]);
});
