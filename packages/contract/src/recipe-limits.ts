/** Of one recipe; a page that holds more is cut by its reader, and real ones hold a tenth. */
export const RECIPE_LIMITS = {
  titleLetters: 200,
  lines: 120,
  steps: 120,
  lineLetters: 500,
  stepLetters: 4000,
  noteLetters: 5000,
  plates: 200,
  minutes: 100_000,
  /** Of a line, as somebody corrects it. */
  grams: 100_000,
} as const;
