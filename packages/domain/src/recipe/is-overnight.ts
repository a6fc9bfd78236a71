import type { MealPlace } from './meal-slot.ts';

/** Minutes that a dish has to stand before it is cooked or eaten, from which on it is worth telling the evening before. */
const HOURS = 180;
/** From which on nobody begins on the same day. */
const NIGHT = 360;
/** Longer than from an evening to the dinner behind it. */
const DAYS = 24 * 60;

/** What stands for hours: who is out all day begins it the evening before. */
export const takesHours = (minutes: number): boolean => minutes >= HOURS && minutes <= DAYS;

export type Standing = { readonly minutes: number; readonly slot?: MealPlace | undefined; readonly steps?: readonly string[] | undefined };

/** Of what stands so long whether it is begun the night before: oats that take four hours are, as nobody gets up for them. */
export const isOvernight = ({ minutes, slot, steps = [] }: Standing): boolean =>
  takesHours(minutes) && (minutes >= NIGHT || slot === 'breakfast' || steps.some(saysOvernight));

/** As the kits word it where a step takes a night. */
export const saysOvernight = (step: string): boolean => /\bovernight\b|\b(?:night|evening|day) before\b/i.test(step);

/** For what stands longer than a night, how many days before it is eaten it is begun; undefined of all else. */
export const daysAhead = (minutes: number): number | undefined => (minutes > DAYS ? Math.ceil(minutes / DAYS) : undefined);
