import { KCAL_PER_GRAM, type Macros, MACROS, type Macro } from '@larder/domain/food/nutrients.ts';

export const MACRO_LABELS: Readonly<Record<Macro, string>> = { protein: 'Protein', carbs: 'Carbs', fat: 'Fat' };

/** Always beside the name, so that nothing rests on colour. */
export const MACRO_FILLS: Readonly<Record<Macro, string>> = { protein: 'bg-protein', carbs: 'bg-carbs', fat: 'bg-fat' };

export type MacroSlice = {
  readonly macro: Macro;
  readonly grams: number;
  readonly kcal: number;
  /** Of the energy, for reading. */
  readonly percent: number;
  /** Of the ring, for drawing: never below the smallest slice, and the three fill the ring. */
  readonly drawnPercent: number;
};

/** A macro of zero grams is still seen to be there. From the specification. */
export const SMALLEST_SLICE_PERCENT = 0.5;

export function macroSlices(grams: Macros): readonly MacroSlice[] {
  const kcal = MACROS.map((macro) => Math.max(0, grams[macro]) * KCAL_PER_GRAM[macro]);
  const total = kcal.reduce((sum, part) => sum + part, 0);
  const percents = kcal.map((part) => (total === 0 ? 0 : (part / total) * 100));
  const drawn = drawnShares(percents);
  return MACROS.map((macro, i) => ({ macro, grams: grams[macro], kcal: kcal[i]!, percent: percents[i]!, drawnPercent: drawn[i]! }));
}

/** Small slices are raised to the smallest; the others give up that room in proportion. */
function drawnShares(percents: readonly number[]): readonly number[] {
  if (percents.every((percent) => percent === 0)) return percents.map(() => 100 / percents.length);
  const small = percents.filter((percent) => percent < SMALLEST_SLICE_PERCENT);
  const smallTotal = small.reduce((sum, percent) => sum + percent, 0);
  const shrink = (100 - small.length * SMALLEST_SLICE_PERCENT) / (100 - smallTotal);
  return percents.map((percent) => (percent < SMALLEST_SLICE_PERCENT ? SMALLEST_SLICE_PERCENT : percent * shrink));
}
