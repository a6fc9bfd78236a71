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
    ["my son can't have eggs but my daughter can have eggs", 'eggs'],
    ["my son can't have eggs but eggs are fine for me", 'eggs'],
    ["my son can't have eggs but the rest of us are fine with eggs", 'eggs'],
    ["my son can't have eggs. my daughter, on the other hand, can have eggs", 'eggs'],
    ["my son can't have eggs, my daughter eats them well", 'eggs'],
    ["eggs are fine but my son can't have eggs", 'eggs'],
    ["we have eggs daily but my son can't have eggs", 'eggs'],
    ["I outgrew my nut allergy but my son can't have nuts", 'nuts'],
    ["one child can't have nuts, the other can eat nuts", 'nuts'],
    ["I can't have eggs but my wife can have eggs", 'eggs'],
    ["we can't have eggs but I can have eggs", 'eggs'],
    ['no eggs for my son, eggs are fine for me', 'eggs'],
    ['no peanuts for Tom, peanuts are fine for Ann', 'peanuts'],
    ['Leo: no peanuts. Mia: peanuts are fine', 'peanuts'],
    ['kids: no nuts. adults: nuts are fine', 'nuts'],
    ["person 1 can't have eggs, person 2 can have eggs", 'eggs'],
    ["the baby can't have honey but honey is ok for the adults", 'honey'],
    ["my 2 year old can't have honey but honey is fine for us", 'honey'],
    ['no pork, but pork is fine for my guest', 'pork'],
    ['mein Sohn darf keine Eier essen, aber ich esse Eier', 'eier'],
    ['mi hijo no puede comer huevos pero como huevos', 'huevos'],
    ["mon fils ne peut pas manger d'oeufs mais je mange des oeufs", 'oeufs'],
    ["my son can't have eggs but she can have eggs", 'eggs'],
    ["she can't have eggs, he can have eggs", 'eggs'],
    ["Leo can't have eggs but can have peanuts, Mia can't have peanuts but can have eggs", 'eggs'],
    ["Mia can't have peanuts but eggs are fine, Leo can't have eggs but peanuts are fine", 'peanuts'],
    ["my son cna't have eggs but my daughter can have eggs", 'eggs'],
    ["can you leave out eggs for Leo? Mia's fine with eggs", 'eggs'],
    ['everyone but my son can have peanuts', 'peanuts'],
    ['everyone can have peanuts but Mia', 'peanuts'],
    ['nobody but Tom can have peanuts', 'peanuts'],
    ['peanuts for all of us but Leo', 'peanuts'],
    ['can everyone but my son have eggs?', 'eggs'],
    ['Peanuts? Everyone but Noah.', 'peanuts'],
    ['we eat shrimp, but not my son', 'shrimp'],
    ['we eat fish, not Tom though', 'fish'],
    ['eggs for everyone, not Noah', 'eggs'],
    ['we eat eggs. Not Leo.', 'eggs'],
    ['evryone but mia can have peanuts', 'peanuts'],
    ['my daughter, unlike my son, can have eggs', 'eggs'],
    ["I love cheese but Ben can't have it", 'cheese'],
    ["Ben can't have it but I love cheese", 'cheese'],
    ["she can't eat them but I love peanuts", 'peanuts'],
    ['my son hates them but we all like mushrooms', 'mushrooms'],
    ['we all eat eggs apart from Ben', 'eggs'],
    ['eggs yes for Anna, no for Ben', 'eggs'],
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
    ['I cook for my son. No fish, but my son can have salmon', 'salmon'],
    ['everyone can have peanuts but Mia loves almonds', 'peanuts'],
    ['dinner for everyone but my wife, with eggs', 'eggs'],
    ['I eat all vegetables but zorgle', 'vegetables'],
    ['I love steak, not chewy', 'steak'],
    ['we like salmon, not overcooked', 'salmon'],
    ['soup but not zorgle', 'soup'],
    ['only my wife and I, we love eggs', 'eggs'],
    ['a plan only for me with eggs', 'eggs'],
    ['it is just for my wife, eggs and rice', 'eggs'],
    ['he hates coriander so none of that but she loves fish', 'fish'],
    ['nuts make him ill so none of that but my wife loves fish', 'fish'],
  ])('but not what nobody refuses, nor an exception of their own: %s', (text, food) => {
    expect(read(text).leftOut).not.toContain(food);
  });
});

