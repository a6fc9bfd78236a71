import { expect, test } from 'vitest';
import { hideNames } from './hide-names.ts';

const hide = (name: string, text: string): string => hideNames([{ name, as: 'somebody' }])(text);

test.each([
  ['in whatever case', 'Anna', 'Fry ANNA’s onions, anna likes them.', 'Fry somebody’s onions, somebody likes them.'],
  ['as whole words alone', 'Ann', 'Ann eats a banana in Annapolis.', 'somebody eats a banana in Annapolis.'],
  ['with other apostrophes', 'D’Arcy', "For d'arcy", 'For somebody'],
  ['with signs of their own', 'Zoë (7)', 'for Zoë (7)', 'for somebody'],
  ['as a food’s where somebody is meant', 'Olive', 'Olive’s plate; half is for Olive.', 'somebody’s plate; half is for somebody.'],
  ['as an everyday word where somebody is meant', 'Will', 'Will’s without nuts.', 'somebody’s without nuts.'],
])('names are hidden %s', (_, name, text, shown) => {
  expect(hide(name, text)).toBe(shown);
});

test.each([
  ['foods', 'Olive', '2 tbsp olive oil; Olive oil for frying, for Olive oil lovers'],
  ['herbs', 'Basil', 'Basil, 4 leaves; serve with basil leaves'],
  ['everyday words', 'Will', 'It will thicken.'],
  ['names that Larder gave', 'Child 2', 'Child 2 eats; you too'],
  ['single letters', 'A', 'A pan'],
])('%s stay', (_, name, text) => {
  expect(hide(name, text)).toBe(text);
});

test('of a longer name nothing is left over', () => {
  const hideBoth = hideNames([
    { name: 'Anna', as: 'Plate 1' },
    { name: 'Anna Maria', as: 'Plate 2' },
  ]);
  expect(hideBoth('Anna Maria’s, then Anna’s')).toBe('Plate 2’s, then Plate 1’s');
});
