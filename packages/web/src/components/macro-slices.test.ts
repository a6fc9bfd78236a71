import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { macroSlices, SMALLEST_SLICE_PERCENT } from './macro-slices.ts';

const grams = fc.record({
  protein: fc.integer({ min: 0, max: 250 }),
  carbs: fc.integer({ min: 0, max: 400 }),
  fat: fc.integer({ min: 0, max: 150 }),
});

describe('macroSlices', () => {
  // Worked example of the acceptance checklist, GEN-11.
  test('shares the energy out 4/4/9', () => {
    const slices = macroSlices({ protein: 100, carbs: 200, fat: 50 });
    expect(slices.map(({ kcal }) => kcal)).toEqual([400, 800, 450]);
    expect(slices.map(({ percent }) => Math.round(percent))).toEqual([24, 48, 27]);
  });

  test('draws a macro of zero grams as half a per cent', () => {
    const [, carbs] = macroSlices({ protein: 100, carbs: 0, fat: 50 });
    expect(carbs).toMatchObject({ percent: 0, drawnPercent: SMALLEST_SLICE_PERCENT });
  });

  test('the slices always fill the ring and none is thinner than the smallest', () => {
    fc.assert(
      fc.property(grams, (given) => {
        const drawn = macroSlices(given).map(({ drawnPercent }) => drawnPercent);
        expect(drawn.reduce((sum, part) => sum + part, 0)).toBeCloseTo(100, 6);
        expect(Math.min(...drawn)).toBeGreaterThanOrEqual(SMALLEST_SLICE_PERCENT);
      }),
    );
  });
});
