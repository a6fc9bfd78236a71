import { kitIdOf } from '../../kit/dish.ts';
import type { Candidates } from './list-candidates.ts';

/** What a household said of dishes, by kit; of its own recipes by their ids. */
export type DishOpinions = {
  readonly never: ReadonlySet<string>;
  readonly again: ReadonlySet<string>;
  /** 1 to 5. */
  readonly ratings: ReadonlyMap<string, number>;
  /** Days since it was cooked last. */
  readonly cookedDaysAgo: ReadonlyMap<string, number>;
};

export const NO_OPINIONS: DishOpinions = { never: new Set(), again: new Set(), ratings: new Map(), cookedDaysAgo: new Map() };

type Told = { readonly recipeId?: string | undefined; readonly dishId?: string | undefined };

/** Whether a meal is an own recipe, or in whichever version a dish, that is marked "never again". */
export const isNever = ({ recipeId, dishId = '' }: Told, { never }: Pick<DishOpinions, 'never'>): boolean =>
  never.has(recipeId ?? kitIdOf(dishId));

/** Nothing said is neither liked nor disliked. */
export const MIDDLE_STARS = 3;

export const starsOf = (key: string, { ratings }: Pick<DishOpinions, 'ratings'>): number => ratings.get(key) ?? MIDDLE_STARS;

/** What was eaten within so many days is the same again, whoever liked it. */
export const FRESH_DAYS = 4;

export const isFreshlyCooked = (key: string, { cookedDaysAgo }: Pick<DishOpinions, 'cookedDaysAgo'>): boolean =>
  (cookedDaysAgo.get(key) ?? Infinity) < FRESH_DAYS;

/**
 * "Never" is a rule: no wish brings such a kit back. The same map for the same opinions, because what is worked out further on
 * is remembered by it.
 */
export function withoutNever(candidates: Candidates, { never }: DishOpinions): Candidates {
  if (never.size === 0) return candidates;
  const key = [...never].toSorted().join(',');
  const known = remembered.get(candidates);
  if (known?.key === key) return known.left;
  const left = new Map([...candidates].filter(([kitId]) => !never.has(kitId)));
  remembered.set(candidates, { key, left });
  return left;
}

/** The latest alone: meals of one day ask one after the other, and households are many. */
const remembered = new WeakMap<Candidates, { readonly key: string; readonly left: Candidates }>();
