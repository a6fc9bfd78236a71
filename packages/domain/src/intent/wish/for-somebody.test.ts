import { describe, expect, test } from 'vitest';
import { parseIntent } from './parse-intent.ts';

const read = (text: string) => {
  const { wish, dishes, dishWords, exclude, avoid } = parseIntent(text);
  return {
    wished: [...wish.map(({ words }) => words), ...dishes.map(({ words }) => words), ...dishWords],
    leftOut: [...exclude.map(({ words }) => words), ...avoid.dishWords],
    asked: exclude.flatMap(({ words, asked }) => (asked ? [words] : [])),
  };
};

test.each([
  ['nobody at home will object to pumpkin', 'pumpkin'],
  ["if halloumi turned up I wouldn't be cross", 'halloumi'],
  ["I'm not opposed to meat but my wife is", 'meat'],
])('who denies that they would refuse is asked: %s', (text, food) => {
  expect(read(text).asked).toEqual([food]);
});

describe('what is left out for somebody stays out', () => {
  test.each([
    ['peanuts banned for Mr Smith', 'peanuts'],
    ['milk off limits for Grandma Betty', 'milk'],
    ['garlic forbidden to Mr Lee', 'garlic'],
    ["my wife can't have shrimp but I eat shrimp", 'shrimp'],
    ["my wife can't have shrimp. no shrimp please, but I eat shrimp", 'shrimp'],
    ["my wife hates shrimp and I can't have nuts but I eat shrimp", 'shrimp'],
    ["my wife and I don't eat meat but I eat chicken", 'chicken'],
    ["I know my wife can't have shrimp but I eat shrimp", 'shrimp'],
    ['I cook for my husband. he does not eat pork. I do not eat beef but I eat pork', 'pork'],
    ["I can't cook fish, he is allergic, but I eat salmon", 'fish'],
    ["I don't buy fish because my son is allergic but I eat fish", 'fish'],
    ['school lunches. no nuts but I eat almonds', 'almonds'],
    ['dinner for the kids. no red meat but I eat lamb', 'lamb'],
    ['no nuts for him but I will eat nuts', 'nuts'],
    ['she is lactose intolerant but I eat cheese', 'cheese'],
    ["my wife, whom I adore, can't have shrimp but I eat shrimp", 'shrimp'],
    ['for my wife I leave out shrimp but I eat shrimp', 'shrimp'],
    ['my wife reacts so I cook no shrimp but I eat shrimp', 'shrimp'],
    ["my son, I think, can't have nuts but I eat almonds", 'almonds'],
    ['my brother, I hear, is allergic to shellfish but I eat prawns', 'prawns'],
    ["no nuts, he reacts. I don't eat beans but I eat nuts", 'nuts'],
    ['I do not eat nuts, because of my son, but I eat almonds', 'almonds'],
    ['no fish, my kids complain, but I eat salmon', 'salmon'],
    ['my kid reacts. I panic. no eggs but I eat eggs', 'eggs'],
    ['my kid reacts. I cook no eggs but I eat eggs', 'eggs'],
    ['kale, the culprit', 'kale'],
    ['my sister wants 0 peanuts', 'peanuts'],
    ['curry is a proper no for him, plain rice', 'curry'],
    ['korma no. plain rice', 'korma'],
  ])('%s', (text, food) => {
    expect(read(text).leftOut).toContain(food);
    expect(read(text).wished).not.toContain(food);
  });

  test.each([
    ['nuts are not off limits for us', 'nuts'],
    ['salmon, my favourite', 'salmon'],
    ['curry with no coriander', 'curry'],
    ["vegetarian but I'll eat fish", 'fish'],
    ['my daughter is vegetarian but will eat fish', 'fish'],
    ['cook for me and my wife: I do not eat meat but I eat chicken', 'chicken'],
    ["dinner for my wife and me. I don't eat red meat but I eat lamb", 'lamb'],
    ["my kids love pasta. I really don't like meat but I eat chicken", 'chicken'],
    ["my wife is here. I'm vegetarian but I eat fish", 'fish'],
  ])('but not what nobody refuses, nor an exception of their own: %s', (text, food) => {
    expect(read(text).leftOut).not.toContain(food);
  });
});

test.each([
  ['burgers make him ill', 'burger'],
  ['burgers make him ill, no peanuts', 'burger'],
  ['burgers make him ill and no peanuts please', 'burger'],
  ['he is allergic to peanuts and burgers make him ill', 'burger'],
  ['no onions in anything. curry gives my wife heartburn', 'curry'],
  ["wraps for lunch, NOT wraps, my daughter's mouth itches from them", 'wrap'],
])('a dish that harms is not planned, nor wished for by its other mention: %s', (text, dish) => {
  expect(read(text).leftOut).toContain(dish);
  expect(read(text).wished).not.toContain(dish);
});

test.each([
  'May I please have soups without cream, it upsets my gut',
  'soups, no cream, it upsets my gut',
  'soups and no cream, it upsets my gut',
])('nor is a dish left out for the harm of a food that it is asked without: %s', (text) => {
  expect(read(text).leftOut).not.toContain('soup');
});

test('what is denied of the day ends at the comma, however politely', () => {
  expect(read('not heavy please, chicken thigh').wished).toEqual(['chicken thigh']);
  expect(read('nothing rich please, butter, cream').leftOut).toEqual(expect.arrayContaining(['butter', 'cream']));
});
