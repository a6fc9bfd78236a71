import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storableText, toJsonb } from './storable.ts';

test('leaves storable text alone and drops NUL and half pairs', () => {
  expect(storableText('crème brûlée 🥑')).toBe('crème brûlée 🥑');
  expect(storableText('a\0b\ud83ec\udd51')).toBe('abc');
});

test.each([
  [{ 'ke\0y': 'val\0ue' }, { key: 'value' }],
  [
    ['\ud83e', '🥑', '\udd51\udd51'],
    ['', '🥑', ''],
  ],
  ['\\u0000', '\\u0000'],
  ['\\\0', '\\'],
  ['\\\\ud83e', '\\\\ud83e'],
  ['"\0"', '""'],
])('writes %j as jsonb can hold it', (value, stored) => {
  expect(JSON.parse(toJsonb(value))).toEqual(stored);
});

test('keeps every value that PostgreSQL can hold, and drops nothing but what it cannot', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(JSON.parse(toJsonb({ text }))).toEqual({ text: storableText(text) });
      expect(storableText(text)).toBe(
        Array.from(text)
          .filter((point) => point !== '\0' && !/^[\ud800-\udfff]$/.test(point))
          .join(''),
      );
    }),
  );
});
