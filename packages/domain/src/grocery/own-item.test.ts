import { describe, expect, it } from 'vitest';
import { consolidate } from './consolidate.ts';
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
    ['birthday candles for Ada', 'Birthday candles, for Ada', '', 'pantry'],
    ['%%%', '%%%', '', 'pantry'],
  ])('%s is %s, %s, in %s', (line, ingredient, quantity, category) => {
    expect(readOwnItem(line, NO_HABITS)).toMatchObject({ ingredient, quantity, category });
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
