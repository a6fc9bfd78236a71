import { expect, test } from 'vitest';
import { isSameStored } from './is-same-stored.ts';

test.each([
  [{ a: 1, b: [{ c: 2, d: undefined }] }, { b: [{ c: 2 }], a: 1 }, true],
  [{ a: 1 }, { a: 2 }, false],
  [[1, 2], [2, 1], false],
  [undefined, undefined, true],
  [undefined, null, false],
])('%j and %j are the same in a column: %s', (one, other, isSame) => {
  expect(isSameStored(one, other)).toBe(isSame);
});
