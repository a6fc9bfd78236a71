import { findFood } from '../src/food/find-food.ts';
import type { ListedDay } from '../src/grocery/list-needs.ts';
import { countPacks, packOf } from '../src/grocery/pack.ts';
import { SOLD_AS } from '../src/grocery/sold-as.table.ts';
import { foodKey } from '../src/ingredient/core-name.ts';
import { mealsOf } from '../src/recipe/meals-of.ts';

export type MeasuredThing = {
  /** What the recipes need, summed over the plates; as eaten. */
  readonly grams: number;
  /** What is bought for it; `null` for what is weighed out. */
  readonly packs: number | null;
};

/** The things of a list by the key of their line, counted from the plates and not from the list's own lines. */
export function measureList(days: readonly ListedDay[]): ReadonlyMap<string, MeasuredThing> {
  const sums = new Map<string, { grams: number; bought: number }>();
  for (const day of days) {
    for (const { meal } of mealsOf(day)) {
      for (const { foodId, steps, chosen } of meal.portions ?? []) {
        const sold = SOLD_AS[foodId];
        const grams = steps[chosen]?.grams ?? 0;
        const thing = sold?.foodId ?? foodId;
        const sum = sums.get(thing) ?? { grams: 0, bought: 0 };
        sums.set(thing, { grams: sum.grams + grams, bought: sum.bought + grams * (sold?.gramsPerGram ?? 1) });
      }
    }
  }
  return new Map(
    [...sums].flatMap(([id, { grams, bought }]) => {
      const food = findFood(id);
      if (!food) return [];
      const pack = packOf(food);
      return [[foodKey(food), { grams, packs: pack ? countPacks(bought, pack.grams) : null }] as const];
    }),
  );
}