test.each([
  ["my wife can't have shellfish but prawns are ok for me", 'shrimp'],
  ['no nuts, my son reacts, almonds are fine for me', 'almonds'],
  ["my wife can't have gluten but I can have bread", 'sourdough-bread'],
])('nor is what only others eat taken out of what is left out for somebody: %s', (text, id) => {
  expect(parseIntent(text).exclude.flatMap(({ foodIds }) => foodIds)).toContain(id);
});

test.each([
  'only my husband eats shrimp',
  'only I can have shrimp',
  'shrimp only for my dad',
  'shrimp for adults only',
  'only one of us eats shrimp',
  'just my husband can have shrimp',
  'only Mum and I eat shrimp',
])('what one alone has is asked: %s', (text) => expect(read(text).asked).toEqual(['shrimp']));

test.each(["Ben can't have eggs but Kate can", 'no eggs for Brad, eggs are fine for Mick', 'Oliver: no eggs'])(
  'a name is no misspelt food: %s',
  (text) => {
    expect(parseIntent(text)).toMatchObject({ repairs: [], wish: [] });
    expect(read(text).leftOut).toEqual(['eggs']);
  },
);

test.each([
  ['no ben please', 'bean'],
  ["I can't have mick", 'milk'],
  ['no brad or eggs', 'bread'],
])('but where nobody is named it is: %s', (text, food) => expect(read(text).leftOut).toContain(food));

test.each([
  "my wife can't have milk but he can have cheese",
  'everyone but my son can have milk',
  "my son can't have milk. My daughter can't have fish but can have cheese",
  "my son can't have milk and I can't have fish but can have cheese",
  "my daughter Olive can't have milk but Basil can have cheese",
  'no puedo tomar leche',
  'mi mujer no tolera la leche pero yo como queso',
])('milk that somebody must not have is all that holds it, whoever may: %s', (text) =>
  expect(parseIntent(text).allergies).toEqual(['dairy']),
);

test.each([
  ["my son can't have milk but he can have cheese", 'cheese'],
  ["I can't have milk, can't have eggs, but cheese is fine", 'cheese'],
  ["Tom can't have eggs, Anna can't have milk, cheese is fine", 'cheese'],
])('but for what the same people may have: %s', (text, except) => {
  expect(parseIntent(text).allergies).toEqual([]);
  expect(parseIntent(text).exclude.map((wish) => wish.except)).toContain(except);
});

test.each([
  ['she is dairy free but I can have cheese', { restrictions: ['Dairy-Free'], diets: [], allergies: [] }],
  ['my daughter is vegan but my son can have eggs', { restrictions: [], diets: ['vegan'], allergies: [] }],
  ['my son no dairy, my daughter no fish but cheese is fine', { restrictions: ['Dairy-Free'], diets: [], allergies: [] }],
  ['one vegan, one who can have cheese', { restrictions: [], diets: ['vegan'], allergies: [] }],
  ['Basil: no dairy. Olive: cheese is fine', { restrictions: ['Dairy-Free'], diets: [], allergies: [] }],
  ['my son is allergic to peanuts. I love almonds', { restrictions: [], diets: [], allergies: ['peanut', 'tree-nut'] }],
])('nor does a diet or an allergy give way to what others eat: %s', (text, rules) => {
  expect(parseIntent(text)).toMatchObject(rules);
});

test.each([
  ["my son can't have eggs but baked egg is fine", 'eggs'],
  ["my son can't have eggs but egg in cakes is ok", 'eggs'],
  ["I can't have eggs but egg whites are fine", 'eggs'],
  ["he can't have milk but a little milk in tea is fine", 'milk'],
  ['no eggs but I eat baked eggs', 'eggs'],
  ["she can't have onions but cooked onions are fine", 'onions'],
])('what must not be had stays out where it is fine in one way alone: %s', (text, food) => {
  expect(read(text).leftOut).toContain(food);
});

test.each([
  ["I don't like salmon but grilled salmon is ok", 'salmon'],
  ['no raw onions, cooked onions are ok', 'onions'],
  ["my son can't have peanuts. almonds are ok for him", 'almonds'],
  ["my kids can't have fish but salmon they can have", 'salmon'],
  ["we're vegan but eggs are fine for us", 'eggs'],
  ['Baby can have any nut but hazelnuts, those gave her hives', 'nut'],
])('but what is not liked in one way, or said of the same people, comes back: %s', (text, food) => {
  expect(read(text).leftOut).not.toContain(food);
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
