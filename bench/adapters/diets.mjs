import { loadDomain } from './load-domain.mjs';

const { checkLine } = await loadDomain('diet/check-line.ts');

export const label = 'larder';

const diet = (name) => [{ type: 'diet', diet: name }];
const restriction = (name) => [{ type: 'restriction', restriction: name }];
const allergy = (...allergens) => allergens.map((allergen) => ({ type: 'allergy', allergen }));

const RULES_BY_ID = {
  vegetarian: diet('vegetarian'),
  vegan: diet('vegan'),
  pescatarian: diet('pescatarian'),
  'gluten-free': diet('glutenfree'),
  'dairy-free': restriction('Dairy-Free'),
  keto: diet('keto'),
  paleo: diet('paleo'),
  carnivore: diet('carnivore'),
  kosher: restriction('Kosher'),
  halal: restriction('Halal'),
  'low-carb': restriction('Low-Carb'),
  'nut-free': allergy('tree-nut', 'peanut'),
  'shellfish-free': allergy('crustacean', 'mollusc'),
  'egg-free': allergy('egg'),
  'soy-free': allergy('soy'),
  'pregnancy-safe': diet('pregnancy'),
};

export const DIETS = Object.keys(RULES_BY_ID);

/** What the line is known to break. "Not known" forbids a line in the product but is no finding, so it is not reported. */
export function violates(line) {
  return DIETS.filter((id) => checkLine(line, RULES_BY_ID[id]).some(({ outcome }) => outcome === 'breaks'));
}
