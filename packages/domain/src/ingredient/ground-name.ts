import { findFoodByName } from '../food/find-food.ts';
import { foodNameKey } from '../food/food-name-key.ts';
import { listFoodNameKeys } from '../food/food-name-keys.ts';
import type { Food } from '../food/food.ts';
import { firstChoice } from './first-choice.ts';
import { findFoodByWords } from './food-name-index.ts';
import { PLAIN_WORDS, STATE_WORDS } from './ground-words.table.ts';
import type { NameMatch } from './name-match.ts';
import { searchFoods } from './search-foods.ts';

/**
 * The food a name stands for: the dictionary first, then the same without words that change nothing, then a search
 * in which every word of the food's name must stand in the line. `states` ("canned", "dried") are tried before the name.
 */
export function groundName(name: string, states: readonly string[]): NameMatch | undefined {
  const text = tidyName(name);
  const whole = findExactly(text, states);
  if (whole) return whole;
  for (const choice of listChoices(text)) {
    for (const part of listParts(choice)) {
      const match = groundPart(part, states);
      if (match) return match;
    }
  }
  return undefined;
}

const tidyName = (name: string): string =>
  name
    .replace(/\(.*?\)|[*†"“”]/g, ' ')
    .replace(/\b(?:free|cage|pasture|open)[- ](?:range|free|raised)\b|\bnon[- ]gmo\b|\bno[- ]salt[- ]added\b/gi, ' ')
    .replace(/\b(?:of|to) (?:your |our |my )?(?:choice|choosing|liking|taste)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** "Butter or oil" in turn, with a noun that stands only once: "corn or flour tortillas", "flank or skirt steak". */
function listChoices(text: string): readonly string[] {
  const choices = text.split(CHOICE).filter(Boolean);
  const [first = ''] = choices;
  if (choices.length < 2) return [text];
  const last = choices.at(-1) ?? '';
  const shared = `${first} ${last.split(' ').at(-1) ?? ''}`;
  const sharedFood = findFoodByName(shared);
  const lastKind = (findFoodByName(last) ?? findFoodByName(last.split(' ').at(-1) ?? ''))?.kind;
  const isShared = sharedFood !== undefined && sharedFood.kind === lastKind && findFoodByName(first)?.kind !== lastKind;
  return [...new Set([...(isShared ? [shared] : []), firstChoice(text), ...choices, shared])].slice(0, MOST_CHOICES);
}

const MOST_CHOICES = 6;
const CHOICE = /\s*,?\s+(?:and\/or|or)\s+|\s*\/\s*/i;

/** What leads a choice before the whole of it: "tomatoes" of "tomatoes with their juice", "salt" of "salt and pepper". */
function listParts(choice: string): readonly string[] {
  const parts = [choice.split(TAIL)[0] ?? '', choice.split(JOINED)[0] ?? '', choice, ...choice.split(TAIL).slice(1, 3)];
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))];
}

const TAIL = /\s*,\s*|\s+(?:with|in|from|for|such as|like|made|packed|without|plus|to|i|and|&)\s+/i;
const JOINED = /\s+(?:and|&|plus)\s+/i;

function groundPart(part: string, states: readonly string[]): NameMatch | undefined {
  return findExactly(part, states) ?? searchFoods(part, states) ?? findInOtherState(part) ?? findGround(part);
}

function findExactly(text: string, states: readonly string[]): NameMatch | undefined {
  const essential = essentialWords(text);
  const core = essential.join(' ');
  for (const state of states) {
    const food = findFoodByName(`${state} ${text}`) ?? (core ? findFoodByName(`${state} ${core}`) : undefined);
    if (food) return { food, confidence: 1, alternatives: [] };
  }
  const exact = findFoodByName(text);
  if (exact) return { food: exact, confidence: 1, alternatives: [] };
  const plain = (core && findFoodByName(core)) || findReordered(text, foodNameKey(text).split(' ')) || findReordered(text, essential);
  return plain ? { food: plain, confidence: 0.95, alternatives: [] } : undefined;
}

/** "Chicken, breast" and "breast of chicken" are one food; milk chocolate and chocolate milk are two. */
function findReordered(text: string, words: readonly string[]): Food | undefined {
  // "Soy sauce or tamari" has the words of "tamari soy sauce".
  const food = CHOICE.test(text) ? undefined : findFoodByWords(words);
  if (!food) return undefined;
  const head = words.at(-1) ?? '';
  const isSameHead = listFoodNameKeys(food.names).some((key) => key.split(' ').length === words.length && key.endsWith(head));
  return isSameHead || STATE_WORDS.has(head) || /,|\bof\b/.test(text) ? food : undefined;
}

/** "Thyme" alone is in the table only as fresh and as dried. */
function findInOtherState(part: string): NameMatch | undefined {
  const core = essentialWords(part).join(' ') || part;
  for (const state of ['fresh', 'dried', 'ground', 'canned', 'frozen']) {
    const food = findFoodByName(`${state} ${core}`);
    if (food) return { food, confidence: 0.8, alternatives: [] };
  }
  return undefined;
}

/** A spice is the same food as its powder. */
function findGround(part: string): NameMatch | undefined {
  const found = /^(.+) powder$/i.exec(part);
  const food = found ? (findFoodByName(found[1] ?? '') ?? findFoodByName(`ground ${found[1]}`)) : undefined;
  return food?.kind === 'spice' ? { food, confidence: 0.9, alternatives: [] } : undefined;
}

export function essentialWords(name: string): readonly string[] {
  const words = foodNameKey(name).split(' ').filter(Boolean);
  return words.filter((word) => !PLAIN_WORDS.has(word));
}
