import { expect, test } from 'vitest';
import { keepListEdits } from './keep-edits.ts';

const keyOf = (entry: string): string => entry.toLowerCase();

test.each([
  ['what another form added stays', ['egg'], ['egg'], ['egg', 'nuts'], ['egg', 'nuts']],
  ['what this form took away goes', [], ['egg'], ['egg', 'nuts'], ['nuts']],
  ['what another form took away does not come back', ['egg', 'soy'], ['egg'], [], ['soy']],
  ['what both added is there once', ['Egg', 'soy'], ['Egg'], ['egg', 'SOY'], ['egg', 'SOY']],
])('%s', (_, edited, opened, stored, expected) => {
  expect(keepListEdits({ edited, opened, stored, keyOf })).toEqual(expected);
});
