import { expect, test } from 'vitest';
import { UNKNOWN_EATER } from '../../eater/eater.ts';
import { describeIntent } from './describe-intent.ts';
import { parseIntent } from '../wish/parse-intent.ts';

const labels = (text: string, eater = UNKNOWN_EATER): readonly string[] =>
  describeIntent(parseIntent(text), eater).map(({ label }) => label);

test.each<readonly [string, readonly string[]]>([
  ['vegan 1,800 calories no peanuts with tofu', ['Vegan', 'No peanuts', 'With tofu', '1800 kcal']],
  ['keto at least 120g protein under 30 minutes 1700 kcal', ['Ketogenic', '1700 kcal', 'At least 120 g protein', 'Up to 30 min']],
  ['cheap thai dinner for 4, 2000 kcal', ['Thai', '2000 kcal', 'Dinner', 'Low cost', 'For 4']],
  ['mexican lunch, soup for dinner, 2000 kcal', ['Mexican for lunch', 'Soup for dinner', '2000 kcal']],
  ['allergic to eggs 1600-1800 kcal', ['No eggs (allergy)', '1600-1800 kcal']],
  ['allergic to shrimp and mango, 1800 kcal', ['No shrimp (allergy: crustaceans)', 'No mango (allergy)', '1800 kcal']],
  ['peanut allergy, celiac, 1800 kcal', ['Celiac', 'No peanut (allergy: peanut, tree nuts)', '1800 kcal']],
  ['no seafood except salmon, 1800 kcal', ['No seafood except salmon', '1800 kcal']],
  ['vegetarian but I eat fish, 1800 kcal', ['Vegetarian except fish', '1800 kcal']],
  ['vegetarian but eggs are ok, 1800 kcal', ['Vegetarian', '1800 kcal']],
  ['no como carne ni pescado, 1800 kcal', ['Vegetarian', 'No carne', 'No pescado', '1800 kcal']],
  ['vegan except honey, 1800 kcal', ['Vegan except honey', '1800 kcal']],
  ['jain, no tomatoes, 1800 kcal', ['Jain', 'No tomatoes', '1800 kcal']],
  ['whole30, 1800 kcal', ['Whole 30', '1800 kcal']],
  ['vegan, mushroom allergy, jain lunch, 1800 kcal', ['Vegan', 'Jain', 'No mushroom (allergy)', '1800 kcal', 'Lunch']],
  // One thing said is one chip, in its own words, with its meal.
  ['cold noodles, 1800 kcal', ['Cold noodles', '1800 kcal']],
  ['eggs for breakfast, grilled fish for dinner, 1800 kcal', ['With eggs for breakfast', 'Grilled fish for dinner', '1800 kcal']],
  ['fish pie for dinner, eggs for lunch, 1800 kcal', ['Fish pie for dinner', 'With eggs for lunch', '1800 kcal']],
  ['porridge and baked apple, 1800 kcal', ['Baked apple', 'Porridge', '1800 kcal']],
  ['chicken nuggets, no roast beef, 1800 kcal', ['No roast beef', 'Chicken nuggets', '1800 kcal']],
  ['breakfast under 300 calories 1500 a day', ['1500 kcal', 'Breakfast: Up to 300 kcal']],
])('%s', (text, expected) => {
  expect(labels(text)).toEqual(expected);
});

test('says where each chip is from', () => {
  const eater = { ...UNKNOWN_EATER, rules: ['Kosher', 'no mushrooms'] };
  expect(describeIntent(parseIntent('salmon'), eater)).toEqual([
    { id: 'wish:salmon', label: 'With salmon', from: 'text', words: 'salmon' },
    { id: 'profile:kosher', label: 'Kosher', from: 'profile' },
    { id: 'profile:no mushrooms', label: 'No mushrooms', from: 'profile' },
    { id: 'assumed:calories', label: '2000 kcal a day', from: 'assumed' },
  ]);
});

test('gives every chip its own id', () => {
  const eater = { ...UNKNOWN_EATER, rules: ['Vegan', 'Halal'] };
  const ids = describeIntent(parseIntent('vegan, halal, no nuts, nuts are bad, no nuts, 1800 calories'), eater).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
