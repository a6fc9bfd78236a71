/** Grams print whole; a tenth keeps spices from vanishing without carrying a double's tail into storage. */
export const roundGrams = (grams: number): number => Math.round(grams * 10) / 10;
