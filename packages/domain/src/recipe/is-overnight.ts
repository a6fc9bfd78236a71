/** Minutes that a dish has to stand before it is cooked or eaten, from which on nobody begins on the same day: oats take four hours. */
const OVERNIGHT = 180;

export const isOvernight = (minutes: number): boolean => minutes >= OVERNIGHT;
