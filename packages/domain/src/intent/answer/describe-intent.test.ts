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
  ['allergic to eggs 1600-1800 kcal', ['No egg (allergy)', 'No eggs', '1600-1800 kcal']],
  ['no seafood except salmon, 1800 kcal', ['No seafood except salmon', '1800 kcal']],
  ['vegetarian but I eat fish, 1800 kcal', ['No meat', 'No seafood except fish', 'No gelatin', '1800 kcal']],
  ['vegetarian but eggs are ok, 1800 kcal', ['Vegetarian', '1800 kcal']],
  ['no como carne ni pescado, 1800 kcal', ['Vegetarian', 'No carne', 'No pescado', '1800 kcal']],
  ['vegan except honey, 1800 kcal', ['No meat', 'No seafood', 'No dairy', 'No egg', 'No gelatin', '1800 kcal']],
  ['breakfast under 300 calories 1500 a day', ['1500 kcal', 'Breakfast: Up to 300 kcal']],
])('%s', (text, expected) => {
  expect(labels(text)).toEqual(expected);
});

test('says where each chip is from', () => {
  const eater = { ...UNKNOWN_EATER, restrictions: ['Kosher' as const], allergies: ['sesame' as const] };
  expect(describeIntent(parseIntent('salmon'), eater)).toEqual([
    { id: 'wish:salmon', label: 'With salmon', from: 'text', words: 'salmon' },
    { id: 'restriction:Kosher', label: 'Kosher', from: 'profile' },
    { id: 'allergy:sesame', label: 'No sesame (allergy)', from: 'profile' },
    { id: 'assumed:calories', label: '2000 kcal a day', from: 'assumed' },
  ]);
});

test('gives every chip its own id', () => {
  const eater = { ...UNKNOWN_EATER, restrictions: ['Vegan' as const, 'Halal' as const] };
  const ids = describeIntent(parseIntent('halal, no nuts, nuts are bad, no nuts, 1800 calories'), eater).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
