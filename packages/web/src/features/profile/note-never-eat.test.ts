import { expect, test } from 'vitest';
import { readEater } from '@larder/domain/intent/wish/read-eater.ts';
import { entryOf, NEVER_EATEN } from './note-never-eat.ts';

test.each(NEVER_EATEN)('the entry for %s is read as its allergy', (allergen) => {
  const profile = { height: null, weight: null, preferredUnits: null, dateOfBirth: null, activityLevel: null, fitnessGoals: null };
  expect(readEater({ ...profile, dietaryRestrictions: [entryOf(allergen)] }, '2026-01-01').allergies).toContain(allergen);
});
