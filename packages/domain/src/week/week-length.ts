export const LEAST_DAYS = 2;
export const MOST_DAYS = 14;
