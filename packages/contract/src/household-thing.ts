/** What of a household's others have changed; the reader looks for itself at what it shows of it. */
export const HOUSEHOLD_THINGS = ['plans', 'days', 'weeks', 'lists', 'recipes', 'people'] as const;
export type HouseholdThing = (typeof HOUSEHOLD_THINGS)[number];
