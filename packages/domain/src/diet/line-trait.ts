import type { Allergen } from '../food/food.ts';
import type { Diet, Restriction } from './diet.ts';

/** What a word of a label or a recipe line says is in the food. `plant` only matters to carnivore, and is otherwise assumed. */
export const LINE_TRAITS = [
  'meat',
  'pork',
  'fish',
  'crustacean',
  'mollusc',
  'egg',
  'dairy',
  'bee',
  'gelatin',
  'rennet',
  'insect',
  'from-animal', // wool grease, feathers: no food of an animal, but not vegan
  'not-kosher',
  'not-halal',
  'gluten',
  'tree-nut',
  'peanut',
  'soy',
  'sesame',
  'mustard',
  'celery',
  'sulphite',
  'lupin',
  'alcohol',
  'raw-animal',
  'unpasteurised',
  'mold-ripened',
  'liver',
  'high-mercury',
  'raw-sprouts',
  'deli-meat',
  'starch',
  'sugar',
  'grain',
  'legume',
  'processed',
  'plant',
] as const;
export type LineTrait = (typeof LINE_TRAITS)[number];

const FLESH: readonly LineTrait[] = ['meat', 'pork'];
const SEAFOOD: readonly LineTrait[] = ['fish', 'crustacean', 'mollusc'];
/** What a vegetarian leaves out. */
export const NOT_VEGETARIAN: readonly LineTrait[] = [...FLESH, ...SEAFOOD, 'gelatin', 'rennet', 'insect'];
/** Whatever comes from an animal. */
export const NOT_VEGAN: readonly LineTrait[] = [...NOT_VEGETARIAN, 'egg', 'dairy', 'bee', 'from-animal'];
const NOT_PALEO: readonly LineTrait[] = ['grain', 'legume', 'dairy', 'sugar', 'processed', 'alcohol', 'gluten', 'soy', 'peanut'];

export const TRAITS_BY_DIET: Readonly<Partial<Record<Diet, readonly LineTrait[]>>> = {
  vegetarian: NOT_VEGETARIAN,
  vegan: NOT_VEGAN,
  pescatarian: [...FLESH, 'gelatin', 'insect'],
  glutenfree: ['gluten'],
  keto: ['starch', 'sugar'],
  paleo: NOT_PALEO,
  carnivore: [
    'plant',
    'starch',
    'sugar',
    'grain',
    'legume',
    'gluten',
    'soy',
    'peanut',
    'tree-nut',
    'sesame',
    'mustard',
    'celery',
    'alcohol',
  ],
  pregnancy: ['alcohol', 'raw-animal', 'unpasteurised', 'mold-ripened', 'liver', 'high-mercury', 'raw-sprouts', 'deli-meat'],
};

export const TRAITS_BY_RESTRICTION: Readonly<Partial<Record<Restriction, readonly LineTrait[]>>> = {
  Vegetarian: NOT_VEGETARIAN,
  Vegan: NOT_VEGAN,
  'Gluten-Free': ['gluten'],
  'Dairy-Free': ['dairy'],
  Keto: ['starch', 'sugar'],
  Paleo: NOT_PALEO,
  'Low-Carb': ['starch', 'sugar'],
  Kosher: ['pork', 'crustacean', 'mollusc', 'insect', 'not-kosher', 'gelatin'],
  Halal: ['pork', 'alcohol', 'gelatin', 'not-halal'],
};

export const TRAITS_BY_ALLERGEN: Readonly<Record<Allergen, readonly LineTrait[]>> = {
  gluten: ['gluten'],
  dairy: ['dairy'],
  egg: ['egg'],
  fish: ['fish'],
  crustacean: ['crustacean'],
  mollusc: ['mollusc'],
  'tree-nut': ['tree-nut'],
  peanut: ['peanut'],
  soy: ['soy'],
  sesame: ['sesame'],
  mustard: ['mustard'],
  celery: ['celery'],
  // Wine and beer are in doubt, as in the food table.
  sulphite: ['sulphite', 'alcohol'],
  lupin: ['lupin'],
};

/** What follows "Lard does not fit a vegan plan:". */
export const TRAIT_REASONS: Readonly<Record<LineTrait, string>> = {
  meat: 'it is or contains meat',
  pork: 'it is or contains pork',
  fish: 'it is or contains fish',
  crustacean: 'it is or contains crustaceans',
  mollusc: 'it is or contains mollusks',
  egg: 'it is or contains egg',
  dairy: 'it is or contains dairy',
  bee: 'it is made by bees',
  gelatin: 'it is or contains gelatin',
  rennet: 'it is made with animal rennet',
  insect: 'it is made from insects',
  'from-animal': 'it comes from animals',
  'not-kosher': 'it is not kosher',
  'not-halal': 'it is not halal',
  gluten: 'it contains gluten',
  'tree-nut': 'it is or contains tree nuts',
  peanut: 'it is or contains peanut',
  soy: 'it is or contains soy',
  sesame: 'it is or contains sesame',
  mustard: 'it is or contains mustard',
  celery: 'it is or contains celery',
  sulphite: 'it contains sulfites',
  lupin: 'it is or contains lupin',
  alcohol: 'it is or contains alcohol',
  'raw-animal': 'it is raw egg, fish or meat',
  unpasteurised: 'it is not pasteurized',
  'mold-ripened': 'soft mold-ripened and blue cheese can carry listeria',
  liver: 'liver is too high in vitamin A',
  'high-mercury': 'it is high in mercury',
  'raw-sprouts': 'raw sprouts can carry bacteria',
  'deli-meat': 'cold cuts can carry listeria',
  starch: 'it is too starchy',
  sugar: 'it is too sweet',
  grain: 'it is or contains a grain',
  legume: 'it is or contains a legume',
  processed: 'it is processed',
  plant: 'it is or contains a plant',
};
