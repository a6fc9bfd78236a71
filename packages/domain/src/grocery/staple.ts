import type { Food, FoodKind } from '../food/food.ts';

/** What almost every kitchen has: a list marks these instead of leaving them out, and a week does not count them. */
export const isStaple = ({ kind }: Pick<Food, 'kind'>): boolean => STAPLES.has(kind);

const STAPLES: ReadonlySet<FoodKind> = new Set<FoodKind>(['oil', 'salt', 'spice']);
