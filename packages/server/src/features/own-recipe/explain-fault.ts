import type { ProblemCode } from '@larder/contract/problem.ts';
import type { Told } from '../../http/problems.ts';
import type { ReadFault } from './read-recipes.ts';

/** What was wrong, and which other door is open. */
export const FAULT_WORDS: { readonly [Type in ReadFault['type']]: readonly [ProblemCode, Told] } = {
  'not-allowed': ['page-unreachable', 'This is no address of a page on the open internet. Check it, or paste the recipe as text.'],
  'too-many-redirects': ['page-unreachable', 'The address leads from one page to the next without end. Paste the recipe as text.'],
  unreachable: ['page-unreachable', 'Nobody answers at this address. Check it, or paste the recipe as text.'],
  refused: [
    'page-unreachable',
    'The site did not give the page to Larder ({status}). Many let only browsers in: open it there and paste the text, or the source of the page.',
  ],
  'no-page': ['recipe-unreadable', { says: 'What is at this address is no page with text. A picture or a film cannot be read yet.' }],
  'too-large': ['payload-too-large', 'This is larger than a recipe, or a file of them, ever is. Paste the recipe itself as text.'],
  'too-deep': ['recipe-unreadable', 'The page is built in a way that cannot be read. Paste the recipe as text.'],
  'too-slow': ['recipe-unreadable', 'It took longer to read than this server gives it. Paste the recipe as text.'],
  'unreadable-file': [
    'recipe-unreadable',
    'The file is damaged, or of a kind that cannot be read. Export it again, or paste the recipe as text.',
  ],
  'no-recipe': ['recipe-unreadable', 'No recipe was found in it. Paste the title, the ingredients and the steps as text.'],
  'under-way': ['recipe-unreadable', 'Another page or file of yours is just being read. Try again when that is done.'],
  busy: ['unavailable', 'Many people are reading recipes at the moment. Try again in a minute.'],
};
