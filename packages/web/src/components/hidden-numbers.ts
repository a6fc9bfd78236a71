import { createContext, useContext } from 'react';

/** Whether the person asked to see no calories and macros. Set once around the application, from the profile. */
export const HiddenNumbers = createContext(false);

export const useHidesNumbers = (): boolean => useContext(HiddenNumbers);

/** A sentence about energy, grams of a macro or shares of energy, as chips and "Why this plan" have them. */
export const isAboutNumbers = (sentence: string): boolean => ABOUT_NUMBERS.test(sentence);

const ABOUT_NUMBERS =
  /\d\s*(?:k?cal(?:orie)?s?\b|kj\b|% (?:of energy|protein|carbs|fat)\b|m?g (?:of )?(?:protein|carbs?|fat|fiber|sodium)\b)|\bg (?:over|under|at (?:breakfast|lunch|dinner|snack))\b/iu;

/** The same text without such sentences: a day's description may have one. */
export const withoutNumbers = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !isAboutNumbers(sentence))
    .join(' ');
