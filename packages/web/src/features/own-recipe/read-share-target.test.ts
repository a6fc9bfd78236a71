import { expect, it } from 'vitest';
import { readShareTarget } from './read-share-target.ts';

it.each([
  ['an address', { url: 'https://a.example/soup' }, { address: 'https://a.example/soup', text: '' }],
  ['an address in the text, as Android does', { text: 'https://a.example/soup' }, { address: 'https://a.example/soup', text: '' }],
  ['an address behind a title', { text: 'Soup of the day https://a.example/soup' }, { address: 'https://a.example/soup', text: '' }],
  ['a recipe', { title: 'Soup', text: '1 onion\n2 carrots\nCook it.' }, { address: '', text: 'Soup\n\n1 onion\n2 carrots\nCook it.' }],
  ['nothing', {}, { address: '', text: '' }],
])('what is shared is %s', (_what, shared, expected) => {
  expect(readShareTarget(shared)).toEqual(expected);
});
