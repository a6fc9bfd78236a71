import { findFoodByName } from '../food/find-food.ts';
import type { Food } from '../food/food.ts';
import { foodNameKey } from '../food/food-name-key.ts';
import { firstChoice } from './first-choice.ts';

export type CoreName = {
  /** Same key, same thing to buy. Never fuzzy: "green onion" and "onion" differ. */
  readonly key: string;
  /** What the name is counted as, which may be wider than the key: strawberry jam counts as jam. */
  readonly food: Food | undefined;
};

/** What a name comes down to for a shopper: size, freshness and cutting do not matter, every other word does. */
export function readCoreName(name: string): CoreName {
  const choice = firstChoice(name.replace(/\(.*?\)/g, ' '));
  const key = foodNameKey(choice);
  const essential = key.split(' ').filter((word) => word !== '' && !INESSENTIAL.has(word));
  const text = dropPart(essential.length > 0 ? essential.join(' ') : key);
  const food = findFoodByName(choice) ?? findFoodByName(text);
  if (!food) return { key: `name:${text}`, food };
  return { key: isSamePurchase(text.split(' '), food) ? foodKey(food) : `${foodKey(food)}~${text}`, food };
}

export const foodKey = ({ id }: Pick<Food, 'id'>): string => `food:${id}`;

/**
 * The food table also answers to names that only eat alike: "lamb" to lamb chop, "red pepper" to bell pepper, "strawberry jam"
 * to jam. A name without a word in common ("aubergine"), or with another in its place ("spring onion" for "green onion"), is
 * a synonym; one with a word more or less is the same only when that word is of no account.
 */
function isSamePurchase(words: readonly string[], food: Food): boolean {
  const noun = foodNameKey(food.names.noun).split(' ');
  const added = words.filter((word) => !noun.includes(word) && !NEUTRAL.has(word));
  const missing = noun.filter((word) => !words.includes(word) && !NEUTRAL.has(word) && !UNDERSTOOD.has(word));
  if (added.length > 0 && missing.length > 0) return !added.some((word) => TELLING.has(word) || isOtherFood(word, words, food));
  if (added.length === 0) return missing.length === 0;
  return noun.every((word) => !words.includes(word)) || (noun.includes('onion') && added.every((word) => PLAIN_ONION.has(word)));
}

/** The turkey of "turkey broth" makes it no chicken broth; a last word only names the kind: "chicken stock". */
function isOtherFood(word: string, words: readonly string[], food: Food): boolean {
  const named = word === words.at(-1) ? undefined : findFoodByName(word);
  return named !== undefined && named.id !== food.id;
}

/** "clove of garlic" is garlic. */
function dropPart(key: string): string {
  const [head, tail] = key.split(' of ');
  return tail !== undefined && PARTS.has(head ?? '') ? tail : key;
}

const listKeys = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).flatMap((word) => foodNameKey(word).split(' ')));

const PARTS = listKeys('clove sprig stalk leaf head bunch slice piece ear');

/** What a recipe says of a food that a shop sells under the bare name all the same. */
const INESSENTIAL = listKeys(
  `fresh freshly small medium large big jumbo extra-large medium-sized ripe organic good-quality good quality best-quality best
  free-range free range boneless skinless chopped diced sliced minced crushed grated shredded peeled trimmed washed cleaned drained
  finely roughly coarsely thinly thickly lightly halved quartered cubed crumbled shaved cold warm melted softened toasted cracked
  room-temperature additional extra more the a an some your favorite favourite store-bought homemade thick thin young tender`,
);

/** Words that a name of the same food may have or lack: its part, its form on the shelf, the kind it is anyway. */
const NEUTRAL = new Set([
  ...INESSENTIAL,
  ...listKeys(
    `of canned tinned jarred dried dry frozen plain all-purpose granulated white virgin rolled old-fashioned ground mince pure real extract
    whole raw pitted hulled shelled kernel nut nuts bulb root stalk head floret spear crown thread strand husk leaf leaves flat-leaf
    curly fillet half halves piece cheese mushroom cabbage lettuce melon squash sauce rice noodle bread pasta pepper chili vinegar
    mustard dough meat active table fine unsweetened uncooked long-grain bar stick firm-ripe`,
  ),
]);
/** Words of the table's name that go without saying: black pepper, bell pepper, beef brisket, chia seed. */
const UNDERSTOOD = listKeys('black bell beef pork egg seed mixed young prepared brewed vanilla');
/** Words that make another thing even where they stand for a word of the name: cumin seed for ground cumin. */
const TELLING = listKeys('seed seeds red green yellow orange purple smoked powder breast thigh leg');
const PLAIN_ONION = listKeys('yellow brown cooking');
