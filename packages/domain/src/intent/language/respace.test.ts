import { describe, expect, it } from 'vitest';
import { parseIntent } from '../wish/parse-intent.ts';

const leftOut = (text: string): readonly string[] => parseIntent(text).exclude.map(({ words }) => words);
const wished = (text: string): readonly string[] => parseIntent(text).wish.map(({ words }) => words);

describe('a food that lost its spaces', () => {
  it.each([
    ['no len tils please', 'lentils'],
    ['she gags on tom atoes', 'tomatoes'],
    ['my gran cannot have mi lk', 'milk'],
    ['nothing with mush rooms in it', 'mushrooms'],
    ['I get hives from brea d', 'bread'],
    ['allergic to t omatoes', 'tomatoes'],
    ['my husband was told to avoidmustard', 'mustard'],
    ['she does not eatmushrooms', 'mushrooms'],
    ['anything butmilk', 'milk'],
    ['I do not toleratecoconut', 'coconut'],
    ['exceptcorn we eat everything', 'corn'],
    ['she quit redmeat', 'red meat'],
    ['he refuses anything with onionin it', 'onion'],
    ['no milkand eggs', 'milk'],
  ])('%s', (text, food) => {
    expect(leftOut(text)).toContain(food);
    expect(wished(text)).not.toContain(food);
  });

  it('says how it was read', () => {
    expect(parseIntent('no len tils').repairs).toContainEqual(['len tils', 'lentils']);
    expect(parseIntent('avoidmustard').repairs).toContainEqual(['avoidmustard', 'avoid mustard']);
  });

  it('is wished for where nothing refuses it', () => {
    expect(wished('lots of len tils and thesalmon')).toEqual(expect.arrayContaining(['lentils', 'salmon']));
  });

  it('keeps a food that was written apart, beside what both may be', () => {
    expect(leftOut('no egg plant based')).toEqual(expect.arrayContaining(['egg', 'eggplant']));
  });

  it.each(['my man goes running', 'update my plan', 'we want to be an athletic family', 'hate shopping'])(
    'reads none into "%s"',
    (text) => {
      expect([...wished(text), ...leftOut(text)]).toEqual([]);
    },
  );

  it.each([
    ['no ko sher rules needed', 'restrictions'],
    ['without ve gan', 'diets'],
  ] as const)('makes no rule of "%s"', (text, rules) => {
    expect(parseIntent(text)[rules]).toEqual([]);
  });
});

describe('a food written by ear', () => {
  it.each([
    ['no kreem for our guest', 'cream'],
    ['our daughter is korn intolerant', 'corn'],
    ['he has a mustered allergy', 'mustard'],
    ['no knightshades for Alf', 'nightshade'],
  ])('is left out: %s', (text, food) => {
    expect(leftOut(text)).toContain(food);
  });

  it.each(['no nuts for Karen', 'no fish, Martin hates it', 'no shrimp, Janine brought her results in'])('is no name: %s', (text) => {
    expect([...leftOut(text), ...wished(text)]).toHaveLength(1);
  });
});

describe('a slip that may be several foods', () => {
  it('leaves each of them out where something is refused', () => {
    expect(leftOut('peaes make her throat close up')).toEqual(expect.arrayContaining(['pea', 'pear']));
  });

  it.each([
    ['the smell of the cdo drove them out', 'cod'],
    ['she got hives from caehws', 'cashew'],
    ['mushroomless please', 'mushroom'],
    ['nutless granola', 'nut'],
  ])('%s', (text, food) => {
    expect(leftOut(text)).toContain(food);
  });
});

it('leaves out what a harmful food is made of', () => {
  const [pate] = parseIntent('liver pate made her ill').exclude;
  expect(pate?.foodIds).toContain('chicken-liver');
});

describe('what every word of a sentence must allow', () => {
  it.each([
    ['I am pregnant and there is nothing I will not eat except shrimp', 'shrimp'],
    ['chicken I cannot chew', 'chicken'],
    ['he is coeliac and tuna does him in', 'tuna'],
    ['a whole bag of pine nutts and she went off them', 'pine nut'],
  ])('%s', (text, food) => {
    expect(leftOut(text)).toContain(food);
  });

  it('leaves out all wheat where wheat bread is in doubt', () => {
    expect(parseIntent('wheat bread does not come into this house').exclude[0]?.foodIds).toContain('white-bread');
  });

  it('takes no everyday word for a food', () => {
    expect(leftOut('well I lived in Lisbon, something that cheers me up before the race')).toEqual([]);
  });
});

it.each([
  'Could you suggest some Tamil dishes that I can prepare in advance?',
  'swimming training before breakfast',
  "it's raining in Delhi",
  'what can I prep that freezes well in Essex',
  'something soothing for a long-distance cyclist',
])('everyday words are no misspelt foods or diets: %s', (text) => {
  expect(parseIntent(text)).toMatchObject({ repairs: [], exclude: [], wish: [], health: [] });
});

it('words by one slip of which an allergen is written are', () => {
  expect(parseIntent('nothing creamy without diary, and no calms').repairs).toEqual(
    expect.arrayContaining([
      ['diary', 'dairy'],
      ['calms', 'clam'],
    ]),
  );
});

it.each(["I've been tracking and no mushrooms please", 'no milk, beans with everthing', 'my kids can heat it up themselves, no nuts'])(
  'a word that bends holds no food: %s',
  (text) => {
    expect(leftOut(text).filter((word) => /^(?:king|hing|heat)$/.test(word))).toEqual([]);
  },
);
