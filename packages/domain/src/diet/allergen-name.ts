import type { Allergen } from '../food/food.ts';

/** As a label would name it after "contains". */
export const ALLERGEN_NAMES: Readonly<Record<Allergen, string>> = {
  gluten: 'gluten',
  dairy: 'dairy',
  egg: 'egg',
  fish: 'fish',
  crustacean: 'crustaceans',
  mollusc: 'mollusks',
  'tree-nut': 'tree nuts',
  peanut: 'peanut',
  soy: 'soy',
  sesame: 'sesame',
  mustard: 'mustard',
  celery: 'celery',
  sulphite: 'sulfites',
  lupin: 'lupin',
};
