import { describe, expect, it } from 'vitest';
import type { Food, FoodUnit } from '../food/food.ts';
import { FOODS } from '../food/food-table.ts';
import { listMeasurable } from './amount-ladder.ts';

const halves = (id: string, unit: FoodUnit): readonly number[] =>
  listMeasurable(FOODS.find((food) => food.id === id) as Food, unit).filter((step) => step % 1 !== 0);

describe('the amounts a cook can measure', () => {
  it('never cuts a piece of meat on its bone, a tortilla or a bun', () => {
    expect(halves('chicken-drumstick', 'each')).toEqual([]);
    expect(halves('lamb-chop', 'each')).toEqual([]);
    expect(halves('corn-tortilla', 'each')).toEqual([]);
    expect(halves('whole-wheat-bun', 'each')).toEqual([]);
  });

  it('halves a chili, and counts radishes', () => {
    expect(halves('red-chili', 'each')).toEqual([1 / 2]);
    expect(halves('radish', 'each')).toEqual([1 / 2]);
  });

  it('quarters an avocado, and a pita no further than in two', () => {
    expect(halves('avocado', 'each')).toContain(1 / 4);
    expect(halves('pita', 'each')).not.toContain(3 / 4);
    expect(halves('pita', 'each')).toContain(1 / 2);
  });

  it('takes a pear whole or half, never three quarters', () => {
    expect(halves('pear', 'medium')).not.toContain(3 / 4);
    expect(halves('avocado', 'each')).toContain(3 / 4);
  });
});
