import { tellsSymptom } from '../language/harm-words.ts';
import { isFood, type Item } from '../language/read-items.ts';
import { showTyped } from '../language/show-typed.ts';
import { denies } from './denies.ts';

/** A kind of dish that is named by itself, and so may be refused, harm or be cleared as a food may: not the curry of a lamb curry. */
export const isDish = (items: readonly Item[], at: number): boolean => {
  const { dish, slot } = items[at]!.effect ?? {};
  return dish !== undefined && slot === undefined && !WAYS.has(dish) && !isFood(items[at]) && !isFood(items[at - 1]);
};
/** "No nuts, curry for dinner": behind a food or a comma a dish is no part of the list. */
export const beginsAnew = (items: readonly Item[], at: number): boolean => {
  const before = items.slice(0, at);
  return before.findLastIndex((item) => isFood(item) || item.mark === ',') > before.findLastIndex(({ effect }) => effect?.cue === 'no');
};
/** "A curry that doesn't take all day", "a curry without it", "not in my scone", "allergic to eggs, omelet for dinner": what the refused food is not to be in, or a meal. */
export const isCarrier = (items: readonly Item[], at: number): boolean => {
  const end = items.findIndex(({ mark }, index) => index > at && mark !== undefined);
  const behind = items.slice(at + 1, end < 0 ? items.length : end);
  return (
    (RELATIVE.test(items[at + 1]?.words ?? '') && !tellsSymptom(showTyped(behind))) ||
    behind.some(
      ({ words }, index) =>
        /^(?:without|minus)$/u.test(words) ||
        (words === 'no' && !ENDS_NO.test(behind[index + 1]?.words ?? '')) ||
        (words === 'with' && behind.slice(index + 1, index + 3).some((item) => isFood(item) || denies(item))),
    ) ||
    (items[at - 1]?.mark === ',' && behind.some(({ effect }) => effect?.slot !== undefined)) ||
    (OWNER.test(items[at - 1]?.words ?? '') && /^(?:in|into|on|onto)$/u.test(items[at - 2]?.words ?? ''))
  );
};
/**
 * "Curry, my son is allergic to peanuts", "curry for my peanut allergic son": what refuses or harms is said of a food, and nothing
 * is of the dish but by a word that looks at it, or where it is listed with the food.
 */
export function isExplained(items: readonly Item[], at: number, isOut: (at: number) => boolean): boolean {
  if (!items.some((_, index) => isOut(index))) return false;
  const before = items.slice(0, at).findLastIndex(({ words }) => !ARTICLE.test(words));
  if (REFUSING.has(items[before]?.effect?.cue ?? '')) return false;
  const isJoined = (join: number, food: number): boolean =>
    (items[join]?.effect?.cue === 'and' || /^(?:and|or|,)$/u.test(items[join]?.mark ?? items[join]?.words ?? '')) && isOut(food);
  if (isJoined(before, before - 1) && items[before]?.mark === undefined) return false;
  if (isJoined(at + 1, at + 2)) return false;
  const start = items.slice(0, at).findLastIndex(({ mark }) => mark !== undefined) + 1;
  const end = items.findIndex(({ mark }, index) => index > at && mark !== undefined);
  const own = items.slice(start, end < 0 ? items.length : end);
  return own.some((_, index) => isOut(start + index)) || !refuses(own);
}
const ARTICLE = /^(?:a|an|the|any|some|my|your)$/u;
const REFUSING: ReadonlySet<string> = new Set(['no', 'allergic-to']);
const refuses = (own: readonly Item[]): boolean =>
  own.some((item) => REFUSING.has(item.effect?.cue ?? '') || denies(item) || SENDS_OFF.test(item.words)) || tellsSymptom(showTyped(own));

const SENDS_OFF = /^(?:out|off|banned|forbidden)$/u;

/** How something is cooked, which harms nobody. */
const WAYS: ReadonlySet<string> = new Set(
  'grill skillet roast one-pot sheet-pan slow-cooker pressure-cooker air-fryer no-cook cold microwave no-oven no-fridge no-chopping one-burner adventurous comfort finger-food portable batch'.split(
    ' ',
  ),
);
export const mayRefuse = (items: readonly Item[]): boolean =>
  tellsSymptom(showTyped(items)) || items.some((item) => denies(item) || item.unknown || HAS_NO_CUE.test(item.words));
const HAS_NO_CUE = /^(?:out|off|poison|banned|forbidden|hospital)$/u;

/** "Korma no", "tagine is a proper no for him": of the dish itself. */
const ENDS_NO = /^$|^(?:for|from|with|thanks?|thank you|thx|please|pls|way|more|longer|go|chance|never|ever|at all|either|now)$/u;
const RELATIVE = /^(?:that|which)$/u;
const OWNER = /^(?:the|my|his|her|our|their|your)$/u;
