import type { Food } from '../food/food.ts';
import { portionNoun } from '../recipe/portion-noun.ts';
import type { KitItem } from './kit.ts';

export type NamedItem = { readonly item: KitItem; readonly food: Food };

/** A food's name inside a sentence, or what the kit calls it there. */
export function nameFood({ item, food }: NamedItem, form: 'head' | 'one' | 'many' | 'mod', quantity: number): string {
  if (item.shownAs !== null) return item.shownAs;
  if (form === 'mod') return food.names.modifier;
  if (form === 'one') return food.names.noun;
  if (form === 'many') return food.names.plural;
  return portionNoun(food, item.unit, quantity);
}

/** "a, b and c". */
export function joinNames(names: readonly string[]): string {
  const distinct = [...new Set(names)];
  if (distinct.length < 2) return distinct.join('');
  return `${distinct.slice(0, -1).join(', ')} and ${distinct.at(-1)}`;
}
