import { ALLERGEN_NAMES } from '@larder/domain/diet/allergen-name.ts';
import type { Allergen } from '@larder/domain/food/food.ts';

/** The entry of a profile's list that stands for an allergen: the words a person would type there. */
export const entryOf = (allergen: Allergen): string => {
  const name = ALLERGEN_NAMES[allergen];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} allergy`;
};

/** In the order of Annex II of Regulation (EU) No 1169/2011. */
export const NEVER_EATEN: readonly Allergen[] = [
  'gluten',
  'crustacean',
  'egg',
  'fish',
  'peanut',
  'soy',
  'dairy',
  'tree-nut',
  'celery',
  'mustard',
  'sesame',
  'sulphite',
  'lupin',
  'mollusc',
];

const keyOf = (userId: string): string => `larder.never-eat-dismissed.${userId}`;

export function wasDismissed(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

export function noteDismissed(userId: string): void {
  try {
    localStorage.setItem(keyOf(userId), '1');
  } catch {
    // Dismissed for this visit only.
  }
}
