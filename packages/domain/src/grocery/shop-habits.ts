import type { GroceryCategory } from './grocery-category.ts';

/** What a person has taught their lists, by the key of a line. */
export type ShopHabits = {
  /** Where they moved it to. */
  readonly categoryByKey: ReadonlyMap<string, GroceryCategory>;
  /** How early they come past it: lower is earlier. What they never bought is absent. */
  readonly rankByKey: ReadonlyMap<string, number>;
};

export const NO_HABITS: ShopHabits = { categoryByKey: new Map(), rankByKey: new Map() };
