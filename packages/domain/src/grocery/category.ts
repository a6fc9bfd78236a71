import { findFoodByName } from '../food/find-food.ts';
import type { Food, FoodKind } from '../food/food.ts';
import { foodNameKey } from '../food/food-name-key.ts';
import { firstChoice } from '../ingredient/first-choice.ts';
import { GROCERY_CATEGORIES, type GroceryCategory } from './grocery-category.ts';
import { CATEGORY_NOUNS, FRESH_OR_DRIED, MEATLESS_WORDS, SHELF_WORDS } from './category.table.ts';

/** By the last noun of the name that is known; then by the food table; else pantry, which is where a list puts the rest. */
export function categorize(name: string): GroceryCategory {
  const [core = '', ...notes] = name.split(/[,;(]/);
  const words = listWords(firstChoice(core));
  const noteWords = listWords(notes.join(' '));
  const found = findByLastNoun(words) ?? findByLastNoun(noteWords);
  if (found === undefined) return findByTable(core) ?? 'pantry';
  if (found.category === 'pantry') return isFreshKind(words, found.noun) ? 'produce' : 'pantry';
  if (found.category === 'meat' && words.some((word) => meatlessWords.has(word))) return 'pantry';
  return isShelfProduct([...words, ...noteWords], found.category) ? 'pantry' : found.category;
}

/** Without the name: from what the table says of the food. */
export function foodToCategory({ kind, state }: Pick<Food, 'kind' | 'state'>): GroceryCategory {
  if (state === 'canned' || state === 'canned-drained' || state === 'dried' || state === 'dry') return 'pantry';
  return CATEGORY_BY_KIND[kind] ?? 'pantry';
}

const CATEGORY_BY_KIND: Partial<Record<FoodKind, GroceryCategory>> = {
  vegetable: 'produce',
  fruit: 'produce',
  herb: 'produce',
  mushroom: 'produce',
  'starchy-root': 'produce',
  beef: 'meat',
  lamb: 'meat',
  pork: 'meat',
  game: 'meat',
  poultry: 'meat',
  offal: 'meat',
  'processed-meat': 'meat',
  fish: 'meat',
  crustacean: 'meat',
  mollusc: 'meat',
  egg: 'dairy',
  milk: 'dairy',
  cheese: 'dairy',
  yogurt: 'dairy',
  cream: 'dairy',
  butter: 'dairy',
};

function findByTable(name: string): GroceryCategory | undefined {
  const food = findFoodByName(name);
  return food && foodToCategory(food);
}

const listWords = (text: string): string[] => foodNameKey(text).replaceAll('/', ' ').split(' ').filter(Boolean);

type FoundNoun = { readonly noun: string; readonly category: GroceryCategory };

const LONGEST_NOUN = 4;

function findByLastNoun(words: readonly string[]): FoundNoun | undefined {
  for (let end = words.length; end > 0; end--) {
    for (let length = Math.min(LONGEST_NOUN, end); length > 0; length--) {
      const noun = words.slice(end - length, end).join(' ');
      const category = isSpicePepper(words, end, noun) ? 'pantry' : categoryByNoun.get(noun);
      if (category) return { noun, category };
    }
  }
  return undefined;
}

/** "pepper" and "salt and pepper" are the spice; "red pepper" is the vegetable. */
const isSpicePepper = (words: readonly string[], end: number, noun: string) =>
  noun === 'pepper' && (end === 1 || ['and', 'salt', 'ground', 'cracked', 'milled'].includes(words[end - 2]!));

/** "fresh oregano", "bay leaves, fresh": what is pantry unless it says so. */
const isFreshKind = (words: readonly string[], noun: string) =>
  freshOrDried.has(noun) && (words.includes('fresh') || words.includes('frozen'));

function isShelfProduct(words: readonly string[], category: GroceryCategory): boolean {
  const text = ` ${words.join(' ')} `;
  if (/ in (?:a |the )?(?:can|tin|jar) | (?:can|tin|jar) of /.test(text)) return true;
  // "ground" makes a spice of a root or seed but leaves meat what it is; "dried" means the pantry for meat as well.
  if (category === 'produce' && (words.includes('ground') || words.includes('dry'))) return true;
  if (category === 'dairy' && words.includes('dry')) return true;
  return words.some((word) => shelfWords.has(word)) && !(category === 'meat' && words.includes('dry'));
}

const listKeys = (text: string): string[] => text.split(',').map(foodNameKey).filter(Boolean);

const categoryByNoun: ReadonlyMap<string, GroceryCategory> = new Map(
  GROCERY_CATEGORIES.flatMap((category) => listKeys(CATEGORY_NOUNS[category]).map((noun) => [noun, category] as const)),
);
const shelfWords: ReadonlySet<string> = new Set(listKeys(SHELF_WORDS));
const meatlessWords: ReadonlySet<string> = new Set(listKeys(MEATLESS_WORDS));
const freshOrDried: ReadonlySet<string> = new Set(listKeys(FRESH_OR_DRIED));
