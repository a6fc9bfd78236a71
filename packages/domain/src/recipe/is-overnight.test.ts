import { expect, test } from 'vitest';
import { isOvernight } from './is-overnight.ts';

test.each([
  [{ minutes: 120 }, false],
  [{ minutes: 240 }, false],
  [{ minutes: 240, slot: 'dinner', steps: ['Marinate for 4 hours.'] }, false],
  [{ minutes: 240, slot: 'breakfast' }, true],
  [{ minutes: 240, slot: 'snack', steps: ['Chill overnight, or for at least four hours.'] }, true],
  [{ minutes: 360 }, true],
  [{ minutes: 480, slot: 'dinner' }, true],
  [{ minutes: 2880 }, false],
] as const)('%j is begun the night before: %j', (standing, is) => {
  expect(isOvernight(standing)).toBe(is);
});
