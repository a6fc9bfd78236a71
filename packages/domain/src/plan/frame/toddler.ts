import type { Food, FoodKind } from '../../food/food.ts';
import type { Corpus } from '../../kit/corpus.ts';
import type { CompiledKit, Dish } from '../../kit/dish.ts';
import { listHeated } from '../../kit/heated-parts.ts';
import { NO_LIMIT } from '../../kit/plate-limits.ts';
import type { VariantItem } from '../../kit/variant.ts';
import type { PlannedMeal, Portion } from '../plan.ts';

/**
 * What a child under four is not given: the choking hazards of the CDC ("Choking Hazards", Infant and Toddler Nutrition, 2024) and of
 * the American Academy of Pediatrics ("Choking Prevention", HealthyChildren.org). Nut butters that are stirred in are none. Beans,
 * corn and soft berries, which the CDC has for the first two years, are left to the note: pressed flat they are none.
 */
const WHOLE: ReadonlySet<FoodKind> = new Set(['nut', 'peanut', 'seed']);
const IS_SMOOTH = /butter|tahini|milk|flour|meal|ground|paste|chia|flax|hemp|sesame/;
const IS_CUT_SMALL = /quarter|chopped|mashed|grated|shredded|torn|crushed|minced|finely|diced small|small dice|halved lengthwise/;
/** As they are eaten, however the dish is cooked; nuts and dried fruit are in these too. */
const HAZARDS =
  /popcorn|marshmallow|pretzel|chips|cand(?:y|ied)|caramels|nougat|granola|muesli|trail-mix|protein-bar|corn-nuts|soy-nuts|crunchy/;
/** Unless the meat is out of its skin: coins of it are the worst. */
const SAUSAGE = /hot-dog|frankfurter|sausage|bratwurst|banger|kielbasa|chorizo|andouille|pepperoni|salami|meat-stick|jerky|pork-rinds/;
const IS_LOOSE = /crumbled|minced|finely/;
/** Round and firm, and whole pieces that are chewed for long. */
const ROUND = /grapes$|cherry-tomato|cherries|olives|blueberries|gooseberries|cranberries$|lychee|longan|rambutan|kumquat/;
const CHEWY = /raisin|^dried-(?!porcini|shiitake|shrimp|ancho)|dates$|prunes|goji-berries|string-cheese/;
const HARD_RAW =
  /^(?:baby-)?carrots?$|celery$|^(?:green-)?apple$|cucumber|bell-pepper|sweet-peppers|radish|jicama|kohlrabi|cauliflower(?!-rice)|broccoli|snap-peas|snow-peas|^(?:asian-)?pear$|fennel$|turnip|daikon/;
/** Put on raw even where all else is cooked: only a step that heats or blends it says that it is not. */
const EATEN_RAW = /cucumber|radish|jicama|grapes$|apple$|pear$|blueberries/;
/** Nothing is left of it to bite on: a small dice of raw carrot is a hazard still. */
const IS_SOFT_CUT = /grated|shredded|minced|finely|\bmashed|ribbon|blended|pureed/;

/** Not for their throat but for their age: alcohol, caffeine, raw or smoked fish, much mercury (CDC, "Foods and Drinks to Avoid or Limit"). */
const NOT_FOR_AGE: ReadonlySet<string> = new Set(['contains-alcohol', 'caffeine', 'high-mercury', 'unpasteurised', 'raw-sprouts']);

/** Whether the food may be on a small child's plate as the kit cuts it. `isCooked` tells a stew from a plate of raw sticks. */
export function isForToddlers({ food, item }: VariantItem, { isCooked }: { readonly isCooked: boolean }): boolean {
  if (food.facets.some((facet) => NOT_FOR_AGE.has(facet)) || HAZARDS.test(food.id)) return false;
  const prep = item.prep ?? '';
  if (SAUSAGE.test(food.id)) return IS_LOOSE.test(prep);
  if (isWholeNut(food)) return /ground/.test(prep);
  if (ROUND.test(food.id) || CHEWY.test(food.id)) return isCooked || IS_CUT_SMALL.test(prep);
  if (HARD_RAW.test(food.id) && food.state === 'raw') return isCooked || IS_SOFT_CUT.test(prep);
  return true;
}

