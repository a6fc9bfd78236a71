import { expect, test } from 'vitest';
import { addEntry, keepListEdits, keyOfEntry } from './keep-edits.ts';

test.each([
  ['what another form added stays', ['egg'], ['egg'], ['egg', 'nuts'], ['egg', 'nuts']],
  ['what this form took away goes', [], ['egg'], ['egg', 'nuts'], ['nuts']],
  ['what another form took away does not come back', ['egg', 'soy'], ['egg'], [], ['soy']],
  ['what both added is there once', ['Egg', 'soy'], ['Egg'], ['egg', 'SOY'], ['egg', 'SOY']],
])('%s', (_, edited, opened, stored, expected) => {
  expect(keepListEdits({ edited, opened, stored, keyOf: keyOfEntry })).toEqual(expected);
});

test.each([
  ['  no mushrooms ', ['Vegan', 'no mushrooms']],
  [' VEGAN', ['Vegan']],
  ['  ', ['Vegan']],
])('%j typed beside "Vegan" makes %j', (typed, entries) => expect(addEntry(['Vegan'], typed)).toEqual(entries));

test('an entry that is stored with a space is there already', () => expect(addEntry(['Vegan '], 'vegan')).toEqual(['Vegan ']));
