const YOGURTS = 'yogurt whole-yogurt nonfat-yogurt greek-yogurt whole-greek-yogurt nonfat-greek-yogurt';
const MILKS = 'milk whole-milk low-fat-milk skim-milk';

/**
 * What stands in for a food that is not at home, by the measures that are stated, not by weight. Sources:
 *
 * - `ndsu`: North Dakota State University Extension, "Ingredient Substitutions" (FN198), with its "Kitchen Detours" of May 2020.
 * - `cook`: Cook's Illustrated, "How to Substitute Cultured Dairy Products", May 2005.
 * - `vegan`: Steen and Newman, "The Complete Guide to Vegan Food Substitutions", 2010, page 14: each by its plant counterpart.
 * - `handy`: "Handy guide of emergency substitutions and equivalents" (lifehomefamily.com), which has the rows that the leaflets of
 *   several extension services have in common.
 *
 * Eggs, flours and what leavens are left out: what they do in a dough no single row says.
 */
export const SUBSTITUTIONS: readonly Substitution[] = [
  { of: YOGURTS, measure: '1 cup', by: 'sour-cream', as: '1 cup', source: 'cook' },
  { of: 'yogurt whole-yogurt nonfat-yogurt', measure: '1 cup', by: 'buttermilk', as: '1 cup', source: 'handy' },
  { of: YOGURTS, measure: '1 cup', by: 'soy-yogurt coconut-yogurt', as: '1 cup', source: 'vegan' },
  { of: 'sour-cream light-sour-cream', measure: '1 cup', by: 'yogurt whole-yogurt greek-yogurt', as: '1 cup', source: 'cook' },
  { of: 'sour-cream light-sour-cream', measure: '1 cup', by: 'vegan-sour-cream', as: '1 cup', source: 'vegan' },
  { of: 'buttermilk', measure: '1 cup', by: 'yogurt', as: '1 cup', source: 'handy' },
  { of: MILKS, measure: '1 cup', by: 'soy-milk almond-milk rice-milk hemp-milk', as: '1 cup', source: 'vegan' },
  { of: 'heavy-cream', measure: '1 cup', by: 'coconut-milk coconut-cream', as: '1 cup', source: 'vegan' },
  { of: 'butter unsalted-butter', measure: '1 cup', by: 'margarine', as: '1 cup', source: 'ndsu' },
  { of: 'butter unsalted-butter', measure: '8 tbsp', by: 'olive-oil canola-oil vegetable-oil', as: '7 tbsp', source: 'ndsu' },
  { of: 'butter unsalted-butter', measure: '1 cup', by: 'vegan-butter coconut-oil', as: '1 cup', source: 'vegan' },
  { of: 'mayonnaise light-mayonnaise', measure: '1 cup', by: 'sour-cream yogurt', as: '1 cup', source: 'ndsu' },
  { of: 'cornstarch', measure: '1 tbsp', by: 'all-purpose-flour', as: '2 tbsp', source: 'ndsu' },
  { of: 'brown-sugar', measure: '1 cup', by: 'sugar', as: '1 cup', source: 'handy' },
  { of: 'honey', measure: '4 tbsp', by: 'sugar', as: '5 tbsp', source: 'handy' },
  { of: 'lemon-juice', measure: '1 tbsp', by: 'white-vinegar', as: '1 tbsp', source: 'handy' },
  { of: 'parsley', measure: '1 tbsp', by: 'parsley-dried', as: '1 tsp', source: 'handy' },
  { of: 'basil', measure: '1 tbsp', by: 'basil-dried', as: '1 tsp', source: 'handy' },
  { of: 'cilantro', measure: '1 tbsp', by: 'cilantro-dried', as: '1 tsp', source: 'handy' },
  { of: 'fresh-oregano', measure: '1 tbsp', by: 'oregano-dried', as: '1 tsp', source: 'handy' },
  { of: 'fresh-thyme', measure: '1 tbsp', by: 'thyme-dried', as: '1 tsp', source: 'handy' },
  { of: 'yellow-mustard dijon-mustard', measure: '3 tsp', by: 'mustard-powder', as: '1 tsp', source: 'handy' },
];

export type Substitution = {
  /** Ids of foods, each of which it holds for, and of those that stand in. */
  readonly of: string;
  readonly measure: Measure;
  readonly by: string;
  readonly as: Measure;
  readonly source: 'ndsu' | 'cook' | 'vegan' | 'handy';
};

type Measure = `${number} ${'cup' | 'tbsp' | 'tsp'}`;
