import { describe, expect, it } from 'vitest';
import { exactAmount, integerAmount } from './amount.ts';
import { convertAmount, findFactor } from './convert.ts';
import { makeRational, rationalToNumber, type Rational } from './rational.ts';
import { findUnit, getUnit, UNITS, type UnitId } from './unit.ts';

// NIST Handbook 44 (2024), Appendix C, tables of US customary liquid volume and avoirdupois mass.
const WHOLE: readonly (readonly [UnitId, number, UnitId])[] = [
  ['cup', 16, 'tbsp'],
  ['cup', 48, 'tsp'],
  ['cup', 8, 'fl-oz'],
  ['tbsp', 3, 'tsp'],
  ['pint', 2, 'cup'],
  ['quart', 2, 'pint'],
  ['gallon', 4, 'quart'],
  ['lb', 16, 'oz'],
  ['kg', 1000, 'g'],
  ['l', 1000, 'ml'],
  ['dl', 10, 'cl'],
  ['cm', 10, 'mm'],
];

const BETWEEN_SYSTEMS: readonly (readonly [UnitId, number, UnitId])[] = [
  ['cup', 236.5882365, 'ml'],
  ['gallon', 3.785411784, 'l'],
  ['lb', 453.59237, 'g'],
  ['inch', 2.54, 'cm'],
];

const isShort = (factor: Rational | undefined): boolean =>
  factor !== undefined && factor.numerator < 2 ** 40 && factor.denominator < 2 ** 40;

describe('convertAmount', () => {
  it.each(WHOLE)('knows that one %s is exactly %d %s', (from, count, to) => {
    expect(findFactor(from, to)).toEqual(makeRational(count));
    expect(convertAmount(integerAmount(count), to, from)).toEqual(integerAmount(1));
  });

  it.each(BETWEEN_SYSTEMS)('knows that one %s is %d %s by definition', (from, count, to) => {
    expect(rationalToNumber(findFactor(from, to)!)).toBeCloseTo(count, 9);
  });

  it('goes there and back without a trace, through any unit of the kind', () => {
    const amount = exactAmount(makeRational(7, 3));
    const pairs = UNITS.flatMap((from) => UNITS.map((to) => [from.id, to.id] as const));
    const exact = pairs.filter(([from, to]) => isShort(findFactor(from, to)));
    expect(exact.length).toBeGreaterThan(250);
    for (const [from, to] of exact) expect(convertAmount(convertAmount(amount, from, to)!, to, from)).toEqual(amount);
  });

  it('refuses to turn a volume into a mass, or a can into a cup', () => {
    expect(convertAmount(integerAmount(1), 'cup', 'g')).toBeUndefined();
    expect(convertAmount(integerAmount(1), 'can', 'cup')).toBeUndefined();
    expect(convertAmount(integerAmount(1), 'clove', 'head')).toBeUndefined();
  });
});

describe('findUnit', () => {
  it.each([
    ['Tablespoons', 'tbsp'],
    ['tbsp.', 'tbsp'],
    ['T', 'tbsp'],
    ['t', 'tsp'],
    ['litres', 'l'],
    ['tins', 'can'],
    ['packets', 'package'],
    ['lbs', 'lb'],
    ['grammes', 'g'],
    ['leaves', 'leaf'],
    ['c.', 'cup'],
  ])('reads "%s" as %s', (spelling, id) => {
    expect(findUnit(spelling)?.id).toBe(id);
  });

  it('finds every unit by its own names, and no two units by one', () => {
    for (const unit of UNITS) {
      expect(findUnit(unit.one)).toBe(unit);
      expect(findUnit(unit.many)).toBe(unit);
      expect(getUnit(unit.id)).toBe(unit);
    }
  });

  it('does not take a food for a unit', () => {
    for (const word of ['garlic', 'flour', 'egg', '']) expect(findUnit(word)).toBeUndefined();
  });
});
