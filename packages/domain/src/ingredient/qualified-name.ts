import { findFoodByName } from '../food/find-food.ts';
import type { IngredientLine } from './ingredient-line.ts';

/**
 * The name with what stands behind it in front, where a food is called so: "milk, whole", "beans (black)". How a food is cut or
 * cooked names none: diced tomatoes are a can, and "tomatoes, diced" are not.
 */
export function findQualifiedName({ name, preparation, comment }: IngredientLine): string | undefined {
  const behind = [preparation, comment].flatMap((words) => words?.split(',').map((word) => word.trim()) ?? []);
  const qualifier = behind.find((word) => word !== '' && !IS_DONE.test(word) && findFoodByName(`${word} ${name}`) !== undefined);
  return qualifier === undefined ? undefined : `${qualifier} ${name}`;
}

/** But of what the maker does to sugar. */
const IS_DONE = /\b(?!powdered\b)[a-z]{2,}ed\b/i;
