import { foodNameKey } from '../food/food-name-key.ts';
import { findFood } from '../food/find-food.ts';
import type { Food } from '../food/food.ts';
import { groundForeignLine } from '../ingredient/ground-foreign-line.ts';
import { weighFood, type GroundedLine } from '../ingredient/ground-line.ts';
import { findQualifiedName } from '../ingredient/qualified-name.ts';
import type { IngredientLine } from '../ingredient/ingredient-line.ts';
import { findLocalLanguage, LOCAL_LANGUAGES, type LocalLanguage, stemWords } from '../ingredient/language/local-words.ts';
import { listFoodWords } from '../ingredient/language/translate-line.ts';
import { middleOfAmount } from '../quantity/amount.ts';

/** What a household said once about lines with the same food words, in whichever amount. */
export type LineCorrection = {
  /** `lineKey` of the lines it holds for. */
  readonly key: string;
  /** Null: such lines are not counted. */
  readonly foodId: string | null;
  /** The weight of one `unit` of it; null where the food's own measures stand. */
  readonly weight: { readonly unit: string; readonly grams: number } | null;
};

/** The food words of a line, of its own language: "2 large onions, chopped" and "1 onion" are one key, "milk, whole" and "milk, nonfat" two. */
export function lineKey(text: string, language: string | null = null): string {
  const local = findLocalLanguage(language);
  return (local && listFoodWords(text, local).join(' ')) || englishKey(text, language);
}

function englishKey(text: string, language: string | null): string {
  const { line } = groundForeignLine(text, language);
  const name = findQualifiedName(line) ?? line.name;
  return foodNameKey(name) || name.trim().toLowerCase() || text.trim().toLowerCase();
}

/**
 * What was said of the food words of a line, in whichever number and case. A line in another language is held by its own words, and
 * where nothing was said of those, by the English ones that it is read as.
 */
export function findCorrection<Said extends LineCorrection>(
  text: string,
  language: string | null,
  corrections: ReadonlyMap<string, Said>,
): Said | undefined {
  if (corrections.size === 0) return undefined;
  return findByOwnWords(text, language, corrections) ?? corrections.get(englishKey(text, language));
}

/** The key to keep a correction of a line under: in the place of what was said of its words in another number. */
export const keyToCorrect = (text: string, language: string | null, corrections: ReadonlyMap<string, LineCorrection>): string =>
  findByOwnWords(text, language, corrections)?.key ?? lineKey(text, language);

function findByOwnWords<Said extends LineCorrection>(
  text: string,
  language: string | null,
  corrections: ReadonlyMap<string, Said>,
): Said | undefined {
  const local = findLocalLanguage(language);
  const key = local && indexWords(corrections, local).get(stemsOf(text, local));
  return key === undefined ? undefined : corrections.get(key);
}

const stemsOf = (text: string, language: LocalLanguage): string => stemWords(listFoodWords(text, language).join(' '), language).join(' ');

/** Of what is in use: it is asked for each line of a recipe. */
const indexes = new WeakMap<ReadonlyMap<string, LineCorrection>, Map<LocalLanguage, ReadonlyMap<string, string>>>();

/** The keys of corrections by the stems of their words. */
function indexWords(corrections: ReadonlyMap<string, LineCorrection>, language: LocalLanguage): ReadonlyMap<string, string> {
  const known = indexes.get(corrections) ?? new Map<LocalLanguage, ReadonlyMap<string, string>>();
  indexes.set(corrections, known);
  const index = known.get(language) ?? new Map([...corrections.keys()].map((key) => [stemsOf(key, language), key]));
  known.set(language, index);
  return index;
}

/** What an amount of this line is counted in; a line without an amount is one of itself. */
export function unitOf({ amount, unit, size }: IngredientLine): string {
  if (!amount) return 'line';
  return [size, unit ?? 'piece'].filter(Boolean).join(' ');
}

/** "This line weighs 220 g" as what one of its units weighs. */
export function weightOfUnit(text: string, language: string | null, grams: number): NonNullable<LineCorrection['weight']> {
  const { line } = groundForeignLine(text, language);
  return { unit: unitOf(line), grams: grams / countOf(line) };
}

const countOf = ({ amount }: IngredientLine): number => (amount && middleOfAmount(amount)) || 1;

export type CorrectedLine = GroundedLine & { readonly said: 'counted' | 'left-out' | null };

/** A line as the table reads it, and as the household has said about its words. */
export function groundOwnLine(text: string, language: string | null, corrections: ReadonlyMap<string, LineCorrection>): CorrectedLine {
  const grounded = groundForeignLine(text, language);
  const correction = findCorrection(text, language, corrections);
  if (!correction) return { ...grounded, said: null };
  if (correction.foodId === null) return { ...grounded, said: 'left-out' };
  // A food that a later table no longer has: the line is read as if nobody had said anything.
  const food = findFood(correction.foodId);
  if (!food) return { ...grounded, said: null };
  const weighed = weighAs(food, { text, grounded });
  const { line } = grounded;
  const { weight } = correction;
  if (weight?.unit !== unitOf(line)) return { ...weighed, confidence: 1, said: 'counted' };
  return { ...weighed, confidence: 1, grams: weight.grams * countOf(line), weight: 'stated', said: 'counted' };
}

/** A line that somebody has said to be of this food. */
export const weighAs = (
  food: Food,
  {
    text,
    language = null,
    grounded = groundForeignLine(text, language),
  }: { text: string; language?: string | null; grounded?: GroundedLine },
): GroundedLine =>
  food.id === grounded.food?.id
    ? grounded
    : weighFood({ line: grounded.line, text: text.toLowerCase() }, { food, confidence: 1, alternatives: grounded.alternatives });

/** Whether lines say so much of a food, in one of the languages that they may be in: a meal does not say which. Grams are rounded, and small ones by much. */
export const weighsAsMuch = (lines: readonly string[], food: Food, grams: number): boolean =>
  [null, ...LOCAL_LANGUAGES].some((language) => {
    const read = lines.reduce((sum, text) => sum + (weighAs(food, { text, language }).grams ?? 0), 0);
    return Math.abs(read - grams) <= Math.max(1, grams / 10);
  });
