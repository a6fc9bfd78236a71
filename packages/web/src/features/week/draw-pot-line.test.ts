import { expect, test } from 'vitest';
import { drawPotLine } from './draw-pot-line.ts';

const box = (left: number, top: number) => ({ left, right: left + 200, top, bottom: top + 90 });

test.each([
  [
    'of a dinner for the lunch of the next day, left of it',
    box(400, 0),
    box(180, 100),
    { start: 'M400 34', gap: 391, end: { x: 380, y: 134 } },
  ],
  ['of a lunch for another lunch below it', box(180, 0), box(180, 200), { start: 'M180 34', gap: 171, end: { x: 180, y: 234 } }],
  ['of a lunch for a dinner, right of it', box(180, 0), box(400, 100), { start: 'M380 34', gap: 389, end: { x: 400, y: 134 } }],
])('the line %s runs in the gap beside it', (_what, cooked, eaten, { start, gap, end }) => {
  const line = drawPotLine('pot', cooked, eaten);
  expect(line.end).toEqual(end);
  expect(line.path.startsWith(start)).toBe(true);
  expect(line.path).toContain(`Q${gap} 34`);
  expect(line.path.endsWith(`H${end.x}`)).toBe(true);
});
