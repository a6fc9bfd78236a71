import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

/** Where a line may end, as the browser sees it. */
const piecesOf = (text: string): readonly string[] => keepTogether(text).split(' ');

test.each([
  ['Grocery List - Nov 22 - Dec 1, 2026', ['Grocery', 'List\u00A0-', 'Nov\u00A022\u00A0-', 'Dec\u00A01,\u00A02026']],
  ['Week 3', ['Week\u00A03']],
  ['Milk - or not -', ['Milk\u00A0-', 'or', 'not', '-']],
  ['', ['']],
])('%j is broken at the end of a line into %j', (text, pieces) => expect(piecesOf(text)).toEqual(pieces));
