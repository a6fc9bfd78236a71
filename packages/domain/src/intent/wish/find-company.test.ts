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

test.each(['dinner for 4-6 people', 'dinner for 4 to 6', 'dinner for 5 or 6', 'for 5 or 6 people'])(
  'of so many or more the most are fed, and it is said: %s',
  (words) => {
    const { people, remarks } = parseIntent(words);
    expect([people, remarks]).toEqual([6, [expect.stringMatching(/^You said [45] to 6 people: this is for 6, /)]]);
  },
);

test('of several counts a range is said where it is the one that counts', () => {
  expect(parseIntent('lunch for 2-3, dinner for 4')).toMatchObject({ people: 4, remarks: [] });
});

test('a baby has no plate, and it is said', () => {
  for (const words of ['dinner for me and our baby', 'dinner for the baby and me'])
    expect(parseIntent(words).remarks).toContainEqual(expect.stringMatching(/^Nothing of this is planned for a baby: /));
  for (const words of ['dinner with baby carrots', 'nuts made him ill as a baby', 'baby shower lunch for 8'])
    expect(parseIntent(words).remarks.join(' ')).not.toContain('baby');
});
