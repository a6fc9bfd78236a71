import { type PlainDate, readParts, weekdayOf } from '../calendar/plain-date.ts';
import type { UnitSystem } from '../quantity/format-amount.ts';
import { GROCERY_CATEGORIES, type GroceryCategory } from './grocery-category.ts';
import { consolidate } from './consolidate.ts';
import { formatShopping } from './format-shopping.ts';
import { type ListedDay, listNeeds } from './list-needs.ts';
import type { NeedSource } from './need.ts';

export type WrittenItem = {
  readonly ingredient: string;
  readonly quantity: string;
  readonly category: GroceryCategory;
  /** "Red Lentil Dal (Sat 21 dinner, Mon 23 lunch)". */
  readonly source: string;
  readonly isStaple: boolean;
};

/** The list of these days as a shopper reads it: by aisle, what most kitchens have already at the end of its aisle. */
export function writeList(days: readonly ListedDay[], system: UnitSystem): WrittenItem[] {
  const items = consolidate(listNeeds(days)).map((line): WrittenItem => {
    const { name, quantity, isStaple } = formatShopping(line, system);
    return { ingredient: name, quantity, category: line.category, source: formatSources(line.sources), isStaple };
  });
  return GROCERY_CATEGORIES.flatMap((category) => {
    const ofCategory = items.filter((item) => item.category === category);
    return [...ofCategory.filter(({ isStaple }) => !isStaple), ...ofCategory.filter(({ isStaple }) => isStaple)];
  });
}

/** By dish, in the order they are cooked. */
export function formatSources(sources: readonly NeedSource[]): string {
  const mealsByTitle = new Map<string, Set<string>>();
  for (const { title, day, slot } of sources) {
    const date = day as PlainDate;
    const meal = `${WEEKDAYS[weekdayOf(date)]} ${readParts(date).day} ${slot}`;
    mealsByTitle.set(title, (mealsByTitle.get(title) ?? new Set()).add(meal));
  }
  return [...mealsByTitle].map(([title, meals]) => `${title} (${[...meals].join(', ')})`).join('; ');
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
