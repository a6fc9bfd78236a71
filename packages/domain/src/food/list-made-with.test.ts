import { describe, expect, test } from 'vitest';
import { readRestrictions } from '../intent/wish/read-eater.ts';
import { FOODS } from './food-table.ts';
import { MADE_WITH } from './made-with.table.ts';

const leftOutBy = (entry: string): readonly string[] => readRestrictions([entry]).excludedFoodIds;

test('what is made and what it is made with are foods of the table', () => {
  const ids = new Set<string>(FOODS.map(({ id }) => id));
  const named = Object.entries(MADE_WITH).flatMap(([id, ingredients]) => [id, ...ingredients.replaceAll('!', '').split(' ')]);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

describe('an allergy leaves out what its food is an ingredient of, whether its name says so or not', () => {
  test.each([
    ['citrus allergy', ['marmalade', 'canned-mandarins', 'ponzu', 'hummus', 'calamansi-juice']],
    ['chickpea allergy', ['hummus', 'falafel']],
    ['tomato allergy', ['pizza-sauce', 'enchilada-sauce', 'bbq-sauce', 'tikka-masala-sauce', 'vegetable-juice']],
    ['allergic to strawberries', ['mixed-berries', 'frozen-mixed-berries', 'jam']],
    ['pea allergy', ['frozen-mixed-vegetables', 'plant-based-burger']],
    ['coconut allergy', ['vegan-cheddar', 'vegan-butter']],
    ['cinnamon allergy', ['garam-masala', 'pumpkin-pie-spice', 'apple-butter']],
    ['corn allergy', ['baking-powder', 'powdered-sugar', 'frozen-mixed-vegetables']],
    ['rice allergy', ['poha', 'tteok', 'mirin', 'rice-vinegar', 'gluten-free-bread']],
    ['potato allergy', ['frozen-french-fries', 'gluten-free-flour']],
    ['grape allergy', ['raisins', 'balsamic-vinegar', 'white-wine']],
    ['onion allergy', ['leek', 'chives', 'ketchup']],
    ['bell pepper allergy', ['paprika', 'smoked-paprika', 'pimiento']],
    ['bell pepper allergy', ['cajun-seasoning', 'chorizo', 'bbq-sauce']],
    ['garlic allergy', ['dill-pickles', 'pickle-juice']],
    ['chicken allergy', ['cornish-hen', 'andouille', 'stuffing-mix']],
    ['cucumber allergy', ['sweet-pickles', 'tartar-sauce', 'tzatziki']],
    ['melon allergy', ['watermelon', 'cantaloupe']],
    ['sunflower allergy', ['sunflower-oil', 'sunflower-seeds', 'multigrain-bread']],
    ['carrot allergy', ['vegetable-broth', 'low-sodium-vegetable-broth', 'chicken-broth', 'onion-soup-mix']],
    ['mushroom allergy', ['vegetable-bouillon-cube']],
    ['turmeric allergy', ['yellow-mustard', 'wasabi']],
    ['lemon allergy', ['lemon-pepper', 'cherry-pie-filling']],
    ['yeast allergy', ['white-bread', 'pizza-dough', 'beer']],
  ])('%s', (entry, foodIds) => expect(leftOutBy(entry)).toEqual(expect.arrayContaining(foodIds)));
});

test('a dislike leaves out what tastes of it, and no trace', () => {
  expect(leftOutBy('no tomatoes')).toEqual(expect.arrayContaining(['pizza-sauce', 'tikka-masala-sauce']));
  expect(leftOutBy('no tomatoes')).not.toContain('bbq-sauce');
  expect(leftOutBy('no chickpeas')).toContain('hummus');
  expect(leftOutBy('no cinnamon')).not.toContain('garam-masala');
  expect(leftOutBy('no carrots')).not.toContain('vegetable-broth');
});

test('who must not have butter must not have what is made of milk', () => {
  expect(readRestrictions(['butter allergy']).allergies).toEqual(['dairy']);
  expect(readRestrictions(['no butter']).allergies).toEqual([]);
});
