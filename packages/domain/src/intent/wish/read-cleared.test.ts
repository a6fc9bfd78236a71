import { expect, test } from 'vitest';
import { parseIntent } from './parse-intent.ts';

const leftOut = (text: string): readonly string[] => {
  const { exclude, allergies } = parseIntent(text);
  return [...exclude.map(({ words }) => words), ...allergies];
};

test.each([
  'my son eats anything. Carrots are fine now',
  'sweet potatoes are safe for her',
  'she outgrew her carrot allergy years ago, carrots are fine now',
  'our guest grew out of her bell pepper allergy, so bell peppers are ok tonight',
  'the fennel allergy test was clear, so fennel can go in',
  'he was tested for mustard last week and it came back negative, so mustard is back on the menu',
  "I'm not allergic to grapefruit, feel free to add it at breakfast",
  'no allergy to pecans here, use pecans freely',
  'my mother-in-law has no problem with chicken, never had an allergy',
  'my flatmate avoided bread as a kid and now adores it',
  'when he was small my son reacted to beetroot. He has grown out of it and eats it every week',
  'celery she copes with, aubergine my lad tolerates well enough',
  'nobody here would turn down celery',
  'he puts celery in everything and could not live without it',
  'flatmate reintroduced mango last week, zero issues',
  'used to hate celery now its my favourite',
  "couldn't stand celery once, mad for it now",
  'corn is no problem for my mother-in-law, none whatsoever, never was',
  'cabbage she can',
  'brown rice suits her',
  'spring onion tops are ok',
  'rocket goes down a treat',
  'I was sure strawberries gave him a rash, but we tested, and it is negative',
  'one church lady misses ghee, use it',
  'kids miss pistachios, put them in',
  'My brother changed his mind, she will have the ham after all, so fix it up',
  'My wife has no restrictions at all, so please include cabbage if you like',
  'My brother is not picky person, he eats the cheese with big pleasure',
  'salmon never a problem. yes',
  "its not that my wife doesn't like oats",
  'We tolerate the lupin both very well',
  'For my teen the liver is again in the menu',
])('a food that is said to be fine is not left out: %s', (text) => {
  expect(leftOut(text)).toEqual([]);
});

test('an allergy that is over is no wish for the food', () => {
  for (const text of ['She was allergic to peanuts. She has outgrown it.', 'Peanuts made him ill as a baby. He has outgrown it.']) {
    const { wish, allergies } = parseIntent(text);
    expect({ wish, allergies }).toEqual({ wish: [], allergies: [] });
  }
});

test.each<readonly [string, readonly string[]]>([
  ['no lamb, beef is fine', ['lamb']],
  ['hives from eggplant, zucchini no problem', ['eggplant']],
  ['garlic is safe for both of us, it is only onion that we cannot eat', ['onion']],
  ['salmon yes, beets no', ['beets']],
  ["no tuna whatsoever for Dad, but he'd love some anchovies on toast", ['tuna']],
  ['no beef for the client, tuna on the other hand would be great', ['beef']],
  ['no grapes please, but sweet potato mash would be splendid', ['grapes']],
  ['I gave up blue cheese so no blue cheese, but turkey sounds mighty good', ['blue cheese']],
  ['no lemon for my grandson, he does like coffee', ['lemon']],
  ['no milk, but they give him cucumber sticks every day', ['milk']],
  ['rice and chicken for my grandson, but no turmeric', ['turmeric']],
])('and only what is refused is: %s', (text, foods) => {
  expect(leftOut(text)).toEqual(foods);
});

test.each<readonly [string, string]>([
  ['eggs are fine for me but my daughter is allergic to eggs', 'eggs'],
  ["he hasn't outgrown his celery allergy", 'celery'],
  ['she thought she had outgrown her celery allergy', 'celery'],
  ['mushrooms are fine until she eats them raw', 'mushrooms'],
  ['mushrooms would be fine if he were not allergic', 'mushrooms'],
  ['my sister has no allergy to celery, she simply detests it, so please leave it out', 'celery'],
  ['he can have anything bar celery', 'celery'],
  ['can I have celery? no', 'celery'],
  ['celery no longer agrees with him', 'celery'],
  ['I am not only allergic to celery', 'celery'],
  ['pork is fine with everyone except grandad', 'pork'],
  ['tuna was fine until I got pregnant', 'tuna'],
  ['My daughter may outgrow her celery allergy', 'celery'],
  ['She was diagnosed allergic to celery. She may outgrow it.', 'celery'],
  ['I doubt he has outgrown his celery allergy', 'celery'],
  ['once she outgrows her celery allergy we will cook with it', 'celery'],
  ['waiting to see whether she has outgrown her celery allergy', 'celery'],
  ['we expect she will have outgrown celery by then', 'celery'],
  ['celery can not be eaten', 'celery'],
  ['celery may never be used', 'celery'],
  ['her celery test never came back negative', 'celery'],
  ['the celery result is not clear', 'celery'],
  ['never had a worse reaction to celery', 'celery'],
  ['they have not ruled out a reaction to celery', 'celery'],
  ['not sure about sensitivity to celery', 'celery'],
  ['not yet tested for allergy to celery', 'celery'],
  ['I am not just sensitive to celery', 'celery'],
  ['I now have to skip celery', 'celery'],
  ['I now have to cut celery', 'celery'],
  ['I have to skip celery again', 'celery'],
  ['no celery bad reaction', 'celery'],
  ['used to hate celery now I react to it', 'celery'],
  ['celery my lad eats at his peril', 'celery'],
  ['celery he may tolerate some day', 'celery'],
  ['she would love celery if it did not make her itch', 'celery'],
  ['he would enjoy celery, but he cannot', 'celery'],
  ['he cannot have celery, put it away', 'celery'],
  ['celery gives her a rash, do use something else', 'celery'],
  ['we have had celery every day and need a rest from it', 'celery'],
  ['he misses celery', 'celery'],
])('what is said under a condition, denied or taken back clears nothing: %s', (text, food) => {
  expect(leftOut(text)).toContain(food);
});

test.each([
  ['milk is not ok, yogurt is', 'yogurt', true],
  ["prawns aren't safe but squid is", 'squid', true],
  ['peanuts are not ok, cashews and almonds are', 'almonds', true],
  ['milk is not ok, yogurt is too', 'yogurt', false],
  ["what I can't have is milk, yogurt is", 'yogurt', false],
])('%s: %s is fine: %s', (text, food, isFine) => expect(leftOut(text).includes(food)).toBe(!isFine));
