import type { Allergen, FoodFacet, FoodKind } from '@larder/domain/food/food.ts';
import type { FoodEntry } from '../food-entry.ts';
import type { FoodProblem } from '../food-fault.ts';

/** Facets that a rule of someone's safety or belief hangs on, and that kind or name give away. */
export function findFacetFaults(entry: FoodEntry): readonly FoodProblem[] {
  const facets = entry.facets ?? [];
  const name = `${entry.noun} ${entry.id.replaceAll('-', ' ')}`.toLowerCase();
  const missing = RULES.filter((rule) => applies(rule, entry, name) && !facets.includes(rule.facet)).map(({ facet, why }) => ({
    problem: `lacks the facet ${facet}: ${why}`,
    remedy: `add "${facet}" to facets`,
  }));
  const both = facets.includes('whole-grain') && facets.includes('refined-grain');
  const doubled = facets.filter((facet, index) => facets.indexOf(facet) !== index);
  const undeclared = facets.filter((facet) => {
    const allergens = ALLERGENS_OF[facet];
    return allergens !== undefined && !allergens.some((allergen) => entry.allergens?.includes(allergen));
  });
  return [
    ...missing,
    ...undeclared.map((facet) => ({ problem: `has ${facet} but not the allergen`, remedy: 'add the allergen too: rules look at either' })),
    ...(both ? [{ problem: 'is both whole-grain and refined-grain', remedy: 'keep the one that is true' }] : []),
    ...doubled.map((facet) => ({ problem: `has ${facet} twice`, remedy: 'keep one' })),
  ];
}

/** What SR28's own description gives away about a food whose name does not: the meats in a sausage, sugar in a can. */
export function findDescribedFacetFaults(entry: FoodEntry, description: string): readonly FoodProblem[] {
  const text = description.toLowerCase();
  return DESCRIBED.filter((rule) => applies(rule, entry, text) && !entry.facets?.includes(rule.facet)).map(({ facet, why }) => ({
    problem: `lacks the facet ${facet}: SR28 says ${why} ("${description}")`,
    remedy: `add "${facet}" to facets`,
  }));
}

type Rule = {
  readonly facet: FoodFacet;
  readonly why: string;
  readonly kinds?: readonly FoodKind[];
  readonly pattern?: RegExp;
  readonly unless?: RegExp;
};

const applies = ({ kinds, pattern, unless }: Rule, { kind }: FoodEntry, name: string): boolean =>
  (kinds === undefined || kinds.includes(kind)) && (pattern === undefined || pattern.test(name)) && !unless?.test(name);

const ALLERGENS_OF: Readonly<Partial<Record<FoodFacet, readonly Allergen[]>>> = {
  'contains-dairy': ['dairy'],
  'contains-egg': ['egg'],
  'contains-fish': ['fish'],
  'contains-shellfish': ['crustacean', 'mollusc'],
};

const PLANTS: readonly FoodKind[] = ['vegetable', 'starchy-root', 'fruit', 'herb'];
const NOT_PORK = /\b(turkey|beef|chicken|vegan|plant|soy|tempeh|coconut|mushroom|salmon|duck|lamb|veal|bits)\b/;

