/** Nutrition values are shown whole, without decimals or a thousands mark: 1801, as on a food label. */
export const formatWhole = (value: number): string => String(Math.round(value));
export const formatKcal = (kcal: number): string => `${formatWhole(kcal)} kcal`;
export const formatGrams = (grams: number): string => `${formatWhole(grams)} g`;
