import { addDays, type PlainDate } from '../calendar/plain-date.ts';
import { makeOwnMeal } from '../own-recipe/make-own-meal.ts';
import type { PlannableRecipe } from '../own-recipe/plan-with-own.ts';
import type { PlannedMeal } from '../plan/plan.ts';
import { keepDaysOfMeal } from '../plan/keep-days.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import type { Cook, Serving } from './cook.ts';
import { tellOfLeftover, tellOfPot } from './tell-of-pot.ts';

/** An own recipe and the meals it is eaten at. */
export type OwnCook = Cook & {
  readonly recipeId: string;
  /** At each of its meals, by the mean of them. */
  readonly plates: number;
  /** Each meal's share of all these plates; equal ones where none are told. */
  readonly shares?: readonly number[] | undefined;
};

export const sharesOf = ({ servings, shares }: Pick<OwnCook, 'servings' | 'shares'>): readonly number[] =>
  shares?.length === servings.length ? shares : servings.map(() => 1 / servings.length);

const PREFIX = 'own';

/** Stands where other cooks have the id of their dish. */
export const formatOwnId = ({ recipeId, plates }: Pick<OwnCook, 'recipeId' | 'plates'>): string => [PREFIX, recipeId, plates].join('/');

export const isOwnId = (dishId: string): boolean => dishId.startsWith(`${PREFIX}/`);

export function readOwnId(dishId: string): Pick<OwnCook, 'recipeId' | 'plates'> {
  const [, recipeId = '', plates = '1'] = dishId.split('/');
  return { recipeId, plates: Number(plates) };
}

type OwnOfWeek = {
  readonly start: PlainDate;
  readonly recipes?: readonly PlannableRecipe[];
  readonly own?: readonly OwnCook[];
};

/** The own recipes' meals of a day, as they are cooked or left of it. */
export function serveOwn({ recipes = [], own = [], start }: OwnOfWeek, day: number): Readonly<Partial<Record<MealSlot, PlannedMeal>>> {
  const meals: Partial<Record<MealSlot, PlannedMeal>> = {};
  for (const cook of own) {
    const recipe = recipes.find(({ id }) => id === cook.recipeId);
    if (!recipe) continue;
    for (const serving of cook.servings) if (serving.day === day) meals[serving.slot] = writeOwn(cook, { recipe, serving, start });
  }
  return meals;
}

const EXACT = 1e9;

type Writing = { readonly recipe: PlannableRecipe; readonly serving: Serving; readonly start: PlainDate };

function writeOwn({ id, servings, plates, ...cook }: OwnCook, { recipe, serving, start }: Writing): PlannedMeal {
  const all = plates * servings.length;
  const shares = sharesOf({ ...cook, servings });
  const share = shares[servings.indexOf(serving)]!;
  // A whole plate is one, whatever shares of others come to.
  const meal = makeOwnMeal(recipe, { slot: serving.slot, plates: Math.round(all * share * EXACT) / EXACT });
  if (servings.length === 1) return meal;
  const first = servings[0]!;
  const whole = makeOwnMeal(recipe, { slot: first.slot, plates: all });
  const pot: NonNullable<PlannedMeal['pot']> = {
    cookId: id,
    share,
    cookedOn: addDays(start, first.day),
    cookedFor: first.slot,
    eatenOn: addDays(start, serving.day),
    servings: servings.map(({ day, slot }, at) => ({ date: addDays(start, day), slot, share: shares[at]! })),
    ingredients: whole.ingredients,
  };
  const isFirst = serving.day === first.day && serving.slot === first.slot;
  // How many portions that are is told in the recipe's own, once it is known who eats of it.
  return isFirst ? tellOfPot({ ...meal, pot }, { keepsDays: keepDaysOfMeal(meal), portions: null }) : tellOfLeftover({ ...meal, pot });
}
