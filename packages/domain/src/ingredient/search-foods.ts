import { FLAVOR_KINDS, FLESH_KINDS, PLANT_KINDS } from '../food/food-kinds.ts';
import { foodNameKey } from '../food/food-name-key.ts';
import type { Food, FoodKind } from '../food/food.ts';
import { findFoodOfWord, isAnimalWord, listNamesEndingIn, type NameEntry } from './food-name-index.ts';
import type { NameMatch } from './name-match.ts';
import {
  CUT_WORDS,
  FORM_WORDS,
  GENERIC_HEADS,
  IMITATED_WORDS,
  OTHER_ANIMALS,
  PART_WORDS,
  PLAIN_WORDS,
  STATE_WORDS,
  SUBSTITUTE_WORDS,
} from './ground-words.table.ts';

/**
 * Foods all of whose name stands in the text and holds the text's head noun. Never fuzzy: a near word is another word.
 * What the name leaves over must not make it another food, or nothing is returned and the line counts as unknown.
 */
export function searchFoods(text: string, states: readonly string[]): NameMatch | undefined {
  const words = foodNameKey(text).split(' ').filter(Boolean);
  if (words.length > MOST_WORDS) return undefined;
  const heads = listHeads(words);
  const found = heads.flatMap((head) =>
    listNamesEndingIn(words[head] ?? '').flatMap((entry) => rate(entry, { words, head, states }) ?? []),
  );
  // Ties go to the shorter id: the plain food before its variety.
  const ranked = found.toSorted((a, b) => b.score - a.score || a.food.id.length - b.food.id.length || (a.food.id < b.food.id ? -1 : 1));
  const best = ranked[0];
  if (!best || best.confidence < LEAST_CONFIDENCE) return undefined;
  const alternatives = [...new Set(ranked.map(({ food }) => food))].filter((food) => food !== best.food).slice(0, 3);
  return { food: best.food, confidence: best.confidence, alternatives };
}

const MOST_WORDS = 24;
// A brand and a compliment beside a name of two words; beside a single word so many make it another thing.
const MOST_STRANGE = 4;
const LEAST_CONFIDENCE = 0.4;

/** Where the noun may stand: the last word that is no mere cut, and before it any word that only pieces follow. */
function listHeads(words: readonly string[]): readonly number[] {
  const heads: number[] = [];
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at]!;
    heads.push(at);
    if (!PART_WORDS.has(word) && !PLAIN_WORDS.has(word) && !STATE_WORDS.has(word)) break;
  }
  return heads;
}

type Place = { readonly words: readonly string[]; readonly head: number; readonly states: readonly string[] };
type Rated = { readonly food: Food; readonly score: number; readonly confidence: number };

function rate({ food, words: name }: NameEntry, { words, head, states }: Place): Rated | undefined {
  if (!name.every((word) => words.includes(word) || states.includes(word))) return undefined;
  const left = words.filter((word) => !name.includes(word));
  if (left.some((word) => contradicts(word, food, name)) || lacksSubstitute({ words, left }, food)) return undefined;
  if (left.includes('style') && isAnimalWord(words[words.indexOf('style') - 1] ?? '')) return undefined;
  const strange = left.filter(isStrange).length;
  if (name.length === 1 && strange > 0 && tellsNothing(name[0] ?? '', left)) return undefined;
  if (strange > (name.length > 1 ? MOST_STRANGE : MOST_STRANGE - 1)) return undefined;
  const isTogether = words.slice(head - name.length + 1, head + 1).join(' ') === name.join(' ');
  const inState = states.some((state) => food.state.startsWith(state)) ? 0.3 : 0;
  const raw = food.state === 'raw' ? 0.1 : 0;
  return {
    food,
    score: name.length + (isTogether ? 0.5 : 0) + inState + raw + head / 100,
    confidence: Math.max(0, 0.9 - 0.12 * strange - (isTogether ? 0 : 0.1)),
  };
}

const isStrange = (word: string): boolean => !PLAIN_WORDS.has(word) && !PART_WORDS.has(word) && !STATE_WORDS.has(word) && !/\d/.test(word);

