import { expect, test } from 'vitest';
import { isMadeSo } from './manners.ts';

const made = (title: string, ...instructions: string[]) => ({ title, instructions });

test.each([
  made('Chicken fried rice', 'Toss it all.'),
  made('Crisp tofu and pepper stir-fry with rice', 'Toss it all.'),
  made('Fish tacos', 'Heat the oil in a skillet. Fry the fish for 3 minutes on each side.'),
  made('Falafel', 'Deep-fry in batches until brown.'),
  made('Lentils and rice', 'Fry the onions over medium heat, stirring often, until dark brown and crisp.'),
  made('Beef curry', 'Add the {meat} and {onion} and fry until brown.'),
  made('Beef curry', 'Fry the {onion:many} and {meat:mod} in {oil}.'),
])('%j is fried', (dish) => expect(isMadeSo(dish, 'fried')).toBe(true));

test.each([
  made('Red lentil dal', 'Fry the {onion:one}, {ginger} and {garlic} in the {oil} until soft. Simmer the lentils.'),
  made('Massaman curry', 'Heat the oil and fry the paste, ginger and cumin until fragrant.'),
  made('Cacciatora', 'Add the onion, bell pepper and mushrooms and fry until they soften.'),
  made('Air-fryer salmon bites', 'Air-fry the salmon for 8 minutes.'),
  made('Halloumi salad', 'Dry-fry the halloumi.'),
  made('Roast chicken', 'Roast until golden.'),
])('%j is not', (dish) => expect(isMadeSo(dish, 'fried')).toBe(false));

test('other manners are told by title or steps', () => {
  expect(isMadeSo(made('Baked cod', 'Season.'), 'baked')).toBe(true);
  expect(isMadeSo(made('Cod', 'Steam over water.'), 'steamed')).toBe(true);
  expect(isMadeSo(made('Cod', 'Steam over water.'), 'grilled')).toBe(false);
});

test.each([
  made('Steamed buns', 'Serve.'),
  made('Cod', 'Cover and steam over low heat.'),
  made('Dumplings', 'Set them in a steamer.'),
  made('Mash', 'Cook the kale in the same steam.'),
])('%j is steamed', (dish) => expect(isMadeSo(dish, 'steamed')).toBe(true));

test.each([
  made('Stew', 'Reheat it until it steams all through.'),
  made('Fried rice', 'Toss until steaming hot.'),
  made('Potatoes', 'Drain and let the steam escape.', 'Let them steam dry.'),
  made('Waffles', 'Bake until no more steam comes out.'),
])('%j is not steamed', (dish) => expect(isMadeSo(dish, 'steamed')).toBe(false));

test('what is put in the fridge for Friday is not sauteed', () => {
  expect(isMadeSo(made('Stew', 'Set Friday’s portion in the fridge.'), 'sauteed')).toBe(false);
  expect(isMadeSo(made('Greens', 'Sauté the greens.'), 'sauteed')).toBe(true);
  expect(isMadeSo(made('Greens', 'Fry the greens.'), 'sauteed')).toBe(true);
});
