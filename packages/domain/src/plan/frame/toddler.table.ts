import type { Food, FoodKind } from '../../food/food.ts';
import { NO_LIMIT } from '../../kit/plate-limits.ts';
import type { VariantItem } from '../../kit/variant.ts';

/**
 * What a child under four is not given: the choking hazards of the CDC ("Choking Hazards", Infant and Toddler Nutrition, 2024) and of
 * the American Academy of Pediatrics ("Choking Prevention", HealthyChildren.org). Nut butters that are stirred in are none.
 */
const WHOLE: ReadonlySet<FoodKind> = new Set(['nut', 'peanut', 'seed']);
const IS_SMOOTH = /butter|tahini|milk|flour|meal|ground|paste|chia|flax|hemp|sesame/;
/** Whole nuts and seeds, popcorn, sausages in rounds, grapes and tomatoes whole, raw hard vegetables and fruit in pieces. */
const HAZARDS = /popcorn|hot-dog|frankfurter|marshmallow|pretzel|chips|candy|gum/;
const ROUND = /grape|cherry-tomato|cherries|olive/;
const IS_CUT_SMALL = /quarter|chopped|mashed|grated|finely|diced small|halved lengthwise/;
const HARD_RAW = /carrot|celery|apple|cucumber|bell-pepper|radish|jicama|kohlrabi|cauliflower|broccoli/;
const IN_PIECES = /stick|strip|slice|wedge|floret|raw|spear/;

/** Not for their throat but for their age: alcohol, caffeine, raw or smoked fish, much mercury (CDC, "Foods and Drinks to Avoid or Limit"). */
const NOT_FOR_AGE: ReadonlySet<string> = new Set(['contains-alcohol', 'caffeine', 'high-mercury', 'unpasteurised', 'raw-sprouts']);

/** Whether the food may be on a small child's plate as the kit cuts it. `isCooked` tells a stew from a plate of raw sticks. */
export function isForToddlers({ food, item }: VariantItem, { isCooked }: { readonly isCooked: boolean }): boolean {
  if (food.facets.some((facet) => NOT_FOR_AGE.has(facet)) || HAZARDS.test(food.id)) return false;
  const prep = item.prep ?? '';
  if (isWholeNut(food)) return /ground/.test(prep);
  if (ROUND.test(food.id)) return isCooked || IS_CUT_SMALL.test(prep);
  if (HARD_RAW.test(food.id) && food.state === 'raw') return isCooked || (!IN_PIECES.test(prep) && prep !== '');
  return true;
}

/** Whether a dish may: a salad is raw whatever else of it is cooked. */
export function areForToddlers(
  items: readonly VariantItem[],
  { cookMinutes, form }: { readonly cookMinutes: number; readonly form: string | undefined },
): boolean {
  const isCooked = cookMinutes > 0 && form !== 'salad' && form !== 'platter';
  return items.every((entry) => isForToddlers(entry, { isCooked }));
}

/** A food of which only the name is known, as a meal from elsewhere has it. */
export const asUncut = (food: Food): VariantItem => ({
  food,
  item: { foodId: food.id, quantity: 1, unit: 'g', bounds: null, prep: null, shownAs: null },
  part: 'plate',
  group: null,
  limit: NO_LIMIT,
});

const isWholeNut = ({ kind, id }: Food): boolean => WHOLE.has(kind) && !IS_SMOOTH.test(id);
