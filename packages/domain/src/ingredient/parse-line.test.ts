import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from '../quantity/format-amount.ts';
import { LONGEST_LINE } from './clean-line.ts';
import { parseLine } from './parse-line.ts';

/** Line, amount and unit as `formatAmount` writes them, name. Written for these tests after the kinds of line that recipe sites print. */
const LINES: readonly (readonly [string, string, string])[] = [
  // Numbers
  ['2 cups flour', '2 cups', 'flour'],
  ['1 1/2 cups sugar', '1 1/2 cups', 'sugar'],
  ['1½ tsp salt', '1 1/2 tsp', 'salt'],
  ['1-1/2 cups milk', '1 1/2 cups', 'milk'],
  ['0,25 l milk', '0.25 l', 'milk'],
  ['1,200 g potatoes', '1200 g', 'potatoes'],
  ['half a cucumber', '1/2', 'cucumber'],
  ['a dozen eggs', '12', 'eggs'],
  ['2 dozen oysters', '24', 'oysters'],
  ['a couple of carrots', '2', 'carrots'],
  ['one and a half cups water', '1 1/2 cups', 'water'],
  ['one third cup oats', '1/3 cup', 'oats'],
  ['quarter of a cabbage', '1/4', 'cabbage'],
  ['half cup milk', '1/2 cup', 'milk'],
  ['one-half cup sugar', '1/2 cup', 'sugar'],
  ['two-thirds of a cup of milk', '2/3 cup', 'milk'],
  ['a third of a cup of milk', '1/3 cup', 'milk'],
  ['1/2 of an onion', '1/2', 'onion'],
  ['two and 1/2 cups flour', '2 1/2 cups', 'flour'],
  ['twenty-five olives', '25', 'olives'],
  ['two 1/2-inch slices ginger', '2 slices', 'ginger'],
  ['1 cup half and half', '1 cup', 'half and half'],
  ['1. 2 cups flour', '2 cups', 'flour'],
  ['¾ cup plus 1 Tbsp. water', '3/4 cup + 1 tbsp', 'water'],
  ['1 lb 80/20 ground beef', '1 lb', '80/20 ground beef'],
  ['a splash of milk', '1 splash', 'milk'],
  ['&frac12; cup butter', '1/2 cup', 'butter'],
  // Ranges
  ['2-3 carrots', '2-3', 'carrots'],
  ['2 to 3 tbsp olive oil', '2-3 tbsp', 'olive oil'],
  ['1 or 2 bay leaves', '1-2', 'bay leaves'],
  ['¼–½ tsp chili powder', '1/4-1/2 tsp', 'chili powder'],
  // Sums and second measures
  ['1 lb 8 oz beef chuck', '1 1/2 lb', 'beef chuck'],
  ['1 cup plus 2 tablespoons sugar', '1 1/8 cups', 'sugar'],
  ['½ cup (1 stick) plus 2 tablespoons butter', '5/8 cup', 'butter'],
  ['700g/1lb 9oz rhubarb', '700 g', 'rhubarb'],
  ['1lb10oz plums', '1 5/8 lb', 'plums'],
  ['1 cup (240 ml) milk', '1 cup', 'milk'],
  // Packages and pieces
  ['1 (14 oz) can chickpeas', '1 can', 'chickpeas'],
  ['2 x 400g tins chopped tomatoes', '2 cans', 'chopped tomatoes'],
  ['1 28-ounce can tomatoes', '1 can', 'tomatoes'],
  ['3 x 50g butter', '150 g', 'butter'],
  ['4 x 180g duck breasts', '4', 'duck breasts'],
  ['2.5cm/1in piece fresh ginger', '1 piece', 'fresh ginger'],
  ['3 garlic cloves, crushed', '3 cloves', 'garlic'],
  ['1 large bunch of parsley', '1 bunch', 'parsley'],
  ['pinch of salt', '1 pinch', 'salt'],
  ['2 large eggs', '2', 'eggs'],
  // Order and notes
  ['2 cups shredded cooked chicken', '2 cups', 'chicken'],
  ['1 onion, finely chopped', '1', 'onion'],
  ['1 tbsp finely chopped onion', '1 tbsp', 'onion'],
  ['juice of 1 lemon', '1', 'lemon'],
  ['flour (2 cups)', '2 cups', 'flour'],
  ['• 3 tomatoes', '3', 'tomatoes'],
];

const write = (line: string): string => {
  const { amount, unit } = parseLine(line);
  return amount ? formatAmount(amount, unit) : '';
};

