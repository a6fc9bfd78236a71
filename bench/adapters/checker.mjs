import { existsSync } from 'node:fs';
import { loadDomain } from './load-domain.mjs';

const { lineBreaksRule, lineContains } = await loadDomain('../tests/check-printed-rules.ts');
const diets = new URL('./diets.mjs', import.meta.url);
const own = existsSync(diets) ? await import(diets.href) : undefined;

export const label = 'larder-plan-checker';

/** Names of the query bench, in the words of the checker. A name with no word here is judged by the diets adapter alone. */
const RULES_BY_NAME = {
  vegetarian: ['vegetarian'],
  vegan: ['vegan'],
  pescatarian: ['pescatarian'],
  keto: ['keto'],
  paleo: ['paleo'],
  'gluten-free': ['Gluten-Free'],
  'dairy-free': ['Dairy-Free'],
  'egg-free': ['egg'],
  'nut-free': ['tree-nut', 'peanut'],
  'soy-free': ['soy'],
  'fish-free': ['fish'],
  'shellfish-free': ['crustacean', 'mollusc'],
  'sesame-free': ['sesame'],
  halal: ['Halal'],
  kosher: ['Kosher'],
  'pregnancy-safe': ['pregnancy'],
};

/** Both opinions: a line breaks a diet when either the product's rules or the checker's own words say so. */
export function violates(line) {
  const byWords = Object.keys(RULES_BY_NAME).filter((name) => RULES_BY_NAME[name].some((rule) => lineBreaksRule(line, rule)));
  return [...new Set([...(own?.violates?.(line) ?? []), ...byWords])];
}

export const contains = (line, food) => lineContains(line, food);
