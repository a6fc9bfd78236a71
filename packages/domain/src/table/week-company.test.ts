import { expect, test } from 'vitest';
import { keepGuests } from './week-company.ts';

const dinner = { day: 1, slot: 'dinner' } as const;

test.each([
  ['one who joined', { people: 6, household: 3 }, 4, 7],
  ['one who left', { people: 6, household: 3 }, 2, 5],
  ['nobody', { people: 6, household: 3 }, 3, 6],
  // Nobody knows whether whoever was away is who left.
  ['one who left where somebody was away', { people: 3, household: 4 }, 3, 3],
  ['any of whom an earlier release has not kept how many they were', { people: 6 }, 4, 6],
])('guests stay as many as they were with %s', (_who, said, home, people) => {
  expect(keepGuests([{ ...dinner, ...said }], () => home)).toEqual([{ ...dinner, ...said, people }]);
});
