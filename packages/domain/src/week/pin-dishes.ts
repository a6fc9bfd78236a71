import type { Dish } from '../kit/dish.ts';
import { isWishedOf } from '../plan/frame/fits-wish.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import type { Cook } from './cook.ts';
import type { CookDomain, Domains } from './list-domains.ts';
import { sharedDay, type WeekDay } from './week-query.ts';

type Pins = {
  readonly days: readonly WeekDay[];
  /** Ids of dishes or of their kits. */
  readonly pinned: readonly string[];
  /** Cooks that stay with what they have: a dish that is among them is in the week already. */
  readonly kept: readonly { readonly dish: Dish }[];
};

type IsOf = (dish: Dish) => boolean;

/** Dinner first: most favourites are. */
const ORDER: readonly MealSlot[] = ['dinner', 'lunch', 'breakfast', 'snack'];

/**
 * Each dish that the sentence asks for by its name, and each pinned one, becomes the only one that a cook may be: left to the search,
 * a dish of a long list of them is hardly ever looked at. The first of the week's rules to give way: a pinned dish that the others
 * leave no place for is said and left out.
 */
export function pinDishes(found: Domains, { days, pinned, kept }: Pins): Domains {
  let { domains } = found;
  const taken = new Set<number>();
  const pin = (isOf: IsOf, slots: readonly MealSlot[] = ORDER): boolean => {
    const at = findPlace(found.cooks, { domains, taken, isOf, slots });
    if (at === undefined) return false;
    taken.add(at);
    domains = domains.with(at, versionsOf(domains[at]!, isOf));
    return true;
  };
  const isThere = (isOf: IsOf): boolean => kept.some(({ dish }) => isOf(dish));
  const wishes = sharedDay(days)?.context?.wishes;
  for (const { chip, dishes } of wishes?.dishes ?? []) {
    const isWished: IsOf = (dish) => dishes.has(dish);
    const slots = ORDER.filter((slot) => isWishedOf(slot, chip, wishes!));
    if (!isThere(isWished)) pin(isWished, slots);
  }
  const relaxed: string[] = [];
  for (const id of pinned) {
    const isPinned: IsOf = ({ dishId, compiled }) => dishId === id || compiled.kit.id === id;
    if (isThere(isPinned) || pin(isPinned)) continue;
    relaxed.push(`${nameOf(id, days)}, which you have every week, fits no meal of this one under your other rules, so it is left out.`);
  }
  return { ...found, domains, relaxed: [...found.relaxed, ...relaxed] };
}

type Looking = {
  readonly domains: readonly CookDomain[];
  readonly taken: ReadonlySet<number>;
  readonly isOf: IsOf;
  readonly slots: readonly MealSlot[];
};

function findPlace(cooks: readonly Cook[], { domains, taken, isOf, slots }: Looking): number | undefined {
  for (const slot of slots) {
    const at = cooks.findIndex((cook, own) => cook.slot === slot && !taken.has(own) && versionsOf(domains[own]!, isOf).length > 0);
    if (at >= 0) return at;
  }
  return undefined;
}

const versionsOf = (domain: CookDomain, isOf: IsOf): CookDomain =>
  domain.flatMap((versions) => {
    const own = versions.filter(isOf);
    return own.length > 0 ? [own] : [];
  });

function nameOf(id: string, days: readonly WeekDay[]): string {
  const corpus = days.find(({ context }) => context)?.context?.corpus;
  const dish = corpus?.dishesById.get(id) ?? corpus?.dishesByKit.get(id)?.[0];
  return dish?.title ?? 'A dish';
}
