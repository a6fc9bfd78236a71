import { FOODS } from '../food/food-table.ts';
import type { Food } from '../food/food.ts';
import { exactAmount, isRange } from '../quantity/amount.ts';
import { groundParsed, weighFood, type GroundedLine } from './ground-line.ts';
import { GUESS_CONFIDENCE, guessFood } from './guess-food.ts';
import type { IngredientLine } from './ingredient-line.ts';
import { mendLine } from './mend-line.ts';
import { parseLine } from './parse-line.ts';

/**
 * The food and the weight of a line that somebody else wrote. What `groundLine` does for the lines of our own dishes, and
 * what only a stranger's recipe needs: misspellings mended, the low end of a range, a stated share of fat, and for a food
 * that the table does not have the nearest one, marked as a guess.
 */
export function groundForeignLine(written: string): GroundedLine {
  const text = mendLine(written);
  const line = takeLowEnd(parseLine(text));
  const grounded = groundParsed(line, text);
  if (grounded.food) return withLeanness(grounded, text);
  const guess = guessFood(line);
  if (!guess) return grounded;
  return weighFood({ line, text: text.toLowerCase() }, { food: guess, confidence: GUESS_CONFIDENCE, alternatives: [] });
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

/** "93 % lean", "93/7": of the rows of this animal's mince the one whose fat is nearest. */
function withLeanness(grounded: GroundedLine, text: string): GroundedLine {
  const { food, grams } = grounded;
  const lean = Number(LEAN.exec(text)?.[1] ?? Number.NaN);
  if (!food || grams === null || !(lean >= 50 && lean <= 99) || !/\b(?:ground|minced?)\b/i.test(text)) return grounded;
  const rows = FOODS.filter(({ kind, id, state }) => kind === food.kind && state === food.state && /ground-/.test(id));
  const distance = ({ per100g }: Food): number => Math.abs(per100g.fat - (100 - lean));
  const nearest = rows.toSorted((one, other) => distance(one) - distance(other))[0];
  return nearest && distance(nearest) < distance(food) ? { ...grounded, food: nearest } : grounded;
}

const LEAN = /\b(\d{2})\s?(?:%\s?(?:extra[- ])?lean|\/\s?\d{1,2}\b)/i;
