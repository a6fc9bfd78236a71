import type { Allergen, FoodId } from '../food/food.ts';
import type { Diet, Restriction } from './diet.ts';

/** One thing an eater holds to. All of a person's rules bind at once. */
export type DietRule =
  | { readonly type: 'diet'; readonly diet: Diet }
  | { readonly type: 'restriction'; readonly restriction: Restriction }
  | { readonly type: 'allergy'; readonly allergen: Allergen };

/**
 * Why a food may not be used. `needs-label` means it may be after all, but only where the plan prints `label`
 * beside it ("certified gluten-free oats"); whoever cannot print it treats the food as forbidden.
 */
export type DietFault = {
  /** Absent where no single food is at fault, as with meat beside dairy or a day's total. */
  readonly foodId?: FoodId;
  readonly rule: DietRule;
  readonly outcome: 'breaks' | 'needs-label';
  readonly label?: string;
  readonly sentence: string;
};

export const dietRule = (diet: Diet): DietRule => ({ type: 'diet', diet });
export const restrictionRule = (restriction: Restriction): DietRule => ({ type: 'restriction', restriction });
export const allergyRule = (allergen: Allergen): DietRule => ({ type: 'allergy', allergen });
