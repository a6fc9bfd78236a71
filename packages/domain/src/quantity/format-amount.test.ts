import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactAmount, integerAmount, rangeAmount, multiplyAmount } from './amount.ts';
import { formatAmount, formatInSystem } from './format-amount.ts';
import { parseAmount } from './parse-amount.ts';
import { makeRational } from './rational.ts';
import { UNITS, type UnitId } from './unit.ts';

const parts = (top: number, bottom: number) => exactAmount(makeRational(top, bottom));

describe('formatAmount', () => {
  it.each([
    [parts(1, 2), 'cup', '1/2 cup'],
    [parts(3, 2), 'cup', '1 1/2 cups'],
    [integerAmount(1), 'clove', '1 clove'],
    [integerAmount(3), 'leaf', '3 leaves'],
    [parts(13, 16), 'cup', '3/4 cup + 1 tbsp'],
    [parts(25, 16), 'lb', '1 lb + 9 oz'],
    [parts(7, 6), 'tbsp', '1 tbsp + 1/2 tsp'],
    [parts(1, 3), 'tsp', '1/3 tsp'],
    [parts(1, 1000), 'tsp', '0.001 tsp'],
    [integerAmount(450), 'g', '450 g'],
    [parts(5, 2), 'kg', '2.5 kg'],
    [parts(2, 3), null, '2/3'],
    [rangeAmount(makeRational(2), makeRational(3)), 'clove', '2-3 cloves'],
    [rangeAmount(makeRational(1, 4), makeRational(1, 2)), 'cup', '1/4-1/2 cup'],
    [parts(99, 100), 'cup', '1 cup'],
    [parts(201, 100), 'cup', '2 cups'],
    [integerAmount(2), 'fl-oz', '2 fl oz'],
  ] as const)('writes %j of %s as %s', (amount, unit, text) => {
    expect(formatAmount(amount, unit)).toBe(text);
  });

  it('never says zero of something', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (top, bottom) => {
        expect(formatAmount(parts(top, bottom), 'cup')).not.toMatch(/^0 /);
        expect(formatAmount(parts(top, bottom), 'kg')).not.toMatch(/^0 /);
      }),
    );
  });

  it('is read back as the same amount when it is one a kitchen measures', () => {
    const fraction = fc.constantFrom([1, 8], [1, 4], [1, 3], [3, 8], [1, 2], [5, 8], [2, 3], [3, 4], [7, 8], [1, 1]);
    const amount = fc
      .tuple(fc.integer({ min: 0, max: 18 }), fraction)
      .map(([whole, [top, bottom]]) => makeRational(whole * bottom + top, bottom));
    const units = UNITS.filter(({ id }) => !['ml', 'cl', 'dl', 'l', 'mg', 'g', 'kg', 'mm', 'cm'].includes(id)).map(({ id }) => id);
    fc.assert(
      fc.property(amount, amount, fc.constantFrom<UnitId | null>(null, ...units), (one, other, unit) => {
        const range = rangeAmount(one, other);
        expect(parseAmount(formatAmount(range, unit))).toEqual({ amount: range, unit });
        expect(parseAmount(formatAmount(exactAmount(one), unit))).toEqual({ amount: exactAmount(one), unit });
      }),
    );
  });

  it('reads back whole grams and millilitres', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.constantFrom<UnitId>('g', 'ml'), (count, unit) => {
        expect(parseAmount(formatAmount(integerAmount(count), unit))).toEqual({ amount: integerAmount(count), unit });
      }),
    );
  });
});

describe('formatInSystem', () => {
  it.each([
    [integerAmount(3), 'lb', 'metric', '1.4 kg (3 lb)'],
    [integerAmount(500), 'g', 'us', '1 1/8 lb (500 g)'],
    [integerAmount(1), 'cup', 'metric', '237 ml (1 cup)'],
    [integerAmount(2), 'tbsp', 'us', '2 tbsp'],
    [integerAmount(1), 'tsp', 'metric', '1 tsp'],
    [integerAmount(1000), 'g', 'metric', '1 kg (2 1/4 lb)'],
    [integerAmount(2), 'clove', 'metric', '2 cloves'],
    [integerAmount(6), 'tsp', 'us', '2 tbsp'],
  ] as const)('writes %j %s for a %s kitchen as %s', (amount, unit, system, text) => {
    expect(formatInSystem(amount, unit, system)).toBe(text);
  });
});

describe('parseAmount', () => {
  it.each([
    ['1½ cups', parts(3, 2), 'cup'],
    ['1 1/2 cups', parts(3, 2), 'cup'],
    ['1-1/2 cups', parts(3, 2), 'cup'],
    ['1 and 1/2 cups', parts(3, 2), 'cup'],
    ['⅔ cup', parts(2, 3), 'cup'],
    ['0,5 l', parts(1, 2), 'l'],
    ['1,500 g', integerAmount(1500), 'g'],
    ['2–3 tbsp', rangeAmount(makeRational(2), makeRational(3)), 'tbsp'],
    ['2 to 3', rangeAmount(makeRational(2), makeRational(3)), null],
    ['1 lb 9 oz', parts(25, 16), 'lb'],
    ['1 cup plus 2 tablespoons', parts(9, 8), 'cup'],
    ['a dozen', integerAmount(12), null],
    ['half a', parts(1, 2), null],
    ['two thirds cup', parts(2, 3), 'cup'],
    ['2 doz', integerAmount(24), null],
    ['3/4 cup + 1 tbsp', parts(13, 16), 'cup'],
    ['a couple of', integerAmount(2), null],
    ['8 fl oz', integerAmount(8), 'fl-oz'],
    ['1.4 kg (3 lb)', parts(7, 5), 'kg'],
    ['flour', undefined, null],
    ['2 cups flour', undefined, null],
    ['1 lb 2 cups', undefined, null],
    ['', undefined, null],
  ] as const)('reads "%s"', (text, amount, unit) => {
    expect(parseAmount(text)).toEqual(amount && { amount, unit });
  });

  it('scaled up and down again is the amount it was', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 1, max: 20 }),
        (top, bottom, servings) => {
          const amount = parts(top, bottom);
          expect(multiplyAmount(multiplyAmount(amount, makeRational(servings)), makeRational(1, servings))).toEqual(amount);
        },
      ),
    );
  });
});
