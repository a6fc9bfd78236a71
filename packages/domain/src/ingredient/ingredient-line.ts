import type { Amount } from '../quantity/amount.ts';
import type { UnitId } from '../quantity/unit.ts';

/** An amount with its unit; no unit means pieces. */
export type Measure = { readonly amount: Amount; readonly unit: UnitId | null };

/** One line of a recipe, taken apart. Nothing of it is lost: what is no amount, name or preparation is in the comment. */
export type IngredientLine = {
  /** `null` where the line states none: "salt to taste", "a few sprigs". "Pinch of salt" is one pinch. */
  readonly amount: Amount | null;
  readonly unit: UnitId | null;
  /** "small", "large", "14 oz" of a can, "2 inch" of a piece. */
  readonly size: string | null;
  /** The food as the line writes it, singular or plural, with a choice ("butter or oil"). Empty only when the line has no word. */
  readonly name: string;
  readonly preparation: string | null;
  readonly comment: string | null;
  /** The same amount measured otherwise: "700g/1lb 9oz", "1 cup (240 ml)"; for "1 (14 oz) can" the 14 oz of each. */
  readonly otherMeasures: readonly (Measure & { readonly of: 'all' | 'each' })[];
  readonly isOptional: boolean;
};
