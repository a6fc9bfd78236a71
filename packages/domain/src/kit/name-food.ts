import type { Food } from '../food/food.ts';
import type { KitItem } from './kit.ts';

export type NamedItem = { readonly item: KitItem; readonly food: Food };

/**
 * A food's name inside a sentence. "With chickpeas" but "with mango": what is counted one by one or comes in many small
 * pieces is plural, what is cut from one large piece or measured as a mass is not.
 */
export function nameFood({ item, food }: NamedItem, form: 'head' | 'one' | 'many' | 'mod', quantity: number): string {
  if (item.shownAs !== null) return item.shownAs;
  const { noun, plural, modifier } = food.names;
  if (form === 'mod') return modifier;
  if (form === 'one') return noun;
  if (form === 'many') return plural;
  if (COUNTED_UNITS.has(item.unit)) return quantity > 1 ? plural : noun;
  if (PIECE_UNITS.has(item.unit)) return noun;
  return isCutFromOne(food) ? noun : plural;
}

/** "a, b and c". */
export function joinNames(names: readonly string[]): string {
  const distinct = [...new Set(names)];
  if (distinct.length < 2) return distinct.join('');
  return `${distinct.slice(0, -1).join(', ')} and ${distinct.at(-1)}`;
}

const COUNTED_UNITS: ReadonlySet<string> = new Set(['each', 'small', 'medium', 'large', 'link', 'patty', 'ear', 'bar', 'ball']);
const PIECE_UNITS: ReadonlySet<string> = new Set([
  'slice',
  'clove',
  'scoop',
  'stalk',
  'sprig',
  'sheet',
  'can',
  'rasher',
  'strip',
  'head',
  'fillet',
]);

/** Above these weights a piece is cut up before it is eaten: an apple (182 g), a mango, a head of cabbage; not a plum or a tomato. */
const CUT_FRUIT_GRAMS = 90;
const CUT_VEGETABLE_GRAMS = 180;

function isCutFromOne(food: Food): boolean {
  const pieceGrams = food.unitGrams.each ?? food.unitGrams.medium ?? food.unitGrams.head;
  if (pieceGrams === undefined) return food.kind === 'fruit' && (food.unitGrams.cup ?? 0) > 0 && food.names.noun === food.names.plural;
  if (food.kind === 'fruit') return pieceGrams >= CUT_FRUIT_GRAMS;
  return food.kind === 'vegetable' && pieceGrams >= CUT_VEGETABLE_GRAMS;
}
