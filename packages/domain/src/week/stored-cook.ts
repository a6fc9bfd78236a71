import { joinAnd } from '../base/say.ts';
import { DEFAULT_CORPUS } from '../kit/default-corpus.ts';
import { type Dish, kitIdOf } from '../kit/dish.ts';
import { isDishAllowed } from '../plan/frame/is-allowed.ts';
import type { Cook, Serving } from './cook.ts';
import type { PlannableRecipe } from '../own-recipe/plan-with-own.ts';
import { keepDaysOf } from '../plan/keep-days.ts';
import { formatOwnId, isOwnId, type OwnCook, readOwnId, sharesOf } from './own-cook.ts';
import type { KeptCook, Week } from './make-week.ts';
import { cookOf } from './shape-week.ts';
import type { WeekDay, WeekQuery } from './week-query.ts';

/** A cook as it is stored: plain data, the dish by its id. */
export type StoredCook = Cook & {
  readonly dishId: string;
  /** Each meal's share of its pot; 1 of what is made for itself. */
  readonly shares: readonly number[];
};

export const storeCooks = ({ cooks, solved, query }: Pick<Week, 'cooks' | 'solved' | 'query'>): readonly StoredCook[] => [
  ...cooks.map((cook, at) => ({ ...cook, dishId: solved.dishes[at]!.dishId, shares: solved.shares[at]! })),
  ...(query.own ?? []).map(storeOwn),
];

const storeOwn = ({ recipeId, plates, ...cook }: OwnCook): StoredCook => ({
  ...cook,
  dishId: formatOwnId({ recipeId, plates }),
  shares: sharesOf(cook),
});

export type FoundCooks = {
  readonly kept: readonly KeptCook[];
  readonly shares: readonly (readonly number[])[];
  /** The dishes that cannot stay, by their titles. */
  readonly gone: readonly string[];
};

/** The stored cooks that may stay: of meals that the days have, with dishes that are there and break no rule that has come since. */
export function findCooks(stored: readonly StoredCook[], days: readonly WeekDay[]): FoundCooks {
  const kept: KeptCook[] = [];
  const shares: (readonly number[])[] = [];
  const gone: string[] = [];
  for (const { kind, servings, dishId, shares: own } of stored.filter((cook) => !isOwnId(cook.dishId))) {
    const left = servings.filter(({ day, slot }) => days[day]?.slots.includes(slot));
    const first = left[0];
    if (!first) continue;
    const dish = days[first.day]!.context!.corpus.dishesById.get(dishId);
    if (!dish || !isAllowedAt(dish, left, days)) {
      gone.push(dish?.title ?? 'A dish of this week');
      continue;
    }
    kept.push({ ...cookOf(kind, left), dish });
    shares.push(left.length === servings.length ? own : []);
  }
  return { kept, shares, gone };
}

/** The same cook at these meals, in the order of days; how a pot is shared among them is found anew. */
export const seatAt = (cook: StoredCook, servings: readonly Serving[]): StoredCook => ({
  ...cook,
  ...cookOf(cook.kind, servings),
  shares: [],
});

/** What of a cook is left at the meals that it may stay at: itself where that is all of them, none where there is no such meal. */
export function keepAt(cook: StoredCook, mayStay: (serving: Serving) => boolean): readonly StoredCook[] {
  const servings = cook.servings.filter(mayStay);
  if (servings.length === cook.servings.length) return [cook];
  return servings.length === 0 ? [] : [seatAt(cook, servings)];
}

/** Whether a dish may stand at all of these meals: each by what is eaten on its own day. */
export const isAllowedAt = (dish: Dish, servings: readonly Serving[], days: readonly WeekDay[]): boolean =>
  servings.every(({ day, slot }) => isDishAllowed(dish, slot, days[day]!.context!));

export type Then = { readonly one: string; readonly several: string };

export const REPLACED: Then = { one: 'something else takes its place', several: 'others take their place' };

export const sayGone = (titles: readonly string[], then: Then): readonly string[] =>
  sayOfDishes(titles, { one: `no longer fits what you eat, so ${then.one}`, several: `no longer fit what you eat, so ${then.several}` });

/** In one sentence, however many they are: the first two say where to look. */
function sayOfDishes(titles: readonly string[], { one, several }: Then): readonly string[] {
  const names = [...new Set(titles)];
  if (names.length < 2) return names.map((name) => `${name} ${one}.`);
  const named = names.length <= MOST_NAMED + 1 ? names : [...names.slice(0, MOST_NAMED), `${names.length - MOST_NAMED} other dishes`];
  return [`${joinAnd(named)} ${several}.`];
}

const MOST_NAMED = 2;

export type LeftToPlan = { readonly cooks: readonly StoredCook[]; readonly notes: readonly string[] };

/** What a week that is planned anew takes over: no dish marked "never again", which the copy of a day may have. */
export function leaveNever(
  stored: readonly StoredCook[],
  { day: { opinions }, recipes = [] }: Pick<WeekQuery, 'day' | 'recipes'>,
): LeftToPlan {
  const isNever = ({ dishId }: StoredCook): boolean =>
    opinions?.never.has(isOwnId(dishId) ? readOwnId(dishId).recipeId : kitIdOf(dishId)) === true;
  const titles = stored.filter(isNever).map(({ dishId }) => titleOf(dishId, recipes));
  const said = { one: `is marked “Never again”, so ${REPLACED.one}`, several: `are marked “Never again”, so ${REPLACED.several}` };
  return { cooks: stored.filter((cook) => !isNever(cook)), notes: sayOfDishes(titles, said) };
}

type Recipes = readonly Pick<PlannableRecipe, 'id' | 'recipe' | 'lines'>[];

const findRecipe = (dishId: string, recipes: Recipes): Recipes[number] | undefined =>
  isOwnId(dishId) ? recipes.find(({ id }) => id === readOwnId(dishId).recipeId) : undefined;

/** How long the dish of a stored cook keeps, in days. */
export const keepsDaysOf = (dishId: string, recipes: Recipes): number =>
  (isOwnId(dishId)
    ? keepDaysOf(
        titleOf(dishId, recipes),
        findRecipe(dishId, recipes)?.lines.map(({ foodId }) => foodId),
      )
    : DEFAULT_CORPUS.dishesById.get(dishId)?.compiled.kit.keepsDays) ?? 0;

export const titleOf = (dishId: string, recipes: Recipes): string =>
  findRecipe(dishId, recipes)?.recipe.title ?? DEFAULT_CORPUS.dishesById.get(dishId)?.title ?? 'This dish';

export const isAt =
  (day: number, slot: Serving['slot']) =>
  (serving: Serving): boolean =>
    serving.day === day && serving.slot === slot;
