import { ALLERGEN_NAMES } from '@larder/domain/diet/allergen-name.ts';
import { readStoredJson, removeStored, writeStored } from '../../lib/session-storage.ts';
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

/** Choices that the server has not answered yet, as the list was before them and is with them: a reload must not lose an allergy. */
export type UnsavedEntries = { readonly opened: readonly string[]; readonly after: readonly string[] };

const unsavedKeyOf = (userId: string): string => `larder.never-eat-unsaved.${userId}`;

export const readUnsaved = (userId: string): UnsavedEntries | undefined =>
  readStoredJson(unsavedKeyOf(userId)) as UnsavedEntries | undefined;

export function noteUnsavedEntries(userId: string, entries: UnsavedEntries | undefined): void {
  if (entries) writeStored(unsavedKeyOf(userId), JSON.stringify(entries));
  else removeStored(unsavedKeyOf(userId));
}
