import type { Corpus } from '../kit/corpus.ts';
import { cookedTimes, servingsOf, takeOfLeft } from '../own-recipe/recipe-servings.ts';
import type { Makes, MealStyle, PlannedMeal, PotShare, Written } from '../plan/plan.ts';
import { growMeal, type Pot } from './cook-pot.ts';
import { layPlates } from './lay-plates.ts';
import type { Seat } from './seat.ts';

/** A share of a pot of an own recipe that says what it makes. */
export type RecipePotMeal = PlannedMeal & { readonly pot: PotShare; readonly written: Written & { readonly makes: Makes } };
export const isOfRecipePot = (meal: PlannedMeal): meal is RecipePotMeal => meal.written?.makes !== undefined && meal.pot !== undefined;

type Meal = PotShare['servings'][number];
type Cooking = {
  /** Who eats one of its meals, and what each is to have there in kcal. */
  readonly companyAt: (meal: Meal) => { readonly seats: readonly Seat[]; readonly wantKcal: readonly (number | null)[] };
  readonly plates: number;
  readonly style: MealStyle;
  readonly corpus: Corpus;
};

/**
 * The whole pot for all its meals, cooked as it is written: half of it, the whole, or as many halves as their plates take. A meal's
 * share are the portions that are dished out then, so that all of them are less than the pot where some is left over.
 */
export function cookRecipePot(meal: RecipePotMeal, { companyAt, plates, style, corpus }: Cooking): Pot {
  const { pot, written } = meal;
  const { makes } = written;
  const { units } = servingsOf(makes);
  const { pot: _pot, ...alone } = growMeal(meal, { times: 1 / written.times, style, corpus });
  const wanted = pot.servings.map((serving) => {
    const { seats, wantKcal } = companyAt(serving);
    const once = { meal: { ...alone, slot: serving.slot }, dish: undefined, plates: wantKcal.length };
    const laid = layPlates([once], { seats, wantKcal: [wantKcal], targets: seats.map(() => null), mostSides: 1, corpus, style });
    const [served] = laid.meals as [PlannedMeal];
    return Math.round(units * served.written!.times * served.plates!.reduce((sum, { share }) => sum + share, 0));
  });
  const eaten: number[] = [];
  for (const own of wanted) eaten.push(takeOfLeft(makes, { eaten: sumOf(eaten), wanted: own }) ?? own);
  const times = cookedTimes(makes, sumOf(eaten));
  const servings = pot.servings.map((serving, at) => ({ ...serving, share: eaten[at]! / (times * units) }));
  return {
    meal: { ...growMeal(meal, { times: times / written.times, style, corpus }), pot: { ...pot, servings } },
    dish: undefined,
    plates,
  };
}

const sumOf = (units: readonly number[]): number => units.reduce((sum, own) => sum + own, 0);

/** What a day has of such a pot. */
export function takeOfRecipePot({ pot, slot }: RecipePotMeal, whole: PlannedMeal): PotShare {
  const servings = whole.pot?.servings ?? pot.servings;
  const own = servings.find(({ date, slot: at }) => date === pot.eatenOn && at === slot);
  return { ...pot, servings, share: own?.share ?? pot.share };
}
