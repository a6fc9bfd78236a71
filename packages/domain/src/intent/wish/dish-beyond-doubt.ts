import { listAllergens } from '../../diet/check-allergen.ts';
import { tellsSymptom } from '../language/harm-words.ts';
import type { IntentLexicon } from '../language/intent-lexicon.ts';
import { isFood, type Item } from '../language/read-items.ts';
import { showTyped } from '../language/show-typed.ts';
import { isAccounted, type Modes } from './clause.ts';
import { denies } from './denies.ts';

/**
 * "Stuffed peppers while I'm in Boston", "my club wants spag bol again": who names a dish asks for it, where nothing in its sentence
 * denies or is weary of anything and nothing in the text tells of harm. A food by itself, and a dish by what many are allergic to,
 * are left out in doubt: of those it is told in any words that they harm, "on a drip after my cashew curry".
 */
export function isDishBeyondDoubt(
  items: readonly Item[],
  at: number,
  { modes, lexicon }: { readonly modes: Modes; readonly lexicon: IntentLexicon },
): boolean {
  const [from, to] = spanOfDish(items, at);
  if (from === to || tellsSymptom(showTyped(items))) return false;
  const start = items.slice(0, at).findLastIndex(endsSentence) + 1;
  const end = items.findIndex((item, index) => index > at && endsSentence(item));
  const said = items.slice(start, end < 0 ? items.length : end);
  return (
    said.every((item, index) => !denies(item) || isAccounted(items, start + index, modes)) &&
    !WEARY.test(showTyped(said)) &&
    !items.slice(from, to).some((item) => isFood(item) && isAllergenic(item, lexicon))
  );
}

const endsSentence = ({ mark }: Item): boolean => /^[.;!?]$/u.test(mark ?? '');

/** "Ramen is out", "I am so over oatmeal", "if I see another casserole". */
const WEARY =
  /\b(?:so|im|am|is|are|really|totally) over\b|\b(?:another|enough|instead|swap|than|off|out|given up|gave up|poison|banned|forbidden)\b/u;

/** A name that has a word besides its foods, a kind of dish by a word of its own, or the food right before one; else nothing. */
function spanOfDish(items: readonly Item[], at: number): readonly [from: number, to: number] {
  if (items[at]!.isInDishName) {
    const from = items.slice(0, at).findLastIndex(({ isInDishName }) => !isInDishName) + 1;
    const end = items.findIndex(({ isInDishName }, index) => index > at && !isInDishName);
    const to = end < 0 ? items.length : end;
    return items.slice(from, to).some((item) => !isFood(item) || isKind(item)) ? [from, to] : [at, at];
  }
  if (isKind(items[at]!)) return [at, at + 1];
  const next = items[at + 1];
  return next && isKind(next) ? [at, at + 2] : [at, at];
}

const isKind = ({ effect, foodClass }: Item): boolean => effect?.dish !== undefined && foodClass === undefined;

function isAllergenic(item: Item, lexicon: IntentLexicon): boolean {
  const foods = lexicon.getFoods(item.foodClass ? lexicon.listClass(item.foodClass) : lexicon.listBeing(item.food!));
  const harmful = foods.filter((food) => listAllergens(food).some((allergen) => !GRAINS.has(allergen)));
  return 2 * harmful.length > foods.length;
}

/** Of these nearly every dish is made. */
const GRAINS: ReadonlySet<string> = new Set(['gluten', 'wheat']);
