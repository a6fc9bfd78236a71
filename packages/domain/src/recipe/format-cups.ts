import { formatFraction } from '../quantity/format-fraction.ts';
import { ML_PER_CUP, TBSP_PER_CUP } from '../quantity/kitchen-measures.table.ts';

/**
 * A volume of liquid for a step: `1 1/2 cups (360 ml)`, by the quarters and thirds a set of cups has. Quarters alone gave a
 * third of a cup of couscous a quarter too little water. Under a quarter of a cup in spoons, `2 tbsp (30 ml)`: rounded up to
 * the smallest cup, the water of a small dough made a batter of it.
 */
export function formatCups(cups: number): string {
  const spoons = Math.max(1, Math.round(cups * TBSP_PER_CUP));
  if (spoons < TBSP_PER_CUP / 4) return `${spoons} tbsp (${(spoons * ML_PER_CUP) / TBSP_PER_CUP} ml)`;
  const whole = Math.floor(cups + NEAR);
  const part = CUP_PARTS.reduce((best, size) => (Math.abs(size - (cups - whole)) < Math.abs(best - (cups - whole)) ? size : best));
  const rounded = Math.max(0.25, whole + part);
  return `${formatFraction(rounded)} ${rounded > 1 ? 'cups' : 'cup'} (${Math.round((rounded * ML_PER_CUP) / 10) * 10} ml)`;
}

const CUP_PARTS: readonly number[] = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const NEAR = 1e-6;
