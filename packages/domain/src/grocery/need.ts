import type { FoodId } from '../food/food.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import type { Amount } from '../quantity/amount.ts';
import type { UnitId } from '../quantity/unit.ts';
import type { GroceryCategory } from './grocery-category.ts';

/** The meal that asks for a food; `day` is YYYY-MM-DD. */
export type NeedSource = { readonly day: string; readonly slot: MealSlot; readonly title: string };

/** One ingredient of one meal. Without `foodId`, the name is looked up in the food table. */
export type Need = {
  readonly foodId?: FoodId;
  readonly name: string;
  /** What it has to be for who eats it: "certified gluten-free", "pasteurized". */
  readonly label?: string;
  /** `null`: as much as it takes ("salt to taste"). */
  readonly amount: Amount | null;
  /** `null`: pieces. */
  readonly unit: UnitId | null;
  /** What the recipe's line weighs as it is eaten, where the amount alone does not tell: "2 (28 oz) cans". */
  readonly lineGrams?: number;
  /** Of a line that nobody knows: its words are all there is, and it is bought for its meal alone. */
  readonly asWritten?: AsWritten;
  readonly source?: NeedSource;
};

/** `key` is no other line's; the amount is said in the line's own words. */
export type AsWritten = { readonly key: string; readonly quantity: string; readonly category: GroceryCategory };

export type NeededAmount = { readonly amount: Amount; readonly unit: UnitId | null };

/** One line of a grocery list: a food, how much of it in all, and which meals it is for. */
export type GroceryNeed = {
  /** Same key, same line: a food's id or a normalised name. */
  readonly key: string;
  readonly foodId: FoodId | null;
  readonly name: string;
  /** What all of it has to be as some of it has to: oats are bought once. */
  readonly label?: string;
  readonly category: GroceryCategory;
  /** How much of a line that nobody knows, in its own words. */
  readonly quantity?: string;
  /** Empty when no meal states an amount. More than one when they do not add up, such as a can and 200 g. */
  readonly amounts: readonly NeededAmount[];
  /** All of it, as it is eaten; `null` when a part has no known weight. 0 when no meal states an amount. */
  readonly milligrams: number | null;
  /** By day, then by meal. */
  readonly sources: readonly NeedSource[];
};
