import { capitalize } from '../base/say.ts';
import type { Weekday } from './plain-date.ts';

/** By the number that `Weekday` is, in the order of the grid's columns. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type WeekdayName = (typeof WEEKDAYS)[number];

export const nameWeekday = (weekday: Weekday): Capitalize<WeekdayName> => capitalize(WEEKDAYS[weekday]) as Capitalize<WeekdayName>;

const SHORT = 3;
/** "Mon". */
export const shortenWeekday = (weekday: Weekday): string => nameWeekday(weekday).slice(0, SHORT);

/** How a weekday is written, of small letters: for patterns to which `findWeekday` reads what they found. */
export const WEEKDAY_PATTERN = '(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?s?';

/** The weekday that a word begins with the first three letters of: "tues", "Thursdays". */
export function findWeekday(word: string): Weekday | undefined {
  const at = WEEKDAYS.findIndex((name) => name.slice(0, SHORT) === word.slice(0, SHORT));
  return at < 0 ? undefined : (at as Weekday);
}

/** What is said of weekdays by their names, by their numbers. */
export const numberWeekdays = <Said, Value>(
  said: { readonly [name in WeekdayName]?: Said | undefined },
  read: (value: Said) => Value,
): Readonly<Partial<Record<Weekday, Value>>> =>
  Object.fromEntries(
    WEEKDAYS.flatMap((name, weekday) => {
      const value = said[name];
      return value === undefined ? [] : [[weekday, read(value)] as const];
    }),
  );
