import { expect, test } from 'vitest';
import { isUnservedWish, UNSERVED } from './unserved-wish.ts';

test.each([
  UNSERVED.food('lobster'),
  UNSERVED.dish('slow-cooker'),
  UNSERVED.cuisine('Thai or Indian'),
  UNSERVED.cuisineOfMeal('Greek', 'lunch'),
  UNSERVED.time('dinner', 10, 16),
])('%s', (sentence) => expect(isUnservedWish(sentence)).toBe(true));

test.each([
  'Amounts are for one person: open a recipe and set 4 servings to cook for 4.',
  'Not medical advice: please ask your doctor or dietitian.',
  '2000 kcal as a usual day, because the profile has no weight',
  'No olives; no dairy.',
])('is something else: %s', (sentence) => expect(isUnservedWish(sentence)).toBe(false));
