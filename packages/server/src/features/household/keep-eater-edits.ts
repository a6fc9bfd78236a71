import type { EaterBody, EaterEdit } from '@larder/contract/eater.ts';
import { keepListEdits, keyOfEntry } from '@larder/domain/base/keep-edits.ts';
import { keepMealEdits } from '@larder/domain/recipe/keep-meal-edits.ts';
import type { StoredEater } from './eater-store.ts';

/** What was edited since the form was opened, on top of what is stored now: another window may have saved meanwhile. */
export function keepEaterEdits({ opened, ...form }: EaterEdit, stored: StoredEater): EaterBody {
  if (!opened) return form;
  const isEdited = (field: keyof EaterBody): boolean => JSON.stringify(form[field]) !== JSON.stringify(opened[field]);
  const storedTarget = stored.target ?? { kind: 'usual' };
  // Nobody under 18 eats by a figure, so that whoever changes the age has the last word on both.
  const who = isEdited('kind') || isEdited('birthYear') ? form : { ...stored, target: isEdited('target') ? form.target : storedTarget };
  return {
    name: isEdited('name') ? form.name : stored.name,
    kind: who.kind,
    birthYear: who.birthYear,
    target: who.target,
    restrictions: keepListEdits({
      edited: form.restrictions,
      opened: opened.restrictions,
      stored: stored.restrictions,
      keyOf: keyOfEntry,
    }),
    eatsAtHome: keepMealEdits(form.eatsAtHome, opened.eatsAtHome, stored.eatsAtHome),
  };
}
