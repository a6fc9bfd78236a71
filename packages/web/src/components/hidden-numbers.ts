import { createContext, useContext } from 'react';

/** Whether the person asked to see no calories and macros. Set once around the application, from the profile. */
export const HiddenNumbers = createContext(false);

export const useHidesNumbers = (): boolean => useContext(HiddenNumbers);

export const HIDDEN_NUMBERS_TEXT = 'Calories and macros are hidden, as you chose in your profile.';

/** A sentence about energy, nutrients or shares of energy, as chips and "Why this plan" have them. */
export const isAboutNumbers = (sentence: string): boolean => ABOUT_NUMBERS.test(sentence);

const ABOUT_NUMBERS =
  /\d\s*(?:k?cal(?:orie)?s?\b|% (?:of energy|protein|carbs|fat)\b|m?g (?:of )?(?:protein|carbs?|fat|fiber|sodium|sugar)\b|g (?:over|under|at)\b)/iu;

/** The text without what it says of numbers: "A day of 1,800 kcal: ..." keeps its dishes, a sentence about nothing else goes. */
export const withoutNumbers = (text: string): string =>
  text
    .replace(/ of [\d,.]+ kcal\b/giu, '')
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !isAboutNumbers(sentence))
    .join(' ');
