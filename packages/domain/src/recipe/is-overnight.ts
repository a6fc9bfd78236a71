/** Minutes that a dish has to stand before it is cooked or eaten, from which on nobody begins on the same day: oats take four hours. */
const OVERNIGHT = 180;
/** Longer than from an evening to the dinner behind it. */
const DAYS = 24 * 60;

export const isOvernight = (minutes: number): boolean => minutes >= OVERNIGHT && minutes <= DAYS;

/** For what stands longer than a night, how many days before it is eaten it is begun; undefined of all else. */
export const daysAhead = (minutes: number): number | undefined => (minutes > DAYS ? Math.ceil(minutes / DAYS) : undefined);
