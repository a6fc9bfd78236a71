export const SERVINGS = { min: 1, max: 20 } as const;

/** Of 24 cookies as many as four times those: more than that is no kitchen of a home. */
const MOST_TIMES = 4;

/** For how many a recipe can be shown that is written for so many. */
export const mostServings = (writtenFor: number): number => Math.max(SERVINGS.max, Math.ceil(MOST_TIMES * writtenFor));

/** What was typed into the servings field, as a number of eaters: whole, at most `most`; `undefined` for what is below 1 and so ignored. */
export function parseServings(text: string, most: number): number | undefined {
  const value = Math.trunc(Number(text));
  if (Number.isNaN(value) || text.trim() === '') return 1;
  return value < SERVINGS.min ? undefined : Math.min(most, value);
}
