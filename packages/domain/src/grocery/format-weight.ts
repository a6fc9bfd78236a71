import { numberToAmount } from '../quantity/amount.ts';
import { formatAmount, type UnitSystem } from '../quantity/format-amount.ts';
import { ceilTo } from './round-up.ts';
import { GRAMS_PER_OUNCE } from '../quantity/kitchen-measures.table.ts';

/** In the shopper's system only: what stands in brackets itself. Under 15 g an ounce says too little. */
export function formatWeightIn(grams: number, system: UnitSystem): string {
  if (system === 'metric' || grams < SMALLEST_WEIGHED_GRAMS) return formatMetricWeight(grams);
  const ounces = ceilTo(grams / GRAMS_PER_OUNCE, 1 / 2);
  return ounces < 16 ? formatAmount(numberToAmount(ounces), 'oz') : formatAmount(numberToAmount(ceilTo(ounces / 16, 1 / 4)), 'lb');
}

export function formatMetricWeight(grams: number): string {
  const rounded = ceilTo(grams, grams < 20 ? 1 : grams < 250 ? 5 : 10);
  if (rounded < 1000) return formatAmount(numberToAmount(rounded), 'g');
  return `${Number(ceilTo(grams / 1000, 1 / 20).toFixed(2))} kg`;
}

export const SMALLEST_WEIGHED_GRAMS = 15;
