import { expect, test } from 'vitest';
import { answerIntent } from '../answer/answer-intent.ts';
import { parseIntent } from './parse-intent.ts';

test.each([
  ['dinner for me and Ben', ['Ben']],
  ['pasta for Anna and me', ['Anna']],
  ['dinner for me, Ben and Mia', ['Ben', 'Mia']],
  ['cook for Jonas, Mia and me', ['Jonas', 'Mia']],
  ['Sarah and I want tacos', ['Sarah']],
])('names beside whoever asks are eaters: %s', (words, names) => {
  const { eaters, people, notUnderstood, exclude } = parseIntent(words);
  expect(eaters.map(({ name }) => name)).toEqual(['You', ...names]);
  expect(people).toBe(names.length + 1);
  expect(notUnderstood).toEqual([]);
  expect(exclude).toEqual([]);
});

test.each(['me and shiso soup', 'soup with quxel', 'for me, quxel', 'me and tacos', 'I hate quxel and eggs'])(
  'other words that nobody knows are none: %s',
  (words) => {
    expect(parseIntent(words).eaters).toEqual([]);
  },
);

test.each([
  ['for me and Ben', 2, []],
  ['for us both', 2, []],
  ['for me and my two sons', 3, []],
  ['for my flatmates and me', null, ['You did not say how many eat: add it, such as "for 3".']],
] as const)('who eats is enough for a day, and is said where it was not counted: %s', (words, people, remarks) => {
  expect(answerIntent({ words, targets: null })).toMatchObject({ ok: true, value: { people, remarks } });
});
