import { describe, expect, test } from 'vitest';
import { parseIntent } from './parse-intent.ts';

const read = (text: string) => {
  const { wish, dishes, exclude } = parseIntent(text);
  return {
    wished: [...wish, ...dishes.flatMap(({ foods }) => foods)].map(({ words }) => words),
    out: exclude.filter(({ asked }) => !asked).map(({ words }) => words),
  };
};

describe('a refusal goes on over sentences that only go on', () => {
  test.each([
    ['We must avoid pecans. And cashews. And pistachios. Basically all tree nuts', ['pecans', 'cashews', 'pistachios', 'tree nuts']],
    ['No lamb for us. Or bacon. Or ham.', ['lamb', 'bacon', 'ham']],
    ['My daughter is allergic to eggs. And sesame.', ['eggs', 'sesame']],
    ["She's allergic to milk. Cheese too. Also yogurt. In fact all dairy", ['milk', 'cheese', 'yogurt', 'dairy']],
    ['Peanuts make me swell up. And cashews. And pistachios too.', ['peanuts', 'cashews', 'pistachios']],
    ['I hate mushrooms. Same goes for olives. Ditto aubergine.', ['mushrooms', 'olives', 'aubergine']],
    ['please skip the onions. and the garlic. and leeks.', ['onions', 'garlic', 'leeks']],
    ['Tomatoes give him hives! And peppers! And aubergine!', ['tomatoes', 'peppers', 'aubergine']],
    ['we have stopped eating beef. Oh and lamb. Oh, and pork as well.', ['beef', 'lamb', 'pork']],
    ['Kiwi brings me out in a rash. Pineapple too. Even mango.', ['kiwi', 'pineapple', 'mango']],
    ['cannot have celery. or mustard. or especially sesame', ['celery', 'mustard', 'sesame']],
    ['Dad does not eat prawns. Or crab, lobster, mussels.', ['prawns', 'crab', 'lobster', 'mussels']],
    ['Beetroot is off the menu. And parsnips.', ['beetroot', 'parsnips']],
    ['Leave out the cod please. Also the haddock.', ['cod', 'haddock']],
    ["I can't stand coconut. Or anything with almonds.", ['coconut', 'almonds']],
    ['no dairy. and eggs.', ['eggs']],
    ['Rye upsets her stomach; also barley; basically all gluten', ['rye', 'barley', 'gluten']],
    ['Wheat makes him ill. The same with soy. And peas.', ['wheat', 'soy', 'peas']],
  ])('%s', (text, out) => expect(read(text)).toEqual({ wished: [], out: expect.arrayContaining([...out]) }));
});

describe('but not over a wish', () => {
  test.each([
    ['No mushrooms. Also a chicken curry please', ['chicken']],
    ["I'd like chicken without onions. Plus rice.", ['chicken', 'rice']],
    ['I love salmon. And cod. Also prawns.', ['salmon', 'cod', 'prawns']],
    ['no eggs please. and pasta for dinner', ['pasta']],
    ['No onions. And I would love some peas.', ['peas']],
    ['no pork. and rice with beans', ['rice', 'beans']],
    ['allergic to nuts. also salmon for dinner', ['salmon']],
  ])('%s', (text, wished) => expect(read(text).wished).toEqual(wished));
});
