import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categorize, foodToCategory } from './category.ts';
import { GROCERY_CATEGORIES, type GroceryCategory } from './grocery-category.ts';

// Where a US supermarket shelves it: the departments of the Instacart 2017 data set and Spoonacular's aisles agree on these.
const SHELVES: readonly (readonly [GroceryCategory, readonly string[]])[] = [
  [
    'produce',
    [
      'Carrots',
      'baby spinach',
      'frozen peas',
      'fresh bay leaves',
      'oyster mushrooms',
      'red bell pepper',
      'sprigs of thyme',
      'lettuce, shredded',
    ],
  ],
  [
    'meat',
    [
      'ground turkey',
      'leg of lamb',
      'boneless, skinless chicken thighs',
      'rib eye steaks',
      'smoked salmon',
      'crab cakes',
      'honey baked ham',
    ],
  ],
  ['dairy', ['egg yolks', 'half-and-half', 'crème fraîche', 'unsalted butter', 'goat cheese', 'Greek yogurt', 'butter or olive oil']],
  [
    'pantry',
    ['dried cranberries', 'canned tuna', 'tomato paste', 'ground ginger', 'chicken or vegetable broth', 'egg noodles', 'soy sauce'],
  ],
];

// Names in which another food stands: the reason why the last noun and the longest phrase decide.
const TRAPS: readonly (readonly [string, GroceryCategory])[] = [
  ['eggplant', 'produce'],
  ['butternut squash', 'produce'],
  ['butter lettuce', 'produce'],
  ['cream of tartar', 'pantry'],
  ['coconut milk', 'pantry'],
  ['peanut butter', 'pantry'],
  ['milk chocolate', 'pantry'],
  ['chocolate milk', 'dairy'],
  ['cream cheese', 'dairy'],
  ['salt and pepper', 'pantry'],
  ['green peppers', 'produce'],
  ['garlic cloves', 'produce'],
  ['whole cloves', 'pantry'],
  ['garlic powder', 'pantry'],
  ['turkey bacon', 'meat'],
  ['veggie burgers', 'pantry'],
  ['chicken noodle soup', 'pantry'],
];

describe('categorize', () => {
  it.each(SHELVES.flatMap(([category, names]) => names.map((name) => [name, category] as const)))('puts %s with %s', (name, category) => {
    expect(categorize(name)).toBe(category);
  });

  it.each(TRAPS)('is not misled by the other food in %s', (name, category) => {
    expect(categorize(name)).toBe(category);
  });

  it('puts what it does not know in the pantry', () => {
    expect(categorize('glitter')).toBe('pantry');
    expect(categorize('')).toBe('pantry');
  });

  it('moves a vegetable to the pantry once it is canned or dried, wherever the word stands', () => {
    for (const name of ['canned tomatoes', 'tomatoes, canned', 'tomatoes (canned)', 'sun-dried tomatoes'])
      expect(categorize(name)).toBe('pantry');
    expect(categorize('tomatoes')).toBe('produce');
  });

  it('gives one of the four for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(GROCERY_CATEGORIES).toContain(categorize(text));
      }),
    );
  });
});

describe('foodToCategory', () => {
  it('goes by the kind unless the food keeps on a shelf', () => {
    expect(foodToCategory({ kind: 'vegetable', state: 'frozen' })).toBe('produce');
    expect(foodToCategory({ kind: 'vegetable', state: 'canned' })).toBe('pantry');
    expect(foodToCategory({ kind: 'fish', state: 'raw' })).toBe('meat');
    expect(foodToCategory({ kind: 'egg', state: 'raw' })).toBe('dairy');
    expect(foodToCategory({ kind: 'oil', state: 'prepared' })).toBe('pantry');
  });
});
