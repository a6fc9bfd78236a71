import { keepHere, readKept } from '../../lib/local-storage.ts';
import { capitalize } from '@larder/domain/base/say.ts';
import { addEntry, hasEntry } from '@larder/domain/base/keep-edits.ts';
import { ALLERGEN_NAMES } from '@larder/domain/diet/allergen-name.ts';
import { readStoredJson, removeStored, writeStored } from '../../lib/session-storage.ts';
import type { Allergen } from '@larder/domain/food/food.ts';

/** The entry of a profile's list that stands for an allergen: the words a person would type there. */
export const entryOf = (allergen: Allergen): string => {
  const name = ALLERGEN_NAMES[allergen];
  return `${capitalize(name)} allergy`;
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

export const wasDismissed = (userId: string): boolean => readKept(keyOf(userId)) !== undefined;

export const noteDismissed = (userId: string): void => keepHere(keyOf(userId), '1');

const unsavedKeyOf = (userId: string): string => `larder.never-eat-unsaved.${userId}`;

/** What was chosen and has no answer yet: a reload must not lose an allergy. What was taken back is only asked again. */
export function readUnsaved(userId: string): readonly string[] {
  const stored = readStoredJson(unsavedKeyOf(userId));
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
}

export const noteUnsaved = (userId: string, entry: string): void => writeUnsaved(userId, addEntry(readUnsaved(userId), entry));

/** What a reload cuts off is no refusal. */
export function forgetUnsaved(userId: string, entries: readonly string[]): void {
  if (performance.now() - leftAt < STAYED_AFTER_MS) return;
  writeUnsaved(
    userId,
    readUnsaved(userId).filter((entry) => !hasEntry(entries, entry)),
  );
}

function writeUnsaved(userId: string, entries: readonly string[]): void {
  if (entries.length > 0) writeStored(unsavedKeyOf(userId), JSON.stringify(entries));
  else removeStored(unsavedKeyOf(userId));
}

/** Whoever stays after all is there a moment later. */
const STAYED_AFTER_MS = 1000;
let leftAt = Number.NEGATIVE_INFINITY;
globalThis.addEventListener?.('beforeunload', () => (leftAt = performance.now()));
