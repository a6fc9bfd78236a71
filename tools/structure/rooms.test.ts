import { expect, test } from 'vitest';
import { listRoomFaults, readOpenFiles } from './rooms.ts';

const at = (path: string): string => `packages/domain/src/${path}`;
const FILES = ['plan/plan.ts', 'plan/make-plan.ts', 'plan/portion/solve.ts', 'plan/portion/ladder.ts', 'plan/choose/search.ts'].map(at);
const OPEN = new Map([
  ['plan/portion', ['solve.ts']],
  ['plan/choose', ['search.ts']],
]);
const SOUND = [
  ['plan/portion/solve.ts', 'plan/portion/ladder.ts'],
  ['plan/choose/search.ts', 'plan/portion/solve.ts'],
  ['plan/choose/search.ts', 'plan/plan.ts'],
  ['plan/make-plan.ts', 'plan/choose/search.ts'],
] as const;
const arrow = ([from, to]: readonly [string, string]) => ({ from: at(from), to: at(to) });
const check = (...more: readonly (readonly [string, string])[]): readonly string[] =>
  listRoomFaults(FILES, [...SOUND, ...more].map(arrow), OPEN);

test('rooms that know those before them, by the files these open, are sound', () => expect(check()).toEqual([]));

test.each([
  ['an arrow up', ['plan/portion/solve.ts', 'plan/choose/search.ts'], 'rooms know those before them'],
  ['a room that needs a door', ['plan/choose/search.ts', 'plan/make-plan.ts'], 'rooms know those before them'],
  ['the type that needs a room', ['plan/plan.ts', 'plan/portion/solve.ts'], 'rooms know those before them'],
  ['a private file of another room', ['plan/choose/search.ts', 'plan/portion/ladder.ts'], 'private to plan/portion'],
  ['a private file from outside of the noun', ['idea/complete-day.ts', 'plan/portion/ladder.ts'], 'private to plan/portion'],
] as const)('finds %s', (_, planted, words) => {
  expect(check(planted)).toEqual([expect.stringContaining(words)]);
});

test('finds a file in no known room', () => {
  expect(listRoomFaults([at('plan/extras/odd.ts')], [], new Map())).toEqual([expect.stringContaining('no room of plan is called extras')]);
});

test('finds an opened file that is not there, or that nobody needs', () => {
  const open = new Map([['plan/portion', ['gone.ts', 'ladder.ts']]]);
  const faults = listRoomFaults(FILES, [], open);
  expect(faults).toEqual([expect.stringContaining('does not exist'), expect.stringContaining('no other room needs')]);
});

test('reads the files that a room opens, and wants its paragraph first', () => {
  expect(readOpenFiles('# portion\n\nGoes in: dishes. Comes out: amounts.\n\nOpen to other rooms: `a.ts`, `b.table.ts`.\n')).toEqual([
    'a.ts',
    'b.table.ts',
  ]);
  expect(readOpenFiles('# portion\n\nAmounts.\n\nOpen to other rooms: `a.ts`.\n')).toBeUndefined();
  expect(readOpenFiles('# portion\n\nGoes in: dishes. Comes out: amounts.\n')).toBeUndefined();
});
