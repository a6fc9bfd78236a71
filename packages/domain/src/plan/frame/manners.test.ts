import { expect, test } from 'vitest';
import { isMadeSo } from './manners.ts';

const made = (title: string, ...instructions: string[]) => ({ title, instructions });

test.each([
  made('Chicken fried rice', 'Toss it all.'),
  made('Crisp tofu and pepper stir-fry with rice', 'Toss it all.'),
  made('Fish tacos', 'Heat the oil in a skillet. Fry the fish for 3 minutes on each side.'),
  made('Falafel', 'Deep-fry in batches until brown.'),
  made('Lentils and rice', 'Fry the onions over medium heat, stirring often, until dark brown and crisp.'),
  made('Beef pasties', 'Add the {meat} and {onion} and fry until brown.'),
  made('Beef rolls', 'Fry the {onion:many} and {meat:mod} in {oil}.'),
  made('Fish with tomatoes', 'Fry the fish, turning once, until it flakes (145°F/63°C).', 'Add the tomatoes and simmer until thick.'),
  made('Chicken tortilla soup', 'Fry the strips until golden and crisp.', 'Add the broth and simmer.'),
  made('Tofu noodle soup', 'Simmer the broth.', 'Meanwhile fry the tofu in a skillet until gold.'),
  made('Eggs and beans', 'Fry the eggs.', 'Simmer the beans.'),
  made('Rice with stew', 'Fry the plantain until brown.', 'Serve with the stew.'),
  made('Plantain curry', 'Simmer until thick.', 'Fry the plantain until brown and soft.'),
  made('Lomo saltado with beef', 'Sear the beef in a wok.'),
  made('Beef with peppers', 'Heat a wok until it smokes. Toss the beef in it.'),
  made('Corn fritters', 'Cook by the spoonful.'),
  made('Veal schnitzel', 'Cook it until gold.'),
])('%j is fried', (dish) => expect(isMadeSo(dish, 'fried')).toBe(true));

test.each([
  made('Red lentil dal', 'Fry the {onion:one}, {ginger} and {garlic} in the {oil} until soft. Simmer the lentils.'),
  made('Massaman curry', 'Heat the oil and fry the paste, ginger and cumin until fragrant.'),
  made('Cacciatora', 'Add the onion, bell pepper and mushrooms and fry until they soften.'),
  made('Air-fryer salmon bites', 'Air-fry the salmon for 8 minutes.'),
  made('Halloumi salad', 'Dry-fry the halloumi.'),
  made('Roast chicken', 'Roast until golden.'),
  made('Air-fryer salmon bites', 'Heat the air fryer. Fry the salmon until brown.'),
  made('Beef stew', 'Fry the {meat} in the {oil} until brown on all sides.', 'Add the {broth}, cover and simmer until tender.'),
  made('Beef bourguignon', 'Fry the bacon in a heavy pot until crisp, and lift it out.', 'Cover and braise in the oven.'),
  made('Red curry with tofu', 'Fry the tofu until golden on most sides.', 'Pour in the coconut milk. Bring to a simmer.'),
  made('Pork vindaloo', 'Fry the pork, turning, until cooked through (145°F/63°C).', 'Add the tomato and simmer.'),
  made('Spaghetti bolognese', 'Add the {meat}, break it up and fry {meat:done}.', 'Add the {tomato-puree} and simmer until thick.'),
  made('Lasagna', 'Add the {meat} and fry {meat:done}.', 'Stir in the tomatoes and simmer to a thick sauce.', 'Bake.'),
  made('Jollof rice', 'Add the tomato and fry, stirring, until thick and the oil shows.', 'Stir in the rice.'),
  made('Ratatouille', 'Fry the eggplant until brown.', 'Return it and simmer until silky.'),
  made('Oven schnitzel', 'Bake until gold.'),
  made('Baked zucchini fritters', 'Bake.'),
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
