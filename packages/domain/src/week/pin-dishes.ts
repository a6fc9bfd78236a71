import type { Dish } from '../kit/dish.ts';
import type { MealSlot } from '../recipe/meal-slot.ts';
import type { Cook } from './cook.ts';
import type { CookDomain, Domains } from './list-domains.ts';
import type { WeekDay } from './week-query.ts';

type Pins = {
  readonly days: readonly WeekDay[];
  /** Ids of dishes or of their kits. */
  readonly pinned: readonly string[];
  /** Cooks that stay with what they have: a dish that is among them is in the week already. */
  readonly kept: readonly { readonly dish: Dish }[];
};

/** Dinner first: most favourites are. */
const ORDER: readonly MealSlot[] = ['dinner', 'lunch', 'breakfast', 'snack'];

/**
 * Each pinned dish becomes the only one that a cook may be. The first of the week's rules to give way: a dish that the others
 * leave no place for is said and left out.
 */
export function pinDishes(found: Domains, { days, pinned, kept }: Pins): Domains {
  let { domains } = found;
  const taken = new Set<number>();
  const relaxed: string[] = [];
  for (const id of pinned) {
    if (kept.some(({ dish }) => isOf(dish, id))) continue;
    const at = findPlace(found.cooks, { domains, taken, id });
    if (at === undefined) {
      relaxed.push(`${nameOf(id, days)}, which you have every week, fits no meal of this one under your other rules, so it is left out.`);
      continue;
    }
    taken.add(at);
    domains = domains.with(at, versionsOf(domains[at]!, id));
  }
  return { ...found, domains, relaxed: [...found.relaxed, ...relaxed] };
}

function findPlace(
  cooks: readonly Cook[],
  { domains, taken, id }: { domains: readonly CookDomain[]; taken: ReadonlySet<number>; id: string },
): number | undefined {
  for (const slot of ORDER) {
    const at = cooks.findIndex((cook, own) => cook.slot === slot && !taken.has(own) && versionsOf(domains[own]!, id).length > 0);
    if (at >= 0) return at;
  }
  return undefined;
}

const isOf = (dish: Dish, id: string): boolean => dish.dishId === id || dish.compiled.kit.id === id;

const versionsOf = (domain: CookDomain, id: string): CookDomain =>
  domain.flatMap((versions) => {
    const own = versions.filter((dish) => isOf(dish, id));
    return own.length > 0 ? [own] : [];
  });

function nameOf(id: string, days: readonly WeekDay[]): string {
  const corpus = days.find(({ context }) => context)?.context?.corpus;
  const dish = corpus?.dishesById.get(id) ?? corpus?.dishesByKit.get(id)?.[0];
  return dish?.title ?? 'A dish';
}
