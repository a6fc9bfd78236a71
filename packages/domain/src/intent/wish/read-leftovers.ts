import type { Food, FoodKind } from '../../food/food.ts';
import { MEAT_KINDS } from '../../food/food-kinds.ts';
import type { FoodWish } from '../intent.ts';
import { isFood, type Item } from '../language/read-items.ts';

/** "Leftover turkey", "turkey leftovers": what is named was cooked before. */
export const isLeftover = (items: readonly Item[], at: number): boolean =>
  /^left ?overs?\b/u.test(items[at]!.words) || LEFT.test(items[at - 1]?.words ?? '') || LEFT.test(items[at + 1]?.words ?? '');
const LEFT = /^(?:left ?overs?|some leftover)$/u;

/** Of the foods of a wish those that are cooked already; all of them where nobody cooks any, as of leftover wine and cheese. */
export function listCooked(foods: readonly Food[]): readonly string[] {
  const cooked = foods.some(needsCooking) ? findCooked(foods) : [];
  return (cooked.length > 0 ? cooked : foods).map(({ id }) => id);
}

/** Ham is no leftover pork; what a delicatessen roasted is as near as it comes where nothing else is. */
function findCooked(foods: readonly Food[]): readonly Food[] {
  const cooked = foods.filter(({ id, state, kind }) => state === 'cooked' && kind !== 'processed-meat' && !id.endsWith('-feet'));
  return cooked.length > 0 ? cooked : foods.filter(({ id }) => id.startsWith('deli-'));
}

const TO_COOK: ReadonlySet<FoodKind> = new Set<FoodKind>([
  ...MEAT_KINDS,
  ...(['fish', 'crustacean', 'grain', 'pseudo-grain', 'pasta', 'legume', 'starchy-root'] as const),
]);
const needsCooking = ({ kind, state }: Food): boolean => TO_COOK.has(kind) && (state === 'raw' || state === 'dry');

type Read = {
  readonly items: readonly Item[];
  readonly wish: readonly FoodWish[];
  readonly getFoods: (ids: readonly string[]) => readonly Food[];
};

/** What no dish takes as it is left: it is planned all the same, and would be cooked anew. */
export function remarkLeftovers({ items, wish, getFoods }: Read): readonly string[] {
  const left = items.flatMap((item, at) => {
    if (!isFood(item) || !isLeftover(items, at)) return [];
    const name = item.words.replace(/^left ?overs? /u, '');
    if (item.effect?.dish !== undefined) return [name];
    const foods = getFoods(wish.find(({ words }) => words === item.words)?.foodIds ?? []);
    return foods.some(needsCooking) && findCooked(foods).length === 0 ? [name] : [];
  });
  return [...new Set(left)].map(
    (name) => `Larder does not plan with leftover ${name}: no dish takes it as it is left, so it is cooked anew.`,
  );
}
