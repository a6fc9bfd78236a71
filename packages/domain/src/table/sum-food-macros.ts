import type { Macros } from '../food/nutrients.ts';

export function sumFoodMacros(foods: readonly { readonly per100g: Macros; readonly grams: number }[]): Macros {
  const sum = (macro: keyof Macros): number => foods.reduce((total, { per100g, grams }) => total + (per100g[macro] * grams) / 100, 0);
  return { protein: sum('protein'), carbs: sum('carbs'), fat: sum('fat') };
}
