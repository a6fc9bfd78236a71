import type { ProblemCode } from '@larder/contract/problem.ts';
import type { Told } from '../../http/problems.ts';
import type { ReadFault } from './read-recipes.ts';

/** What was wrong, and which other door is open. */
export const FAULT_WORDS: { readonly [Type in ReadFault['type']]: readonly [ProblemCode, Told] } = {
  'not-allowed': ['page-unreachable', 'This is not the address of a page on the internet. Check it, or paste the recipe as text.'],
  'too-many-redirects': ['page-unreachable', 'The address leads from one page to the next without end. Paste the recipe as text.'],
  unreachable: ['page-unreachable', 'Nothing answers at this address. Check it, or paste the recipe as text.'],
  refused: [
    'page-unreachable',
    'The site did not let Larder see the page ({status}). Open it in your browser and paste its text, or its source.',
  ],
  'no-page': ['recipe-unreadable', { says: 'There is no text at this address. Larder cannot read pictures or videos yet.' }],
  'too-large': ['payload-too-large', 'This is too large to be a recipe or a file of recipes. Paste the recipe itself as text.'],
  'too-deep': ['recipe-unreadable', 'The page is built in a way that Larder cannot read. Paste the recipe as text.'],
  'too-slow': ['recipe-unreadable', 'Reading it took too long. Paste the recipe as text.'],
  'unreadable-file': [
    'recipe-unreadable',
    'The file is damaged, or of a kind that Larder cannot read. Export it again, or paste the recipe as text.',
  ],
  'no-recipe': ['recipe-unreadable', 'Larder found no recipe in it. Paste the title, the ingredients and the steps as text.'],
  'under-way': ['recipe-unreadable', 'Larder is still reading another page or file of yours. Try again when that is done.'],
  busy: ['unavailable', 'Many people are reading recipes at the moment. Try again in a minute.'],
};
