import { describe, expect, it, test } from 'vitest';
import { nearestServing, servePlates, servingsOf } from './recipe-servings.ts';

describe('what one may be served of a recipe', () => {
  it('are quarters of its own portions, from half of one to two', () => {
    expect(servingsOf({ plates: 6 })).toEqual({ type: 'portions', units: 24, servings: [2, 3, 4, 5, 6, 7, 8] });
  });

  it('are whole pieces where it makes pieces, two plates of them at most', () => {
    expect(servingsOf({ plates: 6, pieces: { count: 12, noun: 'muffins' } })).toEqual({
      type: 'counted',
      units: 12,
      noun: 'muffins',
      servings: [1, 2, 3, 4],
    });
  });
});

test.each([
  { units: 4.4, nearest: 4 },
  { units: 4.6, nearest: 5 },
  { units: 0.3, nearest: 2 },
  { units: 30, nearest: 8 },
])('$units quarters are served as $nearest', ({ units, nearest }) => {
  expect(nearestServing(servingsOf({ plates: 4 }).servings, units)).toBe(nearest);
});

describe('a recipe of 500 kcal a portion', () => {
  const near = { least: 0.8, most: 1.1 };
  it('is served in the quarter that is nearest to what each is to have', () => {
    expect(servePlates({ plates: 4 }, { plateKcal: 500, wants: [610, 760, 390], near })).toEqual([1.25, 1.5, 0.75]);
  });

  it.each([
    ['more than two portions', [1400, 600]],
    ['less than half of one', [600, 180]],
  ])('is nothing for a table where somebody is to have %s', (_, wants) => {
    expect(servePlates({ plates: 4 }, { plateKcal: 500, wants, near })).toBeUndefined();
  });
});
