import { findFood } from '../../food/find-food.ts';
import { foodNameKey } from '../../food/food-name-key.ts';
import { listFoodNameKeys } from '../../food/food-name-keys.ts';
import { FOODS } from '../../food/food-table.ts';
import { FOOD_CLASSES } from '../../intent/language/intent-food-classes.table.ts';

/**
 * The tips without those that speak of a food which is left out: a kit's are written for whoever may have one of its dishes, by diets
 * and allergens, and know of nobody's strawberries.
 */
export function fitTips(tips: readonly string[], excludedFoodIds: ReadonlySet<string>): readonly string[] {
  if (excludedFoodIds.size === 0 || tips.length === 0) return tips;
  const names = namesOf(excludedFoodIds);
  const left = tips.filter((tip) => {
    const key = ` ${foodNameKey(tip)} `;
    return !names.some((name) => key.includes(name));
  });
  return left.length === tips.length ? tips : left;
}

const remembered = new WeakMap<ReadonlySet<string>, readonly string[]>();

function namesOf(foodIds: ReadonlySet<string>): readonly string[] {
  const known = remembered.get(foodIds);
  if (known) return known;
  const foods = [...foodIds].flatMap((id) => findFood(id) ?? []);
  // "A squeeze of citrus" is any of it.
  const classes = listClasses().filter(({ ids }) => ids.length > 0 && ids.every((id) => foodIds.has(id)));
  const keys = new Set([...foods.flatMap((food) => listFoodNameKeys(food.names)), ...classes.flatMap((one) => one.keys)]);
  const names = [...keys].map((key) => ` ${key} `);
  remembered.set(foodIds, names);
  return names;
}

type ClassOfFoods = { readonly keys: readonly string[]; readonly ids: readonly string[] };
let classesOfFoods: readonly ClassOfFoods[] | undefined;

/** Built when somebody leaves a food out for the first time. */
const listClasses = (): readonly ClassOfFoods[] =>
  (classesOfFoods ??= FOOD_CLASSES.map(({ words, holds }) => ({
    keys: words.split('|').map(foodNameKey),
    ids: FOODS.filter((food) => holds(food)).map(({ id }) => id),
  })));
