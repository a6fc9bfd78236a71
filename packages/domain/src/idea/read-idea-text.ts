import { checkLine } from '../diet/check-line.ts';
import { foodNameKey } from '../food/food-name-key.ts';
import { listFoodNameKeys } from '../food/food-name-keys.ts';
import { findFood } from '../food/find-food.ts';
import type { Food } from '../food/food.ts';
import type { PlanRules } from '../plan/frame/plan-rules.ts';
import { findNamedFoods, isOneOf } from './find-named-foods.ts';
import { hasOnlyKnownWords } from './known-words.ts';

/** What a text may speak of: the foods that are really in the dish, under the rules that bind it. */
export type IdeaScope = { readonly foods: readonly Food[]; readonly rules: PlanRules };

/** A text from outside as it may be shown, or undefined when it must not be: then our own words take its place. */
export function readIdeaText(text: string, longest: number): string | undefined {
  const tidy = text.replaceAll(/\s+/g, ' ').replaceAll(/[‘’]/g, "'").trim();
  if (tidy.length < SHORTEST || tidy.length > longest || !PLAIN.test(tidy)) return undefined;
  return FOREIGN_MATTER.test(tidy) || CLAIMS.test(tidy) || statesNutrient(tidy) || UNSAFE.test(tidy) || !hasOnlyKnownWords(tidy)
    ? undefined
    : tidy;
}

const SHORTEST = 3;

/** Letters that US recipes are written in, and the marks of plain sentences: no markup, link, bracket or address can be built of them. */
const PLAIN = /^[A-Za-zÀ-ÖØ-öø-ÿœŒ\d\s.,;:'"()°%/–—&½¼¾⅓⅔!?-]+$/u;

/** Nothing that belongs in a recipe; in an answer to a recipe's question it is the machine speaking of itself, or of where to go. */
const FOREIGN_MATTER =
  /\b(?:prompts?|instructions?|instructed|system|assistants?|ai|chatbot|language model|models?|polic(?:y|ies)|ignor\w+|overrid\w+|bypass\w*|passwords?|api|tokens?|json|schema|developers?|admin|users?|sorry|cannot|can't|as requested|https?|www|com|click|javascript|script|hack\w*|secret key|confidential|nutritionally|allergen\w*|allergy|allergies|safe for|certified|guarantee\w*)\b|:\/\/|\/\/|--/i;

/** Figures of nutrition and promises of health are ours to work out, and nobody's to make. */
const CLAIMS =
  /\b(?:k?cals?|calor\w+|kilojoules?|kj|macros?|macronutrients?|nutrients?|nutrition\w*|vitamins?|cholesterol|sodium|grams? of|cures?|curing|heals?|healing|detox\w*|treats?|prevents?|immun\w+|diabet\w+|cancer|weight loss|fat[- ]burn\w*|doctors?|medicin\w+)\b/i;

/** "30 g of protein", but not "30 g of protein powder". */
export const statesNutrient = (text: string): boolean =>
  /\d\s*(?:g|grams?|mg|%)\s*(?:of\s+)?(?:protein|carb\w*|fats?|fiber|sugars?|salt)\b(?! powder)/i.test(text);

/** Said of meat, fish or egg it is dangerous, of anything else it is not needed. Heat may be medium. */
const UNSAFE =
  /\b(?:raw|rare|runny|undercooked|underdone|pink|unwashed|bleach|detergent|medium(?!-| (?:heat|high|low|hot)))\b|room temperature overnight/i;

/** Whether a text names no food that is not in the dish, and nothing that a rule forbids. */
export function fitsScope(text: string, { foods, rules }: IdeaScope): boolean {
  if (findNamedFoods(text).some((named) => !isOneOf(named, foods))) return false;
  if (namesExcluded(text, rules)) return false;
  return !checkLine(text, rules.rules).some(({ outcome }) => outcome === 'breaks');
}

/** By the words of the exclusion as well as by every name of each food it stands for. */
export function namesExcluded(text: string, { exclusions }: Pick<PlanRules, 'exclusions'>): boolean {
  const key = ` ${foodNameKey(text)} `;
  return exclusions.some(({ words, foodIds }) => key.includes(` ${foodNameKey(words)} `) || listNamedOf(text, foodIds).length > 0);
}

/** Which of the foods a text names, by whichever name. */
export function listNamedOf(text: string, foodIds: readonly string[]): readonly Food[] {
  const key = ` ${foodNameKey(text)} `;
  return foodIds
    .flatMap((id) => findFood(id) ?? [])
    .filter(({ names }) => listFoodNameKeys(names).some((name) => key.includes(` ${name} `)));
}
