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
  readonly pot?:
    | {
        readonly cookedOn?: string | undefined;
        readonly eatenOn?: string | undefined;
        readonly share?: number | undefined;
        readonly servings?: readonly { readonly share: number }[] | undefined;
      }
    | undefined;
  readonly plates?: readonly { readonly share?: number | undefined; readonly own?: object | undefined }[] | undefined;
  readonly written?: { readonly times: number; readonly makes?: Makes | undefined } | undefined;
};

/** Of a meal that several eat: the recipe whose own portions its plates are, and how often it is in the meal; undefined of any other pot. */
const recipeOf = ({ plates, written }: Dished): { readonly times: number; readonly makes: Makes } | undefined =>
  plates?.length && written?.makes ? { times: written.times, makes: written.makes } : undefined;

/** The part of such a meal that is on plates, 0 to 1; 1 of any other: all of its part of a pot is. */
export function shareOnPlates(meal: Dished): number {
  const eaten = meal.plates?.reduce((sum, { share = 0 }) => sum + share, 0) ?? 0;
  return recipeOf(meal) && eaten > 0 ? eaten : 1;
}

/** How often what is eaten of a meal is in a pot of it that is cooked whole. */
export function timesOfWhole({ makes = 1, plates = [], written }: Dished & { readonly makes?: number | undefined }): number {
  if (plates.length === 0 && written?.makes) return Math.max(1, 1 / written.times);
  return Math.max(1, makes / Math.max(1, plates.length));
}

/** For how many what is cooked of it is: the portions that a recipe makes, else its plates with those of later meals. */
export function countServings({ pot, ...meal }: Dished & { readonly pot?: Pot | undefined }): number {
  const recipe = recipeOf(meal);
  if (recipe) return Math.round((2 * recipe.times * recipe.makes.plates) / (wholePotOf({ pot })?.share ?? 1)) / 2;
  // A dish of somebody's own is no part of the pot.
  const plates = meal.plates?.filter(({ own }) => !own).length ?? 1;
  return Math.round(plates / (wholePotOf({ pot })?.share ?? 1));
}

/** How many of its recipe's own servings are cooked of a meal that one eater has; undefined where a recipe does not say what it makes. */
export function countOwnServings({ plates, written, pot }: Dished & { readonly pot?: Pot | undefined }): number | undefined {
  if (plates?.length || !written?.makes) return undefined;
  return (written.times * written.makes.plates) / (wholePotOf({ pot })?.share ?? 1);
}

/** Of such a recipe: what all that is cooked of it makes, with what is for other days, and how much of that is on nobody's plate. */
export function countLeft(meal: Dished): { readonly makes: number; readonly left: number; readonly noun: string } | undefined {
  const recipe = recipeOf(meal);
  if (!recipe) return undefined;
  const { pot } = meal;
  const { count, noun } = recipe.makes.pieces ?? { count: recipe.makes.plates, noun: 'portions' };
  const makes = (recipe.times * count) / (pot?.share ?? 1);
  const eaten = pot?.servings?.reduce((sum, { share }) => sum + share, 0) ?? shareOnPlates(meal);
  return { makes: roundPortions(makes), left: roundPortions((1 - eaten) * makes), noun };
}

/** In eighths of a portion: its quarters are what is dished out. */
export const roundPortions = (portions: number): number => Math.round(portions * PARTS) / PARTS;
const PARTS = 8;
