import { addDays, type PlainDate } from '../calendar/plain-date.ts';
import { makeOwnMeal } from '../own-recipe/make-own-meal.ts';
import type { PlannableRecipe } from '../own-recipe/plan-with-own.ts';
import type { PlannedMeal } from '../plan/plan.ts';
import { LEFTOVERS_KEEP_DAYS } from '../plan/tell-plates.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import type { Cook, Serving } from './cook.ts';
import { tellOfLeftover, tellOfPot } from './tell-of-pot.ts';

/** An own recipe and the meals it is eaten at, so many plates of it at each. */
export type OwnCook = Cook & { readonly recipeId: string; readonly plates: number };

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

type Writing = { readonly recipe: PlannableRecipe; readonly serving: Serving; readonly start: PlainDate };

function writeOwn({ id, servings, plates }: OwnCook, { recipe, serving, start }: Writing): PlannedMeal {
  const meal = makeOwnMeal(recipe, { slot: serving.slot, plates });
  if (servings.length === 1) return meal;
  const first = servings[0]!;
  const share = 1 / servings.length;
  const whole = makeOwnMeal(recipe, { slot: first.slot, plates: plates * servings.length });
  const pot: NonNullable<PlannedMeal['pot']> = {
    cookId: id,
    share,
    cookedOn: addDays(start, first.day),
    cookedFor: first.slot,
    eatenOn: addDays(start, serving.day),
    servings: servings.map(({ day, slot }) => ({ date: addDays(start, day), slot, share })),
    ingredients: whole.ingredients,
  };
  const isFirst = serving.day === first.day && serving.slot === first.slot;
  return isFirst ? tellOfPot({ ...meal, pot }, { keepsDays: LEFTOVERS_KEEP_DAYS }) : tellOfLeftover({ ...meal, pot });
}
