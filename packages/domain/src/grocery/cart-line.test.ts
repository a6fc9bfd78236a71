import { describe, expect, it } from 'vitest';
import { listCartLines } from './cart-line.ts';

const read = (ingredient: string, quantity = '') => listCartLines([{ ingredient, quantity }])[0];

describe('a search term', () => {
  it.each([
    ['Yellow onions, diced', 'yellow onion'],
    ['Tomatoes (ripe)', 'tomato'],
    ['Kale', 'kale'],
    ['Chicken breast', 'chicken breast'],
    ['Bay leaves', 'bay leaf'],
    ['Organic milk', 'milk'],
    ['Vegan', 'vegan'],
    ['x'.repeat(300), 'x'.repeat(100)],
  ])('of %s is %s', (ingredient, expected) => {
    expect(read(ingredient)?.name).toBe(expected);
  });

  it.each([
    ['Gluten-free oats', ['gluten-free']],
    ['gluten free organic oats', ['organic', 'gluten-free']],
    ['Low-fat yogurt', ['low-fat']],
    ['Veganaise', []],
    ['Oats', []],
  ])('of %s demands %j', (ingredient, expected) => {
    expect(read(ingredient)?.demands).toEqual(expected);
  });

  it('is none for a line without a word', () => expect(listCartLines([{ ingredient: ' ', quantity: '2' }])).toEqual([]));
});

describe('amounts', () => {
  it.each([
    [
      '3 (12 oz)',
      [
        { quantity: 3, unit: 'each' },
        { quantity: 12, unit: 'oz' },
      ],
    ],
    [
      '1 1/2 lb (680 g)',
      [
        { quantity: 1.5, unit: 'lb' },
        { quantity: 680, unit: 'g' },
      ],
    ],
    ['1 dozen', [{ quantity: 12, unit: 'each' }]],
    ['2 (8 oz) + 5', [{ quantity: 7, unit: 'each' }]],
    ['1 can + 200 g', []],
    ['2 small', [{ quantity: 2, unit: 'small' }]],
    ['2-3', []],
    ['to taste', []],
    ['0', []],
    ['', []],
  ])('"%s" is %j', (quantity, expected) => {
    expect(read('Onions', quantity)?.measures).toEqual(expected);
  });

  it.each([
    [
      '2 (8 oz)',
      '1 (4 oz)',
      [
        { quantity: 3, unit: 'each' },
        { quantity: 12, unit: 'oz' },
      ],
    ],
    ['1 lb', '8 oz', [{ quantity: 1.5, unit: 'lb' }]],
    ['1 can', '200 g', []],
    ['2', 'some', []],
  ])('%s and %s of one thing are %j', (one, other, expected) => {
    const lines = listCartLines([
      { ingredient: 'Onions', quantity: one },
      { ingredient: 'onion, sliced', quantity: other },
    ]);
    expect(lines.map(({ measures }) => measures)).toEqual([expected]);
    expect(lines[0]?.displayText).toBe(`${one} Onions + ${other} onion, sliced`);
  });

  it('of things with different demands stay apart', () => {
    const lines = listCartLines([
      { ingredient: 'Oats', quantity: '1 cup' },
      { ingredient: 'Gluten-free oats', quantity: '1 cup' },
    ]);
    expect(lines.map(({ demands }) => demands)).toEqual([[], ['gluten-free']]);
  });
});
