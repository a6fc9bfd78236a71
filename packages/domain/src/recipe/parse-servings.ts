export const SERVINGS = { min: 1, max: 20 } as const;

/** What was typed into the servings field, as a number of eaters: whole, at most 20; `undefined` for what is below 1 and so ignored. */
export function parseServings(text: string): number | undefined {
  const value = Math.trunc(Number(text));
  if (Number.isNaN(value) || text.trim() === '') return 1;
  return value < SERVINGS.min ? undefined : Math.min(SERVINGS.max, value);
}
