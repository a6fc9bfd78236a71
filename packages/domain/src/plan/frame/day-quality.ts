/**
 * What a day of three meals or more is held to beside its targets, each figure at three strictnesses.
 *
 * - `asked`: what the checks of the bench and the tests hold a finished day to.
 * - `graded`: what the portions of the best days are held to. Printed amounts and figures are rounded, so a day right at the
 *   limit would fall short of it once in a while.
 * - `chosen`: what dishes are held to while they are chosen, by their written amounts. Portions then drift by up to a tenth.
 *
 * The figures asked for are those of the planner design, section 9, where no other source is named.
 */
export const DAY_QUALITY = {
  /** Grams. The dietary reference intakes (2005) have 14 g as an adequate intake; few omnivore days of known dishes reach it. */
  fiberPer1000Kcal: { asked: 12, graded: 12.1, chosen: 12.5 },
  /** Grams of fruit and vegetables a day. WHO: 400 g with juices and pulses, which are not counted here. */
  produceGrams: { asked: 300, graded: 312, chosen: 330 },
  /** Grams of vegetables on a plate of lunch or dinner. WHO: a portion is 80 g raw; 75 as cooks weigh. */
  vegetableGrams: { asked: 75, graded: 78, chosen: 90 },
  /** Of what the meal usually has of the day's energy (`target/meal-split`). A wish for that very meal explains any. */
  mealShare: { asked: { least: 0.6, most: 1.45 }, graded: { least: 0.65, most: 1.34 } },
} as const;
