const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Nutrition values are shown whole, never with decimals. */
export const formatWhole = (value: number): string => WHOLE.format(Math.round(value));
export const formatKcal = (kcal: number): string => `${formatWhole(kcal)} kcal`;
export const formatGrams = (grams: number): string => `${formatWhole(grams)} g`;