/** Beside a strange word a cut may be of anything, and so may a paste beside one that is no food. */
const tellsNothing = (name: string, left: readonly string[]): boolean =>
  CUT_WORDS.has(name) || (FORM_WORDS.has(name) && left.some(isUnknown));

/** No food of the table is named by it. */
const isUnknown = (word: string): boolean => isStrange(word) && !findFoodOfWord(word) && listNamesEndingIn(word).length === 0;

/** Whether a word left over makes it another food: "duck" of duck wings, "cashew" of cashew cheese. */
function contradicts(word: string, food: Food, name: readonly string[]): boolean {
  if (OTHER_ANIMALS.has(word)) return !isOfAnimal(word, food);
  if (isAnimalWord(word)) return !PART_WORDS.has(word) && !isOfAnimal(word, food);
  const other = findFoodOfWord(word);
  if (!other || PLAIN_WORDS.has(word)) return false;
  if (FLESH_KINDS.has(food.kind) || food.kind === 'stock')
    return (
      IMITATED_WORDS.has(name.at(-1) ?? '') && name.length === 1 && IMITATING_KINDS.has(other.kind) && !other.facets.includes('allium')
    );
  if (!GENERIC_HEADS.has(name.at(-1) ?? '') || name.length > 2) return false;
  return other.kind !== food.kind && !FLAVOR_KINDS.has(other.kind) && !other.facets.includes('allium');
}

/** What flesh is imitated with: "mushroom jerky". Herbs only season it: "sage sausage" is sausage. */
const IMITATING_KINDS: ReadonlySet<FoodKind> = new Set([...[...PLANT_KINDS].filter((kind) => kind !== 'herb'), 'seaweed', 'plant-dairy']);

// "Salmon fillet of cod" has no reading, but "fish" is said of any fish and "beef" of any cut.
const isOfAnimal = (word: string, food: Food): boolean =>
  food.kind === word ||
  (word === 'meat' && FLESH_KINDS.has(food.kind)) ||
  (word === 'seafood' && ['fish', 'crustacean', 'mollusc'].includes(food.kind)) ||
  foodNameKey(`${food.id} ${food.names.noun}`).split(' ').includes(word) ||
  food.names.aliases.some((alias) => foodNameKey(alias).split(' ').includes(word));

function lacksSubstitute({ words, left }: { words: readonly string[]; left: readonly string[] }, food: Food): boolean {
  if (left.includes('free')) return lacksFreedom(words[words.indexOf('free') - 1] ?? '', food);
  if (left.includes('non')) return lacksFreedom(words[words.indexOf('non') + 1] ?? '', food);
  if (!left.some((word) => SUBSTITUTE_WORDS.has(word))) return false;
  return isFromAnimal(food);
}

/** "Dairy-free" beside a dairy food means a substitute the table does not have; beside rice it only says what is so. */
function lacksFreedom(of: string, food: Food): boolean {
  if (of === 'gluten' || of === 'wheat') return food.allergens.includes('gluten');
  if (of === 'dairy' || of === 'milk' || of === 'lactose') return isDairyKind(food);
  if (of === 'egg') return food.kind === 'egg' || food.allergens.includes('egg');
  if (of === 'soy') return food.kind === 'soy' || food.allergens.includes('soy');
  if (of === 'nut' || of === 'peanut') return ['nut', 'peanut'].includes(food.kind) || food.allergens.includes('tree-nut');
  if (of === 'sugar') return food.facets.includes('added-sugar') || food.kind === 'sweetener';
  return of === 'meat' && FLESH_KINDS.has(food.kind);
}

const isDairyKind = (food: Food): boolean =>
  food.allergens.includes('dairy') || ['milk', 'cheese', 'yogurt', 'cream', 'butter'].includes(food.kind);

const isFromAnimal = (food: Food): boolean =>
  FLESH_KINDS.has(food.kind) || isDairyKind(food) || food.kind === 'egg' || food.kind === 'honey' || food.kind === 'animal-fat';
