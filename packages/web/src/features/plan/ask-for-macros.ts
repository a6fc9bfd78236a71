import type { Macros } from '@larder/domain/food/nutrients.ts';

/** The query with the sliders' wish in words, which is how `generate` is told (AMB-22). */
export function askForMacros(query: string, wish: Macros): string {
  return `${query}, ${wish.protein} g protein, ${wish.carbs} g carbs, ${wish.fat} g fat`;
}
