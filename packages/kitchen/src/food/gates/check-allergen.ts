import type { Allergen, FoodKind } from '@larder/domain/food/food.ts';
import type { FoodEntry } from '../food-entry.ts';
import type { FoodProblem } from '../food-fault.ts';

/** Allergens that kind or name give away and the entry does not declare. */
export function findMissingAllergens(entry: FoodEntry): readonly FoodProblem[] {
  const declared = entry.allergens ?? [];
  return listExpectedAllergens(entry)
    .filter((allergen) => !declared.includes(allergen))
    .map((allergen) => ({
      problem: `a "${entry.kind}" named "${entry.noun}" does not declare ${allergen}`,
      remedy: `add "${allergen}" to allergens, or name the food so that it is plainly free of it ("gluten-free ...", "vegan ...")`,
    }));
}

const BY_KIND: Readonly<Partial<Record<FoodKind, Allergen>>> = {
  milk: 'dairy',
  cheese: 'dairy',
  yogurt: 'dairy',
  cream: 'dairy',
  butter: 'dairy',
  egg: 'egg',
  fish: 'fish',
  crustacean: 'crustacean',
  mollusc: 'mollusc',
  peanut: 'peanut',
  soy: 'soy',
};

const PLANT = /\b(vegan|plant|dairy[ -]free|egg[ -]free|soy[ -]free|nut[ -]free|fish[ -]free)/;

const GLUTEN_FREE_BASE =
  /\b(gluten[ -]free|grain[ -]free|rice|corn|taco shell|tostada|cornmeal|cornstarch|masa|polenta|almond|hazelnut|coconut|buckwheat|chickpea|gram|besan|lentil|bean|edamame|pea|potato|tapioca|cassava|oat|quinoa|sorghum|millet|teff|amaranth|arrowroot|shirataki|konjac|glass|cellophane|kelp|soy|peanut|flax|flaxseed|lupin|plantain|tiger ?nut|banana|mung|sweet potato|zucchini|palm)/;

const WHEAT =
  /\b(wheat|barley|rye|spelt|farro|bulgur|couscous|semolina|seitan|freekeh|kamut|einkorn|triticale|panko|udon|ramen|malt|breadcrumb|bread crumb|pita|naan|bagel|orzo|soba|cracker|pretzel|tortellini|ravioli|gnocchi|filo|phyllo|puff pastry|croissant|matzo)/;

type NameRule = { readonly allergen: Allergen; readonly pattern: RegExp; readonly unless?: RegExp };

const BY_NAME: readonly NameRule[] = [
  {
    allergen: 'gluten',
    pattern: WHEAT,
    unless:
      /gluten[ -]free|wheatgrass|buckwheat$|rice cracker|corn cracker|flax cracker|cauliflower|almond flour cracker|malt vinegar|bagel seasoning/,
  },
  { allergen: 'sesame', pattern: /\b(sesame|tahini|halva|halvah|hummus|za'?atar|gomasio|furikake)/ },
  { allergen: 'mustard', pattern: /\bmustard/, unless: /mustard greens/ },
  { allergen: 'celery', pattern: /\b(celery|celeriac)/ },
  {
    allergen: 'soy',
    pattern: /\b(soy|soya|tofu|tempeh|edamame|miso|tamari|shoyu|natto|teriyaki|hoisin)\b/,
    unless: /soy[ -]free|chickpea miso|coconut amino/,
  },
  { allergen: 'fish', pattern: /\b(anchov|fish sauce|worcestershire|bonito|dashi|caviar|surimi|fish stock)/, unless: /vegan|vegetarian/ },
  { allergen: 'mollusc', pattern: /\boyster sauce/, unless: /vegan|vegetarian|mushroom/ },
  { allergen: 'crustacean', pattern: /\b(shrimp paste|prawn cracker)/, unless: /vegan/ },
  { allergen: 'peanut', pattern: /\bpeanut|\bsatay/ },
  {
    allergen: 'tree-nut',
    pattern: /\b(almond|cashew|walnut|pecan|hazelnut|pistachio|macadamia|brazil nut|pine nut|praline|marzipan|nutella|gianduja)/,
  },
  { allergen: 'egg', pattern: /\b(mayonnaise|aioli|meringue)/, unless: /vegan|egg[ -]free/ },
  {
    allergen: 'dairy',
    pattern: /\b(whey|casein|ghee|milk chocolate|condensed milk|evaporated milk|milk powder|dulce de leche|pesto|ranch|alfredo)/,
    unless: /vegan|dairy[ -]free|coconut/,
  },
  { allergen: 'lupin', pattern: /\blupini?\b/ },
];

function listExpectedAllergens(entry: FoodEntry): readonly Allergen[] {
  const name = `${entry.noun} ${entry.id.replaceAll('-', ' ')}`.toLowerCase();
  const byKind = PLANT.test(name) ? undefined : BY_KIND[entry.kind];
  const named = BY_NAME.filter(({ pattern, unless }) => pattern.test(name) && !unless?.test(name)).map(({ allergen }) => allergen);
  return [
    ...new Set([
      ...(byKind === undefined ? [] : [byKind]),
      ...(isNutNeedingTreeNut(entry, name) ? ['tree-nut' as const] : []),
      ...(isWheatByKind(entry, name) ? ['gluten' as const] : []),
      ...named,
    ]),
  ];
}

// US law counts coconut no longer as a tree nut (FDA guidance, January 2025); a peanut has its own kind.
const isNutNeedingTreeNut = ({ kind }: FoodEntry, name: string): boolean => kind === 'nut' && !/coconut|tiger ?nut/.test(name);

const isWheatByKind = ({ kind }: FoodEntry, name: string): boolean =>
  (kind === 'pasta' || kind === 'bread' || kind === 'flour') && !GLUTEN_FREE_BASE.test(name);
