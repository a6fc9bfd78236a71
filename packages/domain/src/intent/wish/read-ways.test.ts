import { expect, test } from 'vitest';
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
