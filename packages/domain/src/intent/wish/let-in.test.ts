import { expect, test } from 'vitest';
import { parseIntent } from './parse-intent.ts';

/**
 * Refusals that a rule about one of their words once let in, with X for the food: by kind of word. A food that is refused in them
 * is no wish, nor the part of one.
 */
const LET_IN: Readonly<Record<string, readonly string[]>> = {
  'who does not want to do something with it': [
    "I don't want to go for X",
    "I don't want to go with X",
    "I don't want to go to X",
    "I don't want to think about X",
    "I don't want to clean or cook X",
    "I don't want to go out or eat X",
    "I don't want to go back to eating X",
    "I don't want to walk into a room with X",
    "I don't want to go to school with X in it",
    "I don't want to go to dinner with X",
    "Nut allergy here. I don't want to think about X",
    'my mum asked us not to use X',
  ],
  'a list that goes on': [
    'he avoids oats, plus some X',
    "she can't eat oats, plus some X",
    'no oats or rice, plus some X',
    'skip the oats, plus some of the X',
    'my triggers are oats, plus some X',
    'he swells up with oats, plus some X',
    'oats are out, plus some X',
    'oats make her ill, plus some X',
    'without oats, plus a few others like X',
  ],
  left: [
    'X left everyone in bed',
    'X left both kids in bed',
    'X left half the family in bed',
    'X should be left',
    'X is better left to others',
    'X left for others',
    'X left on the plate every time',
    'X always left',
    'I left X at the door',
    'we left X in 2019',
    'X left the menu',
  ],
  keep: [
    'keep it low in X',
    'please keep it low in sugar and X',
    'the dietitian wants me to keep it low in X',
    'keep it to little X',
    'keep it to one X',
    'keep it under 2 X a week',
    'keep it simple with X, I react',
    'keep me full on little X',
    'X keeps me going to the bathroom',
  ],
  last: [
    'X last night, red all over',
    'X last night, big lips',
    'X last week, then the doctor',
    'it was the X last night',
    'must have been the X last night',
    'last night X did a number on me',
  ],
  finish: ['X could finish my kid', 'X would finish the kids', 'finish with X for good', 'time to finish with X'],
  'having, goes, say, mind': [
    'having X would be the end of me',
    'four of us having X is how we ended in the ER',
    "I'm having to watch X",
    'having to eat around X',
    'X goes really well with my reflux',
    'say X and I run',
    'you mind the X',
  ],
  if: [
    'if possible very little X',
    'if possible as little X as you can',
    'if you can do this with 0 X',
    'if you can get around X',
    'if you can find a way round X',
    'if there is a way around X',
    'if theres any X I will know',
    'if i have X I get a big belly',
    'if you would serve X, I would balloon',
    'if you could see what X does',
    "X i'd eat if i could",
    "X only if it's cooked",
  ],
  'a dish that it makes': ['X make curry night hell', 'X make curry a nightmare', 'X make soup inedible'],
  'what was liked once': ["my husband adored X but can't now", 'my son adored X before', 'my son loved X before the diagnosis'],
  'the other of an exchange': ['no nuts instead of eggs, X', 'allergic to eggs in place of oats, X', 'nothing in place of oats, X'],
  'what was told before': ['X, came up in spots', 'X, left with a fat lip', 'X, finished up in casualty', 'X, left in tears all night'],
  'neither of a list': ['neither of us likes oats much, or X', 'neither of us eats pizza, X', 'X neither of us eats'],
  neither: ['neither of us can have X', 'neither of us is allowed X', 'neither of us is fine with X', 'neither of us two likes X'],
};

const FOODS = ['peanuts', 'milk', 'salmon', 'coconut', 'mushrooms'];

const wishedIn = (text: string): readonly string[] => {
  const { wish, dishes } = parseIntent(text);
  return [...wish, ...dishes.flatMap(({ foods, named }) => [...foods, ...named])].map(({ words }) => words);
};

test.each(Object.entries(LET_IN).flatMap(([kind, wordings]) => wordings.map((wording) => [kind, wording] as const)))(
  '%s: %s is no wish',
  (_, wording) => {
    for (const food of FOODS) expect(wishedIn(wording.replace('X', food))).not.toContain(food);
  },
);

test.each([
  ["there's half a chicken left from yesterday and some rice", ['chicken', 'rice']],
  ["last night's sausages with rice", ['sausages', 'rice']],
  ['finish the chicken', ['chicken']],
  ["salmon if there's room", ['salmon']],
  ['mushrooms she rather likes', ['mushrooms']],
  ['neither of us wants to cook, salmon please', ['salmon']],
  ['neither of us eats breakfast, salmon for dinner', ['salmon']],
])('but a clause that says nothing else is one: %s', (text, foods) => {
  expect(wishedIn(text)).toEqual(foods);
});

test.each(['she vomits after pizza, milk', 'he is sick after curry, milk', 'she swells up after curry, milk or oats'])(
  'an allergy is one to the whole class behind a kind of dish, too: %s',
  (text) => {
    expect(parseIntent(text).allergies).toContain('dairy');
  },
);

test.each([
  ['curry for my peanut allergic son', 'curry'],
  ['curry, my son is allergic to peanuts', 'curry'],
  ["allergic to peanuts and I'd like a curry tonight", 'curry'],
  ['allergic to peanuts, pizza night', 'pizza'],
  ["stew that doesn't take all day", 'stew'],
  ["curry that doesn't have nuts", 'curry'],
])('what is said of a food is not said of the dish: %s', (text, dish) => {
  const { dishWords, exclude } = parseIntent(text);
  expect([dishWords.join(), exclude.map(({ words }) => words)]).toEqual([
    expect.stringContaining(dish),
    expect.not.arrayContaining([dish]),
  ]);
});

test.each([
  'allergic to peanuts and curry',
  "he can't have nuts or curry",
  'peanuts make him ill, curry makes him ill too',
  'curry that makes me sick',
])('but what is said of both is: %s', (text) => {
  const { dishWords, exclude } = parseIntent(text);
  expect([dishWords, exclude.map(({ words }) => words)]).toEqual([[], expect.arrayContaining(['curry'])]);
});

test('a sentence that repeats itself is read to its end', () => {
  for (const word of ['rather like', 'having', 'finish', 'say', 'last night'])
    expect(parseIntent(`i ${word} chicken${' for breakfast'.repeat(40)} nope`)).toBeDefined();
});

test.each([
  ['my son is 2 peanuts make him ill 1800 kcal', [2]],
  ['me 2000 kcal and my daughter 3 dinner', [3]],
  ['dinner for my daughter and 2 pals', []],
  ['me 1800 kcal, my kids, 3 meals', []],
])('an age is one where it is said of one child: %s', (text, ages) => {
  expect(parseIntent(text).eaters.flatMap(({ ageYears }) => ageYears ?? [])).toEqual(ages);
});
