import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { resolveTargets } from '../target/resolve-targets.ts';
import { parseIntent } from './parse-intent.ts';

test.each([
  ['easy vegetarian lunches', ['easy']],
  ['mild Indian dinner', ['mild']],
  ['kid-friendly, no nuts', ['kid-friendly']],
  ['something my kids will eat', ['kid-friendly']],
  ['dinner for my toddler', ['toddler']],
  ['seasonal and simple', ['easy', 'seasonal']],
  ['a festive dinner', ['festive']],
  ['freezer-friendly meals', ['batch']],
])('%s asks for %j, with nothing left that is not understood', (text, ways) => {
  const { dishWords, notUnderstood } = parseIntent(text);
  expect(dishWords).toEqual(ways);
  expect(notUnderstood).toEqual([]);
});

test.each([
  'go easy on salt',
  'not too easy',
  'mild allergy to nuts',
  'dairy (mild)',
  'my toddler has a peanut allergy',
  'peanut allergy, mild',
])('%s asks for none', (text) => {
  expect(parseIntent(text).dishWords).toEqual([]);
});

test('each is said of its meal', () => {
  expect(parseIntent('easy breakfast and festive dinner').wishedAt).toEqual({ 'dish:easy': ['breakfast'], 'dish:festive': ['dinner'] });
});

test.each([
  ['something for a picnic', ['portable'], [['picnic', 'food to take along']]],
  ['lunch to eat on the train', ['portable'], [['on the train', 'food to take along']]],
  ['crunchy snack and a creamy soup', ['soup', 'crunchy', 'creamy'], []],
  ["mother's day dinner", ['festive'], [['mothers day', 'a festive meal']]],
  ['sunday brunch', [], [['brunch', 'breakfast']]],
  ['I have no blender', ['no-blender'], []],
  ['dinner my toddler can eat too', ['toddler'], []],
])('%s is served by %j, and what it was read as is said', (text, ways, readAs) => {
  const { dishWords, readAs: read, notUnderstood, remarks } = parseIntent(text);
  expect([dishWords.toSorted(), read, notUnderstood]).toEqual([ways.toSorted(), readAs, []]);
  expect(remarks.join(' ')).not.toContain('does not choose');
});

test.each([
  ['dinner in the rice cooker', 'rice cooker'],
  ['nothing mushy please', 'mushy'],
  ['high iron lunches', 'iron'],
  ['dinner with max 5 ingredients', '5 ingredients'],
  ['vegan, glowing skin', 'glowing skin'],
  ['organic chicken', 'organic'],
])('%s says that nothing was chosen by "%s"', (text, words) => {
  const { remarks, notUnderstood } = parseIntent(text);
  expect([...remarks, ...notUnderstood].join(' ')).toContain(words);
});

test('what is said of one meal is of that meal, and a birthday of dinner', () => {
  expect(parseIntent('crunchy lunch, warm dinner').wishedAt).toEqual({ 'dish:crunchy': ['lunch'], 'dish:warm': ['dinner'] });
  expect(parseIntent('my birthday').wishedAt).toEqual({ 'dish:festive': ['dinner'] });
});

test.each(['light lunch', 'sweet potato and spring onions', 'crispy duck pancakes without peanuts'])(
  '%s leaves nothing to remark',
  (text) => {
    expect(parseIntent(text).remarks).toEqual([]);
  },
);

test.each(['no crunchy peanuts', 'no eggs, crunchy or sweet', 'packed lunch, nut free'])('%s keeps out what it refuses', (text) => {
  const { wish, exclude, allergies } = parseIntent(text);
  expect(wish.map(({ words }) => words).filter((words) => /nut|egg/.test(words))).toEqual([]);
  expect(exclude.length + allergies.length).toBeGreaterThan(0);
});

test("a day that a toddler shares is no toddler's", () => {
  const intent = parseIntent('dinner my toddler can eat too');
  expect(intent.people).toBe(2);
  expect(resolveTargets({ intent, eater: UNKNOWN_EATER }).targets.calories).toBeGreaterThan(1600);
});

test.each([
  ['camping stove meals no fridge', ['no-oven', 'no-fridge']],
  ['camping with one burner, no fridge', ['no-oven', 'no-fridge', 'one-burner']],
  ['single burner stove', ['one-burner']],
  ['one ring here', ['one-burner']],
  ['one hotplate', ['one-burner']],
  ['nothing to keep cold', ['no-fridge']],
  ['our fridge is broken', ['no-fridge']],
  ['vegetarian, without refrigeration', ['no-fridge']],
  ['non-perishable lunch', ['no-fridge']],
  ["I don't have a fridge", ['no-fridge']],
  ['nothing that needs chopping', ['no-chopping']],
  ['no chopping please', ['no-chopping']],
  ['no knife here', ['no-chopping']],
  ['I hate chopping', ['no-chopping']],
  ['no cutting board', ['no-chopping']],
  ['our fridge is empty', []],
  ['use what is in the fridge', []],
  ['chopped salad', ['salad']],
])('%s is kept by %j, and nothing is said to be left out for it', (text, ways) => {
  const { dishWords, exclude, avoid, remarks, notUnderstood } = parseIntent(text);
  expect(dishWords.toSorted()).toEqual(ways.toSorted());
  expect([exclude, avoid.dishWords, remarks, notUnderstood]).toEqual([[], [], [], []]);
});

test.each([
  ['picky 4yr old + me', 'kid-friendly', null],
  ['dinner for my fussy five year old', 'kid-friendly', null],
  ['lunch for a picky kid too', 'kid-friendly', null],
  ['my kids are fussy eaters', 'kid-friendly', null],
  ['fussy eater kids', 'kid-friendly', null],
  ['a 6 year old who is picky', 'kid-friendly', null],
  ['picky 3 year old and me', 'toddler', 2],
  ['picky 2yo', 'toddler', null],
])('%s is a wish for food that a child of the age eats', (text, way, people) => {
  const intent = parseIntent(text);
  expect([intent.dishWords, intent.people]).toEqual([[way], people]);
  expect(intent.remarks.join(' ')).not.toContain('does not choose');
});

test('a picky grown-up is told that nothing was chosen by it', () => {
  expect(parseIntent('picky 40 year old').dishWords).toEqual([]);
  expect(parseIntent('picky eater').remarks.join(' ')).toContain('picky');
});
