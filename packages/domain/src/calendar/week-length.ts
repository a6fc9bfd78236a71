/** Days that are planned together. Whoever asks for a month begins with a fortnight. */
export const LEAST_DAYS = 2;
export const MOST_DAYS = 14;
