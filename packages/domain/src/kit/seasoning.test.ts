import { describe, expect, test } from 'vitest';
import { gramsPerUnit } from '../food/unit-grams.ts';
import { roundGrams } from '../quantity/round-grams.ts';
import { DEFAULT_CORPUS } from './default-corpus.ts';
import type { Dish } from './dish.ts';
import { listItemLadder } from './item-ladder.ts';
import type { VariantItem } from './variant.ts';

const dishOf = (dishId: string): Dish => DEFAULT_CORPUS.dishesById.get(dishId)!;

/** Amounts of a food of the dish, where its group takes the least and the most. */
function endsOf(dish: Dish, foodId: string): readonly [least: number, most: number] {
  const { quantities } = listItemLadder(
    dish.items.find(({ food }) => food.id === foodId)!,
    dish.items,
  );
  return [Math.min(...quantities), Math.max(...quantities)];
}

const gramsOf = ({ food, item }: VariantItem, quantity: number): number => roundGrams(quantity * (gramsPerUnit(food, item.unit) ?? 0));
const total = (amounts: readonly number[]): number => amounts.reduce((grams, amount) => grams + amount, 0);

describe('seasoning', () => {
  const beef = dishOf('beef-broccoli~beef-sirloin~broccoli~jasmine-rice~low-sodium-soy-sauce~rice-vinegar');

  test('grows and shrinks with the meat it is for, not with the rice beside it', () => {
    const moving = beef.groups.find(({ members }) => members[0]?.food.id === 'beef-sirloin')!;
    expect(moving.members.map(({ food }) => food.id)).toEqual(expect.arrayContaining(['garlic', 'ginger', 'green-onion']));
    const [least, most] = endsOf(beef, 'ginger');
    expect(least).toBeLessThan(most);
  });

  test('leaves salt to the day’s sodium', () => {
    const dishes = [...DEFAULT_CORPUS.dishesByKit.values()].flatMap(([dish]) => dish ?? []);
    const untied = dishes.filter(({ compiled }) => !compiled.kit.tied?.flat().includes('salt'));
    const salts = untied.flatMap(({ items }) => items.filter(({ food, part }) => food.id === 'salt' && part === 'season'));
    expect(salts.length).toBeGreaterThan(0);
    expect(salts.filter(({ group }) => group !== null)).toEqual([]);
  });

  test('is written at both ends of its group as it was portioned there, wherever its part stands in the kit', () => {
    const apart = [...DEFAULT_CORPUS.dishesById.values()].filter(({ items, groups }) =>
      groups.some(({ members, grams }) => {
        const ladders = members.map((entry) => ({ entry, ...listItemLadder(entry, items) }));
        return [0, grams.length - 1].some((step) => {
          const written = ladders.map(({ entry, quantities }) => gramsOf(entry, quantities[step] ?? Number.NaN));
          return ladders.some(({ quantities }) => quantities.length !== grams.length) || total(written) !== grams[step];
        });
      }),
    );
    expect(apart.map(({ dishId }) => dishId)).toEqual([]);
  });

  test('keeps the sums of a dish: fixed and moving together are what is written', () => {
    for (const [dish] of DEFAULT_CORPUS.dishesByKit.values()) {
      if (!dish) continue;
      const moving = dish.groups.reduce((sum, { carbs, base }) => sum + (carbs[base] ?? Number.NaN), 0);
      expect(moving + dish.fixed.carbs).toBeCloseTo(dish.written.carbs, 3);
      expect(dish.weights.map(({ food }) => food.id)).toEqual(dish.items.map(({ food }) => food.id));
    }
  });
});
