import { asksReader, isFarewell, speaksOfCooking, statesEnergy, warns } from './closing-lines.ts';
import { isListChrome } from './chrome-lines.ts';
import { isFood, listAmountsWithin } from './inline-list.ts';
import { beginsWithAmount, beginsWithNumber } from './ingredient-likeness.ts';
import { isAllLabels } from './page-labels.ts';
import { isPageWords } from './page-words.ts';
import { findNote, findSection } from './section-words.ts';

/**
 * Whether a line that stands in no part of a recipe may belong to it all the same: it has an amount, a food or a word of
 * cooking, and is not plainly what a page or a letter says of itself. Rules err, and what they drop nobody sees again; whoever
 * pastes reads the notes before saving.
 */
export function mayBelong(text: string): boolean {
  if (warns(text) && namesFood(text)) return true;
  if (statesEnergy(text) || ENERGY.test(text)) return false;
  if (isAboutPage(text)) return MEASURED.test(text) || (beginsWithNumber(text) && isFood(text));
  if (isAllLabels(text)) return isFood(text) || (text.split(' ').length > LONGEST_LABEL && namesFood(text));
  if (ASKS.test(text)) return namesAmount(text);
  if (isTalk(text)) return namesAmount(text) || namesFood(text);
  return namesAmount(text) || speaksOfCooking(text) || namesFood(text);
}

/** Whether a line right below a title says what the dish is, though it may name neither a food nor a word of cooking: a sentence that is about no page. */
export const mayIntroduce = (text: string): boolean =>
  text.length <= LONGEST &&
  text.split(' ').length >= FEWEST_OF_SENTENCE &&
  /\p{L}[.!…]["”’)]?$/u.test(text) &&
  !(statesEnergy(text) || isAboutPage(text) || isAllLabels(text) || isFarewell(text));
const FEWEST_OF_SENTENCE = 4;

/** "200 g flour", "2 eggs", and amounts within a sentence. */
const namesAmount = (text: string): boolean => listAmountsWithin(text).length > 0 || beginsWithAmount(text);

const namesFood = (text: string): boolean =>
  isFood(text) || (text.slice(0, LONGEST).match(/\p{L}{3,}/gu) ?? []).slice(0, MOST_WORDS).some(isFood);
const LONGEST = 600;
const MOST_WORDS = 60;

/** Its buttons, its menus, what it is filed under, its ratings, whom a mail is from. */
const isAboutPage = (text: string): boolean =>
  isPageWords(text) || (isListChrome(text) && !namesFood(text)) || isFact(text) || asksReader(text);
const ENERGY = /^(?:calories|energy|brennwert|kalorien|calorías|calorie)\s?:?\s\d/iu;
const MEASURED = /\d\s?(?:g|kg|ml|cl|dl|l|oz|lbs?|tbsps?|tsps?|cups?|el|tl|prisen?|cdas?|cditas?)\b/iu;
/** "Cuisine: Indian", where "EDIT: yes, they freeze" tells something. */
const isFact = (text: string): boolean => (findNote(text)?.value.split(' ').length ?? Infinity) <= LONGEST_FACT;
const LONGEST_FACT = 4;

/** Words: a sentence may say for how many it is, and more. */
const LONGEST_LABEL = 8;
const ASKS = /\?\W*$/;

/** Headings and greetings: "done" and "let me know" are no words of cooking there. */
const isTalk = (text: string): boolean => (findSection(text) !== undefined && !/[.!]$/.test(text)) || isFarewell(text);
