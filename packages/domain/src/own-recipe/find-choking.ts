import { findFood } from '../food/find-food.ts';
import { findNamedFoods, isOneOf } from '../idea/find-named-foods.ts';
import { asUncut, isForToddlers } from '../plan/frame/toddler.ts';
import type { KeptMeal } from '../plan/plan.ts';
import type { RecipeWords } from './find-unlisted.ts';
import type { Library } from './judge-own-meal.ts';

type TellingMeal = Pick<KeptMeal, 'recipeId' | 'title' | 'instructions' | 'forAll' | 'ingredients' | 'portions'>;

/**
 * The words of an own recipe's meal that speak of what a child under four may choke on, and that none of its portions is: those are
 * asked by whoever asks of meals that are no kit's. Undefined where there are none.
 */
export function findChoking(
  { recipeId, title = '', instructions = [], ingredients, forAll = ingredients, portions = [] }: TellingMeal,
  library: Library = [],
): string | undefined {
  if (recipeId === undefined) return undefined;
  const foods = portions.flatMap(({ foodId }) => findFood(foodId) ?? []);
  const planned = { title, ingredients: [{ heading: null, lines: forAll }], steps: [{ heading: null, lines: instructions }] };
  const kept = library.flatMap(({ id, recipe }) => (id === recipeId ? [recipe] : []));
  return [planned, ...kept]
    .flatMap(listTexts)
    .find((text) =>
      findNamedFoods(text).some((named) => !isOneOf(named, foods) && !isForToddlers(asUncut(named.food), { isCooked: false })),
    );
}

const listTexts = ({ title, ingredients, steps, notes = '' }: RecipeWords): readonly string[] => [
  title,
  ...[...ingredients, ...steps].flatMap(({ heading, lines }) => [...(heading === null ? [] : [heading]), ...lines]),
  ...notes.split('\n'),
];
