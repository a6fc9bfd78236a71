import { expect, it } from 'vitest';
import { readGroups, writeGroups } from './write-groups.ts';

it.each([
  [[{ heading: null, lines: ['1 cup rice', '2 onions'] }]],
  [
    [
      { heading: null, lines: ['1 cup rice'] },
      { heading: 'For the sauce', lines: ['1 tomato'] },
    ],
  ],
  [
    [
      { heading: 'Dough', lines: [] },
      { heading: 'Filling', lines: ['2 eggs'] },
    ],
  ],
  [[]],
])('groups come back from the text they are edited as: %j', (groups) => {
  expect(readGroups(writeGroups(groups))).toEqual(groups);
});

it('a step with a colon inside is no heading', () => {
  expect(readGroups('Sauce: stir it.\n\n  Serve.  ')).toEqual([{ heading: null, lines: ['Sauce: stir it.', 'Serve.'] }]);
});
