import { foodNameKey } from '../../food/food-name-key.ts';
import { listFoodNameKeys } from '../../food/food-name-keys.ts';
import { FOODS } from '../../food/food-table.ts';
import { remember } from '../../base/remember.ts';
import { FOOD_CLASSES } from '../../intent/language/intent-food-classes.table.ts';

/**
 * The tips without those that speak of a food which is left out: a kit's are written for whoever may have one of its dishes, by diets
 * and allergens, and know of nobody's strawberries.
 */
export function fitTips(tips: readonly string[], excludedFoodIds: ReadonlySet<string>): readonly string[] {
  if (excludedFoodIds.size === 0 || tips.length === 0) return tips;
  const left = tips.filter((tip) => {
    const { foodIds, classes } = findNamed(tip);
    // "A squeeze of citrus" is any of it.
    return !foodIds.some((id) => excludedFoodIds.has(id)) && !classes.some((ids) => ids.every((id) => excludedFoodIds.has(id)));
  });
  return left.length === tips.length ? tips : left;
}

type Named = { readonly foodIds: readonly string[]; readonly classes: readonly (readonly string[])[] };

/** The foods and the classes of foods that a text names by whole words. */
const findNamed = remember((text: string): Named => {
  const { foods, classes, mostWords } = (names ??= indexNames());
  const words = foodNameKey(text).split(' ');
  const spans = words.flatMap((_, from) =>
    Array.from({ length: Math.min(mostWords, words.length - from) }, (_span, more) => words.slice(from, from + more + 1).join(' ')),
  );
  return {
    foodIds: [...new Set(spans.flatMap((span) => foods.get(span) ?? []))],
    classes: spans
      .flatMap((span) => classes.get(span) ?? [])
      .map(listHeld)
      .filter((ids) => ids.length > 0),
  };
});

type FoodClass = (typeof FOOD_CLASSES)[number];
const listHeld = remember(({ holds }: FoodClass): readonly string[] => FOODS.filter((food) => holds(food)).map(({ id }) => id));

type Names = {
  readonly foods: ReadonlyMap<string, readonly string[]>;
  readonly classes: ReadonlyMap<string, readonly FoodClass[]>;
  readonly mostWords: number;
};
let names: Names | undefined;

/** Built when somebody leaves a food out for the first time. */
function indexNames(): Names {
  const foods = groupByKey(
    FOODS,
    ({ names: own }) => listFoodNameKeys(own),
    ({ id }) => id as string,
  );
  const classes = groupByKey(
    FOOD_CLASSES,
    ({ words }) => words.split('|').map(foodNameKey),
    (one) => one,
  );
  const mostWords = Math.max(...[...foods.keys(), ...classes.keys()].map((key) => key.split(' ').length));
  return { foods, classes, mostWords };
}

function groupByKey<One, Value>(
  all: readonly One[],
  keysOf: (one: One) => readonly string[],
  read: (one: One) => Value,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const one of all) for (const key of keysOf(one)) groups.set(key, [...(groups.get(key) ?? []), read(one)]);
  return groups;
}
