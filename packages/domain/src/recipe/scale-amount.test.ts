import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scaleAmount } from './scale-amount.ts';
import { writeLine } from './write-line.ts';

describe('scaleAmount', () => {
  test.each([
    // Acceptance rows RECIPE-22 and RECIPE-23: from two servings to four.
    ['200 g', 2, '400 g'],
    ['1/2 cup', 2, '1 cup'],
    ['1 1/2 tsp', 2, '3 tsp'],
    ['½', 2, '1'],
    ['to taste', 2, 'to taste'],
    ['1/2 cup (80 g)', 2, '1 cup (160 g)'],
    ['1 cup (30 g)', 3, '3 cups (90 g)'],
    ['2 cups (60 g)', 0.5, '1 cup (30 g)'],
    ['2 cloves (6 g)', 0.5, '1 clove (3 g)'],
    ['2-3 tbsp', 2, '4-6 tbsp'],
    ['1½ cups', 2, '3 cups'],
    ['6 oz (175 g)', 2, '12 oz (350 g)'],
    ['1/4 tsp', 20, '5 tsp'],
    ['1 kg', 1.5, '1.5 kg'],
    ['480 ml', 12, '5.76 l'],
    ['2 lb (900 g)', 2, '4 lb (1.8 kg)'],
    ['1200 g', 1, '1200 g'],
    ['', 2, ''],
    ['3/4 tsp', 0.5, '3/8 tsp'],
    ['3/8 cup', 1, '3/8 cup'],
    ['800-900 g', 2, '1.6-1.8 kg'],
    ['3 1/4 cups', 1 / 4, '3/4 cup + 1 tbsp'],
  ])('%j by %s is %j', (text, factor, scaled) => {
    expect(scaleAmount(text, factor)).toBe(scaled);
  });

  test('says of an amount what its line says', () => {
    const amount = fc.constantFrom('1/8', '1/4', '1/3', '3/8', '1/2', '3/4', '1', '1 1/4', '2-3', '150', '500');
    const unit = fc.constantFrom('', ' g', ' ml', ' kg', ' l', ' cup', ' lb', ' clove');
    const eaters = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(amount, unit, eaters, eaters, (number, word, servings, writtenFor) => {
        fc.pre(servings !== writtenFor);
        const written = writeLine({ amount: number + word, item: '' }, { servings, writtenFor, system: 'as-written' });
        expect(scaleAmount(number + word, servings / writtenFor)).toBe(written.amount);
      }),
    );
  });
});
