import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

describe('search parameters', () => {
  test.each(['high protein & low carb #1', '100', 'true', '"quoted"', '50% off + more', 'crème brûlée'])('%s survives the address', (q) =>
    expect(parseSearch(stringifySearch({ q }))).toEqual({ q }),
  );

  test('any text survives the address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (q) => {
        expect(parseSearch(stringifySearch({ q }))).toEqual({ q });
      }),
    );
  });

  test('what is not given is left out', () => expect(stringifySearch({ q: undefined })).toBe(''));
});
