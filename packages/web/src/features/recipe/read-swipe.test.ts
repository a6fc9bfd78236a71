import { expect, test } from 'vitest';
import { readSwipe } from './read-swipe.ts';

const at = (clientX: number, clientY: number) => ({ clientX, clientY });

test.each([
  ['to the left', at(300, 400), at(200, 410), 1],
  ['to the right', at(100, 400), at(220, 380), -1],
  ['too short a way', at(100, 400), at(150, 400), 0],
  ['a page pushed up', at(100, 400), at(180, 200), 0],
  ['two fingers', undefined, at(180, 200), 0],
])('%s', (_what, from, to, by) => expect(readSwipe(from, to)).toBe(by));
