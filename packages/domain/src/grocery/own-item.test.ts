import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consolidate } from '../../tests/consolidate.ts';
import { lineKey, readOwnItem } from './own-item.ts';
import { NO_HABITS } from './shop-habits.ts';

describe('a typed line', () => {
  it.each([
    ['2 cans chickpeas', 'Chickpeas', '2 cans', 'pantry'],
    ['2 (14 oz) cans tomatoes', 'Tomatoes', '2 cans (14 oz)', 'pantry'],
    ['500g minced beef', 'Minced beef', '500 g', 'meat'],
    ['a bunch of parsley', 'Parsley', '1 bunch', 'produce'],
    ['half a dozen large eggs', 'Eggs', '6 large', 'dairy'],
    ['toilet paper', 'Toilet paper', '', 'pantry'],
    ['birthday candles for Ada', 'Birthday candles for Ada', '', 'pantry'],
    ['Onions, two big ones please, the red kind', 'Onions, two big ones please, the red kind', '', 'produce'],
    ['6 🥚 eggs', '🥚 eggs', '6', 'dairy'],
    ['apples 🍎', 'Apples 🍎', '', 'produce'],
    ['🧻', '🧻', '', 'pantry'],
    ['coffee for 2 people, ground', 'Coffee for 2 people, ground', '', 'pantry'],
    ['wine, the 2019 one, not the 2020', 'Wine, the 2019 one, not the 2020', '', 'pantry'],
    ['1, 2 or 3 lemons', '1, 2 or 3 lemons', '', 'produce'],
    ['2 cans chickpeas, drained', 'Chickpeas, drained', '2 cans', 'pantry'],
    ['bread (the good one), sliced, 2 loaves', 'Bread (the good one), sliced', '2 loaves', 'pantry'],
    ['7up, 2 bottles', '7up', '2 bottles', 'pantry'],
    ['milk 1 l', 'Milk', '1 l', 'dairy'],
    ['eggs - 12', 'Eggs', '12', 'dairy'],
    ['WD-40', 'WD-40', '', 'pantry'],
    ['%%%', '%%%', '', 'pantry'],
    ['-3 apples', '-3 apples', '', 'produce'],
    ['0 bananas', '0 bananas', '', 'produce'],
    ['apples -3', 'Apples -3', '', 'produce'],
    ['2 bags of cat food', 'Cat food', '2 bags', 'pantry'],
    ['2 bags of rice', 'Rice', '2 bags', 'pantry'],
    ['2 pots of yogurt', 'Yogurt', '2 pots', 'dairy'],
    ['a bar of soap', 'Soap', '1 bar', 'pantry'],
    ['1 box of tissues', 'Tissues', '1 box', 'pantry'],
    ['3 rolls of paper towels', 'Paper towels', '3 rolls', 'pantry'],
    ['2 rolls', 'Rolls', '2', 'pantry'],
    ['2 kg sack potatoes', 'Potatoes', '2 kg sack', 'produce'],
    ['2 kg sack of potatoes', 'Potatoes', '2 kg sack', 'produce'],
    ['500 g tub yogurt', 'Yogurt', '1 tub (500 g)', 'dairy'],
    ['500 g tub of yogurt', 'Yogurt', '1 tub (500 g)', 'dairy'],
    ['1 kg bag flour', 'Flour', '1 bag (1 kg)', 'pantry'],
    ['400 g can tomatoes', 'Tomatoes', '1 can (400 g)', 'pantry'],
    ['2 cases of beer', 'Beer', '2 cases', 'pantry'],
    ['1 EL Zucker', 'Zucker', '1 EL', 'pantry'],
    ['2 TL Salz', 'Salz', '2 TL', 'pantry'],
    ['3 Dosen Tomaten', 'Tomaten', '3 Dosen', 'produce'],
    ['1 Bund Petersilie', 'Petersilie', '1 Bund', 'produce'],
    ['2 EL Olivenöl', 'Olivenöl', '2 EL', 'pantry'],
    ['3 cucharadas de aceite', 'Aceite', '3 cucharadas', 'pantry'],
    ['1 cuillère à soupe de sucre', 'Sucre', '1 cuillère à soupe', 'pantry'],
    ['1.000 g flour', 'Flour', '1000 g', 'pantry'],
    ['1.500g rice', 'Rice', '1500 g', 'pantry'],
    ['flour 1.000 g', 'Flour', '1000 g', 'pantry'],
    ['1.500,5 kg rice', 'Rice', '1501 kg', 'pantry'],
    ['1.234,0 g rice', 'Rice', '1234 g', 'pantry'],
    ['1 000 ml water', 'Water', '1000 ml', 'pantry'],
    ['1\u202f500 g rice', 'Rice', '1500 g', 'pantry'],
    ["1'500 g rice", 'Rice', '1500 g', 'pantry'],
    ['1,000 g rice', 'Rice', '1000 g', 'pantry'],
    ['1,5 l milk', 'Milk', '1.5 l', 'dairy'],
    ['1.500 kg rice', 'Rice', '1.5 kg', 'pantry'],
    ['0.250 g saffron', 'Saffron', '0.25 g', 'pantry'],
    ['1.000 napkins', '1.000 napkins', '', 'pantry'],
    ['1.2.3 g rice', '1.2.3 g rice', '', 'pantry'],
    ['2 500 g rice', '2 500 g rice', '', 'pantry'],
    ['2 400 g cans tomatoes', 'Tomatoes', '2 cans (400 g)', 'pantry'],
    ['of mice and men', 'Of mice and men', '', 'pantry'],
  ])('%s is %s, %s, in %s', (line, ingredient, quantity, category) => {
    expect(readOwnItem(line, NO_HABITS)).toMatchObject({ ingredient, quantity, category });
  });

  it('keeps its words in their order, whatever they are', () => {
    const word = fc.oneof(fc.constantFrom('2', 'two', '1/2', 'kg', 'cans', 'of', 'the', 'big', '🍎', ',', '(', '"x"', '50%'), fc.string());
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 9 }), (words) => {
        const line = words.join(' ').trim().split(/\s+/u).join(' ');
        fc.pre(line !== '');
        const { ingredient } = readOwnItem(line, NO_HABITS);
        expect(line.toLowerCase()).toContain(ingredient.toLowerCase());
        expect(ingredient).not.toBe('');
      }),
    );
  });

  it('goes where the person has moved this food to', () => {
    const habits = { categoryByKey: new Map([[lineKey('Olive oil'), 'produce' as const]]) };
    expect(readOwnItem('1 tbsp olive oil', habits).category).toBe('produce');
  });

  it.each(['onions', 'milk', 'ground cumin'])('of %s has the key a plan gives it', (name) => {
    const [planned] = consolidate([{ name, amount: null, unit: null }]);
    expect(readOwnItem(`2 ${name}`, NO_HABITS).key).toBe(planned?.key);
  });
});
