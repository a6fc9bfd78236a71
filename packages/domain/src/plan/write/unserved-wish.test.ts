import { expect, test } from 'vitest';
import { answerIntent } from '../../intent/answer/answer-intent.ts';
import { isUnservedWish, UNSERVED } from './unserved-wish.ts';

const REMARKED = [
  'nickel allergy, vegan',
  'no khachapuri',
  'vegan with chicken',
  'I take warfarin, fish for dinner',
  'I never eat after 6 pm',
  'dinner in the rice cooker',
  'lunch for my friends',
  'pegan',
  'kosher for passover',
  'POTS so I need lots of salt',
];

const readRemarks = (text: string): readonly string[] => {
  const answer = answerIntent({ words: text, targets: null });
  return answer.ok && answer.value.remarks.length > 0 ? answer.value.remarks : [`nothing is remarked of ${text}`];
};

test.each([
  UNSERVED.food('lobster', 'fits your rules'),
  UNSERVED.food('lobster', 'fits this day'),
  UNSERVED.elsewhere('salmon', { wished: ['lunch'], found: ['dinner'] }, 'fits this day'),
  UNSERVED.milky('Cheese and butter', 2),
  UNSERVED.dish('slow-cooker'),
  UNSERVED.slow('lasagna', { most: 30, minutes: 80 }),
  UNSERVED.tip('Beef stew', 'slow cooker'),
  UNSERVED.tool('dinner', 'air fryer'),
  UNSERVED.cuisine('Thai or Indian', 'fits this day'),
  UNSERVED.cuisineOfMeal('Greek', 'lunch', 'fits your rules'),
  UNSERVED.time('dinner', 10, 16),
  UNSERVED.kept('Salmon bowl', 'dinner'),
  UNSERVED.avoided('dinner', 'soup', 'fits your rules'),
  // Of plans that were saved before it was said in other words.
  'How many eat was not said: add it, such as "for 3".',
  ...REMARKED.flatMap(readRemarks),
])('%s', (sentence) => expect(isUnservedWish(sentence)).toBe(true));

test.each([
  'Amounts are for one person: open a recipe and set 4 servings to cook for 4.',
  'Not medical advice: please ask your doctor or dietitian.',
  'Assumed: a usual day of 2000 kcal, until you enter your weight.',
  'No olives; no dairy.',
])('is something else: %s', (sentence) => expect(isUnservedWish(sentence)).toBe(false));
