import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEAL_SLOTS } from '../recipe/meal-slot.ts';
import { exactAmount, integerAmount, multiplyAmount } from '../quantity/amount.ts';
import { formatAmount } from '../quantity/format-amount.ts';
import { makeRational, type Rational } from '../quantity/rational.ts';
import type { UnitId } from '../quantity/unit.ts';
import { consolidate, mergeLists } from '../../tests/consolidate.ts';
import { lineToNeed } from './consolidate.ts';
import type { GroceryNeed, Need } from './need.ts';

const write = (lines: readonly GroceryNeed[]): string[] =>
  lines.map(({ name, amounts }) => [...amounts.map(({ amount, unit }) => formatAmount(amount, unit)), name].join(' '));

// US cup measures and pounds add up exactly; a cup of flour is 125 g in USDA SR28 (20081, all-purpose, enriched).
const MERGES: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['adds one unit', ['2 cloves garlic, minced', '3 garlic cloves'], ['5 cloves garlic']],
  ['adds within volume', ['1 cup milk', '4 tbsp milk'], ['1 1/4 cups milk']],
  ['adds within mass', ['1 lb potatoes', '8 oz potatoes'], ['1 1/2 lb potatoes']],
  ['adds ranges end by end', ['2-3 carrots', '1 carrot'], ['3-4 carrot']],
  ['adds volume to mass where a cup is known', ['1 cup flour', '200 g flour'], ['325 g flour']],
  ['keeps a can beside loose weight', ['1 can chickpeas', '200 g chickpeas'], ['200 g 1 can chickpeas']],
  ['sees through plural, size and cutting', ['1 large tomato, diced', '2 ripe tomatoes'], ['3 tomato']],
  ['knows two names of one food', ['1 courgette', '2 zucchini'], ['3 zucchini']],
  ['knows British names', ['1 lb prawns', '8 oz shrimp'], ['1 1/2 lb prawns']],
  ['takes stock for broth', ['1 cup chicken stock', '1 cup chicken broth'], ['2 cups chicken broth']],
  ['reads past what goes without saying', ['1 cup flour', '1 cup all-purpose flour'], ['2 cups flour']],
  ['takes a dozen for twelve', ['1 dozen eggs', '2 large eggs'], ['14 eggs']],
  ['lets a stated amount stand for "to taste"', ['salt to taste', '1 tsp salt'], ['1 tsp salt']],
  ['lists what has no amount', ['salt to taste'], ['salt']],
  ['counts a tin of tomatoes apart from fresh ones', ['1 can tomatoes', '2 tomatoes'], ['2 tomatoes', '1 can tomatoes']],
  ['buys minced meat minced', ['500 g minced beef', '250 g ground beef'], ['750 g ground beef']],
];

const APART: readonly (readonly [string, string])[] = [
  ['1 onion', '1 red onion'],
  ['1 onion', '3 green onions'],
  ['1 cup milk', '1 cup coconut milk'],
  ['1 bell pepper', '1 red bell pepper'],
  ['1 lb chicken breast', '1 cup chicken broth'],
  ['1 cup sugar', '1 cup brown sugar'],
  ['1 cup cream', '8 oz cream cheese'],
  ['1 lemon', '2 tbsp lemon juice'],
  ['1 tsp garlic powder', '1 clove garlic'],
  ['1 tsp dried oregano', '1 tbsp fresh oregano'],
  ['2 tomatoes', '2 tbsp tomato paste'],
  ['1 lb chicken', '1 lb chicken breast'],
  ['1 cup chicken broth', '1 cup turkey broth'],
  ['1 tsp ground cumin', '1 tsp cumin seeds'],
  ['1 tbsp strawberry jam', '1 tbsp apricot jam'],
  ['1 egg', '1 egg white'],
  ['1 tbsp oil', '1 tbsp olive oil'],
];

