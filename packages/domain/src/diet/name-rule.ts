import { ALLERGEN_NAMES } from './allergen-name.ts';
import type { Diet } from './diet.ts';
import type { DietRule } from './diet-rule.ts';

/** Diets that are written otherwise than they are stored. */
const DIET_WORDS: Readonly<Partial<Record<Diet, string>>> = { mediterranean: 'Mediterranean', glutenfree: 'gluten-free', dash: 'DASH' };

/** What is held to, within a sentence: "Mediterranean", "low-carb", "no tree nuts". */
export function nameRule(rule: DietRule): string {
  if (rule.type === 'diet') return DIET_WORDS[rule.diet] ?? rule.diet;
  return rule.type === 'restriction' ? rule.restriction.toLowerCase() : `no ${ALLERGEN_NAMES[rule.allergen]}`;
}

/** What a food does not fit: "a Mediterranean plan", "an allergy to tree nuts". */
export const nameWhatBinds = (rule: DietRule): string =>
  rule.type === 'allergy' ? `an allergy to ${ALLERGEN_NAMES[rule.allergen]}` : `a ${nameRule(rule)} plan`;
