import { findFoodByName } from '../food/find-food.ts';
import type { Food } from '../food/food.ts';
import { foodNameKey } from '../food/food-name-key.ts';
import { firstChoice } from './first-choice.ts';

export type CoreName = {
  /** Same key, same thing to buy. Never fuzzy: "green onion" and "onion" differ. */
  readonly key: string;
  readonly food: Food | undefined;
};

/** What a name comes down to for a shopper: size, freshness and cutting do not matter, every other word does. */
export function readCoreName(name: string): CoreName {
  const choice = firstChoice(name.replace(/\(.*?\)/g, ' '));
  const key = foodNameKey(choice);
  const essential = key.split(' ').filter((word) => word !== '' && !INESSENTIAL.has(word));
  const text = moveHeadLast(essential.length > 0 ? essential.join(' ') : key);
  const food = findFoodByName(choice) ?? findFoodByName(text);
  if (!food) return { key: `name:${text}`, food };
  const color = findAddedColor(essential, food);
  return { key: color ? `food:${food.id}:${color}` : `food:${food.id}`, food };
}

/** The table counts a red pepper as a pepper, whose nutrients it has; in the shop they are two things. */
function findAddedColor(words: readonly string[], food: Food): string | undefined {
  const noun = foodNameKey(food.names.noun).split(' ');
  const color = words.find((word) => COLORS.has(word) && !noun.includes(word));
  return color === 'yellow' && noun.includes('onion') ? undefined : color;
}

const COLORS = new Set(['red', 'green', 'yellow', 'orange', 'purple']);

/** "clove of garlic" is a "garlic clove". */
function moveHeadLast(key: string): string {
  const [head, tail] = key.split(' of ');
  return tail !== undefined && PARTS.has(head ?? '') ? tail : key;
}

const PARTS = new Set(['clove', 'sprig', 'stalk', 'leaf', 'head', 'bunch', 'slice', 'piece', 'ear']);

// As `foodNameKey` writes them: what a recipe says of a food that a shop sells under the bare name all the same.
const INESSENTIAL = new Set(
  [
    'fresh freshly small medium large big jumbo extra-large medium-sized ripe firm-ripe organic good-quality good quality best-quality best',
    'free-range free range boneless skinless skin-on chopped diced sliced minced crushed grated shredded peeled trimmed washed cleaned',
    'finely roughly coarsely thinly thickly lightly halved quartered cubed cold warm melted softened room-temperature plain additional extra more',
    'the a an some your favorite favourite store-bought homemade thick thin long short young tender',
  ]
    .join(' ')
    .split(' ')
    .flatMap((word) => foodNameKey(word).split(' ')),
);
