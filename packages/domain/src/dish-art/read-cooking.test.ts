import { describe, expect, it } from 'vitest';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { parseTemplate } from '../kit/parse-template.ts';
import { NO_LIMIT } from '../kit/plate-limits.ts';
import type { VariantItem } from '../kit/variant.ts';
import { findCooking, findCut, readSentences } from './read-cooking.ts';

/** A dish of one step a line; `{food-id}` names what is asked about. */
function cook(foodId: string, steps: readonly string[]) {
  const food = DEFAULT_CORPUS.foodsById.get(foodId);
  if (!food) throw new Error(`There is no food ${foodId}.`);
  const item = { foodId, quantity: 1, unit: 'g' as const, bounds: null, prep: null, shownAs: null };
  const entry: VariantItem = { item, food, part: 'part', group: null, limit: NO_LIMIT };
  const nodes = steps.map((step) => {
    const parsed = parseTemplate(step);
    if (!parsed.ok) throw new Error(parsed.fault);
    return parsed.value;
  });
  return findCooking(entry, readSentences(nodes, [entry]));
}

describe('findCooking', () => {
  it.each([
    ['egg', ['Beat the {egg} with milk.', 'Pour into the dish and bake {egg:done-through}.'], 'mixed'],
    ['egg', ['Beat the {egg}. Dip the chicken in it.', 'Bake until golden.'], 'mixed'],
    ['egg', ['Crack in the {egg}, cover and cook {egg:done}.', 'Serve hot.'], 'fried'],
    ['egg', ['Slip in the {egg} and poach {egg:done}.', 'Serve hot.'], 'poached'],
    ['egg', ['Beat the {egg}.', 'Pour in the {egg} and stir into large curds.'], 'scrambled'],
    ['egg', ['{egg:start} @bg', 'Peel the {egg} and halve it.'], 'boiled'],
    ['onion', ['Soften the {onion} in oil. ~7', 'Add the tomatoes.'], 'softened'],
    ['onion', ['Toss the {onion} with lime juice. ~2', 'Scatter over the fish.'], undefined],
    ['milk', ['Whisk the {milk} into the flour.', 'Fry.'], 'mixed'],
    ['cheddar', ['Cover with {cheddar} and bake until gold.'], 'melted'],
    ['feta', ['Toss the leaves.', 'Crumble the {feta} on top.'], undefined],
    ['potato', ['Boil the {potato}.', 'Mash the {potato} with butter.'], 'mashed'],
    ['green-beans', ['Boil the potatoes and mash them. Cook the {green-beans}.', 'Serve with the mash and {green-beans}.'], undefined],
    ['chickpeas-no-salt', ['Simmer the {chickpeas-no-salt}.', 'Crush a few of the {chickpeas-no-salt} with a spoon.'], 'simmered'],
    ['broccoli', ['Blend the {broccoli} until smooth.', 'Serve hot.'], 'mixed'],
    ['chives', ['Beat half of the {chives} into the cheese.', 'Scatter with the rest of the {chives}.'], undefined],
  ] as const)('%s by %j is %s', (foodId, steps, cooking) => {
    expect(cook(foodId, steps)).toBe(cooking);
  });

  it('hears of what is blended in one half of a sentence only there', () => {
    expect(cook('spinach', ['Blend the sauce, then add the {spinach} and let it wilt.', 'Serve.'])).not.toBe('mixed');
  });
});

describe('findCut', () => {
  it.each([
    ['in small cubes', 'cubes'],
    ['finely chopped', 'dice'],
    ['in thin strips', 'strips'],
    ['in matchsticks', 'shreds'],
    ['in wedges', 'wedges'],
    ['thinly sliced', 'slices'],
    ['rinsed', undefined],
    [null, undefined],
  ])('%s is %s', (prep, cut) => {
    expect(findCut(prep)).toBe(cut);
  });
});
