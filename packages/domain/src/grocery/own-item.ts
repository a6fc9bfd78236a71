import { capitalize } from '../base/say.ts';
import { readCoreName } from '../ingredient/core-name.ts';
import { parseLine } from '../ingredient/parse-line.ts';
import { formatAmount } from '../quantity/format-amount.ts';
import { categorize } from './category.ts';
import type { GroceryCategory } from './grocery-category.ts';
import type { ShopHabits } from './shop-habits.ts';

export type OwnItem = { readonly ingredient: string; readonly quantity: string; readonly category: GroceryCategory; readonly key: string };

/** A line as a person types it: "2 cans chickpeas", "dish soap", "milk 1 l". What is not understood stays in its name. */
export function readOwnItem(line: string, { categoryByKey }: Pick<ShopHabits, 'categoryByKey'>): OwnItem {
  const { amount, unit, size, name, preparation, comment } = parseLine(line);
  // Both a size and an amount: "2 (14 oz) cans". A size alone is part of what it is: "large eggs".
  const isSized = amount !== null && size !== null;
  const quantity = amount === null ? '' : [formatAmount(amount, unit), isSized ? formatSize(size) : ''].filter(Boolean).join(' ');
  const words = [isSized ? '' : (size ?? ''), name].filter(Boolean).join(' ') || line.trim();
  const details = [preparation, comment].filter(Boolean).join(', ');
  const key = lineKey(name || line);
  return {
    ingredient: capitalize(details ? `${words}, ${details}` : words),
    quantity,
    category: categoryByKey.get(key) ?? categorize(unit === 'can' ? `canned ${name}` : name || line),
    key,
  };
}

/** Under which a line's habits are remembered, where no plan gave it a key. */
export const lineKey = (ingredient: string): string => readCoreName(ingredient).key;

const formatSize = (size: string): string => (/\d/.test(size) ? `(${size})` : size);
