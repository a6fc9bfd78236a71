import { capitalize } from '../base/say.ts';

/** The kitchens that kits and wishes name. */
export const CUISINES = [
  'american',
  'italian',
  'mexican',
  'french',
  'mediterranean',
  'thai',
  'indian',
  'japanese',
  'chinese',
  'korean',
  'middle-eastern',
  'greek',
  'spanish',
  'moroccan',
  'vietnamese',
  'british',
  'caribbean',
  'latin-american',
  'nordic',
  'german',
  'african',
  'indonesian',
] as const;
export type Cuisine = (typeof CUISINES)[number];

/** As it is written in a sentence: "Middle Eastern". */
export const nameCuisine = (cuisine: Cuisine): string => cuisine.split('-').map(capitalize).join(' ');