/** Forms of which everything is cooked together: what is named in the last step alone may still be put on raw. */
const COOKED_THROUGH: ReadonlySet<string> = new Set([
  'soup',
  'stew',
  'curry',
  'chili',
  'stir-fry',
  'tray-bake',
  'bake',
  'porridge',
  'pancakes',
  'muffins',
  'omelette',
  'frittata',
]);

/** Sharp sticks are no child's (American Academy of Pediatrics, "Choking Prevention"), and pulses that are roasted until they rattle are as hard as nuts. */
const SHARP_OR_HARD = /\b(?:skewers?|toothpicks?|cocktail sticks?|rattles?)\b/i;
const kitsSharpOrHard = new WeakMap<CompiledKit, boolean>();

function isSharpOrHard(compiled: CompiledKit): boolean {
  const found = kitsSharpOrHard.get(compiled) ?? SHARP_OR_HARD.test([compiled.kit.title, ...compiled.kit.steps].join(' '));
  kitsSharpOrHard.set(compiled, found);
  return found;
}

/** `items`: what it is cooked from, where a part of it is another. */
export const isDishForToddlers = (dish: Dish, items = dish.items): boolean =>
  !isSharpOrHard(dish.compiled) &&
  areForToddlers(items, { form: dish.form, cookMinutes: dish.time.cookMinutes, heated: listHeated(dish.compiled) });

/**
 * Whether a dish may. `heated`: its parts and foods that its steps say are heated; where nothing is known of its steps, what is round
 * or firm has to be in a pot of which everything is cooked.
 */
export function areForToddlers(
  items: readonly VariantItem[],
  {
    cookMinutes,
    form = '',
    heated,
  }: { readonly cookMinutes: number; readonly form: string | undefined; readonly heated?: ReadonlySet<string> },
): boolean {
  const isBlended = form === 'smoothie';
  const isCooked = cookMinutes > 0 && form !== 'salad' && form !== 'platter';
  return items.every((entry) => {
    const { part, food } = entry;
    const isSaid = heated ? heated.has(part) || heated.has(food.id) : !ROUND.test(food.id) && !HARD_RAW.test(food.id);
    const isHeated = isSaid || (COOKED_THROUGH.has(form) && !EATEN_RAW.test(food.id));
    return isForToddlers(entry, { isCooked: isBlended || (isCooked && isHeated) });
  });
}

type TellingMeal = Pick<PlannedMeal, 'dishId' | 'cookMinutes' | 'form'> & { readonly portions: readonly Pick<Portion, 'foodId'>[] };

/** The same of a meal as it is told. Of what is no kit's dish nothing is known of how it is cut. */
export function isMealForToddlers({ dishId, portions, cookMinutes, form }: TellingMeal, { dishesById, foodsById }: Corpus): boolean {
  const dish = dishesById.get(dishId);
  if (dish) return isDishForToddlers(dish);
  const foods = portions.flatMap(({ foodId }) => foodsById.get(foodId) ?? []);
  return foods.length === portions.length && areForToddlers(foods.map(asUncut), { cookMinutes, form });
}

/** Beside a plate stands the food alone: a spoon of nut butter that is stirred into nothing sticks in a small throat. */
export const isSideForToddlers = (food: Food): boolean =>
  food.kind !== 'nut' && food.kind !== 'peanut' && isForToddlers(asUncut(food), { isCooked: false });

/** A food of which only the name is known, as a meal from elsewhere has it. */
export const asUncut = (food: Food): VariantItem => ({
  food,
  item: { foodId: food.id, quantity: 1, unit: 'g', bounds: null, prep: null, shownAs: null },
  part: 'plate',
  group: null,
  limit: NO_LIMIT,
});

const isWholeNut = ({ kind, id }: Food): boolean => WHOLE.has(kind) && !IS_SMOOTH.test(id);
