/** The ten diets of the product's menu and DASH, which only the guide has. */
export const DIETS = [
  'standard',
  'mediterranean',
  'keto',
  'vegetarian',
  'vegan',
  'paleo',
  'carnivore',
  'pescatarian',
  'glutenfree',
  'pregnancy',
  'dash',
] as const;
export type Diet = (typeof DIETS)[number];

/** What a person may hold to besides a diet; the words are those of the profile page. */
export const RESTRICTIONS = [
  'Vegetarian',
  'Vegan',
  'Gluten-Free',
  'Dairy-Free',
  'Keto',
  'Paleo',
  'Low-Carb',
  'Low-Fat',
  'High-Protein',
  'Kosher',
  'Halal',
] as const;
export type Restriction = (typeof RESTRICTIONS)[number];
