import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import type { Corpus } from '../kit/corpus.ts';
import type { OwnRecipe } from '../own-recipe/make-own-meal.ts';
import { cookedTimes, servingsOf } from '../own-recipe/recipe-servings.ts';
import { keepDaysOfMeal } from '../plan/keep-days.ts';
import type { PlannedMeal, PotShare } from '../plan/plan.ts';
import { scaleLine } from '../recipe/scale-line.ts';
import { tellOfPot, untellPot, type PotMeal } from '../week/tell-of-pot.ts';
import { cookLeft, tellCooked } from './cook-left.ts';
import { isOfRecipePot } from './recipe-pot.ts';

type Serving = PotShare['servings'][number];

type Shrinking = {
  /** Meals, of the days (yyyy-MM-dd) that they were planned for, for which nothing of the pot is left any more. */
  readonly gone: readonly Pick<Serving, 'date' | 'slot'>[];
  /** Of a meal that is one, where it is still kept. */
  readonly recipe?: OwnRecipe | undefined;
  readonly corpus?: Corpus;
};

/**
 * The meal that a pot is cooked for, where the pot has to feed fewer meals: it is cooked that much smaller, and told so. What is eaten
 * of it here, the plates and the figures stay. Of a pot for no other meal any more the meal is cooked for itself.
 */
export function shrinkPot(meal: PotMeal, { gone, recipe, corpus = DEFAULT_CORPUS }: Shrinking): PlannedMeal {
  const { pot } = meal;
  const servings = pot.servings.filter(({ date, slot }, at) => at === 0 || !gone.some((one) => one.date === date && one.slot === slot));
  if (servings.length === pot.servings.length) return meal;
  const { pot: _pot, ...own } = untellPot(meal);
  if (servings.length < 2) return cookLeft(meal, { recipe, corpus }) ?? own;
  const part = partOf(meal, servings);
  const share = roundTo(pot.share / part);
  const smaller = {
    ...pot,
    share,
    servings: servings.map((serving) => ({ ...serving, share: roundTo(serving.share / part) })),
    ingredients: pot.ingredients.map((line) => scaleLine(line, part)),
  };
  const eaters = meal.plates?.length ?? 0;
  const plates = eaters > 0 ? Math.max(1, Math.round(eaters / share)) : servings.length;
  const told = tellCooked(own, { recipe, corpus, times: 1 / share, plates });
  const kit = corpus.dishesById.get(meal.dishId)?.compiled.kit;
  return tellOfPot(
    { ...own, ...told, pot: smaller },
    kit ? { keepsDays: kit.keepsDays, portions: plates } : { keepsDays: keepDaysOfMeal(meal), portions: null },
  );
}

/** How much of the pot these meals take, 0 to 1: of a recipe that is dished out in its own portions, in halves of what it makes. */
function partOf(meal: PotMeal, servings: readonly Serving[]): number {
  const eaten = servings.reduce((sum, { share }) => sum + share, 0);
  if (!isOfRecipePot(meal) || !meal.plates?.length) return Math.min(1, eaten);
  const { makes, times } = meal.written;
  const cooked = times / meal.pot.share;
  return Math.min(1, cookedTimes(makes, Math.round(eaten * cooked * servingsOf(makes).units)) / cooked);
}

/** Shares are quotients: 0.6 of 0.6 is all of it. */
const roundTo = (share: number): number => Math.min(1, Math.round(share * 1e9) / 1e9);
