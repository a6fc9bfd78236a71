import { expect, test } from 'vitest';
import { DEFAULT_CORPUS } from './default-corpus.ts';
import type { Kit } from './kit.ts';
import { potOf } from './pot-dish.ts';

const first = [...DEFAULT_CORPUS.dishesByKit.values()].map((dishes) => dishes[0]);
const unlessAmounts = ({ id, title, served, sauce, potPlates, keepsDays, form, tied }: Kit) => ({
  id,
  title,
  served,
  sauce,
  potPlates,
  keepsDays,
  form,
  tied: tied ?? [],
});

test('a pot is the same dish: how it is served, and how many plates are cooked at least, stay', () => {
  for (const dish of first.filter((one) => one !== undefined)) {
    const pot = potOf(dish, 3, DEFAULT_CORPUS.foodsById);
    expect(unlessAmounts(pot.compiled.kit)).toEqual(unlessAmounts(dish.compiled.kit));
  }
});
