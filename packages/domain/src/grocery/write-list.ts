import { runSteps, type Steps } from '../base/steps.ts';
import type { UnitSystem } from '../quantity/format-amount.ts';
import { GROCERY_CATEGORIES, type GroceryCategory } from './grocery-category.ts';
import { consolidateWithParts } from './consolidate.ts';
import { formatSources } from './format-sources.ts';
import { formatShopping } from './format-shopping.ts';
import { type ListedDay, listNeeds } from './list-needs.ts';
import type { NeedSource } from './need.ts';
import { NO_HABITS, type ShopHabits } from './shop-habits.ts';

/** What one meal needs of a line, by itself and as a shop sells it. */
export type ItemPart = NeedSource & { readonly quantity: string };

export type WrittenItem = {
  /** Same key, same line, in whatever week. */
  readonly key: string;
  readonly ingredient: string;
  readonly quantity: string;
  readonly category: GroceryCategory;
  /** "Red Lentil Dal (Sat 21 dinner, Mon 23 lunch)". */
  readonly source: string;
  readonly parts: readonly ItemPart[];
  readonly isStaple: boolean;
};

/**
 * The list of these days as a shopper reads it: by aisle, in the order this person walks it as far as that is known, what most
 * kitchens have already at the end of its aisle.
 */
export const writeList = (days: readonly ListedDay[], system: UnitSystem, habits: ShopHabits = NO_HABITS): WrittenItem[] =>
  runSteps(writeListInSteps(days, system, habits));

/** The same for whoever has others to serve in between: a few tenths of a millisecond from one step to the next. */
export function* writeListInSteps(days: readonly ListedDay[], system: UnitSystem, habits: ShopHabits): Steps<WrittenItem[]> {
  const items: WrittenItem[] = [];
  for (const { line, parts } of yield* consolidateWithParts(yield* listNeeds(days))) {
    const { name, quantity, isStaple } = formatShopping(line, system);
    items.push({
      key: line.key,
      ingredient: name,
      quantity,
      category: habits.categoryByKey.get(line.key) ?? line.category,
      source: formatSources(line.sources),
      parts: parts.map((part) => ({ ...part.source, quantity: formatShopping(part.line, system).quantity })),
      isStaple,
    });
    yield;
  }
  return GROCERY_CATEGORIES.flatMap((category) => {
    const ofCategory = items.filter((item) => item.category === category).toSorted(compareRanks(habits));
    return [...ofCategory.filter(({ isStaple }) => !isStaple), ...ofCategory.filter(({ isStaple }) => isStaple)];
  });
}

/** What was never bought before comes last, in the order it had. */
const compareRanks =
  ({ rankByKey }: ShopHabits) =>
  (a: WrittenItem, b: WrittenItem): number => {
    const [one, other] = [rankByKey.get(a.key) ?? Infinity, rankByKey.get(b.key) ?? Infinity];
    return one === other ? 0 : one - other;
  };
