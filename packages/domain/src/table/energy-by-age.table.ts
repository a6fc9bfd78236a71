/**
 * Energy of a usual day by age, both sexes' figures halved: nothing but a name and an age is asked of a child. Two and over:
 * Dietary Guidelines for Americans 2020-2025, table A2-2, moderately active (the equations of the IOM's Dietary Reference
 * Intakes, 2005). One: the middle of the 700 to 1,000 kcal of its pattern for toddlers of 12 to 23 months. EFSA's average
 * requirements (EFSA Journal 2013;11(1):3005) at a moderate activity are within 10 % of every row that they have.
 */
export const ENERGY_BY_AGE: readonly { readonly from: number; readonly female: number; readonly male: number }[] = [
  { from: 1, female: 850, male: 850 },
  { from: 2, female: 1000, male: 1000 },
  { from: 3, female: 1200, male: 1400 },
  { from: 4, female: 1400, male: 1400 },
  { from: 6, female: 1400, male: 1600 },
  { from: 7, female: 1600, male: 1600 },
  { from: 9, female: 1600, male: 1800 },
  { from: 10, female: 1800, male: 1800 },
  { from: 11, female: 1800, male: 2000 },
  { from: 12, female: 2000, male: 2200 },
  { from: 14, female: 2000, male: 2400 },
  { from: 15, female: 2000, male: 2600 },
  { from: 16, female: 2000, male: 2800 },
];

/** Per cent of energy that a child's day may have: Acceptable Macronutrient Distribution Ranges, IOM 2005. */
export const MIX_BY_AGE = [
  { from: 1, protein: [5, 20], carbs: [45, 65], fat: [30, 40] },
  { from: 4, protein: [10, 30], carbs: [45, 65], fat: [25, 35] },
] as const;
