import type { Makes } from './plan.ts';

type Pot = {
  readonly cookedOn: string;
  readonly eatenOn?: string | undefined;
  readonly share: number;
  readonly ingredients: readonly string[];
};
type Cooked = {
  readonly ingredients: readonly string[];
  readonly forAll?: readonly string[] | undefined;
  readonly pot?: Pot | undefined;
};

/** The pot of several meals where this is the meal it is cooked for; what is left of it is no recipe of its own. */
export const wholePotOf = <Of extends Pot>({ pot }: { readonly pot?: Of | undefined }): Of | undefined =>
  pot?.cookedOn === pot?.eatenOn ? pot : undefined;

/**
 * What is cooked of a meal: for all of its plates, where several eat, and of the later meals that eat what is left of it. The steps
 * speak of these amounts.
 */
export const listCookedLines = (meal: Cooked): readonly string[] => wholePotOf(meal)?.ingredients ?? meal.forAll ?? meal.ingredients;

type Dished = {
  readonly pot?: object | undefined;
  readonly plates?: readonly { readonly share?: number | undefined; readonly own?: object | undefined }[] | undefined;
  readonly written?: { readonly times: number; readonly makes?: Makes | undefined } | undefined;
};

/** Of a meal that several eat: the recipe whose own portions its plates are, and how often it is cooked; undefined of any other pot. */
const recipeOf = ({ plates, pot, written }: Dished): { readonly times: number; readonly makes: Makes } | undefined =>
  plates?.length && !pot && written?.makes ? { times: written.times, makes: written.makes } : undefined;

/** The part of such a recipe that is on plates, 0 to 1; 1 of any other meal: all of its part of a pot is. */
export function shareOnPlates(meal: Dished): number {
  const eaten = meal.plates?.reduce((sum, { share = 0 }) => sum + share, 0) ?? 0;
  return recipeOf(meal) && eaten > 0 ? eaten : 1;
}

/** For how many what is cooked of it is: the portions that a recipe makes, else its plates with those of later meals. */
export function countServings({ pot, ...meal }: Dished & { readonly pot?: Pot | undefined }): number {
  const recipe = recipeOf({ ...meal, pot });
  if (recipe) return Math.round(2 * recipe.times * recipe.makes.plates) / 2;
  // A dish of somebody's own is no part of the pot.
  const plates = meal.plates?.filter(({ own }) => !own).length ?? 1;
  return Math.round(plates / (wholePotOf({ pot })?.share ?? 1));
}

/** Of such a recipe: what it makes, and how much of that is on no plate. */
export function countLeft(meal: Dished): { readonly makes: number; readonly left: number; readonly noun: string } | undefined {
  const recipe = recipeOf(meal);
  if (!recipe) return undefined;
  const { count, noun } = recipe.makes.pieces ?? { count: recipe.makes.plates, noun: 'portions' };
  const makes = recipe.times * count;
  return { makes, left: Math.round((1 - shareOnPlates(meal)) * makes * PARTS) / PARTS, noun };
}

/** Of a portion: its quarters are what is dished out. */
const PARTS = 8;
