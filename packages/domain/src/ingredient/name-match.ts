import type { Food } from '../food/food.ts';

/** The food that a name was found to stand for. */
export type NameMatch = {
  readonly food: Food;
  /** 1 when the table has the very name; less the more of the line's words say something else. */
  readonly confidence: number;
  readonly alternatives: readonly Food[];
};
