import { expect, test } from 'vitest';
import { tellShare } from './dish-out.ts';

test.each([
  { type: 'cups', units: 28, all: 104, told: 'about 1 3/4 cups of 6 1/2' },
  { type: 'cups', units: 13, all: 29, told: 'about 3/4 cup and 1 tbsp of 1 3/4 cups and 1 tbsp' },
  { type: 'pieces', units: 13, all: 48, told: '6 1/2 of 24 equal pieces' },
  { type: 'cups', units: 3, all: 16, told: 'about 3 tbsp of 1' },
  { type: 'slices', units: 5, all: 24, told: '2 1/2 of 12 equal slices' },
  { type: 'weight', units: 62, all: 248, told: '25% by weight, about 310 g' },
  { type: 'weight', units: 25, all: 200, told: '12.5% by weight, about 125 g' },
  { type: 'cups', units: 25, all: 50, told: 'about 1 1/2 cups and 1 tbsp of 3 cups and 2 tbsp' },
  { type: 'portions', units: 5, all: 24, told: '1 1/4 of 6 portions' },
  { type: 'counted', units: 2, all: 12, noun: 'muffins', told: '2 of 12 muffins' },
] as const)('$units of $all in $type is told as $told', ({ units, all, told, ...ladle }) => {
  expect(tellShare(ladle, units, all)).toBe(told);
});
