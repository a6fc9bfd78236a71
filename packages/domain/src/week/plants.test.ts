import { expect, test } from 'vitest';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { plantsOf } from './plants.ts';

test('peanuts are one of the plants of a week, as lentils are', () => {
  const dishes = [...DEFAULT_CORPUS.dishesById.values()];
  for (const kind of ['peanut', 'legume']) {
    const dish = dishes.find(({ weights }) => weights.some(({ food, grams }) => food.kind === kind && grams >= 5))!;
    const without = { ...dish, weights: dish.weights.filter(({ food }) => food.kind !== kind) };
    expect(plantsOf(dish).length).toBeGreaterThan(plantsOf(without).length);
  }
});
