import { capitalize } from '../base/say.ts';
import type { Allergen, Food, FoodFacet, FoodKind } from '../food/food.ts';
import { ALLERGEN_NAMES } from './allergen-name.ts';
import { allergyRule } from './diet-rule.ts';
import type { DietFault } from './diet-rule.ts';
import { hasFacet } from './food-class.ts';

export type AllergenVerdict = 'free' | 'contains' | 'needs-certification';

/** Printed before the food where a certified product makes it safe. */
export const GLUTEN_FREE_LABEL = 'certified gluten-free';

/**
 * What a kind contains whatever the table declares. Coconut is a fruit here: the FDA took it off the tree-nut list in
 * January 2025. Wine and beer are in doubt for sulphites, so they count; so do shrimp and their kin, which are dipped in bisulfite
 * against black spots (Florida Sea Grant, Technical Paper 46, 1986).
 */
const ALLERGENS_BY_KIND: Readonly<Partial<Record<FoodKind, readonly Allergen[]>>> = {
  nut: ['tree-nut'],
  peanut: ['peanut'],
  soy: ['soy'],
  fish: ['fish'],
  crustacean: ['crustacean', 'sulphite'],
  mollusc: ['mollusc'],
  egg: ['egg'],
  milk: ['dairy'],
  cheese: ['dairy'],
  yogurt: ['dairy'],
  cream: ['dairy'],
  butter: ['dairy'],
  alcohol: ['sulphite'],
};

/** "Shellfish" on a label does not say which, so it stands for both. */
const ALLERGENS_BY_FACET: Readonly<Partial<Record<FoodFacet, readonly Allergen[]>>> = {
  'contains-dairy': ['dairy'],
  'contains-egg': ['egg'],
  'contains-fish': ['fish'],
  'contains-shellfish': ['crustacean', 'mollusc'],
};

export function listAllergens(food: Food): readonly Allergen[] {
  const found = new Set<Allergen>(food.allergens);
  for (const allergen of ALLERGENS_BY_KIND[food.kind] ?? []) found.add(allergen);
  if (isOftenSulphured(food)) found.add('sulphite');
  for (const facet of food.facets) for (const allergen of ALLERGENS_BY_FACET[facet] ?? []) found.add(allergen);
  return [...found];
}

/** Dried fruit keeps its color by it, unless a pack says otherwise; dates and prunes are sold without (FDA, 21 CFR 101.100). */
const isOftenSulphured = ({ id, kind, state }: Food): boolean =>
  id.includes('sun-dried-tomato') || (kind === 'fruit' && state === 'dried' && !/date|prune|jujube/.test(id));

export function foodHasAllergen(food: Food, allergen: Allergen): AllergenVerdict {
  if (listAllergens(food).includes(allergen)) return 'contains';
  return allergen === 'gluten' && hasFacet(food, 'may-contain-gluten') ? 'needs-certification' : 'free';
}

export function foodBreaksAllergy(food: Food, allergen: Allergen): DietFault | undefined {
  const verdict = foodHasAllergen(food, allergen);
  if (verdict === 'free') return undefined;
  const noun = capitalize(food.names.noun);
  return verdict === 'contains'
    ? { foodId: food.id, rule: allergyRule(allergen), outcome: 'breaks', sentence: `${noun} contains ${ALLERGEN_NAMES[allergen]}.` }
    : {
        foodId: food.id,
        rule: allergyRule(allergen),
        outcome: 'needs-label',
        label: GLUTEN_FREE_LABEL,
        sentence: `${noun} may contain gluten: use a certified gluten-free product.`,
      };
}
