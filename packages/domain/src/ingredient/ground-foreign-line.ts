import { findFoodByName } from '../food/find-food.ts';
import { FOODS } from '../food/food-table.ts';
import type { Food } from '../food/food.ts';
import { exactAmount, isRange, middleOfAmount } from '../quantity/amount.ts';
import { LONGEST_LINE } from './clean-line.ts';
import { groundParsed, weighFood, type GroundedLine } from './ground-line.ts';
import { GUESS_CONFIDENCE, guessFood } from './guess-food.ts';
import type { IngredientLine } from './ingredient-line.ts';
import { isEnglish } from './is-english.ts';
import { findLocalLanguage, type LocalLanguage } from './language/local-words.ts';
import { translateLine, translateMeasure } from './language/translate-line.ts';
import { mendCharset, mendLine } from './mend-line.ts';
import { parseLine } from './parse-line.ts';
import { NO_FOOD } from './usual-foods.table.ts';

/**
 * The food and the weight of a line that somebody else wrote. What `groundLine` does for the lines of our own dishes, and
 * what only a stranger's recipe needs: misspellings mended, the low end of a range, a stated share of fat, and for a food
 * that the table does not have the nearest one, marked as a guess.
 */
export function groundForeignLine(line: string, language: string | null = null): GroundedLine {
  const written = mendCharset(line.slice(0, LONGEST_LINE));
  const local = findLocalLanguage(language);
  if (local) return groundLocalLine(written, local);
  return isEnglish(language) ? groundEnglishLine(written) : leaveUncounted(parseLine(written));
}

/** What is in a language without a table is never guessed at. */
const leaveUncounted = (line: IngredientLine): GroundedLine => ({
  line,
  food: undefined,
  confidence: 0,
  alternatives: [],
  grams: line.amount ? null : 0,
  weight: line.amount ? 'unknown' : 'not-stated',
});

/**
 * By the tables of its language, no guess by English words: "Gift" and "Brat" would find foods that are not meant. A line that names
 * a food of these tables and nothing else is counted as surely as in English; it clears nothing for all that (`judge-recipe`), as the
 * words have no source but their authors (docs/decisions/0044, 0079).
 */
function groundLocalLine(written: string, language: LocalLanguage): GroundedLine {
  const translated = translateLine(written, language);
  if (!translated) return leaveUncounted(parseLine(translateMeasure(written, language)));
  const grounded = groundParsed(takeLowEnd(parseLine(translated.text)), translated.text);
  const food = grounded.food ?? findFoodByName(translated.food);
  if (!food) return grounded;
  const read = grounded.food
    ? grounded
    : weighFood({ line: grounded.line, text: translated.text }, { food, confidence: 1, alternatives: [] });
  return translated.isPlain ? read : { ...read, confidence: GUESS_CONFIDENCE };
}

function groundEnglishLine(written: string): GroundedLine {
  const text = mendLine(written);
  const line = takeLowEnd(parseLine(text));
  if (NO_FOOD.test(line.name)) return { ...leaveUncounted(line), grams: 0, weight: 'not-stated' };
  const grounded = groundParsed(line, text);
  if (grounded.food) return inCups(withLeanness(grounded, text));
  const guess = guessFood(line);
  if (!guess) return grounded;
  return inCups(weighFood({ line, text: text.toLowerCase() }, { food: guess, confidence: GUESS_CONFIDENCE, alternatives: [] }));
}

/** Those who state energy beside "2 to 3 tbsp" most often counted two: with the low ends unseen recipes came out nearer. */
const takeLowEnd = (line: IngredientLine): IngredientLine =>
  line.amount && isRange(line.amount)
    ? {
        ...line,
        amount: exactAmount(line.amount.min),
        otherMeasures: line.otherMeasures.map((other) => ({ ...other, amount: exactAmount(other.amount.min) })),
      }
    : line;

/** "93 % lean", "93/7", "5 % fat": of the rows of this animal's mince the one whose fat is nearest. */
function withLeanness(grounded: GroundedLine, text: string): GroundedLine {
  const { food, grams } = grounded;
  const fat = FAT.exec(text)?.[1];
  const lean = fat === undefined ? Number(LEAN.exec(text)?.[1] ?? Number.NaN) : 100 - Number(fat);
  if (!food || grams === null || !(lean >= 50 && lean <= 99) || !/\b(?:ground|minced?)\b/i.test(text)) return grounded;
  const rows = FOODS.filter(({ kind, id, state }) => kind === food.kind && state === food.state && /ground-/.test(id));
  const distance = ({ per100g }: Food): number => Math.abs(per100g.fat - (100 - lean));
  const nearest = rows.toSorted((one, other) => distance(one) - distance(other))[0];
  return nearest && distance(nearest) < distance(food) ? { ...grounded, food: nearest } : grounded;
}

/** "3/4 cocoa powder": of what is measured and never counted, a number without a unit is of cups. */
function inCups(grounded: GroundedLine): GroundedLine {
  const { line, food, grams } = grounded;
  const perCup = food && (food.unitGrams.cup ?? food.unitGrams['cup-chopped']);
  const cups = line.amount ? middleOfAmount(line.amount) : 0;
  if (grams !== null || line.unit !== null || perCup === undefined || perCup === null || cups > MOST_CUPS) return grounded;
  return { ...grounded, grams: cups * perCup, weight: 'guessed' };
}

const MOST_CUPS = 4;

/** As British packs say it. */
const FAT = /\b(\d{1,2})\s?% fat\b/i;
const LEAN = /\b(\d{2})\s?(?:%\s?(?:extra[- ])?lean|\/\s?\d{1,2}\b)/i;
