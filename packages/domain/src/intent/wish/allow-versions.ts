import { isFoodAllowed } from '../../diet/check-dish.ts';
import type { DietRule } from '../../diet/diet-rule.ts';
import { findFood } from '../../food/find-food.ts';
import { foodNameKey } from '../../food/food-name-key.ts';
import { listFoodNameKeys } from '../../food/food-name-keys.ts';
import { FOODS } from '../../food/food-table.ts';
import { FLESH_KINDS } from '../../food/food-kinds.ts';
import type { FoodKind } from '../../food/food.ts';
import type { FoodWish, Intent } from '../intent.ts';
import { breaksMostly } from './list-broken-wishes.ts';

/**
 * Wishes for foods that the rules forbid, as wishes for the version that they allow, where there is one: bread under celiac is
 * gluten-free bread, cheese and yogurt of a vegan are vegan. Of meat and fish there is none that somebody means who says neither
 * "vegan" nor "plant-based" of it.
 */
export function allowVersions<Wishes extends Pick<Intent, 'wish' | 'dishes'>>(
  wishes: Wishes,
  rules: readonly DietRule[],
): { readonly wishes: Wishes; readonly read: readonly FoodWish[] } {
  const read: FoodWish[] = [];
  const allow = (foods: readonly FoodWish[]): readonly FoodWish[] =>
    foods.map((food) => {
      const versions = food.foodIds.length > 0 && breaksMostly(food.foodIds, rules) ? listVersions(food, rules) : [];
      if (versions.length === 0) return food;
      read.push(food);
      return { ...food, foodIds: versions };
    });
  const wish = allow(wishes.wish);
  const dishes = wishes.dishes.map((dish) => ({
    ...dish,
    foods: allow(dish.foods),
    named: allow(dish.named),
    ...(dish.also && { also: allow(dish.also) }),
  }));
  return read.length === 0 ? { wishes, read } : { wishes: { ...wishes, wish, dishes }, read };
}

/** What stands in for a food of these rules, by its name: "gluten-free bread", and of "whole-wheat bread", too. */
function listVersions({ words, foodIds }: FoodWish, rules: readonly DietRule[]): readonly string[] {
  const broken = foodIds.flatMap((id) => findFood(id) ?? []).filter((food) => !isFoodAllowed(food, rules));
  const kind = mostFrequent(broken.map((food) => food.kind));
  if (kind === undefined || NO_VERSION.has(kind)) return [];
  const kinds = new Set([kind, ...(STOOD_IN_BY[kind] ?? [])]);
  const key = foodNameKey(words);
  const ends = [key, ...(KNOWN_BY_LAST_WORD.has(kind) ? [key.split(' ').at(-1)!] : [])];
  for (const end of ends) {
    const isCalled = (name: string): boolean => name.endsWith(` ${end}`);
    const found = FOODS.filter(
      (food) =>
        food.facets.includes('stand-in') &&
        kinds.has(food.kind) &&
        listFoodNameKeys(food.names).some(isCalled) &&
        isFoodAllowed(food, rules),
    );
    if (found.length > 0) return found.map(({ id }) => id);
  }
  return [];
}

function mostFrequent(kinds: readonly FoodKind[]): FoodKind | undefined {
  const counts = new Map<FoodKind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0];
}

const NO_VERSION: ReadonlySet<FoodKind> = new Set<FoodKind>([...FLESH_KINDS, 'egg', 'meat-substitute']);

/** Kinds that take the place of another; a gluten-free bread is of the same as any. */
const STOOD_IN_BY: Readonly<Partial<Record<FoodKind, readonly FoodKind[]>>> = {
  milk: ['plant-milk'],
  cream: ['plant-dairy'],
  cheese: ['plant-dairy'],
  yogurt: ['plant-dairy'],
  butter: ['plant-dairy'],
};

/** Rye bread is a bread; a soy sauce is a sauce only by its name. */
const KNOWN_BY_LAST_WORD: ReadonlySet<FoodKind> = new Set<FoodKind>(['milk', 'cream', 'cheese', 'yogurt', 'bread', 'pasta']);
