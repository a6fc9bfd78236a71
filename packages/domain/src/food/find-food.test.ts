import { describe, expect, it } from 'vitest';
import { findFood, findFoodByName, getFood } from './find-food.ts';
import { foodNameKey } from './food-name-key.ts';
import { FOODS } from './food-table.ts';
import { MISSPELLINGS } from './misspellings.table.ts';

describe('findFoodByName', () => {
  it.each([
    ['Onions', 'onion'],
    ['green onion', 'green-onion'],
    ['Scallions', 'green-onion'],
    ['spring onions', 'green-onion'],
    ['aubergine', 'eggplant'],
    ['Courgettes', 'zucchini'],
    ['rocket', 'arugula'],
    ['swede', 'rutabaga'],
    ['mangetout', 'snow-peas'],
    ['beetroot', 'beet'],
    ['fresh coriander', 'cilantro'],
    ['prawns', 'shrimp'],
    ['beef mince', 'ground-beef'],
    ['streaky bacon', 'bacon'],
    ['gammon', 'ham-steak'],
    ['double cream', 'heavy-cream'],
    ['plain Greek yoghurt', 'greek-yogurt'],
    ['0% Greek yogurt', 'nonfat-greek-yogurt'],
    ['Jalapeño', 'jalapeno'],
    ['red chillies', 'red-chili'],
    ['blueberries', 'blueberries'],
    ['Brussel sprouts', 'brussels-sprouts'],
    ['bell-pepper', 'bell-pepper'],
    ['POTATOES', 'potato'],
    ['parmesan cheese', 'parmesan'],
    ["goat's cheese", 'goat-cheese'],
    ['canned tomatoes', 'canned-tomatoes'],
    ['basil leaves', 'basil'],
    ['tuna', 'tuna-canned'],
  ])('knows "%s"', (name, id) => {
    expect(findFoodByName(name)?.id).toBe(id);
  });

  it.each(['', 'onion soup surprise', 'oni', 'unicorn'])('does not guess at "%s"', (name) => {
    expect(findFoodByName(name)).toBeUndefined();
  });

  it('finds every food by each of its names, and by no other food of that name', () => {
    const misled = FOODS.flatMap((food) =>
      [food.names.noun, food.names.plural, ...food.names.aliases]
        .filter((name) => findFoodByName(name) !== food)
        .map((name) => [food.id, name]),
    );
    expect(misled).toEqual([]);
  });

  it('never takes a green onion for an onion', () => {
    const onions = ['onion', 'red-onion', 'sweet-onion'].flatMap((id) => getFood(id).names.aliases);
    expect(onions.filter((alias) => /green|spring|scallion|salad/.test(alias))).toEqual([]);
  });
});

describe('getFood', () => {
  it('throws for an id that no table has, which is a bug of the caller', () => {
    expect(() => getFood('unicorn')).toThrow('unicorn');
    expect(findFood('unicorn')).toBeUndefined();
  });
});

describe('foodNameKey', () => {
  it.each([
    ['Cookies', 'cookie'],
    ['cherries', 'Cherry'],
    ['cheeses', 'cheese'],
    ['Tomatoes', 'tomato'],
    ['bay leaves', 'bay leaf'],
    ['radishes', 'radish'],
    ['zucchinis', 'zucchini'],
    ['half-and-half', 'half & half'],
    ['crème fraîche', 'creme fraiche'],
    ['2% milk', '2 percent milk'],
    ['chilies', 'chillies'],
    ['chile', 'chili'],
    ['yoghurts', 'yogurt'],
    ['Goat’s milk', "goat's milk"],
  ])('reads "%s" and "%s" as one name', (one, other) => {
    expect(foodNameKey(one)).toBe(foodNameKey(other));
  });

  it('reads a misspelt name as the right one, and no right name as misspelt', () => {
    const rows = Object.entries(MISSPELLINGS).flatMap(([right, wrong]) => wrong.split(' ').map((each) => [right, each] as const));
    expect(rows.filter(([right, wrong]) => foodNameKey(wrong) !== foodNameKey(right))).toEqual([]);
    expect(rows.filter(([, wrong]) => FOODS.some(({ names }) => [names.noun, ...names.aliases].includes(wrong)))).toEqual([]);
  });

  it.each([
    ['swiss', 'swis'],
    ['asparagus', 'asparagu'],
    ['onion', 'green onion'],
    ['1% milk', '2% milk'],
  ])('keeps "%s" and "%s" apart', (one, other) => {
    expect(foodNameKey(one)).not.toBe(foodNameKey(other));
  });
});