const RULES: readonly Rule[] = [
  {
    facet: 'high-mercury',
    why: 'on the "choices to avoid" list of FDA and EPA advice about eating fish (2021)',
    kinds: ['fish'],
    pattern: /\b(swordfish|shark|king mackerel|marlin|orange roughy|tilefish|bigeye)/,
  },
  {
    facet: 'high-vitamin-a',
    why: 'liver',
    kinds: ['offal', 'processed-meat'],
    pattern: /\bliver(wurst)?\b|\bpate\b|\bpâté\b|braunschweiger|foie gras/,
  },
  { facet: 'raw-sprouts', why: 'sprouts are grown warm and wet', kinds: ['vegetable'], pattern: /\bsprouts?\b/, unless: /brussels/ },
  {
    facet: 'smoked-or-cured',
    why: 'cured or smoked',
    kinds: ['processed-meat', 'fish'],
    pattern:
      /\b(smoked|lox|bacon|ham|prosciutto|salami|pepperoni|pancetta|jerky|gravlax|kippers?|speck|guanciale|corned|pastrami|bresaola)\b/,
    unless: /hamburger/,
  },
  {
    facet: 'deli-meat',
    why: 'eaten cold from the counter',
    kinds: ['processed-meat'],
    pattern: /\b(deli|prosciutto|salami|pepperoni|mortadella|bologna|pastrami|hot dog|bresaola|liverwurst)\b/,
  },
  {
    facet: 'contains-pork',
    why: 'pork',
    kinds: ['processed-meat'],
    pattern:
      /\b(bacon|ham|prosciutto|salami|pepperoni|chorizo|pancetta|pork|mortadella|guanciale|speck|bratwurst|kielbasa|italian sausage)\b/,
    unless: NOT_PORK,
  },
  {
    facet: 'non-kosher-fish',
    why: 'no fins and scales by the lists of kosher agencies',
    kinds: ['fish'],
    pattern: /\b(catfish|eel|monkfish|shark|swordfish|sturgeon|turbot|caviar|lumpfish|skate)\b/,
    unless: /salmon/,
  },
  {
    facet: 'animal-rennet',
    why: 'its protected recipe asks for calf rennet',
    kinds: ['cheese'],
    pattern: /\b(parmesan|parmigiano|grana|pecorino|romano|gruy[eè]re|manchego|gorgonzola|roquefort|asiago|emmental|comt[eé])/,
    unless: /vegan|vegetarian/,
  },
  {
    facet: 'soft-cheese',
    why: 'soft and moist; listeria grows in it',
    kinds: ['cheese'],
    pattern:
      /\b(brie|camembert|feta|blue cheese|gorgonzola|roquefort|queso fresco|queso blanco|goat cheese|burrata|fresh mozzarella|stilton|chevre)\b/,
  },
  {
    facet: 'nightshade',
    why: 'a nightshade',
    kinds: PLANTS,
    pattern: /\b(tomato(es)?|tomatillo|eggplant|jalape[nñ]os?|chil(i|ies|e|es)|bell peppers?|potato(es)?|goji)\b/,
    unless: /sweet potato|yam/,
  },
  { facet: 'allium', why: 'an allium', kinds: PLANTS, pattern: /\b(onions?|garlic|shallots?|leeks?|chives?|scallions?|ramps)\b/ },
  { facet: 'stand-in', why: 'eaten in the place of something else', kinds: ['meat-substitute', 'protein-powder'] },
  { facet: 'stand-in', why: 'eaten in the place of dairy', kinds: ['plant-dairy', 'plant-milk'], unless: /coconut (milk|cream)(?! drink)/ },
  { facet: 'starchy', why: 'a starchy root', kinds: ['starchy-root'] },
  { facet: 'ready-to-eat', why: 'never to be cooked by default', kinds: ['cheese'], unless: /halloumi|paneer|bread cheese/ },
  {
    facet: 'ready-to-eat',
    why: 'canned or smoked fish is eaten as it is',
    kinds: ['fish'],
    pattern: /\b(canned|smoked|sardines?|anchov|lox|gravlax)/,
    unless: /fresh/,
  },
  { facet: 'contains-alcohol', why: 'alcohol', kinds: ['alcohol'], unless: /alcohol[ -]free|non[ -]?alcoholic/ },
  {
    facet: 'contains-gelatin',
    why: 'gelatin',
    pattern: /\b(gelatin|marshmallow|gummy|gummies)\b/,
    unless: /vegan|agar|marshmallow[ -](creme|cream|fluff)/,
  },
];

const DESCRIBED: readonly Rule[] = [
  { facet: 'contains-pork', why: 'pork', kinds: ['processed-meat'], pattern: /\b(pork|ham)\b/ },
  { facet: 'contains-beef', why: 'beef', kinds: ['processed-meat'], pattern: /\bbeef\b/ },
  { facet: 'contains-poultry', why: 'poultry', kinds: ['processed-meat'], pattern: /\b(turkey|chicken|poultry)\b/ },
  { facet: 'smoked-or-cured', why: 'smoked or cured', kinds: ['processed-meat', 'fish'], pattern: /\b(smoked|cured|pickled)\b/ },
  {
    facet: 'added-sugar',
    why: 'sweetened',
    pattern: /\b(sweetened|with added sugar|light syrup|heavy syrup)\b/,
    unless: /unsweetened|not sweetened|sweetened with fruit juice|low[- ]calorie sweetener|artificial/,
  },
];
