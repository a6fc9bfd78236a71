import { expect, test } from 'vitest';
import type { Intent } from '../intent.ts';
import { splitDay } from '../target/meal-split.ts';
import { parseIntent } from './parse-intent.ts';
import { MEAL_SLOTS } from '../../recipe/meal-slot.ts';

test.each<readonly [string, Intent['sizes']]>([
  ['light dinner and a big breakfast', { breakfast: 'big', dinner: 'light' }],
  ['something light for dinner', { dinner: 'light' }],
  ['dinner should be light', { dinner: 'light' }],
  ['keep lunch small', { lunch: 'light' }],
  ['light vegetarian lunch', { lunch: 'light' }],
  ['pranzo leggero', { lunch: 'light' }],
  ['dinner, light on salt', {}],
  ['dinner, light lunch', { lunch: 'light' }],
  ['small budget, dinner with fish', {}],
  ['no big dinner', { dinner: 'light' }],
  ['no dinner, big lunch', { lunch: 'big' }],
])('%s', (text, sizes) => expect(parseIntent(text).sizes).toEqual(sizes));

test('what a light dinner has less, the other meals have more', () => {
  const [usual, light] = [splitDay(MEAL_SLOTS), splitDay(MEAL_SLOTS, { dinner: 'light' })];
  expect(light.dinner / usual.dinner).toBeLessThan(0.8);
  for (const slot of ['breakfast', 'lunch', 'snack'] as const) expect(light[slot]).toBeGreaterThan(usual[slot]);
  expect(MEAL_SLOTS.reduce((sum, slot) => sum + light[slot], 0)).toBeCloseTo(1);
});