describe('lines of text', () => {
  it.each(MERGES)('%s', (_, lines, expected) => {
    const list = write(consolidate(lines.map(lineToNeed)));
    expect(list).toEqual(expected);
    expect(write(consolidate(lines.toReversed().map(lineToNeed)))).toEqual(list);
  });

  it.each(APART)('keeps "%s" and "%s" apart', (one, other) => {
    expect(consolidate([one, other].map(lineToNeed))).toHaveLength(2);
  });
});

const need = (name: string, amount: Rational | null, unit: UnitId | null): Need => ({ name, amount: amount && exactAmount(amount), unit });

describe('consolidate', () => {
  it('says which meals a line is for, by day and meal', () => {
    const [line] = consolidate([
      { ...need('onion', makeRational(2), null), source: { day: '2026-11-25', slot: 'lunch', title: 'Soup' } },
      { ...need('onions', makeRational(1), null), source: { day: '2026-11-23', slot: 'dinner', title: 'Curry' } },
    ]);
    expect(line?.amounts).toEqual([{ amount: integerAmount(3), unit: null }]);
    expect(line?.sources.map(({ title }) => title)).toEqual(['Curry', 'Soup']);
  });

  it('orders by shelf', () => {
    const list = consolidate(['rice', 'milk', 'beef', 'carrot'].map((name) => need(name, makeRational(1), null)));
    expect(list.map(({ category }) => category)).toEqual(['produce', 'meat', 'dairy', 'pantry']);
  });

  const fraction = fc
    .tuple(fc.integer({ min: 1, max: 60 }), fc.constantFrom(1, 2, 3, 4, 8))
    .map(([top, bottom]) => makeRational(top, bottom));
  const source = fc.record({
    day: fc.constantFrom('2026-11-23', '2026-11-24', '2026-11-25'),
    slot: fc.constantFrom(...MEAL_SLOTS),
    title: fc.constantFrom('Soup', 'Curry', 'Salad'),
  });
  const anyNeed: fc.Arbitrary<Need> = fc.record({
    name: fc.constantFrom('flour', 'Flour', 'onion', 'large onions', 'red onion', 'milk', 'coconut milk', 'unheard-of root', 'eggs'),
    amount: fc.option(fraction.map(exactAmount)),
    unit: fc.constantFrom<UnitId | null>(null, 'cup', 'tbsp', 'tsp', 'g', 'kg', 'oz', 'lb', 'can', 'clove'),
    source,
  });
  const needs = fc.array(anyNeed, { maxLength: 14 });

  it('does not depend on the order of the needs', () => {
    fc.assert(
      fc.property(
        needs.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([list, shuffled]) => {
          expect(consolidate(shuffled)).toEqual(consolidate(list));
        },
      ),
    );
  });

  it('gives for two weeks together what their lists together give', () => {
    fc.assert(
      fc.property(needs, needs, (one, other) => {
        expect(mergeLists([...consolidate(one), ...consolidate(other)])).toEqual(consolidate([...one, ...other]));
      }),
    );
  });

  it('gives back the list when all is scaled up and down again', () => {
    const scale = (list: readonly Need[], factor: Rational) =>
      list.map((each) => ({ ...each, amount: each.amount && multiplyAmount(each.amount, factor) }));
    fc.assert(
      fc.property(needs, fc.integer({ min: 2, max: 20 }), (list, servings) => {
        expect(consolidate(scale(scale(list, makeRational(servings)), makeRational(1, servings)))).toEqual(consolidate(list));
      }),
    );
  });

  it('loses no need and no source', () => {
    fc.assert(
      fc.property(needs, (list) => {
        const lines = consolidate(list);
        expect(lines.flatMap(({ sources }) => sources)).toHaveLength(list.length);
        const keys = new Set(lines.map(({ key }) => key));
        for (const { name, unit } of list) expect(keys).toContain(consolidate([need(name, null, unit)])[0]?.key);
      }),
    );
  });
});
