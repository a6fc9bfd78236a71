import { expect, test } from 'vitest';
import { ALLERGEN_NAMES } from '../diet/allergen-name.ts';
import { ALLERGENS } from '../food/food.ts';
import { parseIntent } from '../intent/wish/parse-intent.ts';
import { readRestrictions } from '../intent/wish/read-eater.ts';
import { writeRules } from './write-rules.ts';

const TABLE = 'me 2600, my wife 1500, ';

test.each([
  ['she is allergic to peanuts', ['Allergic to peanuts']],
  ['shellfish makes her throat close up', ['Allergic to shellfish']],
  ['no mushrooms', ['No mushrooms']],
  ['no seafood except salmon', ['No seafood except salmon']],
  ['halal', ['Halal']],
  ['she is vegetarian', []],
  ['no grblfx', []],
  ['no grblfx, no mushrooms', ['No mushrooms']],
  ['she hates frobnitz', []],
  ['she is allergic to grblfx', ['Allergic to grblfx']],
  ['she is allergic to peanuts, no zorgle', ['Allergic to peanuts']],
  ['Italian, quick', []],
])('what %s leaves out is written down of everybody', (words, entries) =>
  expect(writeRules(parseIntent(`${TABLE}${words}`))).toEqual(entries),
);

test.each([
  ...ALLERGENS.map((allergen) => `she is allergic to ${ALLERGEN_NAMES[allergen]}`),
  'nut allergy, no dairy, kosher',
  'she has celiac disease',
  'she is lactose intolerant',
  'she is pregnant',
  'low fodmap',
  'jain',
  'vegan except honey, we are both',
  'sesame makes her throat close up',
  'mango gives her hives',
  'I think shrimp did not agree with her',
  'egg free and no cooked tomatoes',
  'no pork, no alcohol, no onions or garlic',
  'she reacts to peanut butter and soy milk',
])('the entries read back bind as much as %s', (words) => {
  const intent = parseIntent(`${TABLE}${words}`);
  const read = readRestrictions(writeRules(intent));
  const foods = new Set(read.excludedFoodIds);
  expect(intent.exclude.flatMap(({ foodIds }) => foodIds.filter((id) => !foods.has(id)))).toEqual([]);
  expect(read.allergies).toEqual(expect.arrayContaining([...intent.allergies]));
  expect(read.restrictions).toEqual(expect.arrayContaining([...intent.restrictions]));
});
