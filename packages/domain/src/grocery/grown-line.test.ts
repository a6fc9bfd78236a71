import { describe, expect, it } from 'vitest';
import { growLine, restToBuy } from './grown-line.ts';

describe('a line that was bought and is needed otherwise', () => {
  it.each([
    ['6 (1 1/2 lb)', '10 (2 1/2 lb)', '4 more (6 checked before)'],
    ['205 g', '470 g', '265 g more (205 g checked before)'],
    ['1 1/2 lb (680 g)', '2 lb (910 g)', '1/2 lb more (1 1/2 lb checked before)'],
    ['1 head (8 cloves)', '2 heads (16 cloves)', '1 head more (1 head checked before)'],
    ['6 large', '9 large', '3 large more (6 large checked before)'],
    ['1 dozen', '2 dozen', '12 more (1 dozen checked before)'],
    ['8 oz', '1 1/2 lb', '1 lb more (8 oz checked before)'],
    ['3 clamshells (425 g)', '5 clamshells (700 g)', '2 clamshells more (3 clamshells checked before)'],
    ['1 tub', '2 tubs', '1 tub more (1 tub checked before)'],
  ])('%s, now %s: %s', (bought, needed, quantity) => {
    expect(growLine(bought, needed)).toEqual({ quantity, isBought: false });
  });

  it.each([
    ['2 cups', '400 g (14 oz)', '400 g (2 cups checked before)'],
    ['', '3', '3 (some checked before)'],
    ['a handful', '', '(a handful checked before)'],
  ])('%s, now %s, is not subtracted', (bought, needed, quantity) => {
    expect(growLine(bought, needed)).toEqual({ quantity, isBought: false });
  });

  it.each([
    ['6 (1 1/2 lb)', '4 (1 lb)'],
    ['6', '6 (1 1/2 lb)'],
    ['1 bunch (5 sprigs)', '1 bunch (9 sprigs)'],
    ['1 kg (2 1/4 lb)', '950 g (2 lb)'],
    ['3 tbsp (1 lemon)', '4 tbsp (1 lemon)'],
  ])('%s is enough for %s', (bought, needed) => {
    expect(growLine(bought, needed)).toEqual({ quantity: needed, isBought: true });
  });

  it.each([
    ['4 more (6 checked before)', '4'],
    ['265 g more (205 g checked before)', '265 g'],
    ['400 g (2 cups checked before)', '400 g'],
    ['10 (2 1/2 lb)', '10 (2 1/2 lb)'],
  ])('of %s a shop is asked for %s', (quantity, rest) => {
    expect(restToBuy(quantity)).toBe(rest);
  });
});
