import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addRationals,
  compareRationals,
  decimalTextToRational,
  divideRationals,
  isSameRational,
  makeRational,
  multiplyRationals,
  negateRational,
  numberToRational,
  rationalToNumber,
} from './rational.ts';

const small = fc
  .tuple(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: 1, max: 96 }))
  .map(([top, bottom]) => makeRational(top, bottom));

describe('rational', () => {
  it('is kept in lowest terms with the sign above', () => {
    expect(makeRational(6, -8)).toEqual({ numerator: -3, denominator: 4 });
    expect(makeRational(0, 7)).toEqual({ numerator: 0, denominator: 1 });
  });

  it('reads decimals as tenths, not as binary fractions', () => {
    expect(decimalTextToRational('0.1')).toEqual({ numerator: 1, denominator: 10 });
    expect(addRationals(decimalTextToRational('0.1'), decimalTextToRational('0.2'))).toEqual({ numerator: 3, denominator: 10 });
  });

  it('recognises a third behind its decimals', () => {
    expect(numberToRational(0.3333333333)).toEqual({ numerator: 1, denominator: 3 });
    expect(numberToRational(-2.125)).toEqual({ numerator: -17, denominator: 8 });
  });

  it('adds in any order and grouping to the same fraction', () => {
    fc.assert(
      fc.property(small, small, small, (a, b, c) => {
        expect(addRationals(a, b)).toEqual(addRationals(b, a));
        expect(addRationals(addRationals(a, b), c)).toEqual(addRationals(a, addRationals(b, c)));
      }),
    );
  });

  it('takes back what it added and divides out what it multiplied', () => {
    fc.assert(
      fc.property(
        small,
        small.filter(({ numerator }) => numerator !== 0),
        (a, b) => {
          expect(addRationals(addRationals(a, b), negateRational(b))).toEqual(a);
          expect(divideRationals(multiplyRationals(a, b), b)).toEqual(a);
        },
      ),
    );
  });

  it('orders as numbers do', () => {
    fc.assert(
      fc.property(small, small, (a, b) => {
        expect(Math.sign(compareRationals(a, b))).toBe(Math.sign(rationalToNumber(a) - rationalToNumber(b)));
      }),
    );
  });

  it('stays close where the exact fraction would leave the safe integers', () => {
    const large = makeRational(9_007_199_254_740_991, 9_999_999);
    const sum = addRationals(large, makeRational(1, 9_999_991));
    expect(rationalToNumber(sum)).toBeCloseTo(rationalToNumber(large), 3);
    expect(isSameRational(sum, large) || sum.denominator > 0).toBe(true);
  });
});
