import { expect, it } from 'vitest';
import { readPastedLines } from './pasted-lines.ts';

it('reads a note line by line, without the marks before its things', () => {
  expect(readPastedLines('Soap\r\nTofu 2 packs\n\n- [ ] Rye bread\n• 3 limes\n* [x] Tea, black\n-5 apples\n[ ] oat milk\n')).toEqual([
    'Soap',
    'Tofu 2 packs',
    'Rye bread',
    '3 limes',
    'Tea, black',
    '-5 apples',
    'oat milk',
  ]);
});

it('leaves one line, and what is no shopping note, to the field', () => {
  expect(readPastedLines('Onions, two big ones please, the red kind\n')).toBeUndefined();
  expect(readPastedLines('a page\n'.repeat(1000))).toBeUndefined();
});
