import { expect, test } from 'vitest';
import { ACCOUNT_TEXTS } from './texts.ts';

const NOTHING = { plans: 0, days: 0, lists: 0, recipes: 0, weeks: 0, photos: 0, photosLeft: 0, people: 0, peopleLeft: 0, profile: [] };

test.each([
  [{ ...NOTHING, plans: 1, days: 1 }, 'Added: 1 plan and 1 day.'],
  [
    { ...NOTHING, plans: 9, days: 6, lists: 1, recipes: 3, weeks: 1, people: 1 },
    'Added: 9 plans, 6 days, 1 list, 3 recipes, 1 week, and 1 person.',
  ],
  [{ ...NOTHING, recipes: 2, photos: 1, photosLeft: 1 }, 'Added: 2 recipes and 1 photo. 1 photo could not be read.'],
  [{ ...NOTHING, recipes: 2 }, 'Added: 2 recipes.'],
  [
    { ...NOTHING, plans: 1, profile: ['firstName', 'lastName', 'email', 'height', 'weight'] },
    'Added: 1 plan. Of your profile these are from the file now: name, email and body measures.',
  ],
  [
    { ...NOTHING, profile: ['dietaryRestrictions'] },
    'Nothing else was added. Of your profile these are from the file now: what you do not eat.',
  ],
  [NOTHING, 'Everything in the file was here already.'],
])('an import says what it brought', (added, sentence) => {
  expect(ACCOUNT_TEXTS.data.importedText(added)).toBe(sentence);
});