describe('parseLine', () => {
  it.each(LINES)('reads "%s" as %s of %s', (line, amount, name) => {
    expect(write(line)).toBe(amount);
    expect(parseLine(line).name).toBe(name);
  });

  it('leaves the amount open where the line does', () => {
    for (const line of ['salt to taste', 'freshly ground black pepper', 'oil, for frying']) expect(parseLine(line).amount).toBeNull();
    expect(parseLine('a few sprigs of thyme')).toMatchObject({ amount: null, unit: 'sprig', name: 'thyme' });
  });

  it('tells preparation and remark from the food', () => {
    expect(parseLine('2 carrots, peeled and diced (optional)')).toMatchObject({
      name: 'carrots',
      preparation: 'peeled and diced',
      comment: 'optional',
      isOptional: true,
    });
    expect(parseLine('Kosher salt and freshly ground black pepper')).toMatchObject({ name: 'Kosher salt and black pepper', amount: null });
  });

  it('keeps the size of a can and of a piece, and both ways to measure', () => {
    expect(parseLine('1 (14 oz) can chickpeas')).toMatchObject({ size: '14 oz', otherMeasures: [{ unit: 'oz', of: 'each' }] });
    expect(parseLine('1 pkg. (8 oz) cream cheese').otherMeasures).toMatchObject([{ unit: 'oz', of: 'each' }]);
    expect(parseLine('2 zucchini (about 6 oz each)').otherMeasures).toMatchObject([{ unit: 'oz', of: 'each' }]);
    expect(parseLine('2 zucchini (about 1 lb)').otherMeasures).toMatchObject([{ unit: 'lb', of: 'all' }]);
    expect(parseLine('2 large eggs').size).toBe('large');
    expect(parseLine('700g/1lb 8oz rhubarb').otherMeasures).toEqual([
      { amount: { min: { numerator: 3, denominator: 2 }, max: { numerator: 3, denominator: 2 } }, unit: 'lb', of: 'all' },
    ]);
    expect(parseLine('1 (0.25 oz / 7g) envelope yeast').otherMeasures.map(({ unit, of }) => `${unit} ${of}`)).toEqual([
      'oz each',
      'g each',
    ]);
  });

  it('takes a number inside a name for no amount', () => {
    expect(parseLine('2 tsp Chinese 5-spice powder')).toMatchObject({ name: 'Chinese 5-spice powder', unit: 'tsp' });
    expect(write('2 tsp Chinese 5-spice powder')).toBe('2 tsp');
  });

  it('ignores prices, bullets, footnote marks and tags', () => {
    expect(parseLine('<li>2 cups <b>flour</b> ($0.50) ①</li>')).toMatchObject({ name: 'flour', unit: 'cup' });
  });

  it('gives a name to any line that has a word', () => {
    const words = fc.array(fc.constantFrom('chopped', 'finely', 'of', '2', 'cups', 'or', '(', ')', ',', 'to'), { maxLength: 12 });
    fc.assert(
      fc.property(words, words, (before, after) => {
        expect(parseLine([...before, 'salt', ...after].join(' ')).name).not.toBe('');
      }),
    );
  });

  it('is the same each time and never throws, whatever the text', () => {
    const pieces = fc.constantFrom(
      '1',
      '½',
      '1/0',
      '9'.repeat(400),
      '-',
      '–',
      ' to ',
      'x',
      '(',
      ')',
      '/',
      ',',
      'cup',
      'a',
      'half',
      'dozen',
      '&frac12;',
      '&#0;',
      '<b',
      '\u0000',
      '🍅',
      '1,000,000',
      '0',
      '1,5',
      '.',
      '%',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(pieces, { maxLength: 120 }).map((parts) => parts.join('')),
      fc.array(pieces, { maxLength: 120 }).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(text, (line) => {
        const parsed = parseLine(line);
        expect(parsed).toEqual(parseLine(line));
        const ends = parsed.amount ? [parsed.amount.min, parsed.amount.max] : [];
        for (const { numerator, denominator } of ends) expect(Number.isFinite(numerator / denominator) && numerator >= 0).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it.each(['1', '(', '½', 'a ', '1/', "a'", 'a-', '1 x ', '1 cup plus ', 'or ', '<a', '&#', '(1 oz)'])(
    'bears a line full of "%s"',
    (sign) => {
      const parsed = parseLine(sign.repeat(LONGEST_LINE / sign.length));
      expect(parsed.name.length).toBeLessThanOrEqual(2 * LONGEST_LINE);
    },
  );

  it('reads no further than a line can be long', () => {
    const line = 'salt '.repeat(LONGEST_LINE / 5);
    expect(parseLine(`${line}1 cup`)).toEqual(parseLine(line));
  });
});
